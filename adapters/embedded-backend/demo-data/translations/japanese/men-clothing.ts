import type { Translations } from '../translations.ts'

export const MEN_CLOTHING_IN_JAPANESE: Translations = {
  'Kaus katun tebal leher bulat': '厚手コットンTシャツ クルーネック',
  'Katun 230 gram yang tidak menerawang dan tidak melar di leher. Dijahit di Bandung dengan jahitan bahu ganda.':
    '透けず、首もよれない230 gコットン。肩を補強し、バンドンで縫製しています。',
  'katun 100%': '綿100%',
  reguler: 'レギュラー',
  'cuci 30 °C': '30 °Cで洗濯',
  Bandung: 'インドネシア・バンドン',

  'Kemeja kerja lengan panjang, mudah disetrika': 'イージーケア長袖シャツ',
  'Campuran katun yang keluar dari mesin cuci hampir tanpa kusut. Kerahnya tegak tanpa kancing di ujung.':
    '洗濯機から出してもほぼしわなしの混紡生地。ボタンなしでも襟がきれいに立ちます。',
  'katun 60%, poliester 40%': '綿60%、ポリエステル40%',
  ramping: 'スリム',

  'Dasi sutra tenun Como': 'コモ産シルクネクタイ',
  'Sutra dari Como, ditenun lalu dijahit tangan di bagian belakang. Simpulnya padat dan jatuhnya lurus.':
    'コモで織り、裏を手縫いしたシルク。結び目は締まり、まっすぐ落ちます。',
  'sutra 100%': 'シルク100%',
  'Como, Italia': 'イタリア・コモ',
  Polos: '無地',
  Garis: 'ストライプ',
  Titik: 'ドット',

  'Jins lurus denim 13 oz': 'ストレートジーンズ 13オンス',
  'Denim padat dengan sedikit regangan yang menyesuaikan badan setelah beberapa kali pakai. Kakinya lurus, tidak menjepit.':
    '少し伸びるしっかりしたデニムで、数回はくと体になじみます。すそまで細すぎないストレートです。',
  'katun 99%, elastan 1%': '綿99%、ポリウレタン1%',
  lurus: 'ストレート',

  'Celana pendek katun twill': 'コットンツイルショーツ',
  'Celana pendek di atas lutut dengan tali pinggang dalam. Cukup rapi untuk makan malam di pantai.':
    'ひざ上丈、内側にひも付き。海辺のディナーにもきちんと見えます。',
  'katun twill': '綿ツイル',
  'dalam 18 cm': '股下 18 cm',

  'Jaket luar tahan angin berlapis tipis': '薄中綿ウインドジャケット',
  'Jaket ringan untuk motor pagi dan ruang dingin, menahan angin dan gerimis. Kerahnya menyimpan tudung.':
    '朝のバイクや冷房の部屋に。風と小雨を防ぎ、襟にフードを収納できます。',
  'nilon, isian poliester': 'ナイロン、ポリエステル中綿',
  'tahan percikan': '撥水',

  'Kemeja batik cap Pekalongan': 'プカロンガン バティックシャツ',
  'Batik cap dengan malam asli di atas katun primisima, berfuring sampai pinggang. Motifnya bertemu rapi di kancing.':
    '上質な綿に本物のろうで型押ししたバティック。腰まで裏付きで、前立ての柄も合わせています。',
  'katun primisima': '上質綿（プリミシマ）',
  'setengah furing': '半裏',
  Pekalongan: 'インドネシア・プカロンガン',
  'cuci tangan, lerak': '手洗い、中性石けん',
  Parang: 'パラン',
  Kawung: 'カウン',

  'Kaus kaki katun sisir, isi 5': 'コーマ綿ソックス 5足組',
  'Tumit dan ujung diperkuat, karetnya tidak meninggalkan bekas. Lima pasang dalam warna kantor.':
    'かかととつま先を補強、はき口の跡がつきにくいオフィスカラー5足。',
  'katun 80%, nilon, elastan': '綿80%、ナイロン、ポリウレタン',

  'Celana dalam modal, isi 3': 'モダールブリーフ 3枚組',
  'Modal lembut dengan pinggang yang tidak menggulung. Tanpa label, tidak gatal.':
    'やわらかなモダール、腰が丸まりません。タグなしでちくちくしません。',
  'modal 92%, elastan': 'モダール92%、ポリウレタン',
  'cuci 40 °C': '40 °Cで洗濯',

  'Syal wol merino kotak halus': 'メリノマフラー 細チェック',
  'Wol merino yang tidak gatal, ditenun dua warna. Ringan untuk perjalanan ke negeri dingin.':
    'ちくちくしないメリノの2色織り。寒い国への旅に軽い一枚です。',
  'wol merino': 'メリノウール',
  'Biella, Italia': 'イタリア・ビエッラ',

  'Rompi pantul untuk bersepeda malam': '反射ベスト 夜間走行用',
  'Jala ringan dengan pita pantul depan belakang dan saku ponsel. Ukurannya diatur dengan tali samping.':
    '前後に反射テープ、スマホポケット付きの軽いメッシュ。脇のひもでサイズ調整できます。',
  'jala poliester': 'ポリエステルメッシュ',
  'terlihat 200 m': '200 m先から視認',

  'Seragam latihan bela diri katun': '綿の武道着',
  'Katun kanvas yang tidak mudah sobek dengan jahitan tiga baris. Termasuk sabuk putih.':
    '三重縫いで破れにくい綿キャンバス。白帯付きです。',
  'katun kanvas': '綿キャンバス',
  'atasan, celana, sabuk': '上着、ズボン、帯',

  'Jas wol satu kancing': 'ウールブレザー 1つボタン',
  'Wol ringan untuk iklim hangat dengan bahu alami. Lengannya dapat dipendekkan penjahit tanpa membuka kancing.':
    '暖かい土地向けの軽いウールとナチュラルショルダー。ボタンを動かさず袖丈を詰められます。',
  'wol 120s': "120'sウール",
  setengah: '半裏仕立て',
  'Milan, Italia': 'イタリア・ミラノ',
}
