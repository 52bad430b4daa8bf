import type { Translations } from '../translations.ts'

export const KITCHEN_AND_TABLE_IN_THAI: Translations = {
  'Teko keramik 900 ml dengan saringan': 'กาน้ำชาเซรามิก 900 ml พร้อมที่กรอง',
  'Teko keramik bakaran tinggi dengan saringan baja yang bisa diangkat. Corongnya tidak menetes dan tutupnya tetap di tempat.':
    'เซรามิกเผาไฟสูง ที่กรองสเตนเลสยกออกได้ พวยกาไม่หยดและฝาไม่หลุดง่าย',
  'keramik, baja nirkarat': 'เซรามิก สเตนเลส',
  'aman untuk microwave': 'เข้าไมโครเวฟได้',
  'boleh mesin cuci piring': 'เข้าเครื่องล้างจานได้',

  'Cangkir teh Kyoto, isi 2': 'ถ้วยชาเกียวโต ชุด 2 ใบ',
  'Diputar dan diglasir tangan di bengkel kecil dekat Kiyomizu. Setiap pasang sedikit berbeda warnanya.':
    'ปั้นและเคลือบด้วยมือในโรงปั้นเล็ก ๆ ใกล้วัดคิโยมิซุ สีของแต่ละคู่ต่างกันเล็กน้อย',
  'tanah liat': 'สโตนแวร์',
  'Kyoto, Jepang': 'เกียวโต ญี่ปุ่น',

  'Mangkuk saji kayu dengan sendok': 'ชามสลัดไม้ พร้อมช้อนคู่',
  'Mangkuk dari satu balok akasia yang diminyaki, untuk salad atau buah. Sepasang sendok saji disertakan.':
    'กลึงจากไม้อะคาเซียท่อนเดียวลงน้ำมัน สำหรับสลัดหรือผลไม้ มาพร้อมช้อนส้อมตักหนึ่งคู่',
  'kayu akasia': 'ไม้อะคาเซีย',
  'cuci tangan': 'ซักมือ',

  'Panci besi cor enamel 4 liter': 'หม้อเหล็กหล่อเคลือบ 4 ลิตร',
  'Merebus rendang perlahan dengan panas yang merata, dari kompor ke meja. Bagian dalamnya putih dan tidak bereaksi dengan asam.':
    'เคี่ยวเรนดังได้ร้อนทั่วถึง ยกจากเตาขึ้นโต๊ะได้เลย ด้านในสีขาวไม่ทำปฏิกิริยากับของเปรี้ยว',
  '4 liter': '4 ลิตร',
  'besi cor, enamel': 'เหล็กหล่อ เคลือบอีนาเมล',
  'gas, induksi, oven': 'แก๊ส อินดักชัน เตาอบ',

  'Wajan baja karbon 28 cm': 'กระทะเหล็กคาร์บอน 28 cm',
  'Semakin sering dipakai semakin licin, tanpa lapisan yang mengelupas. Gagangnya dipaku dan cocok untuk api besar.':
    'ยิ่งใช้ยิ่งลื่น ไม่มีสารเคลือบให้ลอก ด้ามย้ำหมุดแน่นหนา สู้ไฟแรงได้',
  'baja karbon 2 mm': 'เหล็กคาร์บอน 2 mm',
  'gas, induksi': 'แก๊ส อินดักชัน',

  'Pisau dapur santoku 17 cm, baja Jepang': 'มีดซันโตกุ 17 cm เหล็กญี่ปุ่น',
  'Baja tiga lapis yang tajam lama untuk sayur, ikan, dan daging. Gagang kayu magnolia yang ringan di tangan.':
    'เหล็กสามชั้นคมนาน ใช้ได้ทั้งผัก ปลา และเนื้อ ด้ามไม้แมกโนเลียน้ำหนักเบา',
  'VG-10, magnolia': 'VG-10 ไม้แมกโนเลีย',
  'bilah 17 cm': 'ใบมีด 17 cm',
  'Sakai, Jepang': 'ซาไก ญี่ปุ่น',

  'Set piring makan 12 bagian, 4 orang': 'ชุดจานชาม 12 ชิ้น สำหรับ 4 คน',
  'Piring makan, piring kecil, dan mangkuk dengan tepi abu-abu. Bertumpuk rapi di lemari kecil.':
    'จานใหญ่ จานเล็ก และชามขอบเทา ซ้อนเก็บในตู้เล็กได้พอดี',
  '12 bagian': '12 ชิ้น',
  porselen: 'พอร์ซเลน',

  'Alat makan baja doff, 16 bagian': 'ชุดช้อนส้อมสเตนเลสด้าน 16 ชิ้น',
  'Empat set sendok, garpu, pisau, dan sendok teh dengan permukaan doff. Seimbang di tangan dan tidak meninggalkan sidik jari.':
    'ช้อน ส้อม มีด และช้อนชา 4 ชุด ผิวด้าน น้ำหนักสมดุล ไม่เป็นรอยนิ้วมือ',
  '16 bagian': '16 ชิ้น',
  'baja 18/10': 'สเตนเลส 18/10',

  'Sumpit kayu ukir, 5 pasang': 'ตะเกียบไม้แกะลาย 5 คู่',
  'Sumpit berlapis pernis dengan ujung bergerigi halus agar mi tidak licin. Lima warna supaya tidak tertukar.':
    'ตะเกียบลงรักเซาะร่องละเอียด คีบเส้นลื่น ๆ ได้ดี มี 5 สี ไม่สลับกับคนอื่น',
  'kayu, pernis': 'ไม้ ลงรัก',
  '5 pasang': '5 คู่',

  'Gelas anggur kristal, isi 4': 'แก้วไวน์คริสตัล ชุด 4 ใบ',
  'Gelas tipis tanpa timbal yang berdenting halus, juga indah untuk jus. Dikemas dalam kotak bersekat.':
    'แก้วบางไร้ตะกั่ว เสียงกังวานใส ใส่น้ำผลไม้ก็สวย บรรจุในกล่องมีช่องกั้น',
  'kristal bebas timbal': 'คริสตัลไร้ตะกั่ว',
  '4 gelas': 'แก้ว 4 ใบ',

  'Mug kopi keramik 350 ml': 'แก้วกาแฟเซรามิก 350 ml',
  'Mug bertepi tebal yang menjaga kopi tetap hangat. Gagangnya muat empat jari.':
    'แก้วผนังหนาเก็บความร้อนได้ดี หูจับสอดได้ครบสี่นิ้ว',
  keramik: 'สโตนแวร์',

  'Stoples kaca kedap udara, isi 3': 'โหลแก้วสุญญากาศ ชุด 3 ใบ',
  'Tiga ukuran dengan tutup bambu dan karet silikon. Bumbu dan kerupuk tetap renyah.':
    'สามขนาด ฝาไม้ไผ่พร้อมซีลซิลิโคน เก็บเครื่องเทศและขนมให้กรอบนาน',
  'kaca borosilikat, bambu': 'แก้วโบโรซิลิเกต ไม้ไผ่',

  'Kotak bekal kayu dua susun': 'กล่องข้าวไม้ 2 ชั้น',
  'Kotak bento dari kayu cedar tipis yang menyerap uap, sehingga nasi tidak basah. Karet pengikat dan sekat disertakan.':
    'เบนโตะไม้ซีดาร์บาง ดูดซับไอน้ำ ข้าวจึงไม่แฉะ มีสายรัดและแผ่นกั้น',
  'kayu cedar': 'ไม้ซีดาร์',
}
