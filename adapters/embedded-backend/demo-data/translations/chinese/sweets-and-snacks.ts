import type { Translations } from '../translations.ts'

export const SWEETS_AND_SNACKS_IN_CHINESE: Translations = {
  'Cokelat hitam Bali 72 persen, isi 3': '巴厘岛72%黑巧克力 3块装',
  'Dari biji kakao Jembrana yang difermentasi enam hari, dengan rasa buah kering. Hanya kakao dan gula kelapa.':
    '任布拉纳可可豆发酵六天，带果干香气。只有可可和椰糖。',
  'kakao, gula kelapa': '可可、椰糖',
  'Jembrana, Bali': '巴厘岛任布拉纳',
  '12 bulan': '12个月',
  Polos: '原味',
  'Garam laut': '海盐',
  Jahe: '姜味',

  'Mochi tiga rasa, kotak isi 18': '三味麻薯礼盒 18个',
  'Mochi lembut berisi kacang merah, wijen, dan matcha, dibungkus satu per satu. Manisnya ringan untuk teman teh.':
    '红豆、芝麻、抹茶三种馅，独立包装。微甜配茶。',
  'wijen, kedelai': '芝麻、大豆',
  '4 bulan': '4个月',
  'Osaka, Jepang': '日本大阪',
  '18 buah': '18个',
  '36 buah': '36个',

  'Keripik beras senbei kecap': '酱油仙贝米饼',
  'Beras Jepang dipanggang dua kali lalu dikuas kecap. Renyah, gurih, dan tidak digoreng.':
    '日本大米两次烘烤，刷上酱油。香脆咸鲜，非油炸。',
  'gandum, kedelai': '小麦、大豆',
  Kecap: '酱油',
  'Rumput laut': '海苔',

  'Keripik pisang Lampung 250 g': '楠榜香蕉脆片 250 g',
  'Pisang kepok diiris tipis dan digoreng dengan minyak kelapa. Renyah tanpa rasa minyak tengik.':
    '当地香蕉切薄片椰油现炸，松脆没有哈喇味。',
  bersertifikat: '已认证',
  '5 bulan': '5个月',
  Keju: '芝士',
  Cokelat: '巧克力',

  'Kue nastar nanas, stoples 400 g': '菠萝黄油酥 400 g罐装',
  'Kue mentega isi selai nanas yang dimasak sendiri, lumer di mulut. Dipanggang setelah dipesan.':
    '自熬菠萝馅的黄油酥，入口即化。下单后现烤。',
  'gandum, susu, telur': '小麦、牛奶、鸡蛋',
  '3 bulan': '3个月',

  'Kacang mede Binh Phuoc panggang 300 g': '越南平福烤腰果 300 g',
  'Mede besar yang dipanggang bersama kulit ari dan sedikit garam. Kaleng kedap udara.':
    '大粒腰果带皮烘烤，少许盐。密封罐装。',
  'kacang mede': '腰果',
  'Binh Phuoc, Vietnam': '越南平福',

  'Mangga kering tanpa gula tambahan 200 g': '芒果干 不添加糖 200 g',
  'Mangga Hoa Loc matang pohon, diiris tebal dan dikeringkan pelan. Kenyal dan asam manis alami.':
    '树熟和禄芒厚切慢烘，有嚼劲，天然酸甜。',
  'mangga 100%': '100%芒果',
  '10 bulan': '10个月',

  'Permen buah Jepang, kaleng 150 g': '日式水果糖 150 g铁罐',
  'Permen keras delapan rasa buah dalam kaleng bergaya lama. Warnanya dari sari buah dan sayur.':
    '八种果味硬糖，复古铁罐。果蔬汁天然上色。',
  'gula, sari buah': '糖、果汁',
  '18 bulan': '18个月',

  'Puding karamel, isi 6': '焦糖布丁 6杯装',
  'Puding telur lembut dengan karamel sedikit pahit, tahan di suhu ruang. Dinginkan satu jam sebelum dinikmati.':
    '鸡蛋布丁嫩滑，焦糖微苦，常温可存。冷藏一小时更好吃。',
  'telur, susu': '鸡蛋、牛奶',
  '6 bulan': '6个月',

  'Kerupuk udang Sidoarjo mentah 500 g': '诗都阿佐虾片 生片 500 g',
  'Udang segar 40 persen dan tapioka, dijemur dua hari. Mengembang besar dalam minyak panas.':
    '鲜虾40%加木薯粉，日晒两天。热油一炸大大膨起。',
  udang: '虾',

  'Berondong jagung karamel Hokkaido': '北海道焦糖爆米花',
  'Jagung Hokkaido dengan karamel mentega tipis, renyah sampai butir terakhir. Kantong bisa ditutup lagi.':
    '北海道玉米裹薄薄黄油焦糖，脆到最后一颗。自封袋装。',
  susu: '牛奶',
  Karamel: '焦糖',
  'Garam mentega': '黄油海盐',

  'Teh susu boba, set 6 gelas': '珍珠奶茶套装 6杯',
  'Teh hitam, susu bubuk, dan boba yang matang 30 detik di microwave. Enam sedotan kertas disertakan.':
    '红茶、奶粉，珍珠微波30秒即好。附六根纸吸管。',
  '6 porsi': '6份',
  'microwave 30 detik': '微波30秒',
  'Gula merah': '黑糖',
  Talas: '香芋',
  Melati: '茉莉',

  'Teh teratai Ha Noi 100 g': '河内莲花茶 100 g',
  'Teh hijau Thai Nguyen yang diharumkan bunga teratai segar tujuh kali. Seduh dengan air 85 derajat.':
    '太原绿茶以鲜莲花窨制七次。85度水冲泡。',
  'Ha Noi, Vietnam': '越南河内',
}
