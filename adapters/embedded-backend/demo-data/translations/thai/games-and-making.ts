import type { Translations } from '../translations.ts'

export const GAMES_AND_MAKING_IN_THAI: Translations = {
  'Catur kayu lipat 38 cm': 'หมากรุกสากลไม้พับได้ 38 cm',
  'Papan lipat dengan bidak beralas kain yang tersimpan di dalamnya. Kayu maple dan walnut, tanpa cat.':
    'กระดานพับ เก็บตัวหมากบุสักหลาดไว้ด้านใน ไม้เมเปิลและวอลนัต ไม่ทาสี',
  'maple, walnut': 'เมเปิล วอลนัต',
  '6+': '6 ปีขึ้นไป',

  'Kartu remi bergambar burung Asia': 'ไพ่ลายนกแห่งเอเชีย',
  'Lima puluh empat burung dilukis cat air di kartu berlapis linen. Licin dikocok dan tidak mudah tertekuk.':
    'นก 54 ตัวภาพสีน้ำบนไพ่ผิวลายลินิน สับง่ายและไม่ยับง่าย',
  '54 kartu': '54 ใบ',
  'kertas berlapis linen': 'กระดาษผิวลายลินิน',

  'Permainan papan Jalur Rempah': 'บอร์ดเกมเส้นทางเครื่องเทศ',
  'Berlayar dari Banda ke Venesia sambil berdagang pala dan cengkih. Aturannya selesai dibaca dalam sepuluh menit.':
    'ล่องเรือจากบันดาถึงเวนิส ค้าขายลูกจันทน์เทศและกานพลู อ่านกติกาเพียง 10 นาที',
  '45 menit': '45 นาที',
  '8+': '8 ปีขึ้นไป',
  'papan, 96 kartu, 40 kapal': 'กระดาน การ์ด 96 ใบ เรือ 40 ลำ',
  Indonesia: 'ภาษาอินโดนีเซีย',
  Inggris: 'ภาษาอังกฤษ',

  'Robot rakitan yang bisa diprogram': 'หุ่นยนต์ประกอบเองสั่งโปรแกรมได้',
  'Dirakit dari 140 bagian lalu digerakkan dengan blok perintah di tablet. Sensornya mengenali garis dan halangan.':
    'ประกอบจากชิ้นส่วน 140 ชิ้น สั่งงานด้วยบล็อกคำสั่งบนแท็บเล็ต เซนเซอร์มองเห็นเส้นและสิ่งกีดขวาง',
  '140 bagian': '140 ชิ้น',
  Bluetooth: 'บลูทูธ',
  '2 jam': '2 ชั่วโมง',

  'Set cat air 24 warna dengan kuas': 'ชุดสีน้ำ 24 สี พร้อมพู่กัน',
  'Dua puluh empat warna yang pekat dan mudah dibasahi, tiga kuas, dan kertas 300 gram. Kotaknya menjadi palet.':
    'สีสดเข้ม 24 สีละลายน้ำง่าย พู่กัน 3 ด้าม และกระดาษ 300 กรัม กล่องเหล็กใช้เป็นจานสี',
  '24 warna, 3 kuas': '24 สี พู่กัน 3 ด้าม',
  '5+': '5 ปีขึ้นไป',
  'tanpa logam berat': 'ปลอดโลหะหนัก',

  'Krayon lilin lebah, 12 warna': 'สีเทียนขี้ผึ้ง 12 สี',
  'Krayon tebal yang tidak patah di tangan kecil dan dapat dihapus dari meja. Lilin lebah dan pigmen pangan.':
    'สีเทียนแท่งหนาทนมือเด็ก เลอะโต๊ะก็เช็ดออก ทำจากขี้ผึ้งและสีผสมอาหาร',
  '12 krayon': '12 แท่ง',
  '1+': '1 ปีขึ้นไป',
  'lilin lebah': 'ขี้ผึ้ง',

  'Gendang anak kulit asli 20 cm': 'กลองเด็กหนังแท้ 20 cm',
  'Gendang kecil yang disetel tali, dengan dua pemukul berujung kain. Suaranya hangat, tidak memekakkan.':
    'กลองเล็กขึงด้วยเชือก มีไม้ตีหุ้มนวม 2 อัน เสียงอุ่นไม่แสบหู',
  'birch, kulit kambing': 'ไม้เบิร์ช หนังแพะ',
  '3+': '3 ปีขึ้นไป',

  'Yoyo kayu bantalan bola': 'โยโย่ไม้ มีลูกปืน',
  'Kayu maple dengan bantalan bola yang berputar lama. Tali cadangan dan buku dua belas trik.':
    'ไม้เมเปิลใส่ลูกปืนหมุนได้นาน แถมเชือกสำรองและคู่มือ 12 ท่า',
  'maple, baja': 'เมเปิล เหล็ก',

  'Layang-layang janggan Bali 1,4 m': 'ว่าวจังงันบาหลี 1.4 m',
  'Layang-layang berekor dari kain parasut dan bambu, dibuat perajin Sanur. Terbang tenang di angin sedang.':
    'ว่าวหางยาวจากผ้าร่มและไม้ไผ่ ฝีมือช่างที่ซานูร์ ลอยนิ่งในลมปานกลาง',
  'kain parasut, bambu': 'ผ้าร่ม ไม้ไผ่',

  'Papan panah magnet dua sisi': 'กระดานปาเป้าแม่เหล็กสองด้าน',
  'Enam anak panah magnet tanpa ujung tajam dan papan yang digulung. Dua permainan di dua sisinya.':
    'ลูกดอกแม่เหล็กไม่มีปลายแหลม 6 ดอก และกระดานม้วนเก็บได้ เล่นได้ด้านละเกม',

  'Kotak percobaan sains, 30 percobaan': 'ชุดทดลองวิทยาศาสตร์ 30 การทดลอง',
  'Gunung api, kristal, dan warna yang berpindah, semua dengan bahan dapur. Buku panduannya menjelaskan mengapa.':
    'ภูเขาไฟ ผลึก และสีเดินทาง ใช้ของในครัวทั้งหมด คู่มืออธิบายว่าเพราะอะไร',
  'gelas ukur, pipet, kacamata': 'บีกเกอร์ หลอดหยด แว่นนิรภัย',
  'tanpa bahan berbahaya': 'ไม่มีสารเคมีอันตราย',

  'Seluncuran anak dalam rumah': 'สไลเดอร์เด็กในบ้าน',
  'Seluncuran kayu dan papan halus setinggi 80 cm yang dapat dilipat. Kakinya beralas karet.':
    'สไลเดอร์ไม้และแผ่นเรียบ สูง 80 ซม. พับเก็บได้ ขารองด้วยยาง',
  '30 menit': '30 นาที',

  'Bebek mandi karet alam, tanpa lubang': 'เป็ดยางธรรมชาติเล่นน้ำ ไม่มีรู',
  'Satu cetakan tanpa lubang, jadi tidak ada jamur di dalam. Dicat dengan warna pangan.':
    'หล่อชิ้นเดียวไม่มีรู ข้างในจึงไม่ขึ้นรา ทาด้วยสีผสมอาหาร',
  'karet alam': 'ยางธรรมชาติ',
  '0+': 'แรกเกิดขึ้นไป',
}
