import type { Translations } from '../translations.ts'

export const SWEETS_AND_SNACKS_IN_THAI: Translations = {
  'Cokelat hitam Bali 72 persen, isi 3': 'ดาร์กช็อกโกแลตบาหลี 72% 3 แท่ง',
  'Dari biji kakao Jembrana yang difermentasi enam hari, dengan rasa buah kering. Hanya kakao dan gula kelapa.':
    'โกโก้เจ็มบรานาหมัก 6 วัน รสผลไม้แห้ง มีแค่โกโก้และน้ำตาลมะพร้าว',
  'kakao, gula kelapa': 'โกโก้ น้ำตาลมะพร้าว',
  'Jembrana, Bali': 'เจ็มบรานา บาหลี',
  '12 bulan': '12 เดือน',
  Polos: 'รสดั้งเดิม',
  'Garam laut': 'เกลือทะเล',
  Jahe: 'ขิง',

  'Mochi tiga rasa, kotak isi 18': 'โมจิ 3 รส กล่อง 18 ชิ้น',
  'Mochi lembut berisi kacang merah, wijen, dan matcha, dibungkus satu per satu. Manisnya ringan untuk teman teh.':
    'โมจินุ่มไส้ถั่วแดง งา และมัทฉะ ห่อแยกชิ้น หวานน้อย เหมาะกินกับชา',
  'wijen, kedelai': 'งา ถั่วเหลือง',
  '4 bulan': '4 เดือน',
  'Osaka, Jepang': 'โอซากะ ญี่ปุ่น',
  '18 buah': '18 ชิ้น',
  '36 buah': '36 ชิ้น',

  'Keripik beras senbei kecap': 'ข้าวเกรียบญี่ปุ่นเซมเบ้โชยุ',
  'Beras Jepang dipanggang dua kali lalu dikuas kecap. Renyah, gurih, dan tidak digoreng.':
    'ข้าวญี่ปุ่นอบสองรอบทาโชยุ กรอบหอมไม่ผ่านการทอด',
  'gandum, kedelai': 'ข้าวสาลี ถั่วเหลือง',
  Kecap: 'โชยุ',
  'Rumput laut': 'สาหร่าย',

  'Keripik pisang Lampung 250 g': 'กล้วยฉาบลัมปุง 250 g',
  'Pisang kepok diiris tipis dan digoreng dengan minyak kelapa. Renyah tanpa rasa minyak tengik.':
    'กล้วยเกอปกฝานบางทอดในน้ำมันมะพร้าว กรอบไม่เหม็นหืน',
  bersertifikat: 'ได้รับการรับรอง',
  '5 bulan': '5 เดือน',
  Keju: 'ชีส',

  'Kue nastar nanas, stoples 400 g': 'คุกกี้สับปะรดนัสตาร์ กระปุก 400 g',
  'Kue mentega isi selai nanas yang dimasak sendiri, lumer di mulut. Dipanggang setelah dipesan.':
    'คุกกี้เนยไส้แยมสับปะรดกวนเอง ละลายในปาก อบตามออร์เดอร์',
  'gandum, susu, telur': 'ข้าวสาลี นม ไข่',
  '3 bulan': '3 เดือน',

  'Kacang mede Binh Phuoc panggang 300 g': 'เม็ดมะม่วงหิมพานต์คั่วบิ่ญเฟื้อก 300 g',
  'Mede besar yang dipanggang bersama kulit ari dan sedikit garam. Kaleng kedap udara.':
    'เม็ดใหญ่คั่วทั้งเยื่อกับเกลือเล็กน้อย บรรจุกระป๋องปิดสนิท',
  'kacang mede': 'เม็ดมะม่วงหิมพานต์',
  'Binh Phuoc, Vietnam': 'บิ่ญเฟื้อก เวียดนาม',

  'Mangga kering tanpa gula tambahan 200 g': 'มะม่วงอบแห้ง ไม่เติมน้ำตาล 200 g',
  'Mangga Hoa Loc matang pohon, diiris tebal dan dikeringkan pelan. Kenyal dan asam manis alami.':
    'มะม่วงหัวล็อกสุกคาต้น หั่นหนาอบช้า ๆ เหนียวนุ่มหวานอมเปรี้ยวตามธรรมชาติ',
  'mangga 100%': 'มะม่วง 100%',
  '10 bulan': '10 เดือน',

  'Permen buah Jepang, kaleng 150 g': 'ลูกอมผลไม้ญี่ปุ่น กระป๋อง 150 g',
  'Permen keras delapan rasa buah dalam kaleng bergaya lama. Warnanya dari sari buah dan sayur.':
    'ลูกอมรสผลไม้ 8 รสในกระป๋องแบบโบราณ สีจากน้ำผักผลไม้',
  'gula, sari buah': 'น้ำตาล น้ำผลไม้',
  '18 bulan': '18 เดือน',

  'Puding karamel, isi 6': 'พุดดิ้งคาราเมล แพ็ก 6',
  'Puding telur lembut dengan karamel sedikit pahit, tahan di suhu ruang. Dinginkan satu jam sebelum dinikmati.':
    'พุดดิ้งไข่เนื้อเนียน คาราเมลขมนิด ๆ เก็บอุณหภูมิห้องได้ แช่เย็น 1 ชั่วโมงก่อนกินอร่อยสุด',
  'telur, susu': 'ไข่ นม',
  '6 bulan': '6 เดือน',

  'Kerupuk udang Sidoarjo mentah 500 g': 'ข้าวเกรียบกุ้งดิบซิดูอาร์โจ 500 g',
  'Udang segar 40 persen dan tapioka, dijemur dua hari. Mengembang besar dalam minyak panas.':
    'กุ้งสด 40% ผสมแป้งมัน ตากแดด 2 วัน ทอดน้ำมันร้อนแล้วพองใหญ่',
  udang: 'กุ้ง',

  'Berondong jagung karamel Hokkaido': 'ป๊อปคอร์นคาราเมลฮอกไกโด',
  'Jagung Hokkaido dengan karamel mentega tipis, renyah sampai butir terakhir. Kantong bisa ditutup lagi.':
    'ข้าวโพดฮอกไกโดเคลือบคาราเมลเนยบาง ๆ กรอบจนชิ้นสุดท้าย ถุงซิปล็อก',
  susu: 'นม',
  Karamel: 'คาราเมล',
  'Garam mentega': 'เนยเกลือ',

  'Teh susu boba, set 6 gelas': 'ชุดชานมไข่มุก 6 แก้ว',
  'Teh hitam, susu bubuk, dan boba yang matang 30 detik di microwave. Enam sedotan kertas disertakan.':
    'ชาดำ นมผง และไข่มุกที่อุ่นไมโครเวฟแค่ 30 วินาที แถมหลอดกระดาษ 6 อัน',
  '6 porsi': '6 แก้ว',
  'microwave 30 detik': 'ไมโครเวฟ 30 วินาที',
  'Gula merah': 'น้ำตาลทรายแดง',
  Talas: 'เผือก',
  Melati: 'มะลิ',

  'Teh teratai Ha Noi 100 g': 'ชาบัวฮานอย 100 g',
  'Teh hijau Thai Nguyen yang diharumkan bunga teratai segar tujuh kali. Seduh dengan air 85 derajat.':
    'ชาเขียวท้ายเงวียนอบกลิ่นบัวสด 7 รอบ ชงที่ 85 องศา',
  'Ha Noi, Vietnam': 'ฮานอย เวียดนาม',

  Cokelat: 'ช็อกโกแลต',
}
