import type { Translations } from '../translations.ts'

export const SOFT_AND_WOODEN_TOYS_IN_JAPANESE: Translations = {
  'Boneka beruang lembut 40 cm': 'テディベア ぬいぐるみ 40 cm',
  'Bulu pendek yang lembut dengan mata bordir, sehingga aman sejak lahir. Dapat dicuci mesin dalam kantong cuci.':
    '短くやわらかな毛に刺しゅうの目で、赤ちゃんにも安心。ネットに入れて洗濯機で洗えます。',
  'poliester daur ulang': 'リサイクルポリエステル',

  'Boneka kayu bersusun, 5 bagian': '木製マトリョーシカ 5個組',
  'Lima boneka dari kayu linden yang dilukis tangan, saling masuk dengan pas. Cat berbasis air tanpa bau.':
    '手描きの菩提樹の人形5体がぴったり重なります。においのない水性塗料です。',
  '5 boneka': '5体',
  'kayu linden': '菩提樹材',
  Klasik: 'クラシック',
  Nusantara: 'ヌサンタラ',
  Hewan: '動物',

  'Teka-teki kayu peta Indonesia, 34 keping': '木製パズル インドネシア地図 34ピース',
  'Setiap provinsi satu keping dengan nama di bawahnya. Tepinya diampelas dan papan alasnya bergambar laut.':
    '一州が1ピースで、下に名前入り。角は磨いてあり、台には海が描かれています。',
  '34 keping': '34ピース',
  'kayu lapis birch': 'バーチ合板',

  'Kereta kayu dengan rel, 40 bagian': '木製電車レールセット 40点',
  'Lokomotif bermagnet dengan rel beech yang cocok dengan merek lain. Jembatan dan stasiun sudah termasuk.':
    '磁石でつながる機関車と、他社製にも合うブナのレール。橋と駅も入っています。',
  '40 bagian': '40点',
  'kayu beech': 'ブナ材',

  'Balok kayu warna, 100 buah dalam tas': 'カラー積み木 100個 袋入り',
  'Seratus balok beech dalam tujuh warna dengan tepi membulat. Tas kanvasnya terbuka menjadi alas main.':
    '角を丸めた7色のブナの積み木100個。帆布の袋は広げるとプレイマットになります。',
  '100 balok': '100個',
  'Warna-warni': 'カラフル',

  'Mobil kayu tarik dengan tali': '木製プルトイカー',
  'Mobil bundar dari kayu pinus Jawa yang berbunyi pelan saat ditarik. Rodanya beralas karet.':
    'ジャワ松の丸い車。引くとことこ鳴り、車輪はゴム付きです。',
  'kayu pinus': '松材',

  'Boneka kelinci telinga panjang 30 cm': 'うさぎのぬいぐるみ 30 cm',
  'Telinga panjang yang enak digenggam bayi, isian padat di kaki agar bisa duduk. Mata bordir.':
    '赤ちゃんが握りやすい長い耳。足におもりがありおすわりできます。目は刺しゅうです。',
  poliester: 'ポリエステル',

  'Boneka penguin 25 cm': 'ペンギンのぬいぐるみ 25 cm',
  'Penguin bulat yang berdiri sendiri, dengan perut lembut. Muat di ransel sekolah.':
    'ひとりで立つ、まんまるペンギン。おなかはふわふわで、通学かばんにも入ります。',

  'Boneka dinosaurus leher panjang 45 cm': '首長竜のぬいぐるみ 45 cm',
  'Brachiosaurus dengan leher yang bisa ditekuk dan sisik bordir. Isian dari botol daur ulang.':
    '首の曲がるブラキオサウルス、うろこは刺しゅう。中綿はリサイクルボトルから。',

  'Boneka unicorn dengan surai lembut': 'ユニコーンのぬいぐるみ',
  'Surainya dapat disisir dan tanduknya empuk. Sisir kecil disertakan.':
    'たてがみをとかせる、角もやわらかなユニコーン。小さなくし付きです。',

  'Istana kayu dengan jembatan angkat': '木のお城 はね橋付き',
  'Istana dari kayu lapis yang disusun tanpa sekrup, dengan empat menara dan jembatan bertali. Tokoh dijual terpisah.':
    'ねじなしで組める合板のお城。塔4つとひもで動くはね橋付き（人形は別売）。',
  '25 menit': '25分',

  'Truk kayu muat balok, setir berputar': '木のトラック 積み木付き ハンドル可動',
  'Truk beech untuk didorong, baknya berisi dua belas balok. Roda depannya mengikuti setir.':
    '荷台に積み木12個をのせたブナの手押しトラック。前輪がハンドルで曲がります。',

  'Sempoa kayu 10 baris': '木製百玉そろばん',
  'Seratus manik warna pada rangka kayu yang tidak goyang. Kartu latihan berhitung disertakan.':
    'ぐらつかない枠にカラー玉100個。数あそびカード付きです。',
  'kayu karet': 'ラバーウッド',
}
