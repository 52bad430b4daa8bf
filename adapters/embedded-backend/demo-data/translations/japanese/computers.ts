import type { Translations } from '../translations.ts'

export const COMPUTERS_IN_JAPANESE: Translations = {
  'Laptop tipis 14 inci, RAM 16 GB': '14インチ薄型ノートPC メモリー16 GB',
  'Bodi aluminium 1,2 kg dengan layar doff yang tidak memantulkan lampu. Papan ketiknya senyap dan baterai bertahan satu hari kerja.':
    '1.2 kgのアルミボディに映り込みの少ないノングレア液晶。静かなキーボードで、電池は1日の仕事に足ります。',
  '14 inci, 2240 x 1400': '14インチ 2240 x 1400',
  '8 inti, 4,4 GHz': '8コア 4.4 GHz',
  '11 jam': '11時間',

  'Laptop gim 16 inci, grafis 8 GB': '16インチゲーミングノートPC GPU 8 GB',
  'Layar 165 Hz dan pendingin tiga kipas untuk bermain atau menyunting video. Memori dan penyimpanan dapat ditambah sendiri.':
    '165 Hz画面と3ファン冷却で、ゲームも動画編集も。メモリーとストレージは自分で増設できます。',
  '16 inci, 165 Hz': '16インチ 165 Hz',

  'Monitor 27 inci QHD, IPS 100 Hz': '27インチQHDモニター IPS 100 Hz',
  'Warna yang sama dilihat dari samping maupun depan, dengan satu kabel USB-C untuk gambar dan daya laptop. Kakinya naik turun dan berputar tegak.':
    '横から見ても色が変わらず、USB-C 1本で映像と給電。スタンドは昇降・縦回転できます。',
  '32 inci': '32インチ',
  '27 inci': '27インチ',

  'Papan ketik mekanis 75 persen, nirkabel': 'ワイヤレスメカニカルキーボード 75%',
  'Sakelar dapat diganti tanpa solder dan ada busa di dalam, sehingga bunyinya lembut. Menyambung ke tiga perangkat dan pindah dengan satu tombol.':
    'はんだ不要でスイッチ交換でき、内部フォームで打鍵音はやわらか。3台までワンキーで切り替えます。',
  'aluminium, PBT': 'アルミニウム、PBT',
  Linear: 'リニア',
  Taktil: 'タクタイル',
  Senyap: '静音',

  'Tetikus nirkabel senyap, isi ulang': '静音ワイヤレスマウス 充電式',
  'Klik hampir tanpa bunyi untuk perpustakaan dan rapat. Baterai terisi lewat USB-C dan bertahan dua bulan.':
    '図書館や会議でも気にならないほぼ無音クリック。USB-C充電で2か月使えます。',
  '2 bulan': '2か月',

  'Trackball ibu jari untuk pergelangan': '親指トラックボール 手首らくらく',
  'Tangan diam, bola digerakkan ibu jari, sehingga pergelangan beristirahat. Bola dapat dikeluarkan untuk dibersihkan.':
    '手は動かさず親指で玉を回すので、手首が休まります。ボールは外して掃除できます。',

  'Printer tangki tinta, cetak pindai salin': 'インクタンクプリンター 印刷・スキャン・コピー',
  'Tinta diisi dari botol, cukup untuk sekitar 6.000 halaman hitam. Mencetak dari ponsel lewat Wi-Fi tanpa kabel.':
    'ボトルで補充し、モノクロ約6,000枚印刷。スマホからWi-Fiで印刷できます。',
  '10 lembar per menit': '毎分10枚',

  'PC mini, 8 inti, RAM 16 GB': 'ミニPC 8コア メモリー16 GB',
  'Sebesar buku saku, dipasang di belakang monitor. Cukup untuk kantor, sekolah, dan menonton 4K tanpa suara kipas berarti.':
    '文庫本サイズで、モニターの裏に取り付け可能。仕事も授業も4K視聴も、ファンの音はほとんどしません。',
  '8 inti, 3,8 GHz': '8コア 3.8 GHz',

  'Papan makro tiga kenop untuk sunting video': 'マクロパッド つまみ3つ 動画編集用',
  'Sembilan tombol dan tiga kenop yang bisa diberi perintah sendiri. Profilnya berganti otomatis menurut program yang terbuka.':
    '9キーと3つのつまみに好きな操作を割り当て。開いているアプリに合わせて自動で切り替わります。',
  aluminium: 'アルミニウム',

  'Tuas terbang efek Hall dengan gas': 'ホール式フライトスティック スロットル付き',
  'Tuas tanpa gesekan untuk simulator terbang, dengan tuas gas terpisah. Dasarnya berat dan bisa dijepit di meja.':
    '摩擦のないスティックと独立スロットル。重い台座は机にも固定できます。',

  'Kursi kerja ergonomis, sandaran jaring': 'エルゴノミクスチェア メッシュ',
  'Sandaran jaring yang sejuk dengan penyangga pinggang yang bisa digeser. Tinggi, sandaran tangan, dan kemiringan dapat diatur.':
    '涼しいメッシュ背面と動かせるランバーサポート。高さ・肘掛け・傾きを調整できます。',
  'jaring, nilon': 'メッシュ、ナイロン',
  '20 menit, alat disertakan': '20分、工具付き',
  '2 tahun': '2年',

  'Ruter Wi-Fi 6 AX3000, empat antena': 'Wi-Fi 6ルーター AX3000 アンテナ4本',
  'Menjangkau rumah dua lantai dan melayani banyak perangkat tanpa tersendat. Ada jaringan tamu dan pembatas jam anak.':
    '2階建ての家に届き、台数が多くても途切れません。ゲスト用回線とお子さまの時間制限付きです。',
  '4 LAN gigabit': 'ギガビットLAN 4口',
  'sampai 150 m²': '最大150 m²',

  'Penguat sinyal Wi-Fi dua pita': 'Wi-Fi中継機 デュアルバンド',
  'Dicolokkan di tengah rumah untuk meneruskan Wi-Fi ke kamar yang jauh. Lampu kecil membantu mencari tempat terbaik.':
    '家の中ほどのコンセントに挿すと、遠い部屋までWi-Fiが届きます。ランプが設置場所を教えます。',
}
