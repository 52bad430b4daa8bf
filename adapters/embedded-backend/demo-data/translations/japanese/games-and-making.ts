import type { Translations } from '../translations.ts'

export const GAMES_AND_MAKING_IN_JAPANESE: Translations = {
  'Catur kayu lipat 38 cm': '折りたたみ木製チェスセット 38 cm',
  'Papan lipat dengan bidak beralas kain yang tersimpan di dalamnya. Kayu maple dan walnut, tanpa cat.':
    'フェルト底の駒を中にしまえる折りたたみ盤。メープルとウォールナット、無塗装です。',
  'maple, walnut': 'メープル、ウォールナット',

  'Kartu remi bergambar burung Asia': 'アジアの鳥トランプ',
  'Lima puluh empat burung dilukis cat air di kartu berlapis linen. Licin dikocok dan tidak mudah tertekuk.':
    '水彩で描いた54羽の鳥。リネン加工で切りやすく、折れにくいカードです。',
  '54 kartu': '54枚',
  'kertas berlapis linen': 'リネン加工紙',

  'Permainan papan Jalur Rempah': 'ボードゲーム「スパイスロード」',
  'Berlayar dari Banda ke Venesia sambil berdagang pala dan cengkih. Aturannya selesai dibaca dalam sepuluh menit.':
    'ナツメグとクローブを商いながらバンダからヴェネツィアへ。ルールは10分で読めます。',
  '45 menit': '45分',
  'papan, 96 kartu, 40 kapal': 'ボード、カード96枚、船40個',
  Indonesia: 'インドネシア語版',
  Inggris: '英語版',

  'Robot rakitan yang bisa diprogram': '組み立てプログラミングロボット',
  'Dirakit dari 140 bagian lalu digerakkan dengan blok perintah di tablet. Sensornya mengenali garis dan halangan.':
    '140個の部品で組み立て、タブレットのブロックで動かします。センサーが線や障害物を見分けます。',
  '140 bagian': '140個',
  '2 jam': '2時間',

  'Set cat air 24 warna dengan kuas': '水彩絵の具 24色 筆付きセット',
  'Dua puluh empat warna yang pekat dan mudah dibasahi, tiga kuas, dan kertas 300 gram. Kotaknya menjadi palet.':
    '溶きやすく発色のよい24色に、筆3本と300 g紙。缶がそのままパレットになります。',
  '24 warna, 3 kuas': '24色、筆3本',
  'tanpa logam berat': '重金属不使用',

  'Krayon lilin lebah, 12 warna': 'みつろうクレヨン 12色',
  'Krayon tebal yang tidak patah di tangan kecil dan dapat dihapus dari meja. Lilin lebah dan pigmen pangan.':
    '小さな手でも折れにくい太めのクレヨン。机に描いても拭き取れます。みつろうと食用色素を使用。',
  '12 krayon': '12本',
  'lilin lebah': 'みつろう',

  'Gendang anak kulit asli 20 cm': '子ども用太鼓 本革 20 cm',
  'Gendang kecil yang disetel tali, dengan dua pemukul berujung kain. Suaranya hangat, tidak memekakkan.':
    'ロープで調律する小さな太鼓と、布を巻いたばち2本。耳にやさしい、あたたかい音です。',
  'birch, kulit kambing': 'バーチ、山羊革',

  'Yoyo kayu bantalan bola': '木製ヨーヨー ボールベアリング',
  'Kayu maple dengan bantalan bola yang berputar lama. Tali cadangan dan buku dua belas trik.':
    'メープル材とボールベアリングで長く回ります。替えひもと12の技の冊子付き。',
  'maple, baja': 'メープル、スチール',

  'Layang-layang janggan Bali 1,4 m': 'バリの凧ジャンガン 1.4 m',
  'Layang-layang berekor dari kain parasut dan bambu, dibuat perajin Sanur. Terbang tenang di angin sedang.':
    'サヌールの職人が作る、竹とパラシュート布の尾長凧。中くらいの風で安定して揚がります。',
  'kain parasut, bambu': 'パラシュート布、竹',

  'Papan panah magnet dua sisi': 'マグネットダーツ 両面',
  'Enam anak panah magnet tanpa ujung tajam dan papan yang digulung. Dua permainan di dua sisinya.':
    '先のとがらないマグネットの矢6本と、巻いてしまえる盤。裏表で2つの遊びができます。',

  'Kotak percobaan sains, 30 percobaan': '科学実験キット 30実験',
  'Gunung api, kristal, dan warna yang berpindah, semua dengan bahan dapur. Buku panduannya menjelaskan mengapa.':
    '火山、結晶、色の移動まで、すべて台所の材料で。なぜそうなるかもガイドで分かります。',
  'gelas ukur, pipet, kacamata': '計量カップ、スポイト、ゴーグル',
  'tanpa bahan berbahaya': '危険な薬品不使用',

  'Seluncuran anak dalam rumah': '室内すべり台',
  'Seluncuran kayu dan papan halus setinggi 80 cm yang dapat dilipat. Kakinya beralas karet.':
    '木となめらかな板の、高さ80 cmの折りたたみ式。脚はゴム付きです。',
  '30 menit': '30分',

  'Bebek mandi karet alam, tanpa lubang': '天然ゴムのおふろアヒル 穴なし',
  'Satu cetakan tanpa lubang, jadi tidak ada jamur di dalam. Dicat dengan warna pangan.':
    '穴のない一体成形なので、中にカビが生えません。食用色素で着色しています。',
  'karet alam': '天然ゴム',
}
