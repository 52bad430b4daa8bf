import type { Translations } from '../translations.ts'

export const COMPUTER_PARTS_IN_CHINESE: Translations = {
  'SSD portabel 1 TB, 1.050 MB/s': '移动固态硬盘 1 TB 1,050 MB/s',
  'Penyimpanan sebesar kartu nama dengan karet pelindung jatuh dua meter. Kabel USB-C dan USB-A disertakan.':
    '名片大小，橡胶护套防两米跌落。附USB-C和USB-A线。',
  'baca 1.050 MB/s': '读取1,050 MB/s',

  'Flash disk bentuk disket, 128 GB': '软盘造型U盘 128 GB',
  'Bentuknya disket lama, isinya USB 3.2 yang cepat. Penutupnya bergeser, jadi tidak ada tutup yang hilang.':
    '外形是老软盘，里面是高速USB 3.2。滑盖设计，不怕丢盖子。',

  'Pemutar dan penulis DVD eksternal tipis': '超薄外置DVD刻录光驱',
  'Membaca dan menulis CD serta DVD lewat satu kabel USB. Berguna untuk arsip foto dan perangkat lunak lama.':
    '一根USB线即可读写CD和DVD，适合照片存档和老软件。',

  'Ransel laptop 20 liter, tahan percikan': '20升电脑双肩包 防泼水',
  'Ruang laptop berbusa sampai 16 inci dan saku tersembunyi di punggung. Kainnya menahan gerimis dan mudah dilap.':
    '加厚隔层放得下16英寸笔记本，背部有暗袋。面料防小雨，一擦即净。',
  '20 liter': '20升',
  'poliester 900D': '900D 聚酯纤维',

  'Tas jinjing laptop kanvas dan kulit': '帆布真皮电脑公文包',
  'Kanvas tebal dengan pegangan kulit asli, berisi ruang laptop 14 inci dan berkas A4. Tali bahunya dapat dilepas.':
    '厚帆布配真皮提手，可放14英寸笔记本和A4文件。肩带可拆。',
  'kanvas katun, kulit sapi': '棉帆布、牛皮',

  'Headset gim nirkabel dengan mikrofon lipat': '无线游戏耳机 折叠麦克风',
  'Sambungan 2,4 GHz tanpa jeda dan bantalan kain yang sejuk. Mikrofonnya senyap otomatis saat dilipat.':
    '2.4 GHz 低延迟连接，织物耳罩透气。麦克风收起即静音。',
  '30 jam': '30小时',

  'Kamera web 1080p dengan penutup privasi': '1080p摄像头 带隐私盖',
  'Gambar jernih di ruang redup dan dua mikrofon peredam gema. Penutup gesernya membuat tenang saat tidak rapat.':
    '暗光也清晰，双麦克风消除回声。不开会时滑上盖子更安心。',

  'Hub USB-C 8-in-1, HDMI 4K dan LAN': '8合1 USB-C扩展坞 4K HDMI 网口',
  'Delapan port dari satu kabel, termasuk LAN gigabit dan pembaca kartu. Bodi aluminiumnya membuang panas dengan baik.':
    '一根线扩展八个接口，含千兆网口和读卡器。铝合金机身散热好。',
  aluminium: '铝合金',
  'kabel 20 cm': '线长20 cm',

  'Penyimpanan jaringan dua hard disk': '双盘位网络存储NAS',
  'Cadangan foto dan dokumen seluruh keluarga di rumah sendiri. Dua hard disk saling menyalin; hard disk dijual terpisah.':
    '全家的照片和文件备份在自己家里。双盘互为镜像；硬盘另购。',
  '4 inti, 2,0 GHz': '4核 2.0 GHz',

  'Kunci keamanan USB-C dan NFC': 'USB-C / NFC 安全密钥',
  'Kunci fisik untuk masuk ke surel dan layanan lain tanpa kode SMS. Tahan air dan tidak memerlukan baterai.':
    '登录邮箱等服务的实体钥匙，不用短信验证码。防水，无需电池。',
  '1 buah': '1个',
  '2 buah': '2个',

  'Alas pendingin laptop, enam kipas': '六风扇笔记本散热支架',
  'Menurunkan suhu laptop sampai 15 derajat pada beban berat. Kemiringannya bisa diatur dan dua port USB tambahan tersedia.':
    '高负载时最多降温15度。角度可调，另带两个USB口。',
  'laptop sampai 17 inci': '适合17英寸以下笔记本',

  'Lampu monitor tanpa silau, redup otomatis': '显示器挂灯 防眩光 自动调光',
  'Dijepit di atas monitor dan menerangi meja saja, bukan layar. Sensor menyesuaikan terang dengan ruangan.':
    '夹在显示器上，只照桌面不照屏幕。传感器随环境自动调光。',

  'Pengeras suara meja 2.0, Bluetooth': '桌面蓝牙音箱 2.0',
  'Sepasang pengeras suara kayu kecil untuk meja kerja, dengan kenop di depan. Suaranya bersih pada volume rendah.':
    '一对小巧木质音箱，旋钮在前面。小音量也干净。',
}
