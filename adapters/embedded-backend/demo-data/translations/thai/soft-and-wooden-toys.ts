import type { Translations } from '../translations.ts'

export const SOFT_AND_WOODEN_TOYS_IN_THAI: Translations = {
  'Boneka beruang lembut 40 cm': 'ตุ๊กตาหมีขนนุ่ม 40 cm',
  'Bulu pendek yang lembut dengan mata bordir, sehingga aman sejak lahir. Dapat dicuci mesin dalam kantong cuci.':
    'ขนสั้นนุ่ม ตาปัก ปลอดภัยตั้งแต่แรกเกิด ใส่ถุงซักเข้าเครื่องได้',
  'poliester daur ulang': 'โพลีเอสเตอร์รีไซเคิล',
  '0+': 'แรกเกิดขึ้นไป',

  'Boneka kayu bersusun, 5 bagian': 'ตุ๊กตาไม้แม่ลูกดก 5 ตัว',
  'Lima boneka dari kayu linden yang dilukis tangan, saling masuk dengan pas. Cat berbasis air tanpa bau.':
    'ตุ๊กตาไม้ลินเดนเพนต์มือ 5 ตัว ซ้อนกันได้พอดี สีสูตรน้ำไม่มีกลิ่น',
  '5 boneka': 'ตุ๊กตา 5 ตัว',
  'kayu linden': 'ไม้ลินเดน',
  '3+': '3 ปีขึ้นไป',
  Klasik: 'คลาสสิก',
  Nusantara: 'นูซันตารา',
  Hewan: 'สัตว์',

  'Teka-teki kayu peta Indonesia, 34 keping': 'จิ๊กซอว์ไม้แผนที่อินโดนีเซีย 34 ชิ้น',
  'Setiap provinsi satu keping dengan nama di bawahnya. Tepinya diampelas dan papan alasnya bergambar laut.':
    'หนึ่งชิ้นต่อหนึ่งจังหวัด มีชื่อด้านล่าง ขัดขอบเรียบ แผ่นรองทาสีเป็นทะเล',
  '34 keping': '34 ชิ้น',
  'kayu lapis birch': 'ไม้อัดเบิร์ช',
  '4+': '4 ปีขึ้นไป',

  'Kereta kayu dengan rel, 40 bagian': 'รถไฟไม้พร้อมราง 40 ชิ้น',
  'Lokomotif bermagnet dengan rel beech yang cocok dengan merek lain. Jembatan dan stasiun sudah termasuk.':
    'หัวรถจักรแม่เหล็ก รางไม้บีชต่อกับยี่ห้ออื่นได้ มีสะพานและสถานี',
  '40 bagian': '40 ชิ้น',
  'kayu beech': 'ไม้บีช',

  'Balok kayu warna, 100 buah dalam tas': 'บล็อกไม้สี 100 ชิ้นในถุง',
  'Seratus balok beech dalam tujuh warna dengan tepi membulat. Tas kanvasnya terbuka menjadi alas main.':
    'บล็อกไม้บีช 100 ชิ้น 7 สี ขอบมน ถุงผ้าแคนวาสกางเป็นพรมเล่นได้',
  '100 balok': 'บล็อก 100 ชิ้น',
  '1+': '1 ปีขึ้นไป',
  'Warna-warni': 'คละสี',

  'Mobil kayu tarik dengan tali': 'รถไม้ลากจูง',
  'Mobil bundar dari kayu pinus Jawa yang berbunyi pelan saat ditarik. Rodanya beralas karet.':
    'รถทรงกลมไม้สนชวา ลากแล้วมีเสียงคลิกเบา ๆ ล้อหุ้มยาง',
  'kayu pinus': 'ไม้สน',

  'Boneka kelinci telinga panjang 30 cm': 'ตุ๊กตากระต่ายหูยาว 30 cm',
  'Telinga panjang yang enak digenggam bayi, isian padat di kaki agar bisa duduk. Mata bordir.':
    'หูยาวให้มือเล็กจับ เท้าถ่วงน้ำหนักนั่งได้เอง ตาเป็นงานปัก',
  poliester: 'โพลีเอสเตอร์',

  'Boneka penguin 25 cm': 'ตุ๊กตาเพนกวิน 25 cm',
  'Penguin bulat yang berdiri sendiri, dengan perut lembut. Muat di ransel sekolah.':
    'เพนกวินตัวกลมยืนได้เอง พุงนุ่ม ใส่กระเป๋านักเรียนได้',

  'Boneka dinosaurus leher panjang 45 cm': 'ตุ๊กตาไดโนเสาร์คอยาว 45 cm',
  'Brachiosaurus dengan leher yang bisa ditekuk dan sisik bordir. Isian dari botol daur ulang.':
    'แบรคิโอซอรัสดัดคอได้ เกล็ดปัก ยัดใยจากขวดรีไซเคิล',
  '2+': '2 ปีขึ้นไป',

  'Boneka unicorn dengan surai lembut': 'ตุ๊กตายูนิคอร์นแผงคอนุ่ม',
  'Surainya dapat disisir dan tanduknya empuk. Sisir kecil disertakan.': 'แผงคอหวีได้ เขานุ่ม แถมหวีเล็ก',

  'Istana kayu dengan jembatan angkat': 'ปราสาทไม้มีสะพานชัก',
  'Istana dari kayu lapis yang disusun tanpa sekrup, dengan empat menara dan jembatan bertali. Tokoh dijual terpisah.':
    'ปราสาทไม้อัดเสียบต่อไม่ใช้สกรู หอคอย 4 หอ สะพานชักดึงเชือกได้ ตัวตุ๊กตาจำหน่ายแยก',
  '25 menit': '25 นาที',

  'Truk kayu muat balok, setir berputar': 'รถบรรทุกไม้พร้อมบล็อก เลี้ยวได้',
  'Truk beech untuk didorong, baknya berisi dua belas balok. Roda depannya mengikuti setir.':
    'รถเข็นไม้บีชมีบล็อก 12 ชิ้นท้ายรถ ล้อหน้าหมุนตามพวงมาลัย',

  'Sempoa kayu 10 baris': 'ลูกคิดไม้ 10 แถว',
  'Seratus manik warna pada rangka kayu yang tidak goyang. Kartu latihan berhitung disertakan.':
    'ลูกปัดสี 100 เม็ดบนกรอบมั่นคง แถมการ์ดเกมนับเลข',
  'kayu karet': 'ไม้ยางพารา',
}
