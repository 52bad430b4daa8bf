import type { Translations } from '../translations.ts'

export const WELLBEING_IN_CHINESE: Translations = {
  // Of measurements, not of a computer.
  Memori: '记忆组数',

  'Madu hutan Sumbawa 350 ml': '松巴哇野生蜂蜜 350 ml',
  'Madu liar yang disaring tanpa dipanaskan, warnanya gelap dan sedikit asam. Dipanen bergilir agar sarang tetap lestari.':
    '野生蜂蜜不加热过滤，色深微酸。轮流采收，保护蜂巢。',
  Sumbawa: '印尼松巴哇',
  '24 bulan': '24个月',
  bersertifikat: '已认证',

  'Vitamin D3 1.000 IU, 90 kapsul': '维生素D3 1,000 IU 90粒',
  'Suplemen harian satu kapsul kecil bersama makan. Bacalah label dan tanyakan dokter bila sedang minum obat lain.':
    '每天一小粒随餐服用。请阅读标签；正在服药者请咨询医生。',
  '90 kapsul': '90粒',
  '1 kapsul sehari': '每日1粒',

  'Minyak ikan 1.000 mg, 100 kapsul': '深海鱼油 1,000 mg 100粒',
  'Dari ikan laut dalam dan disuling untuk menghilangkan logam berat. Kapsulnya tidak meninggalkan bau amis.':
    '取自深海鱼，蒸馏去除重金属。无鱼腥回味。',
  '100 kapsul': '100粒',
  ikan: '鱼',
  '1-2 kapsul sehari': '每日1–2粒',
  '200 kapsul': '200粒',

  'Plester hidrokoloid, 36 lembar': '水胶体痘痘贴 36片',
  'Plester tipis bening yang menutup jerawat atau lecet dan menyerap cairannya. Tiga ukuran dalam satu bungkus.':
    '轻薄透明，贴住痘痘或水泡并吸收渗液。一包三种尺寸。',
  '36 lembar': '36片',
  'ganti setelah 8 jam': '8小时后更换',

  'Teh bunga telang kering 60 g': '蝶豆花茶 60 g',
  'Seduhannya biru dan menjadi ungu begitu diberi jeruk nipis. Tanpa kafein, dijemur di kebun sendiri.':
    '冲泡呈蓝色，加青柠变紫。不含咖啡因，自家农园日晒。',
  '5 bunga per cangkir': '每杯5朵',
  'Nakhon Pathom, Thailand': '泰国佛统',

  'Inhaler herbal Thailand, isi 6': '泰国草本鼻吸 6瓶装',
  'Botol kecil berisi rempah kering yang dihirup saat perjalanan. Wanginya segar tanpa alkohol.':
    '小瓶装干香料，旅途中闻一闻，清爽提神，不含酒精。',
  '6 botol': '6瓶',
  'lada, kapulaga, mentol': '胡椒、豆蔻、薄荷脑',

  'Timbangan teh dan herbal dua piring': '双盘天平秤 茶叶草本',
  'Timbangan kuningan kecil untuk meracik teh dan masker sendiri, dengan tujuh anak timbangan. Bisa dibongkar ke kotaknya.':
    '小巧黄铜天平，自己配茶配面膜，含七个砝码。可拆收入盒。',
  'kuningan, kayu': '黄铜、木',
  '7 anak timbangan, kotak': '砝码7个、收纳盒',

  'Termometer digital ujung lentur, 10 detik': '电子体温计 软头 10秒',
  'Membaca suhu dalam sepuluh detik dan berbunyi pelan. Ujungnya lentur dan aman untuk anak.':
    '十秒测温，轻声提示。软头可弯，儿童安全。',
  'ujung tahan air': '测头防水',

  'Tensimeter lengan digital': '上臂式电子血压计',
  'Angka besar dan memori untuk dua orang, dengan penanda denyut tidak teratur. Manset 22-42 cm.':
    '大字显示，双人记忆，心律不齐提示。袖带22–42 cm。',
  'manset 22-42 cm': '袖带22–42 cm',
  '4 AA atau USB-C': '4节5号电池或USB-C',
  '2 tahun': '2年',

  'Kompres dingin dan hangat, isi 2': '冷热敷袋 2个装',
  'Gel yang tetap lentur dari pembeku dan dapat dihangatkan di microwave. Sarung kain melindungi kulit.':
    '冷冻后依旧柔软，也可微波加热。布套保护皮肤。',
  'maksimum 20 menit': '最长20分钟',
  '2 gel, 2 sarung': '凝胶袋2个、布套2个',

  'Kaus kaki kompresi 15-20 mmHg': '压力袜 15-20 mmHg',
  'Untuk penerbangan panjang dan kerja berdiri; tekanan terkuat di pergelangan. Kain berpori yang tidak gerah.':
    '长途飞行、久站工作穿，脚踝压力最强。透气不闷。',
  'nilon, elastan': '尼龙、氨纶',
  'cuci 30 °C': '30 °C 水洗',

  'Kacamata baca lipat dengan kotak': '折叠老花镜 带盒',
  'Terlipat seukuran korek dan masuk saku. Lensanya jernih dari tepi ke tepi.':
    '折起来火柴盒大小，放进口袋。镜片边缘也清晰。',
  'baja, TR90': '钢、TR90',

  'Selai kacang tanpa gula 500 g': '无糖花生酱 500 g',
  'Kacang tanah sangrai dan sedikit garam, tidak ada yang lain. Minyak di atas tinggal diaduk.':
    '只有烤花生和少许盐。表面浮油搅匀即可。',
  'kacang tanah': '花生',
  'kacang tanah 99,5%': '花生99.5%',
  '9 bulan': '9个月',
  Halus: '细滑',
  Kasar: '颗粒',
}
