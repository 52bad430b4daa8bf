import type { Translations } from '../translations.ts'

export const WOMEN_CLOTHING_IN_JAPANESE: Translations = {
  'Gaun midi linen berkerut pinggang': 'リネンミディワンピース ウエストギャザー',
  'Linen lembut yang dicuci dulu sehingga tidak menyusut. Ada dua saku dan pinggang bertali.':
    '洗いをかけて縮みにくいやわらかなリネン。ポケット2つ、ウエストはひもで調整できます。',
  'linen 55%, katun 45%': 'リネン55%、綿45%',
  'cuci 30 °C': '30 °Cで洗濯',

  'Blus katun kerah renda': 'レース襟コットンブラウス',
  'Blus dengan renda katun di kerah dan kancing kerang. Tidak menerawang dan mudah dipadukan.':
    '襟に綿レース、貝ボタンのブラウス。透けにくく合わせやすい一枚です。',
  'katun 100%': '綿100%',
  'kancing kerang': '貝ボタン',
  reguler: 'レギュラー',

  'Luaran kimono sutra satin': 'シルク羽織りキモノジャケット',
  'Sutra murbei dengan lukisan burung bangau yang dicetak di kedua sisi. Dipakai di atas gaun atau jins.':
    '鶴の絵を両面に染めたマルベリーシルク。ワンピースにもデニムにも羽織れます。',
  'sutra murbei 19 momme': 'マルベリーシルク 19匁',
  'Hoi An, Vietnam': 'ベトナム・ホイアン',

  'Kain sari sutra Vietnam dengan blus': 'ベトナムシルクサリー ブラウス生地付き',
  'Lima setengah meter sutra bersulam benang emas, dengan potongan kain untuk blus. Jahit sesuai ukuran Anda.':
    '金糸刺しゅうのシルク5.5 mに、ブラウス用の生地付き。お好みのサイズに仕立てられます。',
  sutra: 'シルク',
  'cuci kering': 'ドライクリーニング',

  'Kerudung segi empat voal premium': 'スクエアヒジャブ ボイル',
  'Voal yang tegak di dahi tanpa banyak jarum dan tidak panas. Tepinya dijahit rapat, ukuran 115 x 115 cm.':
    'ピンが少なくても額で形が決まり、涼しいボイル。三つ巻き縁、115 x 115 cmです。',
  'voal katun': '綿ボイル',
  'cuci tangan': '手洗い',

  'Mantel trench ringan, sabuk lepas': '軽量トレンチコート ベルト取り外し可',
  'Gabardin katun yang menahan gerimis, tanpa furing tebal sehingga dapat dilipat ke tas. Kancing tanduk sintetis.':
    '小雨をはじく綿ギャバジン。裏地が薄く、たたんでバッグに入ります。水牛調ボタンです。',
  'gabardin katun': '綿ギャバジン',
  'Lyon, Prancis': 'フランス・リヨン',

  'Baju renang satu bagian lengan pendek': 'ワンピース水着 半袖',
  'Menutup bahu dan melindungi dari matahari UPF 50. Kain daur ulang yang cepat kering dan tidak kendur.':
    '肩を覆い、UPF 50で日差しをカット。速乾でのびにくいリサイクル生地です。',
  'nilon daur ulang, elastan': 'リサイクルナイロン、ポリウレタン',
  depan: '前身頃',

  'Jins pinggang tinggi kaki lebar': 'ハイウエストワイドデニム',
  'Denim lunak dengan pinggang tinggi dan kaki lebar yang jatuh lurus. Ritsleting YKK dan lima saku.':
    'やわらかなデニム、ハイウエストでまっすぐ落ちるワイド。YKKファスナー、5ポケットです。',
  'katun 98%, elastan 2%': '綿98%、ポリウレタン2%',
  lebar: 'ワイド',

  'Kaus garis Breton lengan panjang': 'ボーダー長袖トップス ブルターニュ',
  'Katun tebal dengan garis rajut, bukan cetak, sehingga tidak pudar. Leher perahu yang lebar.':
    'プリントではなく編みのボーダーで色あせません。厚手コットンのボートネックです。',
  'Bretagne, Prancis': 'フランス・ブルターニュ',

  'Ao dai modern katun sutra': 'モダンアオザイ コットンシルク',
  'Potongan ao dai yang dipersingkat untuk dipakai sehari-hari, dengan celana longgar. Dijahit di Hoi An.':
    '普段に着られる短め丈とゆったりパンツ。ホイアンで縫製しています。',
  'katun sutra': 'コットンシルク',
  'atasan, celana': '上着、パンツ',

  'Kaus kaki katun bordir, isi 3': '刺しゅう綿ソックス 3足組',
  'Bordir kecil lavender, lebah, dan zaitun di pergelangan. Rajutan halus yang tidak melorot.':
    '足首にラベンダー、みつばち、オリーブの小さな刺しゅう。ずり落ちにくい細編みです。',
  'katun sisir': 'コーマ綿',

  'Set atasan dan rok renang': 'スイムセット トップス＆スカート',
  'Atasan berpenopang ringan dan rok dengan celana dalam menyatu. Kain tebal yang tidak menerawang basah.':
    '軽いサポートのトップスと、インナー付きスカート。濡れても透けにくい厚手です。',
  'poliamida, elastan': 'ナイロン、ポリウレタン',
  seluruhnya: '全面',
  'bilas air dingin': '冷水ですすぐ',

  'Sepatu balet lembut kulit domba': 'バレエシューズ やわらか羊革',
  'Sol terpisah yang lentur untuk latihan di studio. Karet silang sudah dijahit.':
    'スタジオ練習向けのしなやかなスプリットソール。クロスゴムは縫い付け済みです。',
  'kulit domba': '羊革',
  'terpisah, suede': 'スプリット、スエード',
}
