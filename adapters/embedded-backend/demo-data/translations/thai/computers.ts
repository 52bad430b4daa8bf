import type { Translations } from '../translations.ts'

export const COMPUTERS_IN_THAI: Translations = {
  'Laptop tipis 14 inci, RAM 16 GB': 'โน้ตบุ๊กบาง 14 นิ้ว RAM 16 GB',
  'Bodi aluminium 1,2 kg dengan layar doff yang tidak memantulkan lampu. Papan ketiknya senyap dan baterai bertahan satu hari kerja.':
    'ตัวอะลูมิเนียมหนัก 1.2 กก. จอด้านไม่สะท้อนแสงไฟ คีย์บอร์ดเงียบและแบตเตอรี่อยู่ได้ทั้งวันทำงาน',
  '14 inci, 2240 x 1400': '14 นิ้ว 2240 x 1400',
  '8 inti, 4,4 GHz': '8 คอร์ 4.4 GHz',
  '11 jam': '11 ชั่วโมง',

  'Laptop gim 16 inci, grafis 8 GB': 'โน้ตบุ๊กเกมมิง 16 นิ้ว การ์ดจอ 8 GB',
  'Layar 165 Hz dan pendingin tiga kipas untuk bermain atau menyunting video. Memori dan penyimpanan dapat ditambah sendiri.':
    'จอ 165 Hz และพัดลม 3 ตัว สำหรับเล่นเกมหรือตัดต่อวิดีโอ อัปเกรดแรมและที่เก็บข้อมูลได้เอง',
  '16 inci, 165 Hz': '16 นิ้ว 165 Hz',

  'Monitor 27 inci QHD, IPS 100 Hz': 'จอมอนิเตอร์ 27 นิ้ว QHD IPS 100 Hz',
  'Warna yang sama dilihat dari samping maupun depan, dengan satu kabel USB-C untuk gambar dan daya laptop. Kakinya naik turun dan berputar tegak.':
    'สีไม่เพี้ยนแม้มองจากด้านข้าง สาย USB-C เส้นเดียวได้ทั้งภาพและจ่ายไฟโน้ตบุ๊ก ขาตั้งปรับสูงต่ำและหมุนแนวตั้งได้',
  '32 inci': '32 นิ้ว',
  '27 inci': '27 นิ้ว',

  'Papan ketik mekanis 75 persen, nirkabel': 'คีย์บอร์ดแมคคานิคอลไร้สาย 75%',
  'Sakelar dapat diganti tanpa solder dan ada busa di dalam, sehingga bunyinya lembut. Menyambung ke tiga perangkat dan pindah dengan satu tombol.':
    'สวิตช์ถอดเปลี่ยนได้ มีโฟมด้านในให้เสียงนุ่ม จับคู่ 3 อุปกรณ์และสลับด้วยปุ่มเดียว',
  'Bluetooth, 2,4 GHz, USB-C': 'บลูทูธ, 2.4 GHz, USB-C',
  'aluminium, PBT': 'อะลูมิเนียม, PBT',
  Linear: 'ลิเนียร์',
  Taktil: 'แท็กไทล์',
  Senyap: 'เสียงเงียบ',

  'Tetikus nirkabel senyap, isi ulang': 'เมาส์ไร้สายเสียงเงียบ ชาร์จได้',
  'Klik hampir tanpa bunyi untuk perpustakaan dan rapat. Baterai terisi lewat USB-C dan bertahan dua bulan.':
    'คลิกแทบไม่มีเสียง เหมาะกับห้องสมุดและห้องประชุม ชาร์จผ่าน USB-C ใช้ได้ 2 เดือน',
  'Bluetooth, 2,4 GHz': 'บลูทูธ, 2.4 GHz',
  '2 bulan': '2 เดือน',

  'Trackball ibu jari untuk pergelangan': 'แทร็กบอลนิ้วโป้ง ถนอมข้อมือ',
  'Tangan diam, bola digerakkan ibu jari, sehingga pergelangan beristirahat. Bola dapat dikeluarkan untuk dibersihkan.':
    'มืออยู่นิ่ง ใช้นิ้วโป้งกลิ้งลูกบอล ข้อมือจึงได้พัก ถอดลูกบอลออกมาทำความสะอาดได้',
  'Bluetooth, USB': 'บลูทูธ, USB',

  'Printer tangki tinta, cetak pindai salin': 'เครื่องพิมพ์แท็งก์ พิมพ์ สแกน ถ่ายเอกสาร',
  'Tinta diisi dari botol, cukup untuk sekitar 6.000 halaman hitam. Mencetak dari ponsel lewat Wi-Fi tanpa kabel.':
    'เติมหมึกจากขวด พิมพ์ขาวดำได้ประมาณ 6,000 หน้า สั่งพิมพ์จากมือถือผ่าน Wi-Fi',
  '10 lembar per menit': '10 หน้าต่อนาที',

  'PC mini, 8 inti, RAM 16 GB': 'มินิพีซี 8 คอร์ RAM 16 GB',
  'Sebesar buku saku, dipasang di belakang monitor. Cukup untuk kantor, sekolah, dan menonton 4K tanpa suara kipas berarti.':
    'เล็กเท่าหนังสือพ็อกเก็ตบุ๊ก ติดหลังจอได้ พอสำหรับงานออฟฟิศ เรียน และหนัง 4K แทบไม่มีเสียงพัดลม',
  '8 inti, 3,8 GHz': '8 คอร์ 3.8 GHz',

  'Papan makro tiga kenop untuk sunting video': 'แป้นมาโคร 3 ปุ่มหมุน สำหรับตัดต่อ',
  'Sembilan tombol dan tiga kenop yang bisa diberi perintah sendiri. Profilnya berganti otomatis menurut program yang terbuka.':
    '9 ปุ่มกดและ 3 ปุ่มหมุน ตั้งค่าได้ตามใจ โปรไฟล์เปลี่ยนเองตามโปรแกรมที่ใช้อยู่',
  aluminium: 'อะลูมิเนียม',

  'Tuas terbang efek Hall dengan gas': 'จอยสติ๊กเครื่องบินฮอลล์เซนเซอร์ พร้อมคันเร่ง',
  'Tuas tanpa gesekan untuk simulator terbang, dengan tuas gas terpisah. Dasarnya berat dan bisa dijepit di meja.':
    'จอยสติ๊กไร้แรงเสียดทานสำหรับเกมจำลองการบิน มีคันเร่งแยก ฐานหนักและหนีบโต๊ะได้',

  'Kursi kerja ergonomis, sandaran jaring': 'เก้าอี้สำนักงานเพื่อสุขภาพ พนักพิงตาข่าย',
  'Sandaran jaring yang sejuk dengan penyangga pinggang yang bisa digeser. Tinggi, sandaran tangan, dan kemiringan dapat diatur.':
    'พนักพิงตาข่ายเย็นสบาย มีที่หนุนเอวปรับได้ ปรับความสูง ที่วางแขน และการเอนได้',
  'jaring, nilon': 'ตาข่าย ไนลอน',
  '20 menit, alat disertakan': '20 นาที มีเครื่องมือให้',
  '2 tahun': '2 ปี',

  'Ruter Wi-Fi 6 AX3000, empat antena': 'เราเตอร์ Wi-Fi 6 AX3000 สี่เสา',
  'Menjangkau rumah dua lantai dan melayani banyak perangkat tanpa tersendat. Ada jaringan tamu dan pembatas jam anak.':
    'ครอบคลุมบ้านสองชั้น ต่อหลายเครื่องก็ไม่สะดุด มีเครือข่ายแขกและตั้งเวลาเล่นเน็ตของลูกได้',
  '4 LAN gigabit': 'LAN กิกะบิต 4 ช่อง',
  'sampai 150 m²': 'สูงสุด 150 m²',

  'Penguat sinyal Wi-Fi dua pita': 'ตัวขยายสัญญาณ Wi-Fi สองย่านความถี่',
  'Dicolokkan di tengah rumah untuk meneruskan Wi-Fi ke kamar yang jauh. Lampu kecil membantu mencari tempat terbaik.':
    'เสียบปลั๊กกลางบ้านเพื่อส่ง Wi-Fi ไปห้องไกล มีไฟเล็กบอกจุดที่สัญญาณดีที่สุด',
}
