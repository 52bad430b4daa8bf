import type { Translations } from '../translations.ts'

export const PANTRY_IN_THAI: Translations = {
  'Ramen instan kuah kaldu, isi 8': 'ราเม็งน้ำกึ่งสำเร็จรูป แพ็ก 8',
  'Mi kering udara, bukan digoreng, dengan kaldu ayam dan kecap. Matang dalam empat menit dan tetap kenyal.':
    'เส้นอบลมไม่ทอด ในน้ำซุปไก่และโชยุ พร้อมกินใน 4 นาที เส้นยังเด้ง',
  bersertifikat: 'ได้รับการรับรอง',
  'gandum, kedelai': 'ข้าวสาลี ถั่วเหลือง',
  '10 bulan': '10 เดือน',
  'Ayam kecap': 'ไก่โชยุ',
  Miso: 'มิโสะ',
  Pedas: 'เผ็ด',

  'Kopi robusta Dak Lak sangrai 500 g': 'กาแฟโรบัสตาดั๊กลัก คั่ว 500 g',
  'Robusta sangrai gelap dengan rasa cokelat dan kacang untuk kopi susu. Disangrai tiap Senin dan dikirim pekan itu juga.':
    'โรบัสตาคั่วเข้ม กลิ่นช็อกโกแลตและถั่ว เหมาะชงกับนม คั่ววันจันทร์และส่งภายในสัปดาห์เดียวกัน',
  gelap: 'คั่วเข้ม',
  'Dak Lak, Vietnam': 'ดั๊กลัก เวียดนาม',
  '12 bulan': '12 เดือน',
  Biji: 'เมล็ด',
  Kasar: 'บดหยาบ',
  Halus: 'บดละเอียด',

  'Set seduh phin Vietnam dan kopi 250 g': 'ชุดดริปฟินเวียดนาม พร้อมกาแฟ 250 g',
  'Saringan phin baja, gelas, dan kopi giling 250 gram. Kartu resep menjelaskan es kopi susu langkah demi langkah.':
    'ฟินสเตนเลส แก้ว และกาแฟบด 250 กรัม มีการ์ดสอนชงกาแฟนมข้นเย็นทีละขั้น',
  'baja nirkarat': 'สเตนเลส',
  'phin, gelas, kopi': 'ฟิน แก้ว กาแฟ',

  'Sambal roa Manado 150 g': 'น้ำพริกปลารมควันมานาโด 150 g',
  'Cabai rawit dan ikan roa asap, digoreng sampai kering sehingga awet. Pedas gurih untuk nasi hangat atau pisang goreng.':
    'พริกขี้หนูและปลาโรอารมควันผัดแห้งเก็บได้นาน เผ็ดกลมกล่อม กินกับข้าวหรือกล้วยทอด',
  ikan: 'ปลา',
  '6 bulan': '6 เดือน',
  'Sangat pedas': 'เผ็ดมาก',

  'Bumbu rendang Padang siap masak': 'เครื่องแกงเรนดังปาดัง พร้อมปรุง',
  'Bumbu segar yang ditumis lambat dengan santan, tanpa pengawet. Satu bungkus untuk satu kilogram daging.':
    'เครื่องเทศสดผัดกับมะพร้าวไฟอ่อน ไม่ใส่สารกันบูด 1 ซองสำหรับเนื้อ 1 กิโลกรัม',
  'cabai, lengkuas, santan': 'พริก ข่า มะพร้าว',
  '9 bulan': '9 เดือน',
  '1 bungkus': '1 ซอง',
  '3 bungkus': '3 ซอง',

  'Beras merah organik Cianjur 2 kg': 'ข้าวแดงออร์แกนิกจันจูร์ 2 kg',
  'Beras merah pecah kulit dari petani di Cianjur, pulen setelah direndam dua jam. Kemasan hampa udara.':
    'ข้าวแดงไม่ขัดสีจากชาวนาจันจูร์ แช่น้ำ 2 ชั่วโมงแล้วนุ่ม บรรจุสุญญากาศ',
  Cianjur: 'จันจูร์ อินโดนีเซีย',
  'rendam 2 jam': 'แช่น้ำ 2 ชั่วโมง',

  'Gula aren cair Lebak 350 ml': 'น้ำตาลปาล์มน้ำเชื่อมเลบัก 350 ml',
  'Nira aren yang dimasak di tungku sampai kental, wangi asap dan karamel. Untuk kopi susu, cendol, atau panekuk.':
    'น้ำตาลสดเคี่ยวด้วยฟืนจนข้น หอมควันและคาราเมล ใส่กาแฟ ลอดช่อง หรือราดแพนเค้ก',
  'Lebak, Banten': 'เลบัก อินโดนีเซีย',

  'Matcha Uji untuk minuman 80 g': 'มัทฉะอุจิสำหรับชง 80 g',
  'Bubuk teh hijau halus dari Uji, hijau cerah dan tidak pahit tajam. Cukup untuk empat puluh gelas.':
    'ผงชาเขียวละเอียดจากอุจิ สีสดไม่ขมฝาด ชงได้ 40 แก้ว',
  'Uji, Jepang': 'อุจิ ญี่ปุ่น',
  'Dengan pengocok bambu': 'พร้อมแปรงชงไม้ไผ่',

  'Makarel rebus miso kaleng, isi 4': 'ปลาซาบะกระป๋องซอสมิโสะ แพ็ก 4',
  'Makarel utuh yang lembut dalam saus miso, tinggal dihangatkan. Durinya lunak dan dapat dimakan.':
    'ปลาซาบะนุ่มในซอสมิโสะ แค่อุ่นก็พร้อมกิน ก้างนิ่มกินได้',
  'ikan, kedelai': 'ปลา ถั่วเหลือง',
  '3 tahun': '3 ปี',

  'Bumbu pecel Madiun 400 g': 'ซอสถั่วมาดิอุน 400 g',
  'Kacang sangrai, kencur, dan daun jeruk yang ditumbuk kasar. Seduh dengan air hangat, siap disiram ke sayur.':
    'ถั่วลิสงคั่วตำหยาบกับเปราะหอมและใบมะกรูด ละลายน้ำอุ่นราดผักลวก',
  'kacang tanah': 'ถั่วลิสง',

  'Mi beras pho kering 400 g': 'เส้นเฝอแห้ง 400 g',
  'Mi beras tipis yang lembut tanpa patah setelah direndam sepuluh menit. Bebas gluten.':
    'เส้นข้าวเจ้าเส้นเล็ก แช่ 10 นาทีนุ่มไม่ขาด ไม่มีกลูเตน',
  'beras, air, garam': 'ข้าว น้ำ เกลือ',
  'rendam 10 menit': 'แช่น้ำ 10 นาที',

  'Garam laut Amed, kristal kasar 250 g': 'เกลือทะเลอาเหม็ด เม็ดหยาบ 250 g',
  'Dijemur dalam palung kelapa di pantai Amed, renyah dan lembut asinnya. Taburkan sebelum disajikan.':
    'ตากในรางไม้มะพร้าวริมหาดอาเหม็ด กรอบและเค็มนุ่ม โรยก่อนเสิร์ฟ',
  'Amed, Bali': 'อาเหม็ด บาหลี',

  'Lada hitam Phu Quoc 150 g': 'พริกไทยดำฟูก๊วก 150 g',
  'Lada dipetik merah lalu dijemur, wanginya panjang. Giling sesaat sebelum dipakai.':
    'พริกไทยเก็บตอนสุกแดงตากแดด กลิ่นหอมนาน บดก่อนใช้',
  'Phu Quoc, Vietnam': 'ฟูก๊วก เวียดนาม',
  '24 bulan': '24 เดือน',
}
