import type { Translations } from '../translations.ts'

export const MEN_ACCESSORIES_IN_THAI: Translations = {
  'Sepatu lari ringan, sol empuk': 'รองเท้าวิ่งน้ำหนักเบา พื้นนุ่ม',
  'Sepatu 238 gram dengan sol busa yang memantul dan atasan rajut satu lembar. Cocok untuk lari harian sampai setengah maraton.':
    'หนักเพียง 238 กรัม พื้นโฟมเด้ง ผ้าถักชิ้นเดียว วิ่งได้ทุกวันจนถึงฮาล์ฟมาราธอน',
  'busa EVA, 8 mm': 'โฟม EVA ดรอป 8 mm',
  'rajut daur ulang': 'ผ้าถักรีไซเคิล',

  'Jam tangan analog baja 38 mm': 'นาฬิกาข้อมือเข็มสเตนเลส 38 mm',
  'Jam kuarsa Jepang dalam baja 38 mm dengan kaca mineral keras. Talinya bisa diganti tanpa alat.':
    'เครื่องควอตซ์ญี่ปุ่นในตัวเรือนเหล็ก 38 mm กระจกแข็งพิเศษ เปลี่ยนสายได้โดยไม่ใช้เครื่องมือ',
  'kuarsa Jepang': 'ควอตซ์ญี่ปุ่น',
  'mineral keras': 'กระจกมิเนอรัลแข็ง',
  Baja: 'สเตนเลส',
  'Kulit cokelat': 'หนังสีน้ำตาล',
  Biru: 'น้ำเงิน',

  'Sepatu pantofel kulit, jahit Blake': 'รองเท้าหนังเดอร์บี้ เย็บเบลก',
  'Kulit anak sapi dengan sol kulit dijahit, sehingga lentur sejak awal. Tumit karetnya dapat diganti.':
    'หนังลูกวัว พื้นหนังเย็บ ยืดหยุ่นตั้งแต่วันแรก เปลี่ยนส้นยางได้',
  'kulit anak sapi': 'หนังลูกวัว',
  'kulit, tumit karet': 'หนัง ส้นยาง',
  'Marche, Italia': 'มาร์เค อิตาลี',

  'Dompet kulit tipis, 8 kartu': 'กระเป๋าสตางค์หนังบาง 8 ช่องบัตร',
  'Kulit nabati yang menua indah, muat delapan kartu dan uang tanpa dilipat tiga. Tepinya dipoles tangan.':
    'หนังฟอกฝาดยิ่งใช้ยิ่งสวย ใส่บัตร 8 ใบและธนบัตรไม่ต้องพับ ขัดขอบด้วยมือ',
  'kulit samak nabati': 'หนังฟอกฝาด',
  'Toscana, Italia': 'ทัสคานี อิตาลี',

  'Topi bisbol kanvas polos': 'หมวกแก๊ปผ้าแคนวาสสีพื้น',
  'Kanvas katun yang dicuci sehingga lunak sejak baru. Gesper logam di belakang, pas untuk 55-60 cm.':
    'แคนวาสผ้าฝ้ายฟอกนุ่มตั้งแต่แรกใส่ หัวเข็มขัดโลหะด้านหลังปรับได้ 55-60 ซม.',
  'katun kanvas': 'ผ้าแคนวาสฝ้าย',

  'Sandal jepit karet alam': 'รองเท้าแตะหูหนีบยางธรรมชาติ',
  'Karet alam dari Sumatra yang empuk dan tidak berbau. Talinya satu cetakan, tidak mudah lepas.':
    'ยางธรรมชาตินุ่มจากสุมาตรา ไม่มีกลิ่น หูหนีบหล่อเป็นชิ้นเดียวกับพื้น',
  'karet alam': 'ยางธรรมชาติ',
  Medan: 'เมดาน อินโดนีเซีย',

  'Kacamata hitam terpolarisasi, asetat': 'แว่นกันแดดโพลาไรซ์ กรอบอะซิเตต',
  'Bingkai asetat yang dapat disetel optik, lensa terpolarisasi kategori 3. Memotong silau aspal dan air.':
    'กรอบอะซิเตตที่ร้านแว่นดัดให้พอดีได้ เลนส์โพลาไรซ์ระดับ 3 ลดแสงจ้าจากถนนและผิวน้ำ',
  'terpolarisasi, UV400': 'โพลาไรซ์ UV400',
  asetat: 'อะซิเตต',
  'kotak, kain': 'กล่อง ผ้าเช็ดแว่น',

  'Tas kerja kulit sapi dua ruang': 'กระเป๋าเอกสารหนังวัว 2 ช่อง',
  'Satu ruang untuk laptop 15 inci, satu untuk berkas dan bekal. Kulit Garut yang disamak dan dijahit setempat.':
    'ช่องหนึ่งใส่โน้ตบุ๊ก 15 นิ้ว อีกช่องใส่เอกสารและกล่องข้าว ฟอกและเย็บที่การุต',
  'kulit sapi Garut': 'หนังวัวการุต',

  'Ransel harian gulung atas': 'เป้ปากม้วนใช้ทุกวัน',
  'Mulut gulung yang menyesuaikan isi, dari 16 sampai 22 liter. Kain berlapis yang menahan hujan sebentar.':
    'ปากม้วนปรับความจุตามของ 16 ถึง 22 ลิตร ผ้าเคลือบกันฝนได้ชั่วครู่',
  '16-22 liter': '16-22 ลิตร',
  'nilon berlapis': 'ไนลอนเคลือบ',

  'Gelang kayu kokka 33 butir': 'สร้อยข้อมือไม้ก๊อกก้า 33 เม็ด',
  'Butir kayu kokka 8 mm yang makin mengilap saat dipakai. Tali elastis rangkap dengan rumbai katun.':
    'ลูกปัดไม้ก๊อกก้า 8 mm ยิ่งใส่ยิ่งเงา ร้อยยางยืดสองเส้น มีพู่ฝ้าย',
  'kayu kokka': 'ไม้ก๊อกก้า',

  'Payung panjang gagang kayu': 'ร่มยาวด้ามไม้',
  'Delapan rusuk serat kaca yang membalik lagi setelah angin kencang. Gagang kayu kastanye dibengkokkan uap.':
    'ซี่ไฟเบอร์กลาส 8 ก้าน ลมตีกลับก็คืนทรง ด้ามไม้เชสต์นัตดัดด้วยไอน้ำ',
  'serat kaca, kastanye': 'ไฟเบอร์กลาส ไม้เชสต์นัต',

  'Sarung tangan motor musim panas': 'ถุงมือมอเตอร์ไซค์หน้าร้อน',
  'Jala di punggung tangan dan pelindung buku jari yang lentur. Telunjuk bisa menyentuh layar.':
    'หลังมือเป็นตาข่าย มีการ์ดข้อนิ้วยืดหยุ่น นิ้วชี้แตะหน้าจอได้',
  'jala, kulit sintetis': 'ตาข่าย หนังเทียม',
  velcro: 'ตีนตุ๊กแก',

  'Topi fedora wol lipat': 'หมวกเฟโดร่าผ้าวูล พับได้',
  'Kain wol yang dapat dilipat ke koper dan kembali bentuknya. Pita dalam menyerap keringat.':
    'สักหลาดวูลพับใส่กล่องแล้วคืนทรง แถบด้านในซับเหงื่อ',
  'wol 100%': 'วูล 100%',
  'Firenze, Italia': 'ฟลอเรนซ์ อิตาลี',
}
