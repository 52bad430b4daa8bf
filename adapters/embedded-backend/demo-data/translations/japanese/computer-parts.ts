import type { Translations } from '../translations.ts'

export const COMPUTER_PARTS_IN_JAPANESE: Translations = {
  'SSD portabel 1 TB, 1.050 MB/s': 'ポータブルSSD 1 TB 1,050 MB/s',
  'Penyimpanan sebesar kartu nama dengan karet pelindung jatuh dua meter. Kabel USB-C dan USB-A disertakan.':
    '名刺サイズで、2 mの落下に耐えるラバーカバー。USB-CとUSB-Aのケーブル付きです。',
  'baca 1.050 MB/s': '読み出し 1,050 MB/s',

  'Flash disk bentuk disket, 128 GB': 'フロッピー型USBメモリー 128 GB',
  'Bentuknya disket lama, isinya USB 3.2 yang cepat. Penutupnya bergeser, jadi tidak ada tutup yang hilang.':
    '見た目は昔のフロッピー、中身は速いUSB 3.2。シャッター式なのでキャップをなくしません。',

  'Pemutar dan penulis DVD eksternal tipis': '外付けDVDドライブ 薄型',
  'Membaca dan menulis CD serta DVD lewat satu kabel USB. Berguna untuk arsip foto dan perangkat lunak lama.':
    'USBケーブル1本でCDとDVDの読み書きができます。写真の保存や古いソフトに。',

  'Ransel laptop 20 liter, tahan percikan': 'ノートPCリュック 20 L 撥水',
  'Ruang laptop berbusa sampai 16 inci dan saku tersembunyi di punggung. Kainnya menahan gerimis dan mudah dilap.':
    '16インチまで入るクッション付き収納と、背面の隠しポケット。小雨をはじき、汚れは拭くだけです。',
  '20 liter': '20 L',
  'poliester 900D': '900D ポリエステル',

  'Tas jinjing laptop kanvas dan kulit': '帆布とレザーのPCブリーフケース',
  'Kanvas tebal dengan pegangan kulit asli, berisi ruang laptop 14 inci dan berkas A4. Tali bahunya dapat dilepas.':
    '厚手の帆布に本革ハンドル。14インチPCとA4書類が入り、ショルダーは外せます。',
  'kanvas katun, kulit sapi': '綿帆布、牛革',

  'Headset gim nirkabel dengan mikrofon lipat': 'ワイヤレスゲーミングヘッドセット',
  'Sambungan 2,4 GHz tanpa jeda dan bantalan kain yang sejuk. Mikrofonnya senyap otomatis saat dilipat.':
    '遅延の少ない2.4 GHz接続と涼しい布パッド。マイクはたたむと自動でミュートになります。',
  '30 jam': '30時間',

  'Kamera web 1080p dengan penutup privasi': 'Webカメラ 1080p プライバシーカバー付き',
  'Gambar jernih di ruang redup dan dua mikrofon peredam gema. Penutup gesernya membuat tenang saat tidak rapat.':
    '暗い部屋でも鮮明、エコーを抑えるマイク2つ。会議のない時はカバーを閉めて安心です。',

  'Hub USB-C 8-in-1, HDMI 4K dan LAN': 'USB-Cハブ 8-in-1 4K HDMI・LAN',
  'Delapan port dari satu kabel, termasuk LAN gigabit dan pembaca kartu. Bodi aluminiumnya membuang panas dengan baik.':
    'ケーブル1本で8ポート。ギガビットLANとカードリーダー付きで、アルミボディが熱を逃がします。',
  aluminium: 'アルミニウム',
  'kabel 20 cm': 'ケーブル 20 cm',

  'Penyimpanan jaringan dua hard disk': '2ベイNAS',
  'Cadangan foto dan dokumen seluruh keluarga di rumah sendiri. Dua hard disk saling menyalin; hard disk dijual terpisah.':
    '家族みんなの写真と書類を自宅にバックアップ。2台のディスクがミラーリングします（ディスク別売）。',
  '4 inti, 2,0 GHz': '4コア 2.0 GHz',

  'Kunci keamanan USB-C dan NFC': 'USB-C・NFCセキュリティキー',
  'Kunci fisik untuk masuk ke surel dan layanan lain tanpa kode SMS. Tahan air dan tidak memerlukan baterai.':
    'SMSコードなしでメールなどにログインできる物理キー。防水で電池も不要です。',
  '1 buah': '1個',
  '2 buah': '2個',

  'Alas pendingin laptop, enam kipas': 'ノートPCクーラー 6ファン',
  'Menurunkan suhu laptop sampai 15 derajat pada beban berat. Kemiringannya bisa diatur dan dua port USB tambahan tersedia.':
    '高負荷のPCを最大15度下げます。角度調整ができ、USBポートを2つ追加できます。',
  'laptop sampai 17 inci': '17インチまでのノートPC',

  'Lampu monitor tanpa silau, redup otomatis': 'モニターライト 自動調光',
  'Dijepit di atas monitor dan menerangi meja saja, bukan layar. Sensor menyesuaikan terang dengan ruangan.':
    'モニターの上に付けて、画面ではなく机だけを照らします。センサーが部屋の明るさに合わせます。',

  'Pengeras suara meja 2.0, Bluetooth': 'デスクトップスピーカー 2.0 Bluetooth',
  'Sepasang pengeras suara kayu kecil untuk meja kerja, dengan kenop di depan. Suaranya bersih pada volume rendah.':
    '机に置ける小さな木製スピーカーのペア。前面つまみ付きで、小音量でもクリアです。',
}
