import type { Translations } from '../translations.ts'

export const WOMEN_CLOTHING_IN_THAI: Translations = {
  'Gaun midi linen berkerut pinggang': 'เดรสลินินมิดี้เอวรูด',
  'Linen lembut yang dicuci dulu sehingga tidak menyusut. Ada dua saku dan pinggang bertali.':
    'ลินินนุ่มซักแล้วไม่หด มีกระเป๋า 2 ข้างและเชือกรูดเอว',
  'linen 55%, katun 45%': 'ลินิน 55% ฝ้าย 45%',
  'cuci 30 °C': 'ซักที่ 30 °C',

  'Blus katun kerah renda': 'เสื้อเบลาส์ผ้าฝ้ายปกลูกไม้',
  'Blus dengan renda katun di kerah dan kancing kerang. Tidak menerawang dan mudah dipadukan.':
    'เบลาส์ปกลูกไม้ฝ้าย กระดุมเปลือกหอย ไม่บางและแมตช์ง่าย',
  'katun 100%': 'ฝ้าย 100%',
  'kancing kerang': 'กระดุมเปลือกหอย',
  reguler: 'ทรงปกติ',

  'Luaran kimono sutra satin': 'เสื้อคลุมกิโมโนผ้าไหมซาติน',
  'Sutra murbei dengan lukisan burung bangau yang dicetak di kedua sisi. Dipakai di atas gaun atau jins.':
    'ไหมมัลเบอร์รีพิมพ์ลายนกกระเรียนทะลุสองด้าน คลุมเดรสหรือยีนส์',
  'sutra murbei 19 momme': 'ไหมมัลเบอร์รี 19 มอมเม',
  'Hoi An, Vietnam': 'ฮอยอัน เวียดนาม',

  'Kain sari sutra Vietnam dengan blus': 'ส่าหรีไหมเวียดนาม พร้อมผ้าตัดเสื้อ',
  'Lima setengah meter sutra bersulam benang emas, dengan potongan kain untuk blus. Jahit sesuai ukuran Anda.':
    'ผ้าไหม 5.5 เมตรสอดดิ้นทอง พร้อมผ้าสำหรับตัดเสื้อ ตัดตามขนาดตัวได้',
  sutra: 'ผ้าไหม',
  'cuci kering': 'ซักแห้ง',

  'Kerudung segi empat voal premium': 'ผ้าคลุมฮิญาบสี่เหลี่ยมผ้าวอยล์',
  'Voal yang tegak di dahi tanpa banyak jarum dan tidak panas. Tepinya dijahit rapat, ukuran 115 x 115 cm.':
    'ผ้าวอยล์อยู่ทรงที่หน้าผาก ใช้เข็มน้อยและไม่ร้อน ขอบม้วน 115 x 115 ซม.',
  'voal katun': 'ผ้าฝ้ายวอยล์',
  'cuci tangan': 'ซักมือ',

  'Mantel trench ringan, sabuk lepas': 'เทรนช์โค้ตเบา ถอดเข็มขัดได้',
  'Gabardin katun yang menahan gerimis, tanpa furing tebal sehingga dapat dilipat ke tas. Kancing tanduk sintetis.':
    'ผ้าฝ้ายกาบาร์ดีนกันฝนปรอย ไม่มีซับในหนา พับใส่กระเป๋าได้ กระดุมลายเขาสัตว์',
  'gabardin katun': 'ผ้าฝ้ายกาบาร์ดีน',
  'Lyon, Prancis': 'ลียง ฝรั่งเศส',

  'Baju renang satu bagian lengan pendek': 'ชุดว่ายน้ำวันพีซแขนสั้น',
  'Menutup bahu dan melindungi dari matahari UPF 50. Kain daur ulang yang cepat kering dan tidak kendur.':
    'คลุมไหล่และกันแดด UPF 50 ผ้ารีไซเคิลแห้งไวและยืดหยุ่นนาน',
  'nilon daur ulang, elastan': 'ไนลอนรีไซเคิล อีลาสเทน',
  depan: 'ซับในด้านหน้า',

  'Jins pinggang tinggi kaki lebar': 'ยีนส์เอวสูงขากว้าง',
  'Denim lunak dengan pinggang tinggi dan kaki lebar yang jatuh lurus. Ritsleting YKK dan lima saku.':
    'เดนิมนุ่ม เอวสูง ขากว้าง ซิป YKK และ 5 กระเป๋า',
  'katun 98%, elastan 2%': 'ฝ้าย 98% อีลาสเทน 2%',
  lebar: 'ทรงหลวมกว้าง',

  'Kaus garis Breton lengan panjang': 'เสื้อแขนยาวลายทางเบรอตง',
  'Katun tebal dengan garis rajut, bukan cetak, sehingga tidak pudar. Leher perahu yang lebar.':
    'ผ้าฝ้ายหนา ลายทางถักในเนื้อผ้าไม่ใช่พิมพ์ สีไม่ซีด คอปาดกว้าง',
  'Bretagne, Prancis': 'บริตทานี ฝรั่งเศส',

  'Ao dai modern katun sutra': 'อ่าวหญ่ายโมเดิร์นผ้าฝ้ายไหม',
  'Potongan ao dai yang dipersingkat untuk dipakai sehari-hari, dengan celana longgar. Dijahit di Hoi An.':
    'อ่าวหญ่ายทรงสั้นใส่ได้ทุกวัน พร้อมกางเกงหลวม ตัดเย็บที่ฮอยอัน',
  'katun sutra': 'ผ้าฝ้ายผสมไหม',
  'atasan, celana': 'เสื้อ กางเกง',

  'Kaus kaki katun bordir, isi 3': 'ถุงเท้าผ้าฝ้ายปักลาย 3 คู่',
  'Bordir kecil lavender, lebah, dan zaitun di pergelangan. Rajutan halus yang tidak melorot.':
    'ปักลายลาเวนเดอร์ ผึ้ง และมะกอกเล็ก ๆ ที่ข้อเท้า ถักละเอียดไม่เลื่อนหลุด',
  'katun sisir': 'ฝ้ายคอมบ์',

  'Set atasan dan rok renang': 'ชุดว่ายน้ำเสื้อและกระโปรง',
  'Atasan berpenopang ringan dan rok dengan celana dalam menyatu. Kain tebal yang tidak menerawang basah.':
    'เสื้อพยุงทรงเบา ๆ กระโปรงมีกางเกงซับใน ผ้าหนาเปียกแล้วไม่บาง',
  'poliamida, elastan': 'โพลีเอไมด์ อีลาสเทน',
  seluruhnya: 'ซับในเต็มตัว',
  'bilas air dingin': 'ล้างน้ำเย็น',

  'Sepatu balet lembut kulit domba': 'รองเท้าบัลเลต์หนังแกะนุ่ม',
  'Sol terpisah yang lentur untuk latihan di studio. Karet silang sudah dijahit.':
    'พื้นแยกยืดหยุ่นสำหรับห้องซ้อม เย็บยางยืดไขว้มาให้แล้ว',
  'kulit domba': 'หนังแกะ',
  'terpisah, suede': 'พื้นแยก หนังกลับ',
}
