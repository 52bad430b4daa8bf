import type { Translations } from '../translations.ts'

export const WELLBEING_IN_THAI: Translations = {
  'Madu hutan Sumbawa 350 ml': 'น้ำผึ้งป่าซุมบาวา 350 ml',
  'Madu liar yang disaring tanpa dipanaskan, warnanya gelap dan sedikit asam. Dipanen bergilir agar sarang tetap lestari.':
    'น้ำผึ้งป่ากรองโดยไม่ผ่านความร้อน สีเข้มรสอมเปรี้ยว เก็บหมุนเวียนเพื่อให้รังผึ้งอยู่ต่อ',
  Sumbawa: 'ซุมบาวา อินโดนีเซีย',
  '24 bulan': '24 เดือน',
  bersertifikat: 'ได้รับการรับรอง',

  'Vitamin D3 1.000 IU, 90 kapsul': 'วิตามินดี 3 1,000 IU 90 แคปซูล',
  'Suplemen harian satu kapsul kecil bersama makan. Bacalah label dan tanyakan dokter bila sedang minum obat lain.':
    'แคปซูลเล็กวันละเม็ดพร้อมอาหาร โปรดอ่านฉลาก และปรึกษาแพทย์หากใช้ยาอื่นอยู่',
  '90 kapsul': '90 แคปซูล',
  '1 kapsul sehari': 'วันละ 1 แคปซูล',

  'Minyak ikan 1.000 mg, 100 kapsul': 'น้ำมันปลา 1,000 mg 100 แคปซูล',
  'Dari ikan laut dalam dan disuling untuk menghilangkan logam berat. Kapsulnya tidak meninggalkan bau amis.':
    'จากปลาทะเลน้ำลึก กลั่นเพื่อแยกโลหะหนัก กินแล้วไม่คาว',
  '100 kapsul': '100 แคปซูล',
  ikan: 'ปลา',
  '1-2 kapsul sehari': 'วันละ 1-2 แคปซูล',
  '200 kapsul': '200 แคปซูล',

  'Plester hidrokoloid, 36 lembar': 'แผ่นแปะสิวไฮโดรคอลลอยด์ 36 ชิ้น',
  'Plester tipis bening yang menutup jerawat atau lecet dan menyerap cairannya. Tiga ukuran dalam satu bungkus.':
    'แผ่นใสบางปิดสิวหรือตุ่มพองและดูดซับของเหลว มี 3 ขนาดในแพ็ก',
  '36 lembar': '36 แผ่น',
  'ganti setelah 8 jam': 'เปลี่ยนทุก 8 ชั่วโมง',

  'Teh bunga telang kering 60 g': 'ชาดอกอัญชันแห้ง 60 g',
  'Seduhannya biru dan menjadi ungu begitu diberi jeruk nipis. Tanpa kafein, dijemur di kebun sendiri.':
    'ชงแล้วเป็นสีน้ำเงิน ใส่มะนาวกลายเป็นสีม่วง ไม่มีคาเฟอีน ตากแดดในสวนของเราเอง',
  '5 bunga per cangkir': '5 ดอกต่อแก้ว',
  'Nakhon Pathom, Thailand': 'นครปฐม ประเทศไทย',

  'Inhaler herbal Thailand, isi 6': 'ยาดมสมุนไพรไทย แพ็ก 6',
  'Botol kecil berisi rempah kering yang dihirup saat perjalanan. Wanginya segar tanpa alkohol.':
    'กระปุกเล็กใส่สมุนไพรแห้ง ดมระหว่างเดินทาง สดชื่น ไม่มีแอลกอฮอล์',
  '6 botol': '6 กระปุก',
  'lada, kapulaga, mentol': 'พริกไทย กระวาน เมนทอล',

  'Timbangan teh dan herbal dua piring': 'ตาชั่งสองแขนสำหรับชาและสมุนไพร',
  'Timbangan kuningan kecil untuk meracik teh dan masker sendiri, dengan tujuh anak timbangan. Bisa dibongkar ke kotaknya.':
    'ตาชั่งทองเหลืองเล็กสำหรับผสมชาและมาสก์เอง มีตุ้ม 7 ลูก เก็บแบนลงกล่องได้',
  'kuningan, kayu': 'ทองเหลือง ไม้',
  '7 anak timbangan, kotak': 'ตุ้ม 7 ลูก กล่อง',

  'Termometer digital ujung lentur, 10 detik': 'ปรอทวัดไข้ดิจิทัล ปลายนุ่ม 10 วินาที',
  'Membaca suhu dalam sepuluh detik dan berbunyi pelan. Ujungnya lentur dan aman untuk anak.':
    'วัดเสร็จใน 10 วินาที มีเสียงเตือนเบา ๆ ปลายงอได้ปลอดภัยกับเด็ก',
  'ujung tahan air': 'ปลายกันน้ำ',

  'Tensimeter lengan digital': 'เครื่องวัดความดันต้นแขน',
  'Angka besar dan memori untuk dua orang, dengan penanda denyut tidak teratur. Manset 22-42 cm.':
    'ตัวเลขใหญ่ จำค่าได้ 2 คน เตือนเมื่อชีพจรไม่สม่ำเสมอ ปลอกแขน 22-42 ซม.',
  'manset 22-42 cm': 'ปลอกแขน 22-42 cm',
  '4 AA atau USB-C': 'AA 4 ก้อนหรือ USB-C',
  '2 tahun': '2 ปี',

  'Kompres dingin dan hangat, isi 2': 'เจลประคบร้อนเย็น แพ็ก 2',
  'Gel yang tetap lentur dari pembeku dan dapat dihangatkan di microwave. Sarung kain melindungi kulit.':
    'เจลนุ่มแม้แช่แข็ง อุ่นไมโครเวฟได้ ปลอกผ้าช่วยถนอมผิว',
  'maksimum 20 menit': 'ไม่เกิน 20 นาที',
  '2 gel, 2 sarung': 'เจล 2 ชิ้น ปลอก 2 ชิ้น',

  'Kaus kaki kompresi 15-20 mmHg': 'ถุงเท้ารัดน่อง 15-20 mmHg',
  'Untuk penerbangan panjang dan kerja berdiri; tekanan terkuat di pergelangan. Kain berpori yang tidak gerah.':
    'สำหรับบินไกลและงานยืน กระชับสุดที่ข้อเท้า ผ้าถักระบายอากาศไม่ร้อน',
  'nilon, elastan': 'ไนลอน อีลาสเทน',
  'cuci 30 °C': 'ซักที่ 30 °C',

  'Kacamata baca lipat dengan kotak': 'แว่นอ่านหนังสือพับได้ พร้อมกล่อง',
  'Terlipat seukuran korek dan masuk saku. Lensanya jernih dari tepi ke tepi.':
    'พับเหลือเท่ากล่องไม้ขีดใส่กระเป๋าได้ ชัดถึงขอบเลนส์',
  'baja, TR90': 'เหล็ก TR90',

  'Selai kacang tanpa gula 500 g': 'เนยถั่วไม่ใส่น้ำตาล 500 g',
  'Kacang tanah sangrai dan sedikit garam, tidak ada yang lain. Minyak di atas tinggal diaduk.':
    'ถั่วลิสงคั่วกับเกลือเล็กน้อย ไม่มีอย่างอื่น คนน้ำมันด้านบนก่อนกิน',
  'kacang tanah': 'ถั่วลิสง',
  'kacang tanah 99,5%': 'ถั่วลิสง 99.5%',
  '9 bulan': '9 เดือน',
  Halus: 'เนื้อเนียน',
  Kasar: 'เนื้อหยาบ',
}
