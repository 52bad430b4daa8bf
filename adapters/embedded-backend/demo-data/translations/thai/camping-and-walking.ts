import type { Translations } from '../translations.ts'

export const CAMPING_AND_WALKING_IN_THAI: Translations = {
  'Tenda kubah 3 orang, tahan hujan dan angin': 'เต็นท์โดม 3 คน กันฝนกันลม',
  'Lapisan luar 3.000 mm dengan jahitan berselotip dan dua pintu. Berdiri dalam delapan menit oleh satu orang.':
    'ผ้าชั้นนอกกันน้ำ 3,000 mm ซีลตะเข็บ มี 2 ประตู กางคนเดียวเสร็จใน 8 นาที',
  '3 orang': '3 คน',
  'aluminium 8,5 mm': 'อะลูมิเนียม 8.5 mm',

  'Ransel harian 26 liter, kain daur ulang': 'เป้สะพายหลัง 26 ลิตร ผ้ารีไซเคิล',
  'Dibuat dari 22 botol plastik bekas, dengan punggung berongga yang tidak membuat gerah. Penutup hujan tersimpan di dasar.':
    'ทำจากขวดพลาสติกใช้แล้ว 22 ขวด แผ่นหลังระบายอากาศ สะพายไม่ร้อน มีผ้าคลุมฝนเก็บอยู่ที่ก้นกระเป๋า',
  '26 liter': '26 ลิตร',
  'poliester daur ulang': 'โพลีเอสเตอร์รีไซเคิล',

  'Sepatu gunung kulit, sol antiselip': 'รองเท้าเดินป่าหนังแท้ พื้นกันลื่น',
  'Kulit nubuk dengan selaput tahan air dan sol yang mencengkeram batu basah. Sol dapat diganti di tukang sepatu.':
    'หนังนูบัคพร้อมเมมเบรนกันน้ำ พื้นเกาะหินเปียกได้ดี เปลี่ยนพื้นใหม่ได้ที่ร้านซ่อมรองเท้า',
  'kulit nubuk': 'หนังนูบัค',
  'karet, gigi 5 mm': 'ยาง ดอกยาง 5 mm',
  'selaput dalam': 'เมมเบรนด้านใน',

  'Kompas kuningan saku': 'เข็มทิศทองเหลืองพกพา',
  'Kompas berpenutup dengan jarum redaman minyak yang cepat tenang. Tutup dalamnya berukir skala untuk peta.':
    'เข็มทิศมีฝาปิด เข็มแช่น้ำมันหยุดนิ่งไว ฝาด้านในสลักมาตราส่วนสำหรับแผนที่',
  'kuningan, kaca': 'ทองเหลือง กระจก',

  'Senter isi ulang 1.200 lumen': 'ไฟฉายชาร์จได้ 1,200 ลูเมน',
  'Sinar sejauh 200 meter dengan lima tingkat dan mode merah. Badan aluminiumnya tahan jatuh dan tahan hujan.':
    'ส่องไกล 200 เมตร มี 5 ระดับและโหมดไฟแดง ตัวอะลูมิเนียมทนตกและกันฝน',
  '4-80 jam': '4-80 ชั่วโมง',

  'Teropong bintang 70 mm dengan tripod': 'กล้องดูดาว 70 mm พร้อมขาตั้ง',
  'Memperlihatkan cincin Saturnus dan kawah bulan di malam cerah. Termasuk dua lensa mata, pencari titik merah, dan tas.':
    'มองเห็นวงแหวนดาวเสาร์และหลุมบนดวงจันทร์ในคืนฟ้าใส มีเลนส์ตา 2 ตัว กล้องเล็งจุดแดง และกระเป๋า',
  'bukaan 70 mm, fokus 400 mm': 'หน้ากล้อง 70 mm โฟกัส 400 mm',
  '2 lensa mata, tripod, tas': 'เลนส์ตา 2 ตัว ขาตั้ง กระเป๋า',

  'Topi lari cepat kering': 'หมวกวิ่งแห้งไว',
  'Topi 48 gram dengan panel jala dan lidah lentur yang bisa dilipat ke saku. Garis pantulnya terlihat saat lari malam.':
    'หมวกหนัก 48 กรัม แผงตาข่าย ปีกนุ่มพับใส่กระเป๋าได้ แถบสะท้อนแสงเห็นชัดตอนวิ่งกลางคืน',
  poliester: 'โพลีเอสเตอร์',

  'Sarung tangan hangat layar sentuh': 'ถุงมือกันหนาวทัชสกรีนได้',
  'Rajutan wol merino berlapis bulu halus untuk puncak yang dingin. Telunjuk dan jempolnya bisa menyentuh layar.':
    'ถักจากขนแกะเมริโนซับในฟลีซ สำหรับยอดเขาอากาศหนาว นิ้วโป้งและนิ้วชี้แตะหน้าจอได้',
  'wol merino 60%': 'ขนแกะเมริโน 60%',
  'bulu halus': 'ฟลีซ',
  'cuci tangan': 'ซักมือ',

  'Atap terpal 3 x 3 m untuk berkemah': 'ฟลายชีตแคมป์ปิ้ง 3 x 3 m',
  'Terpal ringan dengan delapan tali berpantul dan pasak. Menahan hujan dan panas, cukup untuk meja dan empat kursi.':
    'ฟลายชีตน้ำหนักเบา พร้อมเชือกสะท้อนแสง 8 เส้นและสมอบก กันฝนกันแดดได้ทั้งโต๊ะและเก้าอี้ 4 ตัว',

  'Panci kemah bersusun titanium, 3 bagian': 'ชุดหม้อสนามไทเทเนียม 3 ชิ้น',
  'Panci, wajan, dan cangkir yang bertumpuk rapi dengan tempat tabung gas. Gagang lipatnya tidak panas.':
    'หม้อ กระทะ และถ้วยซ้อนเก็บพอดี มีที่ใส่กระป๋องแก๊ส หูพับจับแล้วไม่ร้อน',
  titanium: 'ไทเทเนียม',

  'Kapak tangan baja tempa, gagang hickory': 'ขวานมือเหล็กตีขึ้นรูป ด้ามไม้ฮิกคอรี',
  'Kapak 600 gram untuk kayu bakar, diasah dan bersarung kulit. Gagangnya dari hickory yang meredam hentakan.':
    'ขวานหนัก 600 กรัมสำหรับผ่าฟืน ลับคมแล้วพร้อมปลอกหนัง ด้ามไม้ฮิกคอรีช่วยซับแรง',
  'baja karbon, hickory': 'เหล็กคาร์บอน ไม้ฮิกคอรี',

  'Tali panjat statis 8 mm': 'เชือกสแตติก 8 mm',
  'Tali serbaguna untuk jemuran, barang, dan tempat tidur gantung. Bukan untuk menahan jatuh saat memanjat.':
    'เชือกอเนกประสงค์สำหรับตากผ้า มัดของ และผูกเปล ห้ามใช้กันตกในการปีนเขา',
  poliamida: 'โพลีเอไมด์',
  '10 m atau 20 m': '10 m หรือ 20 m',

  'Peta jalur pendakian Jawa, tahan air': 'แผนที่เส้นทางเดินเขาชวา กันน้ำ',
  'Dua belas gunung pada satu lembar kertas sintetis yang tidak sobek. Skala 1:50.000 dengan titik air dan pos.':
    'ภูเขา 12 ลูกในกระดาษสังเคราะห์แผ่นเดียวที่ไม่ขาด มาตราส่วน 1:50,000 บอกจุดน้ำและที่พัก',
  'kertas sintetis': 'กระดาษสังเคราะห์',
}
