import type { Translations } from '../translations.ts'

export const BODY_CARE_IN_THAI: Translations = {
  'Pelembap tubuh aloe vera 400 ml': 'โลชั่นทาผิวว่านหางจระเข้ 400 ml',
  'Losion ringan dengan lidah buaya dan panthenol yang cepat meresap. Tanpa pewarna, cocok setelah mandi atau berjemur.':
    'โลชั่นเนื้อเบาผสมว่านหางจระเข้และแพนทีนอล ซึมไว ไม่ใส่สี เหมาะหลังอาบน้ำหรือหลังตากแดด',
  'normal sampai kering': 'ผิวธรรมดาถึงแห้ง',
  'lidah buaya, panthenol': 'ว่านหางจระเข้ แพนทีนอล',
  '12 bulan setelah dibuka': '12 เดือนหลังเปิดใช้',
  Melati: 'มะลิ',

  'Tabir surya SPF 50 PA++++, 50 ml': 'กันแดด SPF 50 PA++++ 50 ml',
  'Tekstur seperti air yang tidak meninggalkan rona putih. Nyaman di bawah riasan dan tidak pedih di mata.':
    'เนื้อน้ำบางเบา ไม่ทิ้งคราบขาว แต่งหน้าทับได้สบาย ไม่แสบตา',
  'semua jenis kulit': 'ทุกสภาพผิว',
  'ulang tiap 3 jam': 'ทาซ้ำทุก 3 ชั่วโมง',
  'Korea Selatan': 'เกาหลีใต้',
  '1 tube': '1 หลอด',
  '2 tube': '2 หลอด',

  'Toner sakura dan niasinamida 150 ml': 'โทนเนอร์ซากุระไนอะซินาไมด์ 150 ml',
  'Toner ringan yang menenangkan dan merapikan tampilan pori. Dipakai pagi dan malam dengan kapas atau telapak tangan.':
    'โทนเนอร์เนื้อเบาช่วยปลอบผิวและให้รูขุมขนดูเรียบเนียน ใช้เช้าและก่อนนอนด้วยสำลีหรือฝ่ามือ',
  'niasinamida 3%': 'ไนอะซินาไมด์ 3%',
  'normal, berminyak': 'ผิวธรรมดา ผิวมัน',

  'Sabun batang minyak kelapa, isi 3': 'สบู่น้ำมันมะพร้าว แพ็ก 3 ก้อน',
  'Dibuat dingin dan dianginkan enam minggu, sehingga lembut di kulit. Kemasan kertas tanpa plastik.':
    'สบู่กวนเย็นบ่มนาน 6 สัปดาห์ อ่อนโยนต่อผิว ห่อกระดาษ ไม่ใช้พลาสติก',
  'minyak kelapa, sawit lestari': 'น้ำมันมะพร้าว ปาล์มยั่งยืน',
  Yogyakarta: 'ยอกยาการ์ตา อินโดนีเซีย',
  Sereh: 'ตะไคร้',
  Kopi: 'กาแฟ',

  'Sikat gigi sonik, 5 mode': 'แปรงสีฟันโซนิค 5 โหมด',
  'Getaran lembut 38.000 kali per menit dengan penanda waktu tiap 30 detik. Satu pengisian cukup untuk sebulan.':
    'สั่นนุ่มนวล 38,000 ครั้งต่อนาที เตือนทุก 30 วินาที ชาร์จครั้งเดียวใช้ได้ 1 เดือน',
  '30 hari': '30 วัน',
  '3 kepala sikat, kotak': 'หัวแปรง 3 หัว กล่องพกพา',

  'Balsem herbal Thailand 50 g': 'ยาหม่องสมุนไพรไทย 50 g',
  'Balsem hijau dengan kamper, mentol, dan kunyit untuk pegal setelah bekerja. Hangatnya pelan dan tidak panas menyengat.':
    'บาล์มสีเขียวผสมการบูร เมนทอล และขมิ้น สำหรับกล้ามเนื้อที่เมื่อยล้า ค่อย ๆ อุ่นขึ้นอย่างนุ่มนวล',
  'kamper, mentol, kunyit': 'การบูร เมนทอล ขมิ้น',
  'Chiang Mai, Thailand': 'เชียงใหม่ ประเทศไทย',
  '1 wadah': '1 กระปุก',
  '3 wadah': '3 กระปุก',

  'Minyak pijat teratai 200 ml': 'น้ำมันนวดกลิ่นบัว 200 ml',
  'Minyak biji wijen dan beras dengan wangi teratai yang tenang. Licin cukup lama tetapi tidak menodai seprai setelah dicuci.':
    'น้ำมันงาและน้ำมันรำข้าวกลิ่นบัวอ่อน ๆ นวดลื่นได้นาน เลอะผ้าปูก็ซักออก',
  'minyak wijen, minyak beras': 'น้ำมันงา น้ำมันรำข้าว',
  Teratai: 'ดอกบัว',
  Kamboja: 'ลีลาวดี',

  'Minyak kelapa murni 250 ml': 'น้ำมันมะพร้าวสกัดเย็น 250 ml',
  'Diperas dingin dari kelapa Sulawesi, jernih dan wangi. Untuk rambut, kulit, dan masakan.':
    'สกัดเย็นจากมะพร้าวสุลาเวสี ใสและหอม ใช้ได้ทั้งเส้นผม ผิว และทำอาหาร',
  'Sulawesi Utara': 'สุลาเวสีเหนือ อินโดนีเซีย',
  '24 bulan': '24 เดือน',
  bersertifikat: 'ได้รับการรับรอง',

  'Busa pembersih wajah lembut 150 ml': 'โฟมล้างหน้าสูตรอ่อนโยน 150 ml',
  'Busa siap pakai dengan pH 5,5 yang tidak membuat kulit kesat. Mengangkat tabir surya ringan sekali bilas.':
    'กดแล้วเป็นโฟมทันที ค่า pH 5.5 ล้างแล้วหน้าไม่ตึง ขจัดกันแดดเนื้อเบาได้ในครั้งเดียว',
  sensitif: 'ผิวแพ้ง่าย',
  'centella, asam amino': 'ใบบัวบก กรดอะมิโน',

  'Spons mandi loofah asli, isi 2': 'ใยบวบธรรมชาติขัดตัว แพ็ก 2 ชิ้น',
  'Dari gambas kering yang dibelah dan dijahit kain. Melembut begitu kena air dan dapat terurai.':
    'ใยบวบตากแห้งผ่าซีกเย็บติดผ้า โดนน้ำแล้วนุ่ม เลิกใช้แล้วทำปุ๋ยหมักได้',
  'gambas kering, katun': 'ใยบวบแห้ง ผ้าฝ้าย',

  'Sisir kayu anti kusut': 'หวีไม้สางผมพันกัน',
  'Gigi lebar dari kayu cendana hijau yang tidak menimbulkan listrik statis. Enak untuk rambut ikal dan basah.':
    'ซี่ห่างทำจากไม้กรีนแซนดัลวูด ไม่เกิดไฟฟ้าสถิต เหมาะกับผมหยิกและผมเปียก',
  'kayu cendana hijau': 'ไม้กรีนแซนดัลวูด',

  'Garam mandi serai dan pandan 500 g': 'เกลือแช่เท้าตะไคร้ใบเตย 500 g',
  'Garam laut kasar dengan serai dan pandan untuk rendam kaki. Dua sendok cukup untuk satu baskom.':
    'เกลือทะเลเม็ดหยาบผสมตะไคร้และใบเตยสำหรับแช่เท้า สองช้อนต่อหนึ่งกะละมังก็พอ',
  'garam laut, serai, pandan': 'เกลือทะเล ตะไคร้ ใบเตย',

  'Pisau cukur logam dengan 10 silet': 'มีดโกนหนวดโลหะ พร้อมใบมีด 10 ใบ',
  'Pisau cukur seumur hidup yang hanya perlu ganti silet. Kepalanya tertutup sehingga aman untuk pemula.':
    'มีดโกนที่ใช้ได้ตลอดชีวิต เปลี่ยนแค่ใบมีด หัวปิดปลอดภัยสำหรับมือใหม่',
  'kuningan berlapis krom': 'ทองเหลืองชุบโครเมียม',
  'gagang, 10 silet': 'ด้าม ใบมีด 10 ใบ',
}
