import type { Translations } from '../translations.ts'

export const COMPUTERS_IN_CHINESE: Translations = {
  'Laptop tipis 14 inci, RAM 16 GB': '14英寸轻薄笔记本 16 GB内存',
  'Bodi aluminium 1,2 kg dengan layar doff yang tidak memantulkan lampu. Papan ketiknya senyap dan baterai bertahan satu hari kerja.':
    '1.2 kg 铝合金机身，雾面屏不反光。键盘安静，续航一整个工作日。',
  '14 inci, 2240 x 1400': '14英寸 2240 x 1400',
  '8 inti, 4,4 GHz': '8核 4.4 GHz',
  '11 jam': '11小时',

  'Laptop gim 16 inci, grafis 8 GB': '16英寸游戏本 8 GB显卡',
  'Layar 165 Hz dan pendingin tiga kipas untuk bermain atau menyunting video. Memori dan penyimpanan dapat ditambah sendiri.':
    '165 Hz 屏幕、三风扇散热，打游戏剪视频都行。内存和硬盘可自行升级。',
  '16 inci, 165 Hz': '16英寸 165 Hz',

  'Monitor 27 inci QHD, IPS 100 Hz': '27英寸QHD显示器 IPS 100 Hz',
  'Warna yang sama dilihat dari samping maupun depan, dengan satu kabel USB-C untuk gambar dan daya laptop. Kakinya naik turun dan berputar tegak.':
    '侧看正看颜色一致，一根USB-C线同时传画面和供电。支架可升降、可竖屏。',
  '32 inci': '32英寸',
  '27 inci': '27英寸',

  'Papan ketik mekanis 75 persen, nirkabel': '75%无线机械键盘',
  'Sakelar dapat diganti tanpa solder dan ada busa di dalam, sehingga bunyinya lembut. Menyambung ke tiga perangkat dan pindah dengan satu tombol.':
    '轴体热插拔，内置吸音棉，声音柔和。可连三台设备，一键切换。',
  'aluminium, PBT': '铝合金、PBT',
  Linear: '线性轴',
  Taktil: '段落轴',
  Senyap: '静音轴',

  'Tetikus nirkabel senyap, isi ulang': '静音无线鼠标 可充电',
  'Klik hampir tanpa bunyi untuk perpustakaan dan rapat. Baterai terisi lewat USB-C dan bertahan dua bulan.':
    '点击几乎无声，图书馆和会议室也好用。USB-C充电，续航两个月。',
  '2 bulan': '2个月',

  'Trackball ibu jari untuk pergelangan': '拇指轨迹球鼠标 护腕',
  'Tangan diam, bola digerakkan ibu jari, sehingga pergelangan beristirahat. Bola dapat dikeluarkan untuk dibersihkan.':
    '手不动，拇指转球，手腕更轻松。球可取出清洁。',

  'Printer tangki tinta, cetak pindai salin': '墨仓打印机 打印扫描复印',
  'Tinta diisi dari botol, cukup untuk sekitar 6.000 halaman hitam. Mencetak dari ponsel lewat Wi-Fi tanpa kabel.':
    '瓶装加墨，黑白约可打6,000页。手机通过Wi-Fi直接打印。',
  '10 lembar per menit': '每分钟10页',

  'PC mini, 8 inti, RAM 16 GB': '迷你主机 8核 16 GB内存',
  'Sebesar buku saku, dipasang di belakang monitor. Cukup untuk kantor, sekolah, dan menonton 4K tanpa suara kipas berarti.':
    '口袋书大小，可挂显示器背后。办公、上课、看4K几乎听不到风扇声。',
  '8 inti, 3,8 GHz': '8核 3.8 GHz',

  'Papan makro tiga kenop untuk sunting video': '三旋钮宏键盘 剪辑专用',
  'Sembilan tombol dan tiga kenop yang bisa diberi perintah sendiri. Profilnya berganti otomatis menurut program yang terbuka.':
    '九键三旋钮自由定义功能，随当前软件自动切换配置。',
  aluminium: '铝合金',

  'Tuas terbang efek Hall dengan gas': '霍尔飞行摇杆 带油门',
  'Tuas tanpa gesekan untuk simulator terbang, dengan tuas gas terpisah. Dasarnya berat dan bisa dijepit di meja.':
    '无摩擦霍尔摇杆，独立油门，畅玩飞行模拟。底座厚重，可夹桌面。',

  'Kursi kerja ergonomis, sandaran jaring': '人体工学办公椅 网布靠背',
  'Sandaran jaring yang sejuk dengan penyangga pinggang yang bisa digeser. Tinggi, sandaran tangan, dan kemiringan dapat diatur.':
    '透气网背，腰托可移动。高度、扶手、倾仰均可调。',
  'jaring, nilon': '网布、尼龙',
  '20 menit, alat disertakan': '20分钟，附工具',
  '2 tahun': '2年',

  'Ruter Wi-Fi 6 AX3000, empat antena': 'Wi-Fi 6 路由器 AX3000 四天线',
  'Menjangkau rumah dua lantai dan melayani banyak perangkat tanpa tersendat. Ada jaringan tamu dan pembatas jam anak.':
    '覆盖两层住宅，多设备同时上网不卡。带访客网络和儿童时间管理。',
  '4 LAN gigabit': '4个千兆LAN口',
  'sampai 150 m²': '最大150 m²',

  'Penguat sinyal Wi-Fi dua pita': '双频Wi-Fi信号放大器',
  'Dicolokkan di tengah rumah untuk meneruskan Wi-Fi ke kamar yang jauh. Lampu kecil membantu mencari tempat terbaik.':
    '插在屋子中间，把信号送到远处房间。小灯帮你找最佳位置。',
}
