import type { Translations } from '../translations.ts'

export const PHONE_ACCESSORIES_IN_CHINESE: Translations = {
  'Kaca pelindung layar 9H, isi 2 dengan bingkai': '9H钢化膜 2片装 带贴膜器',
  'Dua lembar kaca dengan bingkai pemasang, sehingga hasilnya lurus pada percobaan pertama. Sentuhan dan sensor sidik jari tetap peka.':
    '两片钢化膜配贴膜框，一次贴正。触控和指纹识别依旧灵敏。',
  'kaca tempered 0,33 mm': '钢化玻璃0.33 mm',
  '2 kaca, bingkai, kain lap': '钢化膜2片、贴膜器、擦拭布',

  'Casing ponsel bunga kering asli': '真花手机壳',
  'Bunga kering asli disusun tangan di dalam resin bening, jadi tiap casing sedikit berbeda. Pinggirannya lentur dan melindungi sudut.':
    '真干花手工封入透明树脂，每个略有不同。软边护角。',
  'resin, TPU': '树脂、TPU',
  'pengisian nirkabel': '支持无线充电',
  Sakura: '樱花',
  Aster: '紫菀',
  Pakis: '蕨叶',

  'Casing ponsel motif ombak, tahan benturan': '海浪纹防摔手机壳',
  'Motif ombak dicetak di bawah lapisan doff sehingga tidak luntur. Empat sudutnya berongga udara untuk meredam jatuh.':
    '花纹印在磨砂层下，不掉色。四角气囊缓冲防摔。',
  doff: '磨砂',

  'Dudukan mobil magnetik dengan pengisi nirkabel': '磁吸无线充电车载支架',
  'Menempel kuat di lubang AC dan mengisi daya selama perjalanan. Kepalanya berputar, jadi peta bisa tegak atau mendatar.':
    '牢固卡在空调出风口，边开边充。可旋转，横竖看导航。',
  'ponsel dengan cincin magnet': '带磁吸环的手机',

  'Dudukan ponsel sepeda, aluminium': '自行车手机支架 铝合金',
  'Empat lengan aluminium mengunci ponsel 4,7 sampai 6,8 inci di setang. Bantalan karet mencegah goresan dan getaran.':
    '四爪铝臂锁住4.7–6.8英寸手机，橡胶垫防刮减震。',
  'aluminium, karet': '铝合金、橡胶',

  'Tongkat swafoto tripod 1,2 m, remot Bluetooth': '自拍杆三脚架 1.2 m 蓝牙遥控',
  'Tongkat yang kakinya terbuka menjadi tripod. Remot kecilnya dapat dilepas, berguna untuk foto bersama.':
    '杆底展开就是三脚架。小遥控器可拆，合影方便。',

  'Gimbal ponsel tiga sumbu, lipat': '三轴手机稳定器 可折叠',
  'Menjaga rekaman tetap halus saat berjalan. Terlipat seukuran botol minum dan siap dipakai dalam tiga detik.':
    '走路拍摄也平稳。折叠后水瓶大小，三秒开机即用。',
  '10 jam': '10小时',

  'Mikrofon klip nirkabel untuk ponsel, dua orang': '手机无线领夹麦克风 双人',
  'Dua mikrofon kecil dan satu penerima USB-C, untuk wawancara atau mengajar. Peredam anginnya berbulu, disertakan.':
    '两个小麦克风加USB-C接收器，采访教学都好用。附毛绒防风罩。',
  '20 m tanpa halangan': '空旷处20 m',
  '6 jam': '6小时',

  'Pengendali gim untuk ponsel, tipe jepit': '夹持式手机游戏手柄',
  'Menjepit ponsel dari dua sisi dan menyambung lewat USB-C, jadi tanpa jeda. Tuas efek Hall tidak bergeser seiring waktu.':
    '两侧夹住手机，USB-C直连无延迟。霍尔摇杆不漂移。',

  'Peralatan servis ponsel 42 bagian': '42件手机维修工具套装',
  'Obeng presisi, pembuka layar, pinset, dan alas magnet dalam satu gulungan. Cukup untuk mengganti baterai atau layar sendiri.':
    '精密批头、开屏工具、镊子和磁性垫，一卷收好。自己换电池换屏幕够用。',
  '42 bagian': '42件',
  'baja krom vanadium': '铬钒钢',

  'Kantong ponsel tahan air IPX8': '手机防水袋 IPX8',
  'Kantong bening dengan kunci putar untuk pantai, rafting, dan hujan. Layar tetap bisa disentuh dan kamera tetap jernih.':
    '透明袋旋钮锁扣，海滩、漂流、下雨都放心。可触屏，拍照清晰。',
  'sampai 7,2 inci': '最大7.2英寸',
  '1 buah': '1个',
  '2 buah': '2个',

  'Casing ponsel kristal tempel tangan': '手工贴钻手机壳',
  'Kristal kaca ditempel satu per satu di atas casing keras. Disertai sepuluh kristal cadangan dan lem.':
    '玻璃水钻逐颗手贴在硬壳上。附十颗备用钻和胶水。',
  'polikarbonat, kaca': '聚碳酸酯、玻璃',
  'casing, 10 kristal, lem': '手机壳、水钻10颗、胶水',

  'Penjepit ponsel meja, lengan lentur 60 cm': '桌面手机夹 60 cm软管',
  'Dijepit di meja atau kepala ranjang, lengannya bertahan di posisi mana pun. Nyaman untuk menonton atau panggilan video.':
    '夹在桌边或床头，任意弯折定型。追剧视频通话都方便。',
  'ponsel 4-7 inci': '4–7英寸手机',
}
