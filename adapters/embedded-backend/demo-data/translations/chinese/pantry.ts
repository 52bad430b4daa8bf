import type { Translations } from '../translations.ts'

export const PANTRY_IN_CHINESE: Translations = {
  'Ramen instan kuah kaldu, isi 8': '鸡汤酱油拉面 8包装',
  'Mi kering udara, bukan digoreng, dengan kaldu ayam dan kecap. Matang dalam empat menit dan tetap kenyal.':
    '风干非油炸面，鸡汤酱油汤底。四分钟煮好，面条弹牙。',
  bersertifikat: '已认证',
  'gandum, kedelai': '小麦、大豆',
  '10 bulan': '10个月',
  'Ayam kecap': '酱油鸡汤',
  Miso: '味噌',
  Pedas: '辣味',

  'Kopi robusta Dak Lak sangrai 500 g': '多乐罗布斯塔咖啡豆 500 g',
  'Robusta sangrai gelap dengan rasa cokelat dan kacang untuk kopi susu. Disangrai tiap Senin dan dikirim pekan itu juga.':
    '深烘焙，巧克力坚果香，适合做奶咖。每周一烘焙，当周发货。',
  gelap: '深烘',
  'Dak Lak, Vietnam': '越南多乐省',
  '12 bulan': '12个月',
  Biji: '咖啡豆',
  Kasar: '粗研磨',
  Halus: '细研磨',

  'Set seduh phin Vietnam dan kopi 250 g': '越南滴漏咖啡壶套装 含咖啡250 g',
  'Saringan phin baja, gelas, dan kopi giling 250 gram. Kartu resep menjelaskan es kopi susu langkah demi langkah.':
    '不锈钢滴漏壶、玻璃杯和250克咖啡粉。配方卡教你做冰炼乳咖啡。',
  'baja nirkarat': '不锈钢',
  'phin, gelas, kopi': '滴漏壶、玻璃杯、咖啡',

  'Sambal roa Manado 150 g': '万鸦老烟熏鱼辣酱 150 g',
  'Cabai rawit dan ikan roa asap, digoreng sampai kering sehingga awet. Pedas gurih untuk nasi hangat atau pisang goreng.':
    '小米辣配烟熏罗亚鱼，炒干耐存放。咸辣鲜香，拌饭、配炸香蕉。',
  ikan: '鱼',
  '6 bulan': '6个月',
  'Sangat pedas': '特辣',

  'Bumbu rendang Padang siap masak': '巴东仁当酱料 即煮',
  'Bumbu segar yang ditumis lambat dengan santan, tanpa pengawet. Satu bungkus untuk satu kilogram daging.':
    '新鲜香料与椰浆慢炒，不含防腐剂。一包配一公斤肉。',
  'cabai, lengkuas, santan': '辣椒、南姜、椰浆',
  '9 bulan': '9个月',
  '1 bungkus': '1包',
  '3 bungkus': '3包',

  'Beras merah organik Cianjur 2 kg': '展玉有机红米 2 kg',
  'Beras merah pecah kulit dari petani di Cianjur, pulen setelah direndam dua jam. Kemasan hampa udara.':
    '展玉农家的糙红米，浸泡两小时口感软糯。真空包装。',
  Cianjur: '印尼展玉',
  'rendam 2 jam': '浸泡2小时',

  'Gula aren cair Lebak 350 ml': '勒巴克液体棕榈糖 350 ml',
  'Nira aren yang dimasak di tungku sampai kental, wangi asap dan karamel. Untuk kopi susu, cendol, atau panekuk.':
    '棕榈汁柴火熬至浓稠，带烟熏焦糖香。加奶咖、煎蕊、松饼。',
  'Lebak, Banten': '印尼勒巴克',

  'Matcha Uji untuk minuman 80 g': '宇治抹茶粉 冲饮用 80 g',
  'Bubuk teh hijau halus dari Uji, hijau cerah dan tidak pahit tajam. Cukup untuk empat puluh gelas.':
    '宇治细磨抹茶，色泽鲜绿，苦味柔和。可冲四十杯。',
  'Uji, Jepang': '日本宇治',
  'Dengan pengocok bambu': '含竹茶筅',

  'Makarel rebus miso kaleng, isi 4': '味噌鲭鱼罐头 4罐装',
  'Makarel utuh yang lembut dalam saus miso, tinggal dihangatkan. Durinya lunak dan dapat dimakan.':
    '鲭鱼软嫩入味，加热即食。鱼骨软烂可食。',
  'ikan, kedelai': '鱼、大豆',
  '3 tahun': '3年',

  'Bumbu pecel Madiun 400 g': '茉莉芬花生酱 400 g',
  'Kacang sangrai, kencur, dan daun jeruk yang ditumbuk kasar. Seduh dengan air hangat, siap disiram ke sayur.':
    '烤花生、沙姜和青柠叶粗捣而成。温水调开，浇在蔬菜上即可。',
  'kacang tanah': '花生',

  'Mi beras pho kering 400 g': '越南河粉干米粉 400 g',
  'Mi beras tipis yang lembut tanpa patah setelah direndam sepuluh menit. Bebas gluten.':
    '细米粉浸泡十分钟变软不断。无麸质。',
  'beras, air, garam': '大米、水、盐',
  'rendam 10 menit': '浸泡10分钟',

  'Garam laut Amed, kristal kasar 250 g': '阿湄粗粒海盐 250 g',
  'Dijemur dalam palung kelapa di pantai Amed, renyah dan lembut asinnya. Taburkan sebelum disajikan.':
    '阿湄海边椰木槽日晒，松脆咸味柔和。上桌前撒一撮。',
  'Amed, Bali': '巴厘岛阿湄',

  'Lada hitam Phu Quoc 150 g': '富国岛黑胡椒 150 g',
  'Lada dipetik merah lalu dijemur, wanginya panjang. Giling sesaat sebelum dipakai.':
    '红熟采摘后晒干，香气悠长。现磨现用。',
  'Phu Quoc, Vietnam': '越南富国岛',
  '24 bulan': '24个月',
}
