import type { Translations } from '../translations.ts'

export const PHONES_IN_THAI: Translations = {
  'Ponsel 5G Nira X, 256 GB': 'สมาร์ตโฟน Nira X 5G 256 GB',
  'Layar OLED 6,5 inci yang tetap terbaca di bawah matahari, kamera utama 50 MP dengan penstabil, dan baterai sehari penuh. Kotak berisi kabel USB-C dan pelindung bening; pengisi daya dijual terpisah.':
    'จอ OLED 6.5 นิ้วสู้แดด กล้องหลัก 50 ล้านพิกเซลกันสั่น แบตเตอรี่อยู่ได้ทั้งวัน ในกล่องมีสาย USB-C และเคสใส หัวชาร์จจำหน่ายแยก',
  'OLED 6,5 inci, 120 Hz': 'OLED 6.5 นิ้ว 120 Hz',

  'Ponsel Nira Lite 128 GB, baterai 6.000 mAh': 'สมาร์ตโฟน Nira Lite 128 GB แบตเตอรี่ 6,000 mAh',
  'Ponsel sederhana untuk sehari-hari dengan baterai yang tahan dua hari. Antarmukanya punya mode mudah dengan huruf besar untuk orang tua.':
    'มือถือใช้ง่าย แบตเตอรี่อยู่ได้ 2 วัน มีโหมดใช้ง่ายตัวอักษรใหญ่ เหมาะกับคุณพ่อคุณแม่',
  'LCD 6,6 inci': 'LCD 6.6 นิ้ว',

  'Ponsel lipat Hana Flip 256 GB': 'มือถือพับได้ Hana Flip 256 GB',
  'Terlipat seukuran bedak, terbuka menjadi layar 6,7 inci. Engselnya diuji 200.000 kali buka tutup dan layar luarnya menampilkan pesan serta peta.':
    'พับแล้วเล็กเท่าตลับแป้ง กางออกเป็นจอ 6.7 นิ้ว บานพับผ่านการทดสอบ 200,000 ครั้ง จอนอกดูข้อความและแผนที่ได้',
  'OLED lipat 6,7 inci': 'OLED พับได้ 6.7 นิ้ว',
  '25 W, nirkabel 15 W': '25 W ไร้สาย 15 W',

  'Power bank 20.000 mAh, keluaran 45 W': 'พาวเวอร์แบงก์ 20,000 mAh จ่ายไฟ 45 W',
  'Mengisi laptop ringan dan ponsel bersamaan lewat dua port USB-C. Layar kecil menunjukkan sisa daya dalam persen, dan kapasitasnya masih boleh dibawa ke kabin pesawat.':
    'ชาร์จโน้ตบุ๊กบางเบาและมือถือพร้อมกันผ่าน USB-C 2 ช่อง จอเล็กบอกแบตเตอรี่เป็นเปอร์เซ็นต์ ความจุนำขึ้นเครื่องได้',

  'Pengisi daya GaN 65 W, tiga port': 'หัวชาร์จ GaN 65 W 3 พอร์ต',
  'Satu pengisi daya untuk laptop, tablet, dan ponsel. Steker lipat tipe C dua pin cocok untuk Indonesia dan Eropa.':
    'หัวชาร์จเดียวสำหรับโน้ตบุ๊ก แท็บเล็ต และมือถือ ปลั๊กสองขาแบบ C ใช้ได้ในอินโดนีเซียและยุโรป',

  'Kabel USB-C 100 W anyaman nilon': 'สาย USB-C 100 W หุ้มไนลอนถัก',
  'Kabel pengisi dan data dengan anyaman nilon yang tidak mudah kusut. Chip di dalamnya menjaga arus sesuai kebutuhan perangkat.':
    'สายชาร์จและส่งข้อมูลหุ้มไนลอนถัก ไม่พันกันง่าย ชิปในตัวจ่ายไฟเท่าที่อุปกรณ์ต้องการ',
  'nilon, aluminium': 'ไนลอน อะลูมิเนียม',

  'Gagang telepon retro untuk ponsel': 'หูโทรศัพท์เรโทรสำหรับมือถือ',
  'Gagang bergaya lama yang menyambung ke ponsel lewat Bluetooth. Nyaman untuk panggilan panjang tanpa telinga panas.':
    'หูโทรศัพท์ทรงเก่า ต่อมือถือผ่านบลูทูธ คุยนานสบายหูไม่ร้อน',
  'Bluetooth 5.0': 'บลูทูธ 5.0',
  '12 jam bicara': 'คุยได้ 12 ชั่วโมง',
  'kabel keriting 1 m': 'สายขด 1 m',

  'Jam pintar Hana Fit, GPS dan detak jantung': 'สมาร์ตวอตช์ Hana Fit GPS วัดชีพจร',
  'Mencatat lari, renang, dan tidur, dengan GPS sendiri sehingga ponsel bisa ditinggal. Baterai bertahan sembilan hari pada pemakaian biasa.':
    'บันทึกการวิ่ง ว่ายน้ำ และการนอนด้วย GPS ในตัว ไม่ต้องพกมือถือ แบตเตอรี่ใช้ปกติอยู่ได้ 9 วัน',
  'AMOLED 1,4 inci': 'AMOLED 1.4 นิ้ว',
  '9 hari': '9 วัน',

  'Earphone nirkabel Hana Buds, peredam bising': 'หูฟัง Hana Buds ตัดเสียงรบกวน',
  'Earphone kecil dengan peredam bising aktif dan tiga ukuran bantalan silikon. Kotak pengisinya menambah 24 jam dan dapat diisi nirkabel.':
    'หูฟังเล็กพร้อมระบบตัดเสียงรบกวนและจุกซิลิโคน 3 ขนาด เคสเพิ่มเวลาอีก 24 ชั่วโมงและชาร์จไร้สายได้',
  'Bluetooth 5.3': 'บลูทูธ 5.3',
  '7 jam + 24 jam': '7 ชม. + 24 ชม.',

  'Ponsel fitur 4G tahan jatuh, tombol besar': 'มือถือปุ่มกด 4G ทนทาน ปุ่มใหญ่',
  'Ponsel tombol dengan rangka karet untuk lapangan dan kebun. Baterai tahan seminggu siaga dan ada lampu senter di ujungnya.':
    'มือถือปุ่มกดหุ้มยางสำหรับงานสนามและไร่สวน เปิดรอสายได้ 1 สัปดาห์ มีไฟฉายด้านบน',
  '2,4 inci': '2.4 นิ้ว',
  '4G, dua kartu SIM': '4G, 2 ซิม',

  'Baterai darurat lipstik 5.000 mAh': 'พาวเวอร์แบงก์แท่งลิปสติก 5,000 mAh',
  'Sebesar lipstik, langsung dicolokkan ke ponsel tanpa kabel. Cukup untuk satu kali pengisian penuh saat perjalanan pulang.':
    'ขนาดเท่าลิปสติก เสียบมือถือได้เลยไม่ต้องใช้สาย พอชาร์จเต็มหนึ่งครั้งระหว่างกลับบ้าน',

  'Tablet Hana Tab 11 inci, 128 GB': 'แท็บเล็ต Hana Tab 11 นิ้ว 128 GB',
  'Layar 11 inci untuk membaca, menggambar, dan rapat daring. Empat pengeras suara dan dukungan pena yang dijual terpisah.':
    'จอ 11 นิ้วสำหรับอ่าน วาด และวิดีโอคอล ลำโพง 4 ตัว รองรับปากกา (จำหน่ายแยก)',
  'LCD 11 inci, 90 Hz': 'LCD 11 นิ้ว 90 Hz',

  'Telepon rumah kartu SIM, layar kecil': 'โทรศัพท์บ้านใส่ซิม',
  'Bentuk telepon meja, memakai kartu SIM biasa, jadi tidak perlu kabel saluran. Tombol cepat untuk tiga nomor keluarga.':
    'หน้าตาเหมือนโทรศัพท์ตั้งโต๊ะแต่ใช้ซิมธรรมดา ไม่ต้องเดินสาย มีปุ่มโทรด่วน 3 ปุ่มสำหรับเบอร์ครอบครัว',
  '1.000 mAh, siaga 3 hari': '1,000 mAh เปิดรอสาย 3 วัน',
  '1 tahun': '1 ปี',
}
