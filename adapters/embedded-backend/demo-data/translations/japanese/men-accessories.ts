import type { Translations } from '../translations.ts'

export const MEN_ACCESSORIES_IN_JAPANESE: Translations = {
  'Sepatu lari ringan, sol empuk': '軽量ランニングシューズ クッションソール',
  'Sepatu 238 gram dengan sol busa yang memantul dan atasan rajut satu lembar. Cocok untuk lari harian sampai setengah maraton.':
    '反発するフォームソールと一枚編みアッパーの238 g。毎日のランからハーフマラソンまで。',
  'busa EVA, 8 mm': 'EVAフォーム、ドロップ 8 mm',
  'rajut daur ulang': 'リサイクルニット',

  'Jam tangan analog baja 38 mm': 'アナログ腕時計 ステンレス 38 mm',
  'Jam kuarsa Jepang dalam baja 38 mm dengan kaca mineral keras. Talinya bisa diganti tanpa alat.':
    '日本製クオーツを38 mmのステンレスケースに。強化ミネラルガラスで、ベルトは工具なしで交換できます。',
  'kuarsa Jepang': '日本製クオーツ',
  'mineral keras': '強化ミネラルガラス',
  Baja: 'スチール',
  'Kulit cokelat': 'ブラウンレザー',
  Biru: 'ブルー',

  'Sepatu pantofel kulit, jahit Blake': '本革ダービーシューズ マッケイ製法',
  'Kulit anak sapi dengan sol kulit dijahit, sehingga lentur sejak awal. Tumit karetnya dapat diganti.':
    'カーフと縫い付けレザーソールで、初日からしなやか。ゴムのヒールは交換できます。',
  'kulit anak sapi': 'カーフレザー',
  'kulit, tumit karet': 'レザー、ラバーヒール',
  'Marche, Italia': 'イタリア・マルケ',

  'Dompet kulit tipis, 8 kartu': '薄型レザー財布 カード8枚',
  'Kulit nabati yang menua indah, muat delapan kartu dan uang tanpa dilipat tiga. Tepinya dipoles tangan.':
    '使うほど味の出る植物タンニンなめし革。カード8枚とお札が折らずに入り、コバは手磨きです。',
  'kulit samak nabati': '植物タンニンなめし革',
  'Toscana, Italia': 'イタリア・トスカーナ',

  'Topi bisbol kanvas polos': '無地キャンバスキャップ',
  'Kanvas katun yang dicuci sehingga lunak sejak baru. Gesper logam di belakang, pas untuk 55-60 cm.':
    '洗いをかけた綿キャンバスで最初からやわらか。後ろの金具で55〜60 cmに合わせられます。',
  'katun kanvas': '綿キャンバス',

  'Sandal jepit karet alam': '天然ゴムビーチサンダル',
  'Karet alam dari Sumatra yang empuk dan tidak berbau. Talinya satu cetakan, tidak mudah lepas.':
    'においの少ないスマトラの天然ゴム。鼻緒は一体成形で抜けにくい作りです。',
  'karet alam': '天然ゴム',
  Medan: 'インドネシア・メダン',

  'Kacamata hitam terpolarisasi, asetat': '偏光サングラス アセテート',
  'Bingkai asetat yang dapat disetel optik, lensa terpolarisasi kategori 3. Memotong silau aspal dan air.':
    '眼鏡店で調整できるアセテートフレームに、カテゴリー3の偏光レンズ。路面や水面のぎらつきを抑えます。',
  'terpolarisasi, UV400': '偏光、UV400',
  asetat: 'アセテート',
  'kotak, kain': 'ケース、クロス',

  'Tas kerja kulit sapi dua ruang': '牛革ブリーフケース 2室',
  'Satu ruang untuk laptop 15 inci, satu untuk berkas dan bekal. Kulit Garut yang disamak dan dijahit setempat.':
    '一方に15インチPC、もう一方に書類とお弁当。ガルトでなめし、縫い上げた牛革です。',
  'kulit sapi Garut': 'ガルト産牛革',

  'Ransel harian gulung atas': 'ロールトップバックパック',
  'Mulut gulung yang menyesuaikan isi, dari 16 sampai 22 liter. Kain berlapis yang menahan hujan sebentar.':
    '荷物に合わせて16〜22 Lに変わるロールトップ。コーティング生地でにわか雨も安心です。',
  '16-22 liter': '16〜22 L',
  'nilon berlapis': 'コーティングナイロン',

  'Gelang kayu kokka 33 butir': 'コッカウッド ブレスレット 33玉',
  'Butir kayu kokka 8 mm yang makin mengilap saat dipakai. Tali elastis rangkap dengan rumbai katun.':
    '使うほどつやが増す8 mmのコッカウッド。二重ゴムと綿のタッセル付きです。',
  'kayu kokka': 'コッカウッド',

  'Payung panjang gagang kayu': '長傘 木製ハンドル',
  'Delapan rusuk serat kaca yang membalik lagi setelah angin kencang. Gagang kayu kastanye dibengkokkan uap.':
    '突風で返っても戻る、グラスファイバーの8本骨。蒸気で曲げた栗の木の柄です。',
  'serat kaca, kastanye': 'グラスファイバー、栗の木',

  'Sarung tangan motor musim panas': '夏用バイクグローブ',
  'Jala di punggung tangan dan pelindung buku jari yang lentur. Telunjuk bisa menyentuh layar.':
    '甲はメッシュ、やわらかなナックルガード付き。人差し指で画面操作できます。',
  'jala, kulit sintetis': 'メッシュ、合成皮革',
  velcro: '面ファスナー',

  'Topi fedora wol lipat': 'たためるウールハット',
  'Kain wol yang dapat dilipat ke koper dan kembali bentuknya. Pita dalam menyerap keringat.':
    'スーツケースに入れても形が戻るウールフェルト。内側のバンドが汗を吸います。',
  'wol 100%': 'ウール100%',
  'Firenze, Italia': 'イタリア・フィレンツェ',
}
