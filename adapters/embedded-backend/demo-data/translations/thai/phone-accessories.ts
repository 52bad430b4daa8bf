import type { Translations } from '../translations.ts'

export const PHONE_ACCESSORIES_IN_THAI: Translations = {
  'Kaca pelindung layar 9H, isi 2 dengan bingkai': 'ฟิล์มกระจก 9H 2 แผ่น พร้อมกรอบติด',
  'Dua lembar kaca dengan bingkai pemasang, sehingga hasilnya lurus pada percobaan pertama. Sentuhan dan sensor sidik jari tetap peka.':
    'กระจก 2 แผ่นพร้อมกรอบช่วยติด ตรงตั้งแต่ครั้งแรก สัมผัสและสแกนนิ้วยังไว',
  'kaca tempered 0,33 mm': 'กระจกนิรภัย 0.33 mm',
  '2 kaca, bingkai, kain lap': 'กระจก 2 แผ่น กรอบ ผ้าเช็ด',

  'Casing ponsel bunga kering asli': 'เคสมือถือดอกไม้แห้งจริง',
  'Bunga kering asli disusun tangan di dalam resin bening, jadi tiap casing sedikit berbeda. Pinggirannya lentur dan melindungi sudut.':
    'วางดอกไม้แห้งจริงด้วยมือในเรซินใส จึงไม่มีชิ้นไหนซ้ำกัน ขอบนุ่มกันกระแทกมุม',
  'resin, TPU': 'เรซิน TPU',
  'pengisian nirkabel': 'รองรับชาร์จไร้สาย',
  Sakura: 'ซากุระ',
  Aster: 'แอสเตอร์',
  Pakis: 'เฟิร์น',

  'Casing ponsel motif ombak, tahan benturan': 'เคสมือถือลายคลื่น กันกระแทก',
  'Motif ombak dicetak di bawah lapisan doff sehingga tidak luntur. Empat sudutnya berongga udara untuk meredam jatuh.':
    'พิมพ์ลายคลื่นใต้ผิวด้าน จึงไม่ลอก ช่องลมที่มุมทั้งสี่ช่วยซับแรงตก',
  doff: 'ผิวด้าน',

  'Dudukan mobil magnetik dengan pengisi nirkabel': 'ที่ยึดมือถือในรถแม่เหล็ก ชาร์จไร้สาย',
  'Menempel kuat di lubang AC dan mengisi daya selama perjalanan. Kepalanya berputar, jadi peta bisa tegak atau mendatar.':
    'หนีบช่องแอร์แน่นและชาร์จระหว่างทาง หัวหมุนได้ ดูแผนที่แนวตั้งหรือแนวนอน',
  'ponsel dengan cincin magnet': 'มือถือที่มีวงแหวนแม่เหล็ก',

  'Dudukan ponsel sepeda, aluminium': 'ที่ยึดมือถือจักรยาน อะลูมิเนียม',
  'Empat lengan aluminium mengunci ponsel 4,7 sampai 6,8 inci di setang. Bantalan karet mencegah goresan dan getaran.':
    'แขนอะลูมิเนียม 4 ขาล็อกมือถือ 4.7-6.8 นิ้วกับแฮนด์ แผ่นยางกันรอยและกันสั่น',
  'aluminium, karet': 'อะลูมิเนียม ยาง',

  'Tongkat swafoto tripod 1,2 m, remot Bluetooth': 'ไม้เซลฟี่ขาตั้ง 1.2 m รีโมตบลูทูธ',
  'Tongkat yang kakinya terbuka menjadi tripod. Remot kecilnya dapat dilepas, berguna untuk foto bersama.':
    'ด้ามกางเป็นขาตั้งสามขา รีโมตเล็กถอดออกได้ สะดวกตอนถ่ายหมู่',
  'Bluetooth 5.0': 'บลูทูธ 5.0',

  'Gimbal ponsel tiga sumbu, lipat': 'กิมบอลมือถือ 3 แกน พับได้',
  'Menjaga rekaman tetap halus saat berjalan. Terlipat seukuran botol minum dan siap dipakai dalam tiga detik.':
    'เดินถ่ายวิดีโอก็ไม่สั่น พับเหลือเท่าขวดน้ำ พร้อมใช้ใน 3 วินาที',
  '10 jam': '10 ชั่วโมง',

  'Mikrofon klip nirkabel untuk ponsel, dua orang': 'ไมค์หนีบไร้สายสำหรับมือถือ 2 คน',
  'Dua mikrofon kecil dan satu penerima USB-C, untuk wawancara atau mengajar. Peredam anginnya berbulu, disertakan.':
    'ไมค์เล็ก 2 ตัวพร้อมตัวรับ USB-C สำหรับสัมภาษณ์หรือสอน แถมฟองน้ำขนกันลม',
  '20 m tanpa halangan': '20 m ในที่โล่ง',
  '6 jam': '6 ชั่วโมง',

  'Pengendali gim untuk ponsel, tipe jepit': 'จอยเกมหนีบมือถือ',
  'Menjepit ponsel dari dua sisi dan menyambung lewat USB-C, jadi tanpa jeda. Tuas efek Hall tidak bergeser seiring waktu.':
    'หนีบมือถือสองข้าง ต่อผ่าน USB-C จึงไม่หน่วง ก้านฮอลล์เซนเซอร์ใช้นานก็ไม่ดริฟต์',

  'Peralatan servis ponsel 42 bagian': 'ชุดเครื่องมือซ่อมมือถือ 42 ชิ้น',
  'Obeng presisi, pembuka layar, pinset, dan alas magnet dalam satu gulungan. Cukup untuk mengganti baterai atau layar sendiri.':
    'หัวไขควงละเอียด ที่งัดจอ แหนบ และแผ่นแม่เหล็กในม้วนเดียว พอสำหรับเปลี่ยนแบตเตอรี่หรือจอเอง',
  '42 bagian': '42 ชิ้น',
  'baja krom vanadium': 'เหล็กโครมวาเนเดียม',

  'Kantong ponsel tahan air IPX8': 'ซองกันน้ำมือถือ IPX8',
  'Kantong bening dengan kunci putar untuk pantai, rafting, dan hujan. Layar tetap bisa disentuh dan kamera tetap jernih.':
    'ซองใสล็อกแบบหมุน สำหรับทะเล ล่องแก่ง และวันฝนตก แตะจอและถ่ายรูปผ่านซองได้',
  'IPX8, 10 m': 'IPX8, 10 m',
  'sampai 7,2 inci': 'ไม่เกิน 7.2 นิ้ว',
  '1 buah': '1 ชิ้น',
  '2 buah': '2 ชิ้น',

  'Casing ponsel kristal tempel tangan': 'เคสมือถือติดคริสตัลด้วยมือ',
  'Kristal kaca ditempel satu per satu di atas casing keras. Disertai sepuluh kristal cadangan dan lem.':
    'ติดคริสตัลแก้วทีละเม็ดบนเคสแข็ง แถมคริสตัลสำรอง 10 เม็ดและกาว',
  'polikarbonat, kaca': 'โพลีคาร์บอเนต แก้ว',
  'casing, 10 kristal, lem': 'เคส คริสตัล 10 เม็ด กาว',

  'Penjepit ponsel meja, lengan lentur 60 cm': 'ที่หนีบมือถือกับโต๊ะ แขนงอได้ 60 cm',
  'Dijepit di meja atau kepala ranjang, lengannya bertahan di posisi mana pun. Nyaman untuk menonton atau panggilan video.':
    'หนีบขอบโต๊ะหรือหัวเตียง ดัดแล้วอยู่ตามทรง เหมาะดูหนังและวิดีโอคอล',
  'ponsel 4-7 inci': 'มือถือ 4-7 นิ้ว',
}
