import type { Translations } from '../translations.ts'

export const WOMEN_CLOTHING_IN_CHINESE: Translations = {
  'Gaun midi linen berkerut pinggang': '亚麻收腰中长连衣裙',
  'Linen lembut yang dicuci dulu sehingga tidak menyusut. Ada dua saku dan pinggang bertali.':
    '亚麻预洗不缩水，两侧口袋，腰部抽绳。',
  'linen 55%, katun 45%': '亚麻55%、棉45%',
  'cuci 30 °C': '30 °C 水洗',

  'Blus katun kerah renda': '蕾丝领棉衬衫',
  'Blus dengan renda katun di kerah dan kancing kerang. Tidak menerawang dan mudah dipadukan.':
    '棉蕾丝领衬衫，贝壳扣。不透，百搭。',
  'katun 100%': '100%棉',
  'kancing kerang': '贝壳扣',
  reguler: '常规',

  'Luaran kimono sutra satin': '真丝和服式外套',
  'Sutra murbei dengan lukisan burung bangau yang dicetak di kedua sisi. Dipakai di atas gaun atau jins.':
    '桑蚕丝双面印仙鹤，搭裙搭牛仔都美。',
  'sutra murbei 19 momme': '19姆米桑蚕丝',
  'Hoi An, Vietnam': '越南会安',

  'Kain sari sutra Vietnam dengan blus': '越南真丝纱丽 含上衣布料',
  'Lima setengah meter sutra bersulam benang emas, dengan potongan kain untuk blus. Jahit sesuai ukuran Anda.':
    '五米半真丝金线绣，附上衣布料，可按自己尺寸裁缝。',
  sutra: '真丝',
  'cuci kering': '干洗',

  'Kerudung segi empat voal premium': '方形巴里纱头巾',
  'Voal yang tegak di dahi tanpa banyak jarum dan tidak panas. Tepinya dijahit rapat, ukuran 115 x 115 cm.':
    '前额立挺，少用别针，透气不热。卷边，115 x 115 cm。',
  'voal katun': '棉巴里纱',
  'cuci tangan': '手洗',

  'Mantel trench ringan, sabuk lepas': '轻薄风衣 可拆腰带',
  'Gabardin katun yang menahan gerimis, tanpa furing tebal sehingga dapat dilipat ke tas. Kancing tanduk sintetis.':
    '棉华达呢防小雨，无厚里布，可折进包里。仿牛角扣。',
  'gabardin katun': '棉华达呢',
  'Lyon, Prancis': '法国里昂',

  'Baju renang satu bagian lengan pendek': '连体短袖泳衣',
  'Menutup bahu dan melindungi dari matahari UPF 50. Kain daur ulang yang cepat kering dan tidak kendur.':
    '遮肩防晒UPF 50。再生面料速干不松垮。',
  'nilon daur ulang, elastan': '再生尼龙、氨纶',
  depan: '前片',

  'Jins pinggang tinggi kaki lebar': '高腰阔腿牛仔裤',
  'Denim lunak dengan pinggang tinggi dan kaki lebar yang jatuh lurus. Ritsleting YKK dan lima saku.':
    '柔软牛仔布，高腰阔腿垂直落。YKK拉链，五口袋。',
  'katun 98%, elastan 2%': '棉98%、氨纶2%',
  lebar: '阔腿',

  'Kaus garis Breton lengan panjang': '布列塔尼条纹长袖衫',
  'Katun tebal dengan garis rajut, bukan cetak, sehingga tidak pudar. Leher perahu yang lebar.':
    '厚棉色织条纹，非印花，不褪色。宽船领。',
  'Bretagne, Prancis': '法国布列塔尼',

  'Ao dai modern katun sutra': '改良奥黛 棉真丝',
  'Potongan ao dai yang dipersingkat untuk dipakai sehari-hari, dengan celana longgar. Dijahit di Hoi An.':
    '改短日常款，配宽松长裤。会安缝制。',
  'katun sutra': '棉真丝',
  'atasan, celana': '上衣、长裤',

  'Kaus kaki katun bordir, isi 3': '刺绣棉袜 3双装',
  'Bordir kecil lavender, lebah, dan zaitun di pergelangan. Rajutan halus yang tidak melorot.':
    '脚踝小绣薰衣草、蜜蜂和橄榄。细织不滑落。',
  'katun sisir': '精梳棉',

  'Set atasan dan rok renang': '分体泳装 上衣加裙',
  'Atasan berpenopang ringan dan rok dengan celana dalam menyatu. Kain tebal yang tidak menerawang basah.':
    '上衣轻托，裙内含打底裤。厚面料，湿了不透。',
  'poliamida, elastan': '锦纶、氨纶',
  seluruhnya: '全衬',
  'bilas air dingin': '冷水冲洗',

  'Sepatu balet lembut kulit domba': '软羊皮芭蕾鞋',
  'Sol terpisah yang lentur untuk latihan di studio. Karet silang sudah dijahit.':
    '分离底柔韧，适合练功房。交叉松紧带已缝好。',
  'kulit domba': '绵羊皮',
  'terpisah, suede': '分片绒面底',
}
