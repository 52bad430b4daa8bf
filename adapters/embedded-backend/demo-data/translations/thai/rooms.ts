import type { Translations } from '../translations.ts'

export const ROOMS_IN_THAI: Translations = {
  'Kursi makan kayu solid': 'เก้าอี้ทานข้าวไม้จริง',
  'Kayu jati dari kebun bersertifikat, disambung pasak tanpa sekrup terlihat. Sandarannya melengkung mengikuti punggung.':
    'ไม้สักจากสวนป่าที่ได้รับการรับรอง เข้าเดือยไม่เห็นสกรู พนักพิงโค้งรับแผ่นหลัง',
  'kayu jati': 'ไม้สัก',
  'sudah terakit': 'ประกอบเสร็จแล้ว',

  'Lampu gantung bohlam besar E27': 'โคมไฟห้อยหลอดใหญ่ E27',
  'Bohlam LED besar berkaca kuning hangat dengan kabel kain 1,5 meter. Terangnya lembut di atas meja makan.':
    'หลอด LED ใหญ่สีเหลืองอุ่น สายหุ้มผ้า 1.5 เมตร ให้แสงนุ่มเหนือโต๊ะอาหาร',
  'LED 6 W, E27': 'LED 6 W, E27',
  'kabel 1,5 m': 'สายยาว 1.5 m',

  'Tanaman hias monstera kecil dalam pot': 'ต้นมอนสเตอราเล็กในกระถาง',
  'Monstera muda setinggi 30 cm dalam pot tanah liat, sudah menyesuaikan diri di dalam ruang. Dikirim dengan penyangga dan petunjuk rawat.':
    'มอนสเตอราต้นเล็กสูง 30 ซม. ในกระถางดินเผา ปรับตัวกับในบ้านแล้ว แพ็กมีที่ค้ำพร้อมการ์ดวิธีดูแล',
  'tinggi 30 cm': 'สูง 30 cm',
  'siram seminggu sekali': 'รดน้ำสัปดาห์ละครั้ง',
  'pot tanah liat': 'กระถางดินเผา',

  'Sofa dua dudukan kain linen': 'โซฟาผ้าลินิน 2 ที่นั่ง',
  'Rangka kayu pinus dengan dudukan busa padat yang tidak kempes. Sarungnya dapat dilepas dan dicuci.':
    'โครงไม้สน เบาะโฟมแน่นไม่ยุบ ปลอกถอดซักได้',
  'linen, pinus': 'ลินิน ไม้สน',
  'pasang kaki, 10 menit': 'ใส่ขา 10 นาที',

  'Seprai katun perkal, set 4 bagian': 'ชุดผ้าปูที่นอนฝ้ายเพอร์เคล 4 ชิ้น',
  'Katun rapat yang sejuk dan berdesir seperti seprai hotel. Set berisi seprai, sarung guling, dan dua sarung bantal.':
    'ผ้าฝ้ายทอแน่น เย็นและกรอบเหมือนผ้าปูโรงแรม มีผ้าปู 1 ปลอกหมอนข้าง 1 และปลอกหมอน 2',
  'katun perkal 200 TC': 'ฝ้ายเพอร์เคล 200 TC',
  '4 bagian': '4 ชิ้น',
  'cuci 60 °C': 'ซักที่ 60 °C',

  'Cermin dinding bundar 50 cm': 'กระจกกลมติดผนัง 50 cm',
  'Cermin bebas tembaga dengan bingkai tipis dan pengait tersembunyi. Tidak menguning di kamar mandi.':
    'กระจกไร้ทองแดง กรอบบาง ซ่อนตะขอแขวน อยู่ในห้องน้ำก็ไม่เหลือง',
  'diameter 50 cm': 'เส้นผ่านศูนย์กลาง 50 cm',
  aluminium: 'อะลูมิเนียม',

  'Lilin aroma kedelai 180 g': 'เทียนหอมไขถั่วเหลือง 180 g',
  'Lilin kedelai dengan minyak atsiri Nusantara yang menyala 35 jam. Gelasnya bisa dipakai lagi.':
    'ไขถั่วเหลืองผสมน้ำมันหอมระเหยจากอินโดนีเซีย จุดได้ 35 ชั่วโมง แก้วนำกลับมาใช้ต่อได้',
  '35 jam': '35 ชั่วโมง',
  'lilin kedelai, sumbu katun': 'ไขถั่วเหลือง ไส้ฝ้าย',
  Sereh: 'ตะไคร้',
  Melati: 'มะลิ',
  'Kayu manis': 'อบเชย',

  'Bingkai foto kayu ek 30 x 40 cm': 'กรอบรูปไม้โอ๊ก 30 x 40 cm',
  'Kayu ek asli dengan kaca akrilik ringan dan karton berbingkai. Bisa digantung tegak maupun mendatar.':
    'ไม้โอ๊กจริง แผ่นอะคริลิกเบาพร้อมกระดาษรองภาพ แขวนได้ทั้งแนวตั้งและแนวนอน',
  'kayu ek, akrilik': 'ไม้โอ๊ก อะคริลิก',

  'Keranjang rotan anyam dengan tutup': 'ตะกร้าหวายสานมีฝา',
  'Dianyam perajin di Cirebon dari rotan utuh. Cukup besar untuk cucian tiga hari atau mainan anak.':
    'ช่างฝีมือจิเรบอนสานจากหวายทั้งเส้น ใส่ผ้าได้ 3 วันหรือเก็บของเล่น',
  rotan: 'หวาย',
  Cirebon: 'จิเรบอน อินโดนีเซีย',

  'Sapu dan pengki berdiri, bulu lembut': 'ชุดไม้กวาดที่โกยผงตั้งได้ ขนนุ่ม',
  'Pengki bergigi yang membersihkan bulu sapu, dan keduanya berdiri sendiri di sudut. Gagangnya tanpa perlu membungkuk.':
    'ที่โกยผงมีซี่หวีฝุ่นออกจากขนแปรง ตั้งเองได้ทั้งคู่ ด้ามยาวไม่ปวดหลัง',
  'PET daur ulang, baja': 'PET รีไซเคิล เหล็ก',

  'Kotak perkakas rumah 62 bagian': 'กล่องเครื่องมือประจำบ้าน 62 ชิ้น',
  'Palu, obeng, tang, meteran, dan bor tangan dalam kotak berkait. Cukup untuk memasang rak dan memperbaiki keran.':
    'ค้อน ไขควง คีม ตลับเมตร และสว่านมือในกล่องล็อกได้ พอสำหรับติดชั้นวางและซ่อมก๊อก',
  '62 bagian': '62 ชิ้น',
  'baja krom vanadium': 'เหล็กโครมวาเนเดียม',

  'Vas keramik bakar kayu': 'แจกันเซรามิกเผาฟืน',
  'Warna tanah dan jejak abu dari tungku kayu membuat tiap vas tunggal. Kedap air dan berat di dasar.':
    'โทนดินและรอยเถ้าจากเตาฟืนทำให้แจกันแต่ละใบไม่ซ้ำกัน ใส่น้ำไม่รั่ว ฐานหนัก',
  'tinggi 24 cm': 'สูง 24 cm',
  'tanah liat': 'สโตนแวร์',
  'Shigaraki, Jepang': 'ชิการากิ ญี่ปุ่น',

  'Lampu lampion kertas washi': 'โคมไฟกระดาษวาชิ',
  'Kertas washi pada rangka bambu yang menyebarkan cahaya lembut. Terlipat datar saat dikirim.':
    'กระดาษวาชิบนโครงไม้ไผ่ให้แสงนุ่ม พับแบนจัดส่ง',
  'diameter 35 cm': 'เส้นผ่านศูนย์กลาง 35 cm',
  'kertas washi, bambu': 'กระดาษวาชิ ไม้ไผ่',
  'E27, LED sampai 10 W': 'E27, LED ไม่เกิน 10 W',
}
