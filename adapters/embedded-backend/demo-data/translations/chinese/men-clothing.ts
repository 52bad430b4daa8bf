import type { Translations } from '../translations.ts'

export const MEN_CLOTHING_IN_CHINESE: Translations = {
  'Kaus katun tebal leher bulat': '重磅纯棉圆领T恤',
  'Katun 230 gram yang tidak menerawang dan tidak melar di leher. Dijahit di Bandung dengan jahitan bahu ganda.':
    '230克棉不透不垮，领口不变形。万隆缝制，肩部双线加固。',
  'katun 100%': '100%棉',
  reguler: '常规',
  'cuci 30 °C': '30 °C 水洗',
  Bandung: '印尼万隆',

  'Kemeja kerja lengan panjang, mudah disetrika': '易打理长袖衬衫',
  'Campuran katun yang keluar dari mesin cuci hampir tanpa kusut. Kerahnya tegak tanpa kancing di ujung.':
    '混纺面料机洗后几乎不皱。领型挺括，无领尖扣。',
  'katun 60%, poliester 40%': '棉60%、聚酯纤维40%',
  ramping: '修身',

  'Dasi sutra tenun Como': '科莫真丝领带',
  'Sutra dari Como, ditenun lalu dijahit tangan di bagian belakang. Simpulnya padat dan jatuhnya lurus.':
    '科莫织造真丝，背面手工缝制。结形饱满，垂坠笔直。',
  'sutra 100%': '100%桑蚕丝',
  'Como, Italia': '意大利科莫',
  Polos: '素色',
  Garis: '条纹',
  Titik: '波点',

  'Jins lurus denim 13 oz': '直筒牛仔裤 13盎司',
  'Denim padat dengan sedikit regangan yang menyesuaikan badan setelah beberapa kali pakai. Kakinya lurus, tidak menjepit.':
    '厚实微弹，穿几次就贴合身形。裤腿直筒不紧绷。',
  'katun 99%, elastan 1%': '棉99%、氨纶1%',
  lurus: '直筒',

  'Celana pendek katun twill': '斜纹棉短裤',
  'Celana pendek di atas lutut dengan tali pinggang dalam. Cukup rapi untuk makan malam di pantai.':
    '膝上长度，内有抽绳。海边晚餐也得体。',
  'katun twill': '棉斜纹',
  'dalam 18 cm': '内长18 cm',

  'Jaket luar tahan angin berlapis tipis': '轻薄防风夹棉外套',
  'Jaket ringan untuk motor pagi dan ruang dingin, menahan angin dan gerimis. Kerahnya menyimpan tudung.':
    '清晨骑车、冷气房都适合，防风防小雨。领内藏有帽子。',
  'nilon, isian poliester': '尼龙，聚酯填充',
  'tahan percikan': '防泼水',

  'Kemeja batik cap Pekalongan': '北加浪岸手印蜡染衬衫',
  'Batik cap dengan malam asli di atas katun primisima, berfuring sampai pinggang. Motifnya bertemu rapi di kancing.':
    '上等棉布真蜡手印，内衬至腰。门襟花纹对齐。',
  'katun primisima': '精梳细棉',
  'setengah furing': '半里',
  Pekalongan: '印尼北加浪岸',
  'cuci tangan, lerak': '手洗，中性皂',
  Parang: '刀纹',
  Kawung: '卡翁纹',

  'Kaus kaki katun sisir, isi 5': '精梳棉袜 5双装',
  'Tumit dan ujung diperkuat, karetnya tidak meninggalkan bekas. Lima pasang dalam warna kantor.':
    '袜头袜跟加固，袜口不勒痕。五双商务色。',
  'katun 80%, nilon, elastan': '棉80%、尼龙、氨纶',

  'Celana dalam modal, isi 3': '莫代尔三角内裤 3条装',
  'Modal lembut dengan pinggang yang tidak menggulung. Tanpa label, tidak gatal.':
    '柔软莫代尔，腰边不卷。无标签不痒。',
  'modal 92%, elastan': '莫代尔92%、氨纶',
  'cuci 40 °C': '40 °C 水洗',

  'Syal wol merino kotak halus': '美利奴细格围巾',
  'Wol merino yang tidak gatal, ditenun dua warna. Ringan untuk perjalanan ke negeri dingin.':
    '不扎人的美利奴羊毛，双色织造。轻便，适合去寒冷国家旅行。',
  'wol merino': '美利奴羊毛',
  'Biella, Italia': '意大利比耶拉',

  'Rompi pantul untuk bersepeda malam': '夜骑反光背心',
  'Jala ringan dengan pita pantul depan belakang dan saku ponsel. Ukurannya diatur dengan tali samping.':
    '轻薄网布，前后反光条，带手机袋。侧绳调节大小。',
  'jala poliester': '聚酯网布',
  'terlihat 200 m': '200 m 可见',

  'Seragam latihan bela diri katun': '纯棉武术训练服',
  'Katun kanvas yang tidak mudah sobek dengan jahitan tiga baris. Termasuk sabuk putih.':
    '棉帆布耐撕扯，三道缝线。含白带。',
  'katun kanvas': '棉帆布',
  'atasan, celana, sabuk': '上衣、裤子、腰带',

  'Jas wol satu kancing': '单扣羊毛西装外套',
  'Wol ringan untuk iklim hangat dengan bahu alami. Lengannya dapat dipendekkan penjahit tanpa membuka kancing.':
    '轻薄羊毛适合温热气候，自然肩线。改短袖长不用动扣子。',
  'wol 120s': '120支羊毛',
  setengah: '半里布',
  'Milan, Italia': '意大利米兰',
}
