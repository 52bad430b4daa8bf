import type { Translations } from '../translations.ts'

export const ROOMS_IN_JAPANESE: Translations = {
  'Kursi makan kayu solid': '無垢材ダイニングチェア',
  'Kayu jati dari kebun bersertifikat, disambung pasak tanpa sekrup terlihat. Sandarannya melengkung mengikuti punggung.':
    '認証林のチーク材を、ねじの見えないほぞ組みで。背もたれが背中に沿います。',
  'kayu jati': 'チーク材',
  'sudah terakit': '組立済み',

  'Lampu gantung bohlam besar E27': 'ペンダントライト 大型E27電球',
  'Bohlam LED besar berkaca kuning hangat dengan kabel kain 1,5 meter. Terangnya lembut di atas meja makan.':
    '琥珀色の大きなLED電球と1.5 mの布コード。食卓をやわらかく照らします。',
  'kabel 1,5 m': 'コード 1.5 m',

  'Tanaman hias monstera kecil dalam pot': 'モンステラ 小鉢',
  'Monstera muda setinggi 30 cm dalam pot tanah liat, sudah menyesuaikan diri di dalam ruang. Dikirim dengan penyangga dan petunjuk rawat.':
    '室内に慣れた高さ30 cmの若いモンステラを素焼き鉢で。支柱と育て方カード付きでお届けします。',
  'tinggi 30 cm': '高さ 30 cm',
  'siram seminggu sekali': '水やりは週1回',
  'pot tanah liat': '素焼き鉢',

  'Sofa dua dudukan kain linen': '2人掛けソファ リネン',
  'Rangka kayu pinus dengan dudukan busa padat yang tidak kempes. Sarungnya dapat dilepas dan dicuci.':
    'パイン材フレームに、へたりにくい高密度ウレタン。カバーは外して洗えます。',
  'linen, pinus': 'リネン、パイン材',
  'pasang kaki, 10 menit': '脚の取り付け、10分',

  'Seprai katun perkal, set 4 bagian': 'コットンシーツ4点セット パーケル',
  'Katun rapat yang sejuk dan berdesir seperti seprai hotel. Set berisi seprai, sarung guling, dan dua sarung bantal.':
    'ホテルのようにさらりとした高密度コットン。シーツ、抱き枕カバー、枕カバー2枚のセットです。',
  'katun perkal 200 TC': '綿パーケル 200 TC',
  '4 bagian': '4点',
  'cuci 60 °C': '60 °Cで洗濯',

  'Cermin dinding bundar 50 cm': '丸い壁掛けミラー 50 cm',
  'Cermin bebas tembaga dengan bingkai tipis dan pengait tersembunyi. Tidak menguning di kamar mandi.':
    '銅を使わない鏡に細いフレーム、金具は隠れます。浴室でも黄ばみません。',
  'diameter 50 cm': '直径 50 cm',
  aluminium: 'アルミニウム',

  'Lilin aroma kedelai 180 g': 'ソイキャンドル 180 g',
  'Lilin kedelai dengan minyak atsiri Nusantara yang menyala 35 jam. Gelasnya bisa dipakai lagi.':
    'インドネシアの精油が香る大豆ワックス、燃焼35時間。グラスはまた使えます。',
  '35 jam': '35時間',
  'lilin kedelai, sumbu katun': '大豆ワックス、綿芯',
  Sereh: 'レモングラス',
  Melati: 'ジャスミン',
  'Kayu manis': 'シナモン',

  'Bingkai foto kayu ek 30 x 40 cm': 'オーク材フォトフレーム 30 x 40 cm',
  'Kayu ek asli dengan kaca akrilik ringan dan karton berbingkai. Bisa digantung tegak maupun mendatar.':
    '本物のオークに軽いアクリル板、マット紙付き。縦にも横にも掛けられます。',
  'kayu ek, akrilik': 'オーク材、アクリル',

  'Keranjang rotan anyam dengan tutup': 'ふた付きラタンバスケット',
  'Dianyam perajin di Cirebon dari rotan utuh. Cukup besar untuk cucian tiga hari atau mainan anak.':
    'チルボンの職人が丸籐で編みました。3日分の洗濯物もおもちゃも入ります。',
  rotan: 'ラタン',
  Cirebon: 'インドネシア・チルボン',

  'Sapu dan pengki berdiri, bulu lembut': '立つほうき＆ちりとり やわらか毛',
  'Pengki bergigi yang membersihkan bulu sapu, dan keduanya berdiri sendiri di sudut. Gagangnya tanpa perlu membungkuk.':
    'ちりとりのくしで毛先がきれいに。どちらも自立し、長い柄で腰がらくです。',
  'PET daur ulang, baja': '再生PET、スチール',

  'Kotak perkakas rumah 62 bagian': '家庭用工具セット 62点',
  'Palu, obeng, tang, meteran, dan bor tangan dalam kotak berkait. Cukup untuk memasang rak dan memperbaiki keran.':
    'ハンマー、ドライバー、ペンチ、メジャー、手回しドリル。棚の取り付けや蛇口の修理に足ります。',
  '62 bagian': '62点',
  'baja krom vanadium': 'クロムバナジウム鋼',

  'Vas keramik bakar kayu': '薪窯の花瓶',
  'Warna tanah dan jejak abu dari tungku kayu membuat tiap vas tunggal. Kedap air dan berat di dasar.':
    '土の色と薪窯の灰が、ひとつだけの景色をつくります。水漏れせず、底が重い安定した形です。',
  'tinggi 24 cm': '高さ 24 cm',
  'tanah liat': '陶土',
  'Shigaraki, Jepang': '滋賀県信楽',

  'Lampu lampion kertas washi': '和紙ランタン照明',
  'Kertas washi pada rangka bambu yang menyebarkan cahaya lembut. Terlipat datar saat dikirim.':
    '竹の骨に和紙を張った、やわらかな光。たたんで平らな状態でお届けします。',
  'diameter 35 cm': '直径 35 cm',
  'kertas washi, bambu': '和紙、竹',
  'E27, LED sampai 10 W': 'E27、LED 10 Wまで',
}
