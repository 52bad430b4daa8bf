import type { Translations } from '../translations.ts'

export const COMPUTER_PARTS_IN_THAI: Translations = {
  'SSD portabel 1 TB, 1.050 MB/s': 'SSD พกพา 1 TB ความเร็ว 1,050 MB/s',
  'Penyimpanan sebesar kartu nama dengan karet pelindung jatuh dua meter. Kabel USB-C dan USB-A disertakan.':
    'ขนาดเท่านามบัตร หุ้มยางทนตกจาก 2 เมตร แถมสาย USB-C และ USB-A',
  'baca 1.050 MB/s': 'อ่าน 1,050 MB/s',

  'Flash disk bentuk disket, 128 GB': 'แฟลชไดรฟ์ทรงฟลอปปีดิสก์ 128 GB',
  'Bentuknya disket lama, isinya USB 3.2 yang cepat. Penutupnya bergeser, jadi tidak ada tutup yang hilang.':
    'หน้าตาเหมือนแผ่นฟลอปปีรุ่นเก่า แต่เป็น USB 3.2 ความเร็วสูง ฝาเลื่อนได้ ไม่มีฝาให้หาย',

  'Pemutar dan penulis DVD eksternal tipis': 'ดีวีดีไดรฟ์ภายนอกแบบบาง',
  'Membaca dan menulis CD serta DVD lewat satu kabel USB. Berguna untuk arsip foto dan perangkat lunak lama.':
    'อ่านและเขียน CD กับ DVD ด้วยสาย USB เส้นเดียว เหมาะกับคลังภาพถ่ายและโปรแกรมเก่า',

  'Ransel laptop 20 liter, tahan percikan': 'เป้ใส่โน้ตบุ๊ก 20 ลิตร กันละอองน้ำ',
  'Ruang laptop berbusa sampai 16 inci dan saku tersembunyi di punggung. Kainnya menahan gerimis dan mudah dilap.':
    'ช่องบุนุ่มใส่โน้ตบุ๊กได้ถึง 16 นิ้ว มีช่องลับด้านหลัง ผ้ากันฝนปรอยและเช็ดสะอาดง่าย',
  '20 liter': '20 ลิตร',
  'poliester 900D': 'โพลีเอสเตอร์ 900D',

  'Tas jinjing laptop kanvas dan kulit': 'กระเป๋าเอกสารโน้ตบุ๊ก แคนวาสกับหนัง',
  'Kanvas tebal dengan pegangan kulit asli, berisi ruang laptop 14 inci dan berkas A4. Tali bahunya dapat dilepas.':
    'แคนวาสหนา หูหิ้วหนังแท้ ใส่โน้ตบุ๊ก 14 นิ้วและแฟ้ม A4 ได้ สายสะพายถอดออกได้',
  'kanvas katun, kulit sapi': 'ผ้าแคนวาส หนังวัว',

  'Headset gim nirkabel dengan mikrofon lipat': 'หูฟังเกมมิงไร้สาย ไมค์พับได้',
  'Sambungan 2,4 GHz tanpa jeda dan bantalan kain yang sejuk. Mikrofonnya senyap otomatis saat dilipat.':
    'เชื่อมต่อ 2.4 GHz ไม่หน่วง ฟองน้ำหุ้มผ้าใส่แล้วไม่ร้อน พับไมค์แล้วปิดเสียงเอง',
  '2,4 GHz, Bluetooth, 3,5 mm': '2.4 GHz, บลูทูธ, 3.5 mm',
  '30 jam': '30 ชั่วโมง',

  'Kamera web 1080p dengan penutup privasi': 'เว็บแคม 1080p มีฝาปิดกล้อง',
  'Gambar jernih di ruang redup dan dua mikrofon peredam gema. Penutup gesernya membuat tenang saat tidak rapat.':
    'ภาพชัดแม้ห้องมืด ไมค์ 2 ตัวตัดเสียงสะท้อน ฝาเลื่อนปิดกล้องให้อุ่นใจระหว่างประชุม',

  'Hub USB-C 8-in-1, HDMI 4K dan LAN': 'ฮับ USB-C 8-in-1 มี HDMI 4K และ LAN',
  'Delapan port dari satu kabel, termasuk LAN gigabit dan pembaca kartu. Bodi aluminiumnya membuang panas dengan baik.':
    'สายเดียวได้ 8 พอร์ต มี LAN กิกะบิตและช่องอ่านการ์ด ตัวอะลูมิเนียมระบายความร้อนดี',
  aluminium: 'อะลูมิเนียม',
  'kabel 20 cm': 'สายยาว 20 cm',

  'Penyimpanan jaringan dua hard disk': 'NAS สองช่องดิสก์',
  'Cadangan foto dan dokumen seluruh keluarga di rumah sendiri. Dua hard disk saling menyalin; hard disk dijual terpisah.':
    'สำรองรูปและเอกสารของทั้งบ้านไว้ที่บ้าน ดิสก์ 2 ลูกสำเนากันเอง ดิสก์จำหน่ายแยก',
  '4 inti, 2,0 GHz': '4 คอร์ 2.0 GHz',

  'Kunci keamanan USB-C dan NFC': 'คีย์ความปลอดภัย USB-C และ NFC',
  'Kunci fisik untuk masuk ke surel dan layanan lain tanpa kode SMS. Tahan air dan tidak memerlukan baterai.':
    'กุญแจสำหรับเข้าสู่ระบบอีเมลและบริการอื่นโดยไม่ต้องรอรหัส SMS กันน้ำและไม่ต้องใช้แบตเตอรี่',
  '1 buah': '1 ชิ้น',
  '2 buah': '2 ชิ้น',

  'Alas pendingin laptop, enam kipas': 'แท่นระบายความร้อนโน้ตบุ๊ก 6 พัดลม',
  'Menurunkan suhu laptop sampai 15 derajat pada beban berat. Kemiringannya bisa diatur dan dua port USB tambahan tersedia.':
    'ลดความร้อนโน้ตบุ๊กที่ทำงานหนักได้ถึง 15 องศา ปรับเอียงได้และมีพอร์ต USB เพิ่ม 2 ช่อง',
  'laptop sampai 17 inci': 'โน้ตบุ๊กไม่เกิน 17 นิ้ว',

  'Lampu monitor tanpa silau, redup otomatis': 'โคมไฟแขวนจอ ไม่สะท้อน หรี่อัตโนมัติ',
  'Dijepit di atas monitor dan menerangi meja saja, bukan layar. Sensor menyesuaikan terang dengan ruangan.':
    'เกี่ยวบนจอ ส่องเฉพาะโต๊ะไม่ส่องจอ เซนเซอร์ปรับตามแสงในห้อง',

  'Pengeras suara meja 2.0, Bluetooth': 'ลำโพงตั้งโต๊ะ 2.0 บลูทูธ',
  'Sepasang pengeras suara kayu kecil untuk meja kerja, dengan kenop di depan. Suaranya bersih pada volume rendah.':
    'ลำโพงไม้ขนาดเล็กหนึ่งคู่สำหรับโต๊ะทำงาน มีปุ่มหมุนด้านหน้า เสียงใสแม้เปิดเบา',
  'Bluetooth, 3,5 mm, USB': 'บลูทูธ, 3.5 mm, USB',
}
