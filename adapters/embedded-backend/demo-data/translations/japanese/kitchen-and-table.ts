import type { Translations } from '../translations.ts'

export const KITCHEN_AND_TABLE_IN_JAPANESE: Translations = {
  'Teko keramik 900 ml dengan saringan': '陶器ティーポット 900 ml 茶こし付き',
  'Teko keramik bakaran tinggi dengan saringan baja yang bisa diangkat. Corongnya tidak menetes dan tutupnya tetap di tempat.':
    '高温焼成の陶器に、外せるステンレス茶こし。注ぎ口は液だれせず、ふたもずれません。',
  'keramik, baja nirkarat': '陶器、ステンレス',
  'aman untuk microwave': '電子レンジ対応',
  'boleh mesin cuci piring': '食洗機対応',

  'Cangkir teh Kyoto, isi 2': '京都の湯のみ 2客セット',
  'Diputar dan diglasir tangan di bengkel kecil dekat Kiyomizu. Setiap pasang sedikit berbeda warnanya.':
    '清水寺近くの小さな工房で、ろくろと手がけの釉薬。一組ごとに色が少し違います。',
  'tanah liat': '陶土',
  'Kyoto, Jepang': '京都',

  'Mangkuk saji kayu dengan sendok': '木製サラダボウル サーバー付き',
  'Mangkuk dari satu balok akasia yang diminyaki, untuk salad atau buah. Sepasang sendok saji disertakan.':
    'アカシアの一木から削り、オイル仕上げ。サラダや果物に。サーバー1組付きです。',
  'kayu akasia': 'アカシア材',
  'cuci tangan': '手洗い',

  'Panci besi cor enamel 4 liter': 'ほうろう鋳物鍋 4 L',
  'Merebus rendang perlahan dengan panas yang merata, dari kompor ke meja. Bagian dalamnya putih dan tidak bereaksi dengan asam.':
    '均一な熱でルンダンをことこと煮込み、そのまま食卓へ。白い内側は酸に強い仕上げです。',
  '4 liter': '4 L',
  'besi cor, enamel': '鋳鉄、ほうろう',
  'gas, induksi, oven': 'ガス、IH、オーブン',

  'Wajan baja karbon 28 cm': '鉄フライパン 28 cm',
  'Semakin sering dipakai semakin licin, tanpa lapisan yang mengelupas. Gagangnya dipaku dan cocok untuk api besar.':
    '使うほどなじみ、はがれるコーティングがありません。リベット留めの柄で強火に向きます。',
  'baja karbon 2 mm': '炭素鋼 2 mm',
  'gas, induksi': 'ガス、IH',

  'Pisau dapur santoku 17 cm, baja Jepang': '三徳包丁 17 cm 日本製鋼',
  'Baja tiga lapis yang tajam lama untuk sayur, ikan, dan daging. Gagang kayu magnolia yang ringan di tangan.':
    '切れ味の続く三層鋼で、野菜も魚も肉も。軽い朴の木の柄です。',
  'VG-10, magnolia': 'VG-10、朴の木',
  'bilah 17 cm': '刃渡り 17 cm',
  'Sakai, Jepang': '大阪府堺市',

  'Set piring makan 12 bagian, 4 orang': '食器12点セット 4人用',
  'Piring makan, piring kecil, dan mangkuk dengan tepi abu-abu. Bertumpuk rapi di lemari kecil.':
    'グレーの縁のディナー皿、小皿、ボウル。小さな食器棚にもきれいに重なります。',
  '12 bagian': '12点',
  porselen: '磁器',

  'Alat makan baja doff, 16 bagian': 'カトラリー16点 マット仕上げ',
  'Empat set sendok, garpu, pisau, dan sendok teh dengan permukaan doff. Seimbang di tangan dan tidak meninggalkan sidik jari.':
    'スプーン、フォーク、ナイフ、ティースプーン各4本。手になじむ重さで、指紋が目立ちません。',
  '16 bagian': '16点',
  'baja 18/10': '18-10ステンレス',

  'Sumpit kayu ukir, 5 pasang': '彫りの木箸 5膳',
  'Sumpit berlapis pernis dengan ujung bergerigi halus agar mi tidak licin. Lima warna supaya tidak tertukar.':
    '先の細かい溝で麺がすべりにくい塗り箸。5色なので取り違えません。',
  'kayu, pernis': '木、漆',
  '5 pasang': '5膳',

  'Gelas anggur kristal, isi 4': 'クリスタルワイングラス 4脚',
  'Gelas tipis tanpa timbal yang berdenting halus, juga indah untuk jus. Dikemas dalam kotak bersekat.':
    '鉛不使用の薄いグラスで、澄んだ音。ジュースにも映えます。仕切り箱入りです。',
  'kristal bebas timbal': '無鉛クリスタル',
  '4 gelas': '4脚',

  'Mug kopi keramik 350 ml': '陶器マグカップ 350 ml',
  'Mug bertepi tebal yang menjaga kopi tetap hangat. Gagangnya muat empat jari.':
    '厚手でコーヒーが冷めにくく、持ち手には指が4本入ります。',
  keramik: '陶器',

  'Stoples kaca kedap udara, isi 3': '密閉ガラス保存びん 3個セット',
  'Tiga ukuran dengan tutup bambu dan karet silikon. Bumbu dan kerupuk tetap renyah.':
    '竹のふたとシリコンパッキンの3サイズ。スパイスもせんべいも湿気ません。',
  'kaca borosilikat, bambu': '耐熱ガラス、竹',

  'Kotak bekal kayu dua susun': '木製二段弁当箱',
  'Kotak bento dari kayu cedar tipis yang menyerap uap, sehingga nasi tidak basah. Karet pengikat dan sekat disertakan.':
    '薄い杉が湯気を吸い、ごはんがべたつきません。バンドと仕切り付き。',
  'kayu cedar': '杉',
}
