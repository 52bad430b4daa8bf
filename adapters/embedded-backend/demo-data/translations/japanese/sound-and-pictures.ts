import type { Translations } from '../translations.ts'

export const SOUND_AND_PICTURES_IN_JAPANESE: Translations = {
  'Headphone nirkabel peredam bising Aura H2': 'Aura H2 ノイキャン ワイヤレスヘッドホン',
  'Headphone over-ear dengan peredam bising aktif, baterai 38 jam, dan bantalan telinga lembut. Dua perangkat dapat tersambung sekaligus. Kotak berisi kabel 3,5 mm, kabel USB-C, dan kantong kain.':
    'アクティブノイズキャンセリング、38時間の電池、やわらかなイヤーパッド。2台同時接続に対応し、3.5 mmケーブル、USB-Cケーブル、布ポーチ付きです。',
  'Bluetooth 5.3, kabel 3,5 mm': 'Bluetooth 5.3、3.5 mmケーブル',
  '38 jam': '38時間',
  'USB-C, 10 menit untuk 4 jam': 'USB-C、10分で4時間',
  'Dengan tas keras': 'ハードケース付き',
  'Dengan kabel studio': 'スタジオケーブル付き',

  'Kamera mirrorless 24 MP dengan lensa kit': 'ミラーレスカメラ 24 MP レンズキット',
  'Kamera ringkas dengan layar lipat dan fokus mata yang cepat. Lensa 16-50 mm cocok untuk perjalanan, potret, dan video 4K.':
    'チルト液晶と速い瞳AFのコンパクト機。16-50 mmレンズで旅行もポートレートも4K動画も。',
  'sensor APS-C': 'APS-Cセンサー',
  '3 inci, sentuh': '3インチ、タッチ',

  'Radio saku FM isi ulang': 'FMポケットラジオ 充電式',
  'Radio kecil dengan antena teleskop dan pengeras suara yang jelas untuk berita pagi. Terisi lewat USB-C dan menyala dua hari.':
    '伸びるアンテナと聞き取りやすいスピーカーで、朝のニュースに。USB-C充電で2日聴けます。',
  '20 jam': '20時間',

  'Pengeras suara Bluetooth tahan air 20 W': '防水Bluetoothスピーカー 20 W',
  'Suara penuh untuk teras atau pantai, dan dua unit dapat dipasangkan menjadi stereo. Terapung bila jatuh ke kolam.':
    'テラスや海辺でも十分な音。2台でステレオになり、プールに落ちても浮きます。',
  '15 jam': '15時間',

  'Mikrofon kondensor USB untuk siniar': 'USBコンデンサーマイク 配信・ポッドキャスト用',
  'Mikrofon logam dengan pola kardioid yang menangkap suara di depan saja. Ada tombol senyap dan keluaran headphone tanpa jeda.':
    '正面の音だけを拾う単一指向性の金属マイク。ミュートボタンと遅延のないヘッドホン端子付きです。',
  'mikrofon, kaki, busa': 'マイク、スタンド、スポンジ',

  'Mikrofon karaoke nirkabel, isi 2': 'ワイヤレスカラオケマイク 2本セット',
  'Dua mikrofon dengan penerima yang dicolokkan ke pengeras suara apa pun. Gema bisa diatur untuk malam karaoke keluarga.':
    '受信機をどのスピーカーにも挿すだけ。エコー調整付きで、家族のカラオケに。',
  '8 jam': '8時間',

  'Kamera instan cetak langsung': 'インスタントカメラ',
  'Foto keluar seukuran kartu dalam satu menit, lengkap dengan cermin swafoto. Kertas isi 10 disertakan.':
    'カードサイズの写真が1分以内に出てきます。自撮りミラーとフィルム10枚付きです。',
  'foto 62 x 46 mm': '写真 62 x 46 mm',

  'Televisi pintar 43 inci 4K': '43インチ 4Kスマートテレビ',
  'Gambar 4K dengan antarmuka yang ringan dan siaran digital DVB-T2. Tiga HDMI cukup untuk konsol dan pengeras suara.':
    '軽快な操作の4K画質、DVB-T2地デジ対応。HDMI 3系統でゲーム機もサウンドバーもつながります。',
  '43 inci, 3840 x 2160': '43インチ 3840 x 2160',
  '2 tahun': '2年',
  '43 inci': '43インチ',
  '50 inci': '50インチ',

  'Proyektor mini 1080p, fokus otomatis': 'ミニプロジェクター 1080p オートフォーカス',
  'Menampilkan gambar 100 inci di dinding kamar yang gelap. Fokus dan kemiringan dibetulkan sendiri begitu dinyalakan.':
    '暗い部屋の壁に100インチ。電源を入れるとピントと台形を自動で補正します。',

  'Kamera video 4K genggam, zum optik 12x': '4Kビデオカメラ 光学12倍ズーム',
  'Untuk pentas sekolah dan seminar: zum optik tanpa pecah dan rekaman tanpa batas 30 menit. Baterai dapat diganti.':
    '学芸会やセミナーに。光学ズームで粗くならず、30分制限なし。電池は交換できます。',
  '12x optik': '光学12倍',

  'Piano digital 61 tuts peka sentuhan': 'デジタルピアノ 61鍵 タッチ対応',
  'Tuts peka sentuhan dengan suara piano bersampel dan 200 irama. Dapat dipakai dengan headphone agar tetangga tenang.':
    'タッチに反応する鍵盤とサンプリングのピアノ音、200リズム。ヘッドホンで夜も安心です。',
  '61 tuts': '61鍵',
  'Dengan kaki': 'スタンド付き',

  'Gitar elektrik pemula, badan poplar': 'エレキギター 初心者向け ポプラボディ',
  'Gitar berleher maple yang ringan dengan tiga pikap. Disetel di bengkel sebelum dikirim, lengkap dengan tas.':
    'メープルネックに3ピックアップの軽いギター。工房で調整してお届けし、ギグバッグ付きです。',
  'poplar, maple': 'ポプラ、メープル',
  'skala 25,5 inci': 'スケール 25.5インチ',

  'Pemutar CD portabel dengan Bluetooth': 'ポータブルCDプレーヤー Bluetooth',
  'Memutar CD lama ke headphone kabel maupun nirkabel, dengan penahan guncangan. Baterainya terisi lewat USB-C.':
    '昔のCDを有線でもワイヤレスでも。音飛び防止付きで、USB-C充電です。',
  '14 jam': '14時間',
}
