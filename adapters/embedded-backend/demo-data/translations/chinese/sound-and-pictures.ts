import type { Translations } from '../translations.ts'

export const SOUND_AND_PICTURES_IN_CHINESE: Translations = {
  'Headphone nirkabel peredam bising Aura H2': 'Aura H2无线降噪耳机',
  'Headphone over-ear dengan peredam bising aktif, baterai 38 jam, dan bantalan telinga lembut. Dua perangkat dapat tersambung sekaligus. Kotak berisi kabel 3,5 mm, kabel USB-C, dan kantong kain.':
    '头戴式主动降噪，续航38小时，耳罩柔软。可同时连接两台设备。盒内含3.5 mm线、USB-C线和布袋。',
  'Bluetooth 5.3, kabel 3,5 mm': 'Bluetooth 5.3，3.5 mm线',
  '38 jam': '38小时',
  'USB-C, 10 menit untuk 4 jam': 'USB-C，充10分钟用4小时',
  'Dengan tas keras': '含硬壳包',
  'Dengan kabel studio': '含录音室线',

  'Kamera mirrorless 24 MP dengan lensa kit': '24 MP微单相机 套机',
  'Kamera ringkas dengan layar lipat dan fokus mata yang cepat. Lensa 16-50 mm cocok untuk perjalanan, potret, dan video 4K.':
    '机身紧凑，翻转屏、眼部对焦快。16-50 mm镜头适合旅行、人像和4K视频。',
  'sensor APS-C': 'APS-C传感器',
  '3 inci, sentuh': '3英寸触屏',

  'Radio saku FM isi ulang': '充电式FM袖珍收音机',
  'Radio kecil dengan antena teleskop dan pengeras suara yang jelas untuk berita pagi. Terisi lewat USB-C dan menyala dua hari.':
    '小巧带拉杆天线，早间新闻听得清。USB-C充电，可听两天。',
  '20 jam': '20小时',

  'Pengeras suara Bluetooth tahan air 20 W': '防水蓝牙音箱 20 W',
  'Suara penuh untuk teras atau pantai, dan dua unit dapat dipasangkan menjadi stereo. Terapung bila jatuh ke kolam.':
    '露台海边都够响，两只可组立体声。掉进泳池会浮起来。',
  '15 jam': '15小时',

  'Mikrofon kondensor USB untuk siniar': 'USB电容麦克风 播客直播',
  'Mikrofon logam dengan pola kardioid yang menangkap suara di depan saja. Ada tombol senyap dan keluaran headphone tanpa jeda.':
    '金属机身，心形指向只收正前方声音。带静音键和零延迟耳机口。',
  'mikrofon, kaki, busa': '麦克风、支架、防喷棉',

  'Mikrofon karaoke nirkabel, isi 2': '无线K歌麦克风 2支装',
  'Dua mikrofon dengan penerima yang dicolokkan ke pengeras suara apa pun. Gema bisa diatur untuk malam karaoke keluarga.':
    '接收器插上任意音箱即可唱，混响可调，全家K歌夜必备。',
  '8 jam': '8小时',

  'Kamera instan cetak langsung': '拍立得相机 一次成像',
  'Foto keluar seukuran kartu dalam satu menit, lengkap dengan cermin swafoto. Kertas isi 10 disertakan.':
    '一分钟出卡片大小照片，带自拍镜。附10张相纸。',
  'foto 62 x 46 mm': '照片62 x 46 mm',

  'Televisi pintar 43 inci 4K': '43英寸4K智能电视',
  'Gambar 4K dengan antarmuka yang ringan dan siaran digital DVB-T2. Tiga HDMI cukup untuk konsol dan pengeras suara.':
    '4K画质，系统流畅，支持DVB-T2数字电视。三个HDMI接游戏机和回音壁。',
  '43 inci, 3840 x 2160': '43英寸 3840 x 2160',
  '2 tahun': '2年',
  '43 inci': '43英寸',
  '50 inci': '50英寸',

  'Proyektor mini 1080p, fokus otomatis': '迷你投影仪 1080p 自动对焦',
  'Menampilkan gambar 100 inci di dinding kamar yang gelap. Fokus dan kemiringan dibetulkan sendiri begitu dinyalakan.':
    '暗房墙面可投100英寸。开机自动对焦和梯形校正。',

  'Kamera video 4K genggam, zum optik 12x': '4K摄像机 12倍光学变焦',
  'Untuk pentas sekolah dan seminar: zum optik tanpa pecah dan rekaman tanpa batas 30 menit. Baterai dapat diganti.':
    '学校演出、讲座都能拍：变焦不糊，录制不限30分钟。电池可更换。',
  '12x optik': '12倍光学',

  'Piano digital 61 tuts peka sentuhan': '61键力度电子琴',
  'Tuts peka sentuhan dengan suara piano bersampel dan 200 irama. Dapat dipakai dengan headphone agar tetangga tenang.':
    '力度感应琴键，采样钢琴音色，200种节奏。可插耳机，不扰邻。',
  '61 tuts': '61键',
  'Dengan kaki': '含琴架',

  'Gitar elektrik pemula, badan poplar': '入门电吉他 杨木琴身',
  'Gitar berleher maple yang ringan dengan tiga pikap. Disetel di bengkel sebelum dikirim, lengkap dengan tas.':
    '轻便，枫木琴颈，三拾音器。出厂前调校好，附琴包。',
  'poplar, maple': '杨木、枫木',
  'skala 25,5 inci': '弦长25.5英寸',

  'Pemutar CD portabel dengan Bluetooth': '便携CD机 蓝牙版',
  'Memutar CD lama ke headphone kabel maupun nirkabel, dengan penahan guncangan. Baterainya terisi lewat USB-C.':
    '老CD也能用有线、无线耳机听，防震不跳音。USB-C充电。',
  '14 jam': '14小时',
}
