import type { Translations } from '../translations.ts'

export const MEN_CLOTHING_IN_THAI: Translations = {
  'Kaus katun tebal leher bulat': 'เสื้อยืดคอกลมผ้าฝ้ายหนา',
  'Katun 230 gram yang tidak menerawang dan tidak melar di leher. Dijahit di Bandung dengan jahitan bahu ganda.':
    'ผ้าฝ้าย 230 กรัม ไม่บาง คอไม่ย้วย เย็บที่บันดุง เสริมเทปที่ไหล่',
  'katun 100%': 'ฝ้าย 100%',
  reguler: 'ทรงปกติ',
  'cuci 30 °C': 'ซักที่ 30 °C',
  Bandung: 'บันดุง อินโดนีเซีย',

  'Kemeja kerja lengan panjang, mudah disetrika': 'เสื้อเชิ้ตแขนยาวรีดง่าย',
  'Campuran katun yang keluar dari mesin cuci hampir tanpa kusut. Kerahnya tegak tanpa kancing di ujung.':
    'ผ้าฝ้ายผสม ซักเสร็จแทบไม่ยับ ปกตั้งสวยโดยไม่ต้องมีกระดุม',
  'katun 60%, poliester 40%': 'ฝ้าย 60% โพลีเอสเตอร์ 40%',
  ramping: 'ทรงสลิม',

  'Dasi sutra tenun Como': 'เนกไทไหมทอโคโม',
  'Sutra dari Como, ditenun lalu dijahit tangan di bagian belakang. Simpulnya padat dan jatuhnya lurus.':
    'ไหมทอจากโคโม เย็บหลังด้วยมือ ผูกปมแน่นและทิ้งตัวตรง',
  'sutra 100%': 'ไหม 100%',
  'Como, Italia': 'โคโม อิตาลี',
  Polos: 'สีพื้น',
  Garis: 'ลายทาง',
  Titik: 'ลายจุด',

  'Jins lurus denim 13 oz': 'ยีนส์ทรงตรง เดนิม 13 oz',
  'Denim padat dengan sedikit regangan yang menyesuaikan badan setelah beberapa kali pakai. Kakinya lurus, tidak menjepit.':
    'เดนิมหนาผสมยืดเล็กน้อย ใส่ไม่กี่ครั้งก็เข้ารูป ขาตรงไม่รัด',
  'katun 99%, elastan 1%': 'ฝ้าย 99% อีลาสเทน 1%',
  lurus: 'ทรงตรง',

  'Celana pendek katun twill': 'กางเกงขาสั้นผ้าทวิล',
  'Celana pendek di atas lutut dengan tali pinggang dalam. Cukup rapi untuk makan malam di pantai.':
    'ยาวเหนือเข่า มีเชือกรูดด้านใน เรียบร้อยพอใส่ไปมื้อค่ำริมทะเล',
  'katun twill': 'ผ้าฝ้ายทวิล',
  'dalam 18 cm': 'ตะเข็บใน 18 cm',

  'Jaket luar tahan angin berlapis tipis': 'แจ็กเก็ตบุบางกันลม',
  'Jaket ringan untuk motor pagi dan ruang dingin, menahan angin dan gerimis. Kerahnya menyimpan tudung.':
    'แจ็กเก็ตเบาสำหรับขี่รถเช้าตรู่และห้องแอร์ กันลมกันฝนปรอย มีฮู้ดซ่อนในปก',
  'nilon, isian poliester': 'ไนลอน ใยโพลีเอสเตอร์',
  'tahan percikan': 'สะท้อนน้ำ',

  'Kemeja batik cap Pekalongan': 'เสื้อเชิ้ตบาติกปั๊มเปอกาลองกัน',
  'Batik cap dengan malam asli di atas katun primisima, berfuring sampai pinggang. Motifnya bertemu rapi di kancing.':
    'บาติกปั๊มขี้ผึ้งบนผ้าฝ้ายละเอียด ซับในถึงเอว ลายต่อกันสนิทตรงสาบกระดุม',
  'katun primisima': 'ผ้าฝ้ายพริมิสซิมา',
  'setengah furing': 'ซับในครึ่งตัว',
  Pekalongan: 'เปอกาลองกัน อินโดนีเซีย',
  'cuci tangan, lerak': 'ซักมือ ใช้สบู่อ่อน',
  Parang: 'ลายปารัง',
  Kawung: 'ลายกาวุง',

  'Kaus kaki katun sisir, isi 5': 'ถุงเท้าผ้าฝ้ายคอมบ์ 5 คู่',
  'Tumit dan ujung diperkuat, karetnya tidak meninggalkan bekas. Lima pasang dalam warna kantor.':
    'เสริมส้นและปลายเท้า ขอบไม่รัดเป็นรอย 5 คู่สีใส่ทำงาน',
  'katun 80%, nilon, elastan': 'ฝ้าย 80% ไนลอน อีลาสเทน',

  'Celana dalam modal, isi 3': 'กางเกงในชายโมดัล แพ็ก 3 ตัว',
  'Modal lembut dengan pinggang yang tidak menggulung. Tanpa label, tidak gatal.':
    'ผ้าโมดัลนุ่ม ขอบเอวไม่ม้วน ไม่มีป้ายให้คัน',
  'modal 92%, elastan': 'โมดัล 92% อีลาสเทน',
  'cuci 40 °C': 'ซักที่ 40 °C',

  'Syal wol merino kotak halus': 'ผ้าพันคอเมริโนลายตาราง',
  'Wol merino yang tidak gatal, ditenun dua warna. Ringan untuk perjalanan ke negeri dingin.':
    'เมริโนไม่คัน ทอสลับสองสี เบา เหมาะพกไปเที่ยวเมืองหนาว',
  'wol merino': 'ขนแกะเมริโน',
  'Biella, Italia': 'บีเอลลา อิตาลี',

  'Rompi pantul untuk bersepeda malam': 'เสื้อกั๊กสะท้อนแสงขี่รถกลางคืน',
  'Jala ringan dengan pita pantul depan belakang dan saku ponsel. Ukurannya diatur dengan tali samping.':
    'ตาข่ายเบา แถบสะท้อนแสงหน้าหลัง มีช่องใส่มือถือ ปรับขนาดด้วยเชือกข้าง',
  'jala poliester': 'ตาข่ายโพลีเอสเตอร์',
  'terlihat 200 m': 'มองเห็นจาก 200 m',

  'Seragam latihan bela diri katun': 'ชุดฝึกศิลปะการต่อสู้ผ้าฝ้าย',
  'Katun kanvas yang tidak mudah sobek dengan jahitan tiga baris. Termasuk sabuk putih.':
    'ผ้าแคนวาสฝ้ายไม่ขาดง่าย เย็บตะเข็บสามชั้น แถมสายคาดสีขาว',
  'katun kanvas': 'ผ้าแคนวาสฝ้าย',
  'atasan, celana, sabuk': 'เสื้อ กางเกง สายคาด',

  'Jas wol satu kancing': 'เบลเซอร์ผ้าวูลกระดุมเม็ดเดียว',
  'Wol ringan untuk iklim hangat dengan bahu alami. Lengannya dapat dipendekkan penjahit tanpa membuka kancing.':
    'ผ้าวูลเบาสำหรับเมืองร้อน ไหล่ทรงธรรมชาติ ช่างตัดแขนให้สั้นได้โดยไม่ต้องย้ายกระดุม',
  'wol 120s': 'วูล 120s',
  setengah: 'ซับในครึ่งตัว',
  'Milan, Italia': 'มิลาน อิตาลี',
}
