import type { Translations } from '../translations.ts'

export const PHONES_IN_CHINESE: Translations = {
  'Ponsel 5G Nira X, 256 GB': 'Nira X 5G手机 256 GB',
  'Layar OLED 6,5 inci yang tetap terbaca di bawah matahari, kamera utama 50 MP dengan penstabil, dan baterai sehari penuh. Kotak berisi kabel USB-C dan pelindung bening; pengisi daya dijual terpisah.':
    '6.5英寸OLED屏阳光下也清晰，50 MP防抖主摄，续航一整天。盒内附USB-C线和透明壳；充电器另购。',
  'OLED 6,5 inci, 120 Hz': 'OLED 6.5英寸 120 Hz',

  'Ponsel Nira Lite 128 GB, baterai 6.000 mAh': 'Nira Lite手机 128 GB 6,000 mAh',
  'Ponsel sederhana untuk sehari-hari dengan baterai yang tahan dua hari. Antarmukanya punya mode mudah dengan huruf besar untuk orang tua.':
    '简单实用，续航两天。大字简易模式，适合长辈。',
  'LCD 6,6 inci': 'LCD 6.6英寸',

  'Ponsel lipat Hana Flip 256 GB': 'Hana Flip折叠屏手机 256 GB',
  'Terlipat seukuran bedak, terbuka menjadi layar 6,7 inci. Engselnya diuji 200.000 kali buka tutup dan layar luarnya menampilkan pesan serta peta.':
    '合上如粉饼盒，展开6.7英寸大屏。铰链经20万次开合测试，外屏看消息看地图。',
  'OLED lipat 6,7 inci': '折叠OLED 6.7英寸',
  '25 W, nirkabel 15 W': '25 W，无线15 W',

  'Power bank 20.000 mAh, keluaran 45 W': '充电宝 20,000 mAh 45 W快充',
  'Mengisi laptop ringan dan ponsel bersamaan lewat dua port USB-C. Layar kecil menunjukkan sisa daya dalam persen, dan kapasitasnya masih boleh dibawa ke kabin pesawat.':
    '双USB-C同时给轻薄本和手机充电。小屏显示电量百分比，可带上飞机。',

  'Pengisi daya GaN 65 W, tiga port': '65 W氮化镓充电器 三口',
  'Satu pengisi daya untuk laptop, tablet, dan ponsel. Steker lipat tipe C dua pin cocok untuk Indonesia dan Eropa.':
    '笔记本、平板、手机一个充电器搞定。C型两脚折叠插头，印尼欧洲通用。',

  'Kabel USB-C 100 W anyaman nilon': '100 W USB-C编织线',
  'Kabel pengisi dan data dengan anyaman nilon yang tidak mudah kusut. Chip di dalamnya menjaga arus sesuai kebutuhan perangkat.':
    '充电传输两用，尼龙编织不易缠绕。内置芯片按设备供电。',
  'nilon, aluminium': '尼龙、铝合金',

  'Gagang telepon retro untuk ponsel': '复古听筒 手机用',
  'Gagang bergaya lama yang menyambung ke ponsel lewat Bluetooth. Nyaman untuk panggilan panjang tanpa telinga panas.':
    '老式听筒蓝牙连接手机，长时间通话耳朵不发烫。',
  '12 jam bicara': '通话12小时',
  'kabel keriting 1 m': '卷线1 m',

  'Jam pintar Hana Fit, GPS dan detak jantung': 'Hana Fit智能手表 GPS 心率',
  'Mencatat lari, renang, dan tidur, dengan GPS sendiri sehingga ponsel bisa ditinggal. Baterai bertahan sembilan hari pada pemakaian biasa.':
    '记录跑步、游泳、睡眠，自带GPS可不带手机。日常续航九天。',
  'AMOLED 1,4 inci': 'AMOLED 1.4英寸',
  '9 hari': '9天',

  'Earphone nirkabel Hana Buds, peredam bising': 'Hana Buds降噪蓝牙耳机',
  'Earphone kecil dengan peredam bising aktif dan tiga ukuran bantalan silikon. Kotak pengisinya menambah 24 jam dan dapat diisi nirkabel.':
    '小巧主动降噪耳机，三种硅胶耳塞。充电盒再加24小时，支持无线充电。',
  '7 jam + 24 jam': '7小时 + 24小时',

  'Ponsel fitur 4G tahan jatuh, tombol besar': '三防4G按键手机 大按键',
  'Ponsel tombol dengan rangka karet untuk lapangan dan kebun. Baterai tahan seminggu siaga dan ada lampu senter di ujungnya.':
    '橡胶包边，适合工地农田。待机一周，顶部带手电筒。',
  '2,4 inci': '2.4英寸',
  '4G, dua kartu SIM': '4G 双卡',

  'Baterai darurat lipstik 5.000 mAh': '口红充电宝 5,000 mAh',
  'Sebesar lipstik, langsung dicolokkan ke ponsel tanpa kabel. Cukup untuk satu kali pengisian penuh saat perjalanan pulang.':
    '口红大小，直插手机免带线。回家路上充满一次够用。',

  'Tablet Hana Tab 11 inci, 128 GB': 'Hana Tab 11英寸平板 128 GB',
  'Layar 11 inci untuk membaca, menggambar, dan rapat daring. Empat pengeras suara dan dukungan pena yang dijual terpisah.':
    '11英寸屏适合阅读、画画、网课会议。四扬声器，支持手写笔（另购）。',
  'LCD 11 inci, 90 Hz': 'LCD 11英寸 90 Hz',

  'Telepon rumah kartu SIM, layar kecil': '插卡座机电话',
  'Bentuk telepon meja, memakai kartu SIM biasa, jadi tidak perlu kabel saluran. Tombol cepat untuk tiga nomor keluarga.':
    '座机造型，插普通SIM卡，无需拉线。三个亲情快拨键。',
  '1.000 mAh, siaga 3 hari': '1,000 mAh，待机3天',
  '1 tahun': '1年',
}
