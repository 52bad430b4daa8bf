import type { Translations } from '../translations.ts'

export const SOUND_AND_PICTURES_IN_THAI: Translations = {
  'Headphone nirkabel peredam bising Aura H2': 'หูฟังไร้สาย Aura H2 ตัดเสียงรบกวน',
  'Headphone over-ear dengan peredam bising aktif, baterai 38 jam, dan bantalan telinga lembut. Dua perangkat dapat tersambung sekaligus. Kotak berisi kabel 3,5 mm, kabel USB-C, dan kantong kain.':
    'หูฟังครอบหูพร้อมระบบตัดเสียงรบกวน แบตเตอรี่ 38 ชั่วโมง ฟองน้ำนุ่ม ต่อได้ 2 เครื่องพร้อมกัน ในกล่องมีสาย 3.5 mm สาย USB-C และถุงผ้า',
  'Bluetooth 5.3, kabel 3,5 mm': 'บลูทูธ 5.3, สาย 3.5 mm',
  '38 jam': '38 ชั่วโมง',
  'USB-C, 10 menit untuk 4 jam': 'USB-C ชาร์จ 10 นาทีฟังได้ 4 ชั่วโมง',
  'Dengan tas keras': 'พร้อมกล่องแข็ง',
  'Dengan kabel studio': 'พร้อมสายสตูดิโอ',

  'Kamera mirrorless 24 MP dengan lensa kit': 'กล้องมิเรอร์เลส 24 MP พร้อมเลนส์คิต',
  'Kamera ringkas dengan layar lipat dan fokus mata yang cepat. Lensa 16-50 mm cocok untuk perjalanan, potret, dan video 4K.':
    'กล้องเล็กจอพับเอียงได้ จับโฟกัสดวงตาไว เลนส์ 16-50 mm เหมาะกับท่องเที่ยว ถ่ายคน และวิดีโอ 4K',
  'sensor APS-C': 'เซนเซอร์ APS-C',
  '3 inci, sentuh': '3 นิ้ว ทัชสกรีน',

  'Radio saku FM isi ulang': 'วิทยุ FM พกพาชาร์จได้',
  'Radio kecil dengan antena teleskop dan pengeras suara yang jelas untuk berita pagi. Terisi lewat USB-C dan menyala dua hari.':
    'วิทยุเล็กเสาอากาศยืดได้ ลำโพงชัดพอฟังข่าวเช้า ชาร์จผ่าน USB-C ฟังได้ 2 วัน',
  '20 jam': '20 ชั่วโมง',

  'Pengeras suara Bluetooth tahan air 20 W': 'ลำโพงบลูทูธกันน้ำ 20 W',
  'Suara penuh untuk teras atau pantai, dan dua unit dapat dipasangkan menjadi stereo. Terapung bila jatuh ke kolam.':
    'เสียงเต็มระเบียงและชายหาด ต่อ 2 ตัวเป็นสเตอริโอได้ ตกสระก็ลอยน้ำ',
  '15 jam': '15 ชั่วโมง',

  'Mikrofon kondensor USB untuk siniar': 'ไมค์คอนเดนเซอร์ USB สำหรับพอดแคสต์',
  'Mikrofon logam dengan pola kardioid yang menangkap suara di depan saja. Ada tombol senyap dan keluaran headphone tanpa jeda.':
    'ไมค์โลหะแบบคาร์ดิออยด์ รับเฉพาะเสียงด้านหน้า มีปุ่มปิดเสียงและช่องหูฟังไม่หน่วง',
  'mikrofon, kaki, busa': 'ไมค์ ขาตั้ง ฟองน้ำ',

  'Mikrofon karaoke nirkabel, isi 2': 'ไมค์คาราโอเกะไร้สาย ชุด 2 ตัว',
  'Dua mikrofon dengan penerima yang dicolokkan ke pengeras suara apa pun. Gema bisa diatur untuk malam karaoke keluarga.':
    'ไมค์ 2 ตัวพร้อมตัวรับสัญญาณ เสียบกับลำโพงตัวไหนก็ได้ ปรับเสียงเอคโคได้ ร้องกันทั้งบ้าน',
  '8 jam': '8 ชั่วโมง',

  'Kamera instan cetak langsung': 'กล้องอินสแตนต์พิมพ์ทันที',
  'Foto keluar seukuran kartu dalam satu menit, lengkap dengan cermin swafoto. Kertas isi 10 disertakan.':
    'รูปขนาดเท่าการ์ดออกมาภายใน 1 นาที มีกระจกเซลฟี่ แถมฟิล์ม 10 แผ่น',
  'foto 62 x 46 mm': 'รูป 62 x 46 mm',

  'Televisi pintar 43 inci 4K': 'สมาร์ตทีวี 4K 43 นิ้ว',
  'Gambar 4K dengan antarmuka yang ringan dan siaran digital DVB-T2. Tiga HDMI cukup untuk konsol dan pengeras suara.':
    'ภาพ 4K เมนูลื่นเบา รับสัญญาณ DVB-T2 มี HDMI 3 ช่องสำหรับเครื่องเกมและซาวด์บาร์',
  '43 inci, 3840 x 2160': '43 นิ้ว 3840 x 2160',
  '2 tahun': '2 ปี',
  '43 inci': '43 นิ้ว',
  '50 inci': '50 นิ้ว',

  'Proyektor mini 1080p, fokus otomatis': 'มินิโปรเจกเตอร์ 1080p โฟกัสอัตโนมัติ',
  'Menampilkan gambar 100 inci di dinding kamar yang gelap. Fokus dan kemiringan dibetulkan sendiri begitu dinyalakan.':
    'ฉายภาพ 100 นิ้วบนผนังห้องมืด ปรับโฟกัสและความเอียงเองเมื่อเปิดเครื่อง',

  'Kamera video 4K genggam, zum optik 12x': 'กล้องวิดีโอ 4K ซูมออปติคัล 12 เท่า',
  'Untuk pentas sekolah dan seminar: zum optik tanpa pecah dan rekaman tanpa batas 30 menit. Baterai dapat diganti.':
    'สำหรับงานโรงเรียนและสัมมนา ซูมออปติคัลไม่เบลอ ถ่ายได้ไม่จำกัด 30 นาที เปลี่ยนแบตเตอรี่ได้',
  '12x optik': 'ออปติคัล 12 เท่า',

  'Piano digital 61 tuts peka sentuhan': 'เปียโนดิจิทัล 61 คีย์ ไวต่อแรงกด',
  'Tuts peka sentuhan dengan suara piano bersampel dan 200 irama. Dapat dipakai dengan headphone agar tetangga tenang.':
    'คีย์ไวต่อแรงกด เสียงเปียโนแซมเปิลจริงและ 200 จังหวะ เสียบหูฟังซ้อมได้ไม่รบกวนเพื่อนบ้าน',
  '61 tuts': '61 คีย์',
  'Dengan kaki': 'พร้อมขาตั้ง',

  'Gitar elektrik pemula, badan poplar': 'กีตาร์ไฟฟ้ามือใหม่ บอดี้พอปลาร์',
  'Gitar berleher maple yang ringan dengan tiga pikap. Disetel di bengkel sebelum dikirim, lengkap dengan tas.':
    'กีตาร์เบา คอเมเปิล ปิ๊กอัป 3 ตัว เซ็ตอัปจากร้านก่อนส่ง แถมกระเป๋า',
  'poplar, maple': 'พอปลาร์ เมเปิล',
  'skala 25,5 inci': 'สเกล 25.5 นิ้ว',

  'Pemutar CD portabel dengan Bluetooth': 'เครื่องเล่น CD พกพา บลูทูธ',
  'Memutar CD lama ke headphone kabel maupun nirkabel, dengan penahan guncangan. Baterainya terisi lewat USB-C.':
    'ฟัง CD เก่าด้วยหูฟังมีสายหรือไร้สาย มีระบบกันสะเทือน แบตเตอรี่ในตัวชาร์จผ่าน USB-C',
  'Bluetooth 5.0, 3,5 mm': 'บลูทูธ 5.0, 3.5 mm',
  '14 jam': '14 ชั่วโมง',
}
