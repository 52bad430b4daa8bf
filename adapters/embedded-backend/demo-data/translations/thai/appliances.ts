import type { Translations } from '../translations.ts'

export const APPLIANCES_IN_THAI: Translations = {
  'Penanak nasi digital 1 liter, 8 menu': 'หม้อหุงข้าวดิจิทัล 1 ลิตร 8 โปรแกรม',
  'Nasi pulen dengan panci berlapis tebal dan menu bubur, ketan, serta kukus. Penghangatnya menjaga nasi tidak kering sampai malam.':
    'หม้อในหนาเคลือบอย่างดี หุงข้าวนุ่มฟู มีโปรแกรมโจ๊ก ข้าวเหนียว และนึ่ง อุ่นทิ้งไว้ข้าวก็ไม่แห้ง',
  '1 liter beras': 'ข้าวสาร 1 ลิตร',
  'panci aluminium 2,5 mm': 'หม้อในอะลูมิเนียม 2.5 mm',

  'Mesin kopi espreso 15 bar, pembuih susu': 'เครื่องชงเอสเปรสโซ 15 บาร์ พร้อมที่ตีฟองนม',
  'Espreso dengan krema tebal dan susu berbuih dari satu mesin ramping. Tangki airnya dapat dilepas dan dicuci.':
    'ได้ทั้งเอสเปรสโซครีมาหนาและฟองนมจากเครื่องเดียวทรงบาง ถังน้ำถอดล้างได้',
  '1,2 liter': '1.2 ลิตร',

  'Pemanggang roti dua slot, enam tingkat': 'เครื่องปิ้งขนมปัง 2 ช่อง ปรับได้ 6 ระดับ',
  'Slot lebar untuk roti tebal, dengan tombol hangatkan dan cairkan. Baki remahnya ditarik dari bawah.':
    'ช่องกว้างใส่ขนมปังหนาได้ มีปุ่มอุ่นและละลายน้ำแข็ง ถาดเศษขนมปังดึงออกได้จากด้านล่าง',

  'Pembuat wafel lipat, antilengket': 'เครื่องทำวาฟเฟิลพับได้ เคลือบกันติด',
  'Dua wafel bundar dalam empat menit. Lampunya padam bila suhu siap, dan bisa disimpan berdiri.':
    'วาฟเฟิลกลม 2 ชิ้นใน 4 นาที ไฟดับเมื่อร้อนได้ที่ และตั้งเก็บแนวตั้งได้',
  antilengket: 'เคลือบกันติด',

  'Jam weker dua bel dengan lampu malam': 'นาฬิกาปลุกกระดิ่งคู่ มีไฟกลางคืน',
  'Weker logam yang benar-benar membangunkan, dengan mesin tanpa detak. Tombol di belakang menyalakan lampu layar.':
    'เสียงกระดิ่งโลหะปลุกตื่นแน่นอน แต่เครื่องเดินเงียบไม่มีเสียงติ๊ก กดปุ่มด้านหลังแล้วหน้าปัดสว่าง',
  'kuarsa tanpa detak': 'ควอตซ์เดินเงียบ',

  'Baterai AA isi ulang, 8 buah dan pengisi': 'ถ่านชาร์จ AA 8 ก้อน พร้อมแท่นชาร์จ',
  'Delapan baterai yang dapat diisi sampai 1.000 kali dan pengisi empat lubang dengan lampu terpisah. Daya simpannya tetap setelah setahun.':
    'ถ่าน 8 ก้อน ชาร์จซ้ำได้ถึง 1,000 ครั้ง แท่นชาร์จ 4 ช่องมีไฟแยกทุกช่อง เก็บไว้ในลิ้นชักเป็นปีไฟก็ยังอยู่',
  '8 baterai, 1 pengisi': 'ถ่าน 8 ก้อน แท่นชาร์จ 1 ชิ้น',
  '4 jam': '4 ชั่วโมง',

  'Termometer dan higrometer ruang, layar besar': 'เครื่องวัดอุณหภูมิและความชื้นในห้อง จอใหญ่',
  'Suhu dan kelembapan kamar terbaca dari seberang ruangan. Mencatat nilai tertinggi dan terendah 24 jam.':
    'อ่านอุณหภูมิและความชื้นได้จากอีกฟากของห้อง จำค่าสูงสุดและต่ำสุดในรอบ 24 ชั่วโมง',

  'Lampu darurat isi ulang, bisa digantung': 'ไฟฉุกเฉินแบบชาร์จ แขวนได้',
  'Menyala sendiri saat listrik padam dan bertahan delapan jam. Kaitnya pas di paku atau tali tenda.':
    'ติดเองเมื่อไฟดับและสว่างนาน 8 ชั่วโมง ตะขอแขวนได้ทั้งตะปูและเชือกเต็นท์',
  '8 jam': '8 ชั่วโมง',

  'Bohlam LED hangat 9 W, isi 3': 'หลอดไฟ LED 9 W แสงวอร์มไวท์ แพ็ก 3 หลอด',
  'Cahaya hangat 2.700 K yang dapat diredupkan dan tidak berkedip. Setara lampu pijar 60 watt.':
    'แสงอุ่น 2,700 K หรี่ได้ไม่กะพริบ สว่างเท่าหลอดไส้ 60 วัตต์',
  '3 tahun': '3 ปี',
  Hangat: 'วอร์มไวท์',
  'Putih netral': 'คูลไวท์',
  '3 buah': '3 ชิ้น',
  '6 buah': '6 ชิ้น',

  'Pemeras jeruk listrik, baling baja': 'เครื่องคั้นส้มไฟฟ้า หัวคั้นสเตนเลส',
  'Jeruk peras tanpa biji untuk sarapan; berputar dua arah begitu ditekan. Semua bagian atasnya bisa dicuci.':
    'น้ำส้มไร้เมล็ดสำหรับมื้อเช้า หัวคั้นหมุนได้สองทางตามแรงกด ชิ้นส่วนด้านบนล้างได้ทุกชิ้น',
  'baja, plastik bebas BPA': 'สเตนเลส พลาสติกปลอดสาร BPA',

  'Mikroskop digital 1.000x dengan layar': 'กล้องจุลทรรศน์ดิจิทัล 1,000 เท่า มีจอในตัว',
  'Layar tujuh inci menampilkan serangga, koin, dan papan sirkuit. Foto tersimpan ke kartu atau laptop.':
    'จอ 7 นิ้ว ส่องแมลง เหรียญ และแผงวงจรได้ชัด บันทึกภาพลงการ์ดหรือโน้ตบุ๊ก',
  '7 inci': '7 นิ้ว',

  'Jam meja kayu dengan radio dan Bluetooth': 'นาฬิกาตั้งโต๊ะตัวไม้ มีวิทยุและบลูทูธ',
  'Jam meja berbadan kayu dengan pengeras suara hangat di baliknya. Radio, Bluetooth, dan dua alarm.':
    'นาฬิกาตั้งโต๊ะตัวไม้ ลำโพงเสียงนุ่มด้านหลัง มีวิทยุ บลูทูธ และตั้งปลุกได้ 2 เวลา',
  'kayu ek': 'ไม้โอ๊ก',
  'Bluetooth 5.0, FM': 'บลูทูธ 5.0, FM',

  'Mixer audio empat kanal, USB': 'มิกเซอร์เสียง 4 ช่อง USB',
  'Empat masukan dengan gema digital untuk siaran langsung dan pertemuan. Rekaman langsung ke laptop lewat USB.':
    'อินพุต 4 ช่องพร้อมเอฟเฟกต์เสียงก้องดิจิทัล เหมาะกับไลฟ์และประชุม อัดเสียงเข้าโน้ตบุ๊กผ่าน USB ได้ทันที',
  'daya fantom 48 V': 'ไฟแฟนทอม 48 V',
}
