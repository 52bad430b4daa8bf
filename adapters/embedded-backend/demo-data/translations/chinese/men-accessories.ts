import type { Translations } from '../translations.ts'

export const MEN_ACCESSORIES_IN_CHINESE: Translations = {
  // Of glasses, not of a camera.
  Lensa: '镜片',

  'Sepatu lari ringan, sol empuk': '轻量跑鞋 软弹鞋底',
  'Sepatu 238 gram dengan sol busa yang memantul dan atasan rajut satu lembar. Cocok untuk lari harian sampai setengah maraton.':
    '238克，回弹泡棉底配一体针织鞋面，适合日常跑到半马。',
  'busa EVA, 8 mm': 'EVA泡棉，落差8 mm',
  'rajut daur ulang': '再生针织',

  'Jam tangan analog baja 38 mm': '钢制指针腕表 38 mm',
  'Jam kuarsa Jepang dalam baja 38 mm dengan kaca mineral keras. Talinya bisa diganti tanpa alat.':
    '日本石英机芯，38 mm 钢壳配硬化矿物玻璃。表带免工具更换。',
  'kuarsa Jepang': '日本石英机芯',
  'mineral keras': '硬化矿物玻璃',
  Baja: '钢色',
  'Kulit cokelat': '棕色皮',
  Biru: '蓝色',

  'Sepatu pantofel kulit, jahit Blake': '真皮德比鞋 布雷克缝制',
  'Kulit anak sapi dengan sol kulit dijahit, sehingga lentur sejak awal. Tumit karetnya dapat diganti.':
    '小牛皮配缝线皮底，新鞋就柔软。橡胶后跟可更换。',
  'kulit anak sapi': '小牛皮',
  'kulit, tumit karet': '皮底、橡胶跟',
  'Marche, Italia': '意大利马尔凯',

  'Dompet kulit tipis, 8 kartu': '超薄真皮钱包 8卡位',
  'Kulit nabati yang menua indah, muat delapan kartu dan uang tanpa dilipat tiga. Tepinya dipoles tangan.':
    '植鞣皮越用越有味道，放八张卡，钞票不用三折。边缘手工打磨。',
  'kulit samak nabati': '植鞣牛皮',
  'Toscana, Italia': '意大利托斯卡纳',

  'Topi bisbol kanvas polos': '纯色帆布棒球帽',
  'Kanvas katun yang dicuci sehingga lunak sejak baru. Gesper logam di belakang, pas untuk 55-60 cm.':
    '水洗棉帆布，一上头就柔软。后部金属扣，适合头围55–60 cm。',
  'katun kanvas': '棉帆布',

  'Sandal jepit karet alam': '天然橡胶人字拖',
  'Karet alam dari Sumatra yang empuk dan tidak berbau. Talinya satu cetakan, tidak mudah lepas.':
    '苏门答腊天然橡胶，柔软无异味。带子一体成型不易脱落。',
  'karet alam': '天然橡胶',
  Medan: '印尼棉兰',

  'Kacamata hitam terpolarisasi, asetat': '板材偏光太阳镜',
  'Bingkai asetat yang dapat disetel optik, lensa terpolarisasi kategori 3. Memotong silau aspal dan air.':
    '板材镜框可在眼镜店调整，三级偏光镜片，消除路面和水面眩光。',
  'terpolarisasi, UV400': '偏光、UV400',
  asetat: '板材（醋酸纤维）',
  'kotak, kain': '眼镜盒、眼镜布',

  'Tas kerja kulit sapi dua ruang': '牛皮公文包 双隔层',
  'Satu ruang untuk laptop 15 inci, satu untuk berkas dan bekal. Kulit Garut yang disamak dan dijahit setempat.':
    '一层放15英寸笔记本，一层放文件和便当。加鲁特鞣制、当地缝制。',
  'kulit sapi Garut': '加鲁特牛皮',

  'Ransel harian gulung atas': '卷口日用双肩包',
  'Mulut gulung yang menyesuaikan isi, dari 16 sampai 22 liter. Kain berlapis yang menahan hujan sebentar.':
    '卷口随容量伸缩，16到22升。涂层面料挡得住阵雨。',
  '16-22 liter': '16–22升',
  'nilon berlapis': '涂层尼龙',

  'Gelang kayu kokka 33 butir': '科卡木手串 33颗',
  'Butir kayu kokka 8 mm yang makin mengilap saat dipakai. Tali elastis rangkap dengan rumbai katun.':
    '8 mm 科卡木珠，越戴越亮。双股弹力绳配棉流苏。',
  'kayu kokka': '科卡木',

  'Payung panjang gagang kayu': '长柄木把雨伞',
  'Delapan rusuk serat kaca yang membalik lagi setelah angin kencang. Gagang kayu kastanye dibengkokkan uap.':
    '八根玻纤伞骨，大风吹翻也能复原。蒸汽弯制栗木手柄。',
  'serat kaca, kastanye': '玻璃纤维、栗木',

  'Sarung tangan motor musim panas': '夏季摩托车手套',
  'Jala di punggung tangan dan pelindung buku jari yang lentur. Telunjuk bisa menyentuh layar.':
    '手背网布透气，柔性护指节。食指可触屏。',
  'jala, kulit sintetis': '网布、合成革',
  velcro: '魔术贴',

  'Topi fedora wol lipat': '可折叠羊毛礼帽',
  'Kain wol yang dapat dilipat ke koper dan kembali bentuknya. Pita dalam menyerap keringat.':
    '羊毛毡可折进行李箱，取出即复原。内圈吸汗。',
  'wol 100%': '100%羊毛',
  'Firenze, Italia': '意大利佛罗伦萨',
}
