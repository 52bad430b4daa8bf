import type { Translations } from '../translations.ts'

export const ROOMS_IN_CHINESE: Translations = {
  'Kursi makan kayu solid': '实木餐椅',
  'Kayu jati dari kebun bersertifikat, disambung pasak tanpa sekrup terlihat. Sandarannya melengkung mengikuti punggung.':
    '认证林场柚木，榫卯拼接不见螺丝。靠背弧度贴合背部。',
  'kayu jati': '柚木',
  'sudah terakit': '已组装',

  'Lampu gantung bohlam besar E27': '吊灯 大号E27灯泡',
  'Bohlam LED besar berkaca kuning hangat dengan kabel kain 1,5 meter. Terangnya lembut di atas meja makan.':
    '大号暖黄LED灯泡配1.5米布线，餐桌上方光线柔和。',
  'kabel 1,5 m': '线长1.5 m',

  'Tanaman hias monstera kecil dalam pot': '小盆栽龟背竹',
  'Monstera muda setinggi 30 cm dalam pot tanah liat, sudah menyesuaikan diri di dalam ruang. Dikirim dengan penyangga dan petunjuk rawat.':
    '30 cm 高小龟背竹，陶盆，已适应室内。带支撑发货，附养护卡。',
  'tinggi 30 cm': '高30 cm',
  'siram seminggu sekali': '每周浇水一次',
  'pot tanah liat': '陶盆',

  'Sofa dua dudukan kain linen': '双人亚麻沙发',
  'Rangka kayu pinus dengan dudukan busa padat yang tidak kempes. Sarungnya dapat dilepas dan dicuci.':
    '松木框架，高密度坐垫不塌陷。套可拆洗。',
  'linen, pinus': '亚麻、松木',
  'pasang kaki, 10 menit': '装沙发脚，10分钟',

  'Seprai katun perkal, set 4 bagian': '高密纯棉四件套',
  'Katun rapat yang sejuk dan berdesir seperti seprai hotel. Set berisi seprai, sarung guling, dan dua sarung bantal.':
    '高密棉清爽挺括，像酒店床单。含床单、抱枕套和两个枕套。',
  'katun perkal 200 TC': '200支密纯棉',
  '4 bagian': '4件',
  'cuci 60 °C': '60 °C 水洗',

  'Cermin dinding bundar 50 cm': '圆形壁镜 50 cm',
  'Cermin bebas tembaga dengan bingkai tipis dan pengait tersembunyi. Tidak menguning di kamar mandi.':
    '无铜镜面，窄边框，隐藏挂扣。浴室用不发黄。',
  'diameter 50 cm': '直径50 cm',
  aluminium: '铝合金',

  'Lilin aroma kedelai 180 g': '大豆香薰蜡烛 180 g',
  'Lilin kedelai dengan minyak atsiri Nusantara yang menyala 35 jam. Gelasnya bisa dipakai lagi.':
    '大豆蜡配印尼精油，可燃35小时。杯子可再利用。',
  '35 jam': '35小时',
  'lilin kedelai, sumbu katun': '大豆蜡、棉芯',
  Sereh: '香茅',
  Melati: '茉莉',
  'Kayu manis': '肉桂',

  'Bingkai foto kayu ek 30 x 40 cm': '橡木相框 30 x 40 cm',
  'Kayu ek asli dengan kaca akrilik ringan dan karton berbingkai. Bisa digantung tegak maupun mendatar.':
    '真橡木，轻质亚克力面，配卡纸。横竖都能挂。',
  'kayu ek, akrilik': '橡木、亚克力',

  'Keranjang rotan anyam dengan tutup': '带盖藤编收纳篮',
  'Dianyam perajin di Cirebon dari rotan utuh. Cukup besar untuk cucian tiga hari atau mainan anak.':
    '井里汶匠人用整根藤编织。放三天换洗衣物或玩具都够大。',
  rotan: '藤',
  Cirebon: '印尼井里汶',

  'Sapu dan pengki berdiri, bulu lembut': '站立式扫把簸箕套装 软毛',
  'Pengki bergigi yang membersihkan bulu sapu, dan keduanya berdiri sendiri di sudut. Gagangnya tanpa perlu membungkuk.':
    '簸箕齿可刮净扫毛，两件都能自立。长柄不弯腰。',
  'PET daur ulang, baja': '再生PET、钢',

  'Kotak perkakas rumah 62 bagian': '家用工具箱 62件',
  'Palu, obeng, tang, meteran, dan bor tangan dalam kotak berkait. Cukup untuk memasang rak dan memperbaiki keran.':
    '锤子、螺丝刀、钳子、卷尺、手钻一箱齐全。装架子修水龙头够用。',
  '62 bagian': '62件',
  'baja krom vanadium': '铬钒钢',

  'Vas keramik bakar kayu': '柴烧陶瓷花瓶',
  'Warna tanah dan jejak abu dari tungku kayu membuat tiap vas tunggal. Kedap air dan berat di dasar.':
    '泥土色与柴窑落灰，每只独一无二。不渗水，底部稳重。',
  'tinggi 24 cm': '高24 cm',
  'tanah liat': '陶土',
  'Shigaraki, Jepang': '日本信乐',

  'Lampu lampion kertas washi': '和纸灯笼灯',
  'Kertas washi pada rangka bambu yang menyebarkan cahaya lembut. Terlipat datar saat dikirim.':
    '竹骨和纸，光线柔和。平板折叠发货。',
  'diameter 35 cm': '直径35 cm',
  'kertas washi, bambu': '和纸、竹',
  'E27, LED sampai 10 W': 'E27，LED 10 W以下',
}
