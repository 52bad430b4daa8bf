import type { Translations } from '../translations.ts'

export const SPORT_AND_WATER_IN_JAPANESE: Translations = {
  'Sepeda kota 7 kecepatan': 'シティサイクル 7段変速',
  'Posisi duduk tegak, rangka rendah, dan tujuh gigi dalam yang nyaris tanpa perawatan. Sudah dengan spakbor, lampu, dan rak.':
    '楽な姿勢の低床フレームに、手のかからない内装7段。泥よけ、ライト、荷台付きです。',
  aluminium: 'アルミニウム',
  '90% terakit': '90%組立済み',

  'Papan seluncur maple 31 inci': 'メープルスケートボード 31インチ',
  'Tujuh lapis maple dengan roda 53 mm untuk taman maupun jalan. Datang terakit dan siap dipakai.':
    '7層メープルに53 mmウィール、パークでもストリートでも。組立済みですぐ乗れます。',
  'maple 7 lapis': '7層メープル',
  Polos: '無地',
  Gelombang: 'ウェーブ',
  Senja: 'サンセット',

  'Kayak tiup dua orang dengan dayung': 'インフレータブルカヤック 2人乗り パドル付き',
  'Lantai tekanan tinggi yang kaku di air tenang. Dua kursi, dua dayung, pompa, dan ransel simpan disertakan.':
    '高圧フロアで静かな水面でもしっかり。座席2、パドル2、ポンプ、収納リュック付きです。',

  'Joran pancing teleskop 2,4 m dengan ril': '振出竿 2.4 m リール付き',
  'Joran karbon yang memendek menjadi 48 cm untuk tas. Rilnya berbantalan lima dan sudah berisi senar.':
    '48 cmに縮んでかばんに入るカーボン竿。5ベアリングのリールは糸巻き済みです。',
  karbon: 'カーボン',

  'Masker selam dan snorkel kering': 'ダイビングマスク＆ドライスノーケル',
  'Kaca tempered dengan karet silikon yang lembut di wajah. Katup di ujung snorkel menutup saat ombak lewat.':
    '強化ガラスと顔にやさしいシリコン。波が来るとスノーケルの弁が閉じます。',
  tempered: '強化ガラス',
  silikon: 'シリコン',
  'remaja dan dewasa': 'ティーン・大人',

  'Kacamata renang antikabut, lensa cermin': 'スイムゴーグル くもり止め ミラー',
  'Segel silikon lembut dan tali yang mudah diatur, pandangan 180 derajat. Kotak keras disertakan.':
    'やわらかなシリコンと調整しやすいストラップ、180度の視界。ハードケース付きです。',
  'silikon, polikarbonat': 'シリコン、ポリカーボネート',
  dewasa: '大人',

  'Pelampung cincin anak dan dewasa': '救命浮き輪 子ども・大人用',
  'Busa padat yang tidak perlu ditiup, dengan tali pegangan keliling. Memenuhi kebutuhan kolam dan perahu kecil.':
    '空気入れ不要のフォーム製で、周りに持ち綱付き。プールや小舟に備えて。',
  'busa EVA': 'EVAフォーム',

  'Set raket bulu tangkis, 2 raket 3 kok': 'バドミントンセット ラケット2本・シャトル3個',
  'Dua raket grafit 86 gram yang sudah dipasang senar, dengan tas bahu. Cocok untuk lapangan kampung dan gedung.':
    '86 gのグラファイトラケット2本（ガット張り上げ済み）とショルダーバッグ。公園でも体育館でも。',
  grafit: 'グラファイト',
  '2 raket, 3 kok, tas': 'ラケット2本、シャトル3個、バッグ',

  'Raket tenis 285 gram, siap pakai': 'テニスラケット 285 g ガット張り上げ済み',
  'Kepala 100 inci persegi yang memaafkan pukulan meleset. Sudah dipasang senar dan bersarung.':
    'ミスに強い100平方インチのフェイス。ガット張り上げ済み、カバー付きです。',
  'kepala 645 cm²': 'フェイス 645 cm²',

  'Bola sepak jahit mesin ukuran 5': 'サッカーボール 5号 マシン縫い',
  'Bola latihan dengan kulit sintetis bertekstur yang tetap bundar. Cocok untuk rumput dan lapangan keras.':
    '形の崩れにくい、シボ合皮の練習球。芝にも固い地面にも使えます。',
  'PU, kandung butil': 'PU、ブチルチューブ',

  'Bola basket dalam dan luar ruang ukuran 7': 'バスケットボール 7号 屋内外兼用',
  'Kulit komposit yang mencengkeram walau tangan berkeringat. Pantulannya rata sejak pertama dipompa.':
    '汗ばんだ手でも滑りにくいコンポジットレザー。最初からむらなく弾みます。',
  'kulit komposit': 'コンポジットレザー',

  'Sarung tinju muay thai, jahitan ganda': 'ムエタイグローブ ダブルステッチ',
  'Busa tiga lapis dari bengkel di Chiang Mai, jempolnya terkunci. Untuk samsak dan latih tanding.':
    'チェンマイの工房の三層フォーム、親指固定。サンドバッグにもスパーリングにも。',
  'kulit sintetis': '合成皮革',
  'Chiang Mai, Thailand': 'タイ・チェンマイ',
  velcro: '面ファスナー',

  'Sepatu roda empat roda, atasan kulit': 'クワッドローラースケート レザー',
  'Roda 58 mm yang lembut untuk aspal, penahan di ujung dapat diatur. Atasannya kulit dengan bantalan mata kaki.':
    'アスファルト向けのやわらかな58 mmウィールと調整式ストッパー。足首パッド付きのレザーです。',
  'kulit, aluminium': 'レザー、アルミニウム',
  tali: 'ひも',
}
