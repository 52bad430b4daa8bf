import type { Translations } from '../translations.ts'

export const WOMEN_ACCESSORIES_IN_THAI: Translations = {
  'Tas tangan kulit asli, tali lepas-pasang': 'กระเป๋าถือหนังแท้ ถอดสายได้',
  'Kulit sapi berbutir dengan dasar kaku dan empat kaki logam. Ruangnya cukup untuk tablet, dompet, dan botol kecil.':
    'หนังวัวลายธรรมชาติ ก้นแข็งมีหมุดโลหะ 4 ตัว ใส่แท็บเล็ต กระเป๋าเงิน และขวดเล็กได้',
  'kulit sapi': 'หนังวัว',
  ritsleting: 'ซิป',

  'Lipstik matte tahan lama': 'ลิปสติกเนื้อแมตต์ติดทน',
  'Warna pekat sekali oles yang tidak membuat bibir kering. Tahan makan siang, luntur hanya oleh minyak.':
    'สีชัดในปาดเดียวไม่ทำให้ปากแห้ง ติดทนผ่านมื้อกลางวัน ล้างออกด้วยออยล์เท่านั้น',
  'minyak jojoba, vitamin E': 'โจโจบาออยล์ วิตามินอี',
  bersertifikat: 'ได้รับการรับรอง',
  'Merah bata': 'แดงอิฐ',
  Mawar: 'กุหลาบ',
  Karamel: 'คาราเมล',
  Beri: 'เบอร์รี',

  'Sepatu hak 6 cm kulit lembut': 'รองเท้าส้นสูงหนังนุ่ม 6 cm',
  'Hak kokoh dengan bantalan di telapak, dapat dipakai seharian. Bagian dalamnya kulit, tidak lembap.':
    'ส้นมั่นคง บุปลายเท้านุ่มใส่ได้ทั้งวัน ด้านในหนังแท้ไม่อับชื้น',
  'kulit kambing': 'หนังแพะ',
  'hak 6 cm': 'ส้น 6 cm',
  'Romans, Prancis': 'โรม็อง ฝรั่งเศส',

  'Sandal tali kulit sol karet': 'รองเท้าแตะหนังสายรัด พื้นยาง',
  'Tali kulit lembut dengan gesper kecil dan sol yang tidak licin. Datar, nyaman untuk jalan-jalan.':
    'สายหนังนุ่ม หัวเข็มขัดเล็ก พื้นไม่ลื่น ส้นเตี้ยเดินสบาย',
  'kulit, karet': 'หนัง ยาง',

  'Sepatu datar lipat dengan kantong': 'รองเท้าส้นแบนพับได้ พร้อมถุง',
  'Sepatu datar yang bisa dilipat ke dalam tas untuk pulang kerja. Sol busanya lembut tetapi tidak menipis.':
    'พับใส่กระเป๋าไว้ใส่ตอนกลับบ้าน พื้นโฟมนุ่มไม่สึกง่าย',
  'kulit sintetis': 'หนังเทียม',
  'busa, karet': 'โฟม ยาง',

  'Sepatu bot kulit setinggi betis': 'บูตหนังครึ่งแข้ง',
  'Bot dengan ritsleting dalam dan hak balok 5 cm. Kulitnya disemir sekali sebulan saja.':
    'บูตซิปด้านใน ส้นหนา 5 ซม. ขัดเงาเดือนละครั้งก็พอ',
  'hak 5 cm': 'ส้น 5 cm',

  'Topi pantai rafia dengan pita': 'หมวกสานราฟเฟียคาดริบบิ้น',
  'Rafia asli yang dianyam rapat, tepinya 9 cm. Dapat digulung untuk koper.':
    'ราฟเฟียแท้สานแน่น ปีกกว้าง 9 ซม. ม้วนใส่กระเป๋าเดินทางได้',
  rafia: 'ราฟเฟีย',
  '56-58 cm, tepi 9 cm': '56-58 cm ปีก 9 cm',

  'Cincin perak dengan safir putih': 'แหวนเงินประดับแซฟไฟร์ขาว',
  'Perak 925 dengan safir putih 4 mm, dipoles tangan. Datang dalam kotak kayu kecil.':
    'เงิน 925 ประดับแซฟไฟร์ขาว 4 mm ขัดเงาด้วยมือ มาในกล่องไม้เล็ก',
  'perak 925, safir putih': 'เงิน 925 แซฟไฟร์ขาว',

  'Kalung mutiara air tawar': 'สร้อยคอไข่มุกน้ำจืด',
  'Mutiara 6 mm dengan simpul di antara tiap butir, pengait perak. Kilaunya lembut dan bentuknya sedikit berbeda-beda.':
    'ไข่มุก 6 mm ผูกปมทีละเม็ด ตะขอเงิน แวววาวนุ่มและทรงต่างกันเล็กน้อย',
  'mutiara air tawar, perak 925': 'ไข่มุกน้ำจืด เงิน 925',

  'Kipas tangan sutra lukis': 'พัดผ้าไหมเพนต์มือ',
  'Rusuk bambu dengan sutra yang dilukis di Hue, lengkap dengan kantong. Angin lembutnya cukup untuk upacara siang.':
    'ซี่ไม้ไผ่ ผ้าไหมวาดที่เว้ พร้อมถุง ให้ลมเย็นในงานพิธีกลางวัน',
  'bambu, sutra': 'ไม้ไผ่ ผ้าไหม',
  'Hue, Vietnam': 'เว้ เวียดนาม',
  Teratai: 'ดอกบัว',
  Bangau: 'นกกระเรียน',

  'Cat kuku bernapas berbasis air': 'ยาทาเล็บสูตรน้ำ ระบายอากาศ',
  'Tembus air dan udara, dilepas dengan sabun hangat atau dikupas. Hampir tanpa bau.':
    'น้ำและอากาศผ่านได้ ล้างด้วยสบู่น้ำอุ่นหรือลอกออก แทบไม่มีกลิ่น',
  Bata: 'อิฐ',
  Susu: 'สีนม',
  Plum: 'พลัม',

  'Dompet koin bordir': 'กระเป๋าเหรียญปักลาย',
  'Bordir bunga tangan di atas kanvas dengan bingkai klip logam. Muat uang lipat, kartu, dan kunci.':
    'ปักดอกไม้ด้วยมือบนแคนวาส ปากโลหะ ใส่ธนบัตรพับ บัตร และกุญแจ',
  'kanvas, kuningan': 'แคนวาส ทองเหลือง',
  Tasikmalaya: 'ตาซิกมาลายา อินโดนีเซีย',

  'Jepit rambut pita satin, isi 2': 'กิ๊บโบว์ผ้าซาติน แพ็ก 2',
  'Pita satin lebar di atas jepit Prancis yang tidak menarik rambut. Satu warna gelap, satu terang.':
    'โบว์ซาตินใหญ่บนกิ๊บฝรั่งเศสที่ไม่ดึงผม สีเข้ม 1 สีอ่อน 1',
  'satin, baja': 'ซาติน เหล็ก',
}
