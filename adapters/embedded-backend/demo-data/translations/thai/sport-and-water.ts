import type { Translations } from '../translations.ts'

export const SPORT_AND_WATER_IN_THAI: Translations = {
  'Sepeda kota 7 kecepatan': 'จักรยานในเมือง 7 สปีด',
  'Posisi duduk tegak, rangka rendah, dan tujuh gigi dalam yang nyaris tanpa perawatan. Sudah dengan spakbor, lampu, dan rak.':
    'นั่งหลังตรง เฟรมต่ำขึ้นลงง่าย เกียร์ดุม 7 สปีดแทบไม่ต้องดูแล มีบังโคลน ไฟ และตะแกรงท้าย',
  aluminium: 'อะลูมิเนียม',
  '90% terakit': 'ประกอบแล้ว 90%',

  'Papan seluncur maple 31 inci': 'สเกตบอร์ดเมเปิล 31 นิ้ว',
  'Tujuh lapis maple dengan roda 53 mm untuk taman maupun jalan. Datang terakit dan siap dipakai.':
    'เมเปิล 7 ชั้น ล้อ 53 mm สำหรับลานสเกตหรือถนน ประกอบเสร็จพร้อมเล่น',
  'maple 7 lapis': 'เมเปิล 7 ชั้น',
  Polos: 'สีพื้น',
  Gelombang: 'คลื่น',
  Senja: 'พระอาทิตย์ตก',

  'Kayak tiup dua orang dengan dayung': 'เรือคายัคเป่าลม 2 ที่นั่ง พร้อมพาย',
  'Lantai tekanan tinggi yang kaku di air tenang. Dua kursi, dua dayung, pompa, dan ransel simpan disertakan.':
    'พื้นแรงดันสูงแข็งตัวดีในน้ำนิ่ง มีที่นั่ง 2 ไม้พาย 2 ที่สูบลม และกระเป๋าเป้',

  'Joran pancing teleskop 2,4 m dengan ril': 'คันเบ็ดยืดหด 2.4 m พร้อมรอก',
  'Joran karbon yang memendek menjadi 48 cm untuk tas. Rilnya berbantalan lima dan sudah berisi senar.':
    'คันคาร์บอนหดเหลือ 48 ซม. ใส่กระเป๋าได้ รอกลูกปืน 5 ตัวพร้อมสาย',
  karbon: 'คาร์บอน',

  'Masker selam dan snorkel kering': 'หน้ากากดำน้ำและสน็อกเกิลแห้ง',
  'Kaca tempered dengan karet silikon yang lembut di wajah. Katup di ujung snorkel menutup saat ombak lewat.':
    'กระจกนิรภัย ขอบซิลิโคนนุ่มแนบหน้า มีวาล์วปิดท่อเมื่อคลื่นซัด',
  tempered: 'กระจกนิรภัย',
  silikon: 'ซิลิโคน',
  'remaja dan dewasa': 'วัยรุ่นและผู้ใหญ่',

  'Kacamata renang antikabut, lensa cermin': 'แว่นว่ายน้ำกันฝ้า เลนส์ปรอท',
  'Segel silikon lembut dan tali yang mudah diatur, pandangan 180 derajat. Kotak keras disertakan.':
    'ขอบซิลิโคนนุ่ม สายปรับง่าย มุมมอง 180 องศา แถมกล่องแข็ง',
  'silikon, polikarbonat': 'ซิลิโคน โพลีคาร์บอเนต',
  dewasa: 'ผู้ใหญ่',

  'Pelampung cincin anak dan dewasa': 'ห่วงชูชีพเด็กและผู้ใหญ่',
  'Busa padat yang tidak perlu ditiup, dengan tali pegangan keliling. Memenuhi kebutuhan kolam dan perahu kecil.':
    'โฟมตันไม่ต้องเป่าลม มีเชือกจับรอบวง สำหรับสระและเรือเล็ก',
  'busa EVA': 'โฟม EVA',

  'Set raket bulu tangkis, 2 raket 3 kok': 'ชุดแบดมินตัน 2 ไม้ 3 ลูก',
  'Dua raket grafit 86 gram yang sudah dipasang senar, dengan tas bahu. Cocok untuk lapangan kampung dan gedung.':
    'ไม้กราไฟต์ 86 กรัมขึ้นเอ็นแล้ว 2 ไม้ พร้อมกระเป๋าสะพาย สำหรับคอร์ตหมู่บ้านและโรงยิม',
  grafit: 'กราไฟต์',
  '2 raket, 3 kok, tas': 'ไม้ 2 ลูก 3 กระเป๋า',

  'Raket tenis 285 gram, siap pakai': 'ไม้เทนนิส 285 กรัม ขึ้นเอ็นแล้ว',
  'Kepala 100 inci persegi yang memaafkan pukulan meleset. Sudah dipasang senar dan bersarung.':
    'หน้าไม้ 100 ตารางนิ้ว ตีง่าย ขึ้นเอ็นพร้อมปลอกหุ้ม',
  'kepala 645 cm²': 'หน้าไม้ 645 cm²',

  'Bola sepak jahit mesin ukuran 5': 'ลูกฟุตบอลเย็บเครื่อง เบอร์ 5',
  'Bola latihan dengan kulit sintetis bertekstur yang tetap bundar. Cocok untuk rumput dan lapangan keras.':
    'ลูกซ้อมหนังเทียมผิวสัมผัส คงรูปดี สำหรับสนามหญ้าและพื้นแข็ง',
  'PU, kandung butil': 'PU ยางในบิวทิล',

  'Bola basket dalam dan luar ruang ukuran 7': 'ลูกบาสเกตบอลในร่มกลางแจ้ง เบอร์ 7',
  'Kulit komposit yang mencengkeram walau tangan berkeringat. Pantulannya rata sejak pertama dipompa.':
    'หนังคอมโพสิตจับถนัดแม้มือเปียกเหงื่อ เด้งสม่ำเสมอตั้งแต่แรกสูบ',
  'kulit komposit': 'หนังคอมโพสิต',

  'Sarung tinju muay thai, jahitan ganda': 'นวมมวยไทย เย็บสองชั้น',
  'Busa tiga lapis dari bengkel di Chiang Mai, jempolnya terkunci. Untuk samsak dan latih tanding.':
    'โฟมสามชั้นจากโรงงานเชียงใหม่ ล็อกนิ้วโป้ง สำหรับชกกระสอบและลงนวม',
  'kulit sintetis': 'หนังเทียม',
  'Chiang Mai, Thailand': 'เชียงใหม่ ประเทศไทย',
  velcro: 'ตีนตุ๊กแก',

  'Sepatu roda empat roda, atasan kulit': 'รองเท้าสเกต 4 ล้อ หนังแท้',
  'Roda 58 mm yang lembut untuk aspal, penahan di ujung dapat diatur. Atasannya kulit dengan bantalan mata kaki.':
    'ล้อนุ่ม 58 mm สำหรับพื้นถนน ปรับเบรกหน้าได้ หนังแท้บุข้อเท้า',
  'kulit, aluminium': 'หนัง อะลูมิเนียม',
  tali: 'เชือกผูก',
}
