import type { Translations } from '../translations.ts'

export const PHONES_IN_JAPANESE: Translations = {
  'Ponsel 5G Nira X, 256 GB': 'Nira X 5Gスマホ 256 GB',
  'Layar OLED 6,5 inci yang tetap terbaca di bawah matahari, kamera utama 50 MP dengan penstabil, dan baterai sehari penuh. Kotak berisi kabel USB-C dan pelindung bening; pengisi daya dijual terpisah.':
    '日なたでも見やすい6.5インチ有機EL、手ぶれ補正付き50 MPカメラ、1日もつ電池。USB-Cケーブルと透明ケース付属（充電器は別売）。',
  'OLED 6,5 inci, 120 Hz': '有機EL 6.5インチ 120 Hz',

  'Ponsel Nira Lite 128 GB, baterai 6.000 mAh': 'Nira Liteスマホ 128 GB 6,000 mAh',
  'Ponsel sederhana untuk sehari-hari dengan baterai yang tahan dua hari. Antarmukanya punya mode mudah dengan huruf besar untuk orang tua.':
    '電池が2日もつ、毎日使いのシンプルなスマホ。大きな文字のかんたんモードで親御さんにも。',
  'LCD 6,6 inci': '液晶 6.6インチ',

  'Ponsel lipat Hana Flip 256 GB': 'Hana Flip 256 GB 折りたたみスマホ',
  'Terlipat seukuran bedak, terbuka menjadi layar 6,7 inci. Engselnya diuji 200.000 kali buka tutup dan layar luarnya menampilkan pesan serta peta.':
    'コンパクトほどにたためて、開けば6.7インチ。ヒンジは20万回の開閉試験済み、外画面に通知や地図を表示します。',
  'OLED lipat 6,7 inci': '折りたたみ有機EL 6.7インチ',
  '25 W, nirkabel 15 W': '25 W、ワイヤレス15 W',

  'Power bank 20.000 mAh, keluaran 45 W': 'モバイルバッテリー 20,000 mAh 45 W',
  'Mengisi laptop ringan dan ponsel bersamaan lewat dua port USB-C. Layar kecil menunjukkan sisa daya dalam persen, dan kapasitasnya masih boleh dibawa ke kabin pesawat.':
    'USB-C 2口で軽いノートPCとスマホを同時充電。残量を%で表示し、飛行機の機内にも持ち込めます。',

  'Pengisi daya GaN 65 W, tiga port': 'GaN充電器 65 W 3ポート',
  'Satu pengisi daya untuk laptop, tablet, dan ponsel. Steker lipat tipe C dua pin cocok untuk Indonesia dan Eropa.':
    'ノートPC、タブレット、スマホをこれ1台で。たためるCタイプ2ピンで、インドネシアと欧州に対応します。',

  'Kabel USB-C 100 W anyaman nilon': 'USB-Cケーブル 100 W ナイロン編み',
  'Kabel pengisi dan data dengan anyaman nilon yang tidak mudah kusut. Chip di dalamnya menjaga arus sesuai kebutuhan perangkat.':
    'からみにくいナイロン編みの充電・データ用ケーブル。内蔵チップが機器に合わせて電流を調整します。',
  'nilon, aluminium': 'ナイロン、アルミニウム',

  'Gagang telepon retro untuk ponsel': 'レトロ受話器 スマホ用',
  'Gagang bergaya lama yang menyambung ke ponsel lewat Bluetooth. Nyaman untuk panggilan panjang tanpa telinga panas.':
    'スマホにBluetoothでつながる昔ながらの受話器。長電話でも耳が熱くなりません。',
  '12 jam bicara': '通話 12時間',
  'kabel keriting 1 m': 'カールコード 1 m',

  'Jam pintar Hana Fit, GPS dan detak jantung': 'Hana Fitスマートウォッチ GPS・心拍',
  'Mencatat lari, renang, dan tidur, dengan GPS sendiri sehingga ponsel bisa ditinggal. Baterai bertahan sembilan hari pada pemakaian biasa.':
    'ラン、水泳、睡眠を記録。GPS内蔵でスマホなしでも使え、電池は通常9日もちます。',
  'AMOLED 1,4 inci': 'AMOLED 1.4インチ',
  '9 hari': '9日',

  'Earphone nirkabel Hana Buds, peredam bising': 'Hana Budsイヤホン ノイズキャンセリング',
  'Earphone kecil dengan peredam bising aktif dan tiga ukuran bantalan silikon. Kotak pengisinya menambah 24 jam dan dapat diisi nirkabel.':
    'アクティブノイズキャンセリングの小型イヤホン。シリコンチップ3サイズ、ケースでさらに24時間、ワイヤレス充電対応です。',
  '7 jam + 24 jam': '7時間 + 24時間',

  'Ponsel fitur 4G tahan jatuh, tombol besar': 'タフな4Gケータイ 大きなボタン',
  'Ponsel tombol dengan rangka karet untuk lapangan dan kebun. Baterai tahan seminggu siaga dan ada lampu senter di ujungnya.':
    '現場や畑に強いラバーフレームのボタン式。待受1週間、先端にライト付きです。',
  '2,4 inci': '2.4インチ',
  '4G, dua kartu SIM': '4G、デュアルSIM',

  'Baterai darurat lipstik 5.000 mAh': '口紅型モバイルバッテリー 5,000 mAh',
  'Sebesar lipstik, langsung dicolokkan ke ponsel tanpa kabel. Cukup untuk satu kali pengisian penuh saat perjalanan pulang.':
    '口紅ほどの大きさで、ケーブルなしで直接挿せます。帰り道にフル充電1回分です。',

  'Tablet Hana Tab 11 inci, 128 GB': 'Hana Tab 11インチ タブレット 128 GB',
  'Layar 11 inci untuk membaca, menggambar, dan rapat daring. Empat pengeras suara dan dukungan pena yang dijual terpisah.':
    '読書、お絵描き、ビデオ会議に11インチ画面。4スピーカー、ペン対応（別売）です。',
  'LCD 11 inci, 90 Hz': '液晶 11インチ 90 Hz',

  'Telepon rumah kartu SIM, layar kecil': 'SIMカード式 固定電話機',
  'Bentuk telepon meja, memakai kartu SIM biasa, jadi tidak perlu kabel saluran. Tombol cepat untuk tiga nomor keluarga.':
    '見た目は卓上電話、普通のSIMで使えて電話線は不要。家族3人の短縮ボタン付きです。',
  '1.000 mAh, siaga 3 hari': '1,000 mAh、待受3日',
  '1 tahun': '1年',
}
