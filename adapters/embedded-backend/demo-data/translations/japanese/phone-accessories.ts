import type { Translations } from '../translations.ts'

export const PHONE_ACCESSORIES_IN_JAPANESE: Translations = {
  'Kaca pelindung layar 9H, isi 2 dengan bingkai': '9Hガラスフィルム 2枚 ガイド枠付き',
  'Dua lembar kaca dengan bingkai pemasang, sehingga hasilnya lurus pada percobaan pertama. Sentuhan dan sensor sidik jari tetap peka.':
    'ガラス2枚に貼り付け枠付きで、一度でまっすぐ。タッチも指紋認証も快適なままです。',
  'kaca tempered 0,33 mm': '強化ガラス 0.33 mm',
  '2 kaca, bingkai, kain lap': 'ガラス2枚、ガイド枠、クロス',

  'Casing ponsel bunga kering asli': '押し花スマホケース',
  'Bunga kering asli disusun tangan di dalam resin bening, jadi tiap casing sedikit berbeda. Pinggirannya lentur dan melindungi sudut.':
    '本物の押し花を透明レジンに手で封入。ひとつずつ表情が違い、やわらかな縁が角を守ります。',
  'resin, TPU': 'レジン、TPU',
  'pengisian nirkabel': 'ワイヤレス充電対応',
  Sakura: '桜',
  Aster: 'アスター',
  Pakis: 'シダ',

  'Casing ponsel motif ombak, tahan benturan': '波模様 耐衝撃スマホケース',
  'Motif ombak dicetak di bawah lapisan doff sehingga tidak luntur. Empat sudutnya berongga udara untuk meredam jatuh.':
    '波模様はマット層の下に印刷し、色落ちしません。四隅のエアクッションが落下の衝撃をやわらげます。',
  doff: 'マット',

  'Dudukan mobil magnetik dengan pengisi nirkabel': 'マグネット車載ホルダー ワイヤレス充電',
  'Menempel kuat di lubang AC dan mengisi daya selama perjalanan. Kepalanya berputar, jadi peta bisa tegak atau mendatar.':
    'エアコン吹き出し口にしっかり固定し、走りながら充電。回転式で地図は縦でも横でも。',
  'ponsel dengan cincin magnet': '磁気リング付きスマホ',

  'Dudukan ponsel sepeda, aluminium': '自転車用スマホホルダー アルミ',
  'Empat lengan aluminium mengunci ponsel 4,7 sampai 6,8 inci di setang. Bantalan karet mencegah goresan dan getaran.':
    '4本のアルミアームが4.7〜6.8インチのスマホをハンドルに固定。ゴムパッドが傷と振動を防ぎます。',
  'aluminium, karet': 'アルミニウム、ゴム',

  'Tongkat swafoto tripod 1,2 m, remot Bluetooth': '自撮り棒三脚 1.2 m Bluetoothリモコン',
  'Tongkat yang kakinya terbuka menjadi tripod. Remot kecilnya dapat dilepas, berguna untuk foto bersama.':
    '足を開けば三脚に。小さなリモコンが外せて、集合写真に便利です。',

  'Gimbal ponsel tiga sumbu, lipat': '3軸スマホジンバル 折りたたみ',
  'Menjaga rekaman tetap halus saat berjalan. Terlipat seukuran botol minum dan siap dipakai dalam tiga detik.':
    '歩きながらでもなめらかに撮れます。ボトルほどにたためて、3秒で準備完了です。',
  '10 jam': '10時間',

  'Mikrofon klip nirkabel untuk ponsel, dua orang': 'スマホ用ワイヤレスピンマイク 2人用',
  'Dua mikrofon kecil dan satu penerima USB-C, untuk wawancara atau mengajar. Peredam anginnya berbulu, disertakan.':
    '小さなマイク2つとUSB-C受信機。インタビューや授業に。毛付きの風防が付属します。',
  '20 m tanpa halangan': '見通し 20 m',
  '6 jam': '6時間',

  'Pengendali gim untuk ponsel, tipe jepit': 'スマホ用ゲームコントローラー',
  'Menjepit ponsel dari dua sisi dan menyambung lewat USB-C, jadi tanpa jeda. Tuas efek Hall tidak bergeser seiring waktu.':
    'スマホを両側からはさみ、USB-C接続で遅延なし。ホールスティックはずれません。',

  'Peralatan servis ponsel 42 bagian': 'スマホ修理キット 42点',
  'Obeng presisi, pembuka layar, pinset, dan alas magnet dalam satu gulungan. Cukup untuk mengganti baterai atau layar sendiri.':
    '精密ビット、画面オープナー、ピンセット、磁石マットを一巻きに。電池や画面の交換が自分でできます。',
  '42 bagian': '42点',
  'baja krom vanadium': 'クロムバナジウム鋼',

  'Kantong ponsel tahan air IPX8': 'スマホ防水ポーチ IPX8',
  'Kantong bening dengan kunci putar untuk pantai, rafting, dan hujan. Layar tetap bisa disentuh dan kamera tetap jernih.':
    '回転ロックの透明ポーチ。海、ラフティング、雨の日に。タッチ操作もカメラもそのまま使えます。',
  'sampai 7,2 inci': '最大7.2インチ',
  '1 buah': '1個',
  '2 buah': '2個',

  'Casing ponsel kristal tempel tangan': '手貼りクリスタルスマホケース',
  'Kristal kaca ditempel satu per satu di atas casing keras. Disertai sepuluh kristal cadangan dan lem.':
    'ガラスのクリスタルを一粒ずつハードケースに手貼り。予備10粒と接着剤付きです。',
  'polikarbonat, kaca': 'ポリカーボネート、ガラス',
  'casing, 10 kristal, lem': 'ケース、クリスタル10粒、接着剤',

  'Penjepit ponsel meja, lengan lentur 60 cm': 'スマホアーム クランプ式 60 cm',
  'Dijepit di meja atau kepala ranjang, lengannya bertahan di posisi mana pun. Nyaman untuk menonton atau panggilan video.':
    '机やヘッドボードに固定し、好きな角度で止まります。動画やビデオ通話に。',
  'ponsel 4-7 inci': '4〜7インチのスマホ',
}
