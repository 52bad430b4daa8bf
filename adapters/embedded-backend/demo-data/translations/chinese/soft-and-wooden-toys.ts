import type { Translations } from '../translations.ts'

export const SOFT_AND_WOODEN_TOYS_IN_CHINESE: Translations = {
  'Boneka beruang lembut 40 cm': '毛绒泰迪熊 40 cm',
  'Bulu pendek yang lembut dengan mata bordir, sehingga aman sejak lahir. Dapat dicuci mesin dalam kantong cuci.':
    '短绒柔软，刺绣眼睛，新生儿也安全。装洗衣袋可机洗。',
  'poliester daur ulang': '再生聚酯纤维',

  'Boneka kayu bersusun, 5 bagian': '木质套娃 5件',
  'Lima boneka dari kayu linden yang dilukis tangan, saling masuk dengan pas. Cat berbasis air tanpa bau.':
    '椴木手绘，五只严丝合缝。水性漆无味。',
  '5 boneka': '5只',
  'kayu linden': '椴木',
  Klasik: '经典',
  Nusantara: '印尼群岛',
  Hewan: '动物',

  'Teka-teki kayu peta Indonesia, 34 keping': '印尼地图木拼图 34片',
  'Setiap provinsi satu keping dengan nama di bawahnya. Tepinya diampelas dan papan alasnya bergambar laut.':
    '一省一片，底下印有省名。边缘打磨，底板画着大海。',
  '34 keping': '34片',
  'kayu lapis birch': '桦木胶合板',

  'Kereta kayu dengan rel, 40 bagian': '木质火车轨道套装 40件',
  'Lokomotif bermagnet dengan rel beech yang cocok dengan merek lain. Jembatan dan stasiun sudah termasuk.':
    '磁力车头，榉木轨道兼容其他品牌。含桥和车站。',
  '40 bagian': '40件',
  'kayu beech': '榉木',

  'Balok kayu warna, 100 buah dalam tas': '彩色木积木 100块 收纳袋',
  'Seratus balok beech dalam tujuh warna dengan tepi membulat. Tas kanvasnya terbuka menjadi alas main.':
    '七色榉木积木一百块，圆角打磨。帆布袋摊开就是游戏垫。',
  '100 balok': '100块',
  'Warna-warni': '彩色',

  'Mobil kayu tarik dengan tali': '木质拖拉小车',
  'Mobil bundar dari kayu pinus Jawa yang berbunyi pelan saat ditarik. Rodanya beralas karet.':
    '爪哇松木圆角小车，拖动时哒哒轻响。轮子包橡胶。',
  'kayu pinus': '松木',

  'Boneka kelinci telinga panjang 30 cm': '长耳兔毛绒玩具 30 cm',
  'Telinga panjang yang enak digenggam bayi, isian padat di kaki agar bisa duduk. Mata bordir.':
    '长耳朵宝宝好抓握，脚部填实可坐立。刺绣眼睛。',
  poliester: '聚酯纤维',

  'Boneka penguin 25 cm': '企鹅毛绒玩具 25 cm',
  'Penguin bulat yang berdiri sendiri, dengan perut lembut. Muat di ransel sekolah.':
    '圆滚滚能站立，肚子软软的。放得进书包。',

  'Boneka dinosaurus leher panjang 45 cm': '长颈恐龙毛绒玩具 45 cm',
  'Brachiosaurus dengan leher yang bisa ditekuk dan sisik bordir. Isian dari botol daur ulang.':
    '腕龙脖子可弯，鳞片刺绣。填充物来自回收瓶。',

  'Boneka unicorn dengan surai lembut': '独角兽毛绒玩具 柔软鬃毛',
  'Surainya dapat disisir dan tanduknya empuk. Sisir kecil disertakan.': '鬃毛可以梳，独角软软的。附小梳子。',

  'Istana kayu dengan jembatan angkat': '木质城堡 带吊桥',
  'Istana dari kayu lapis yang disusun tanpa sekrup, dengan empat menara dan jembatan bertali. Tokoh dijual terpisah.':
    '胶合板插接，无需螺丝，四座塔楼加绳索吊桥。人偶另购。',
  '25 menit': '25分钟',

  'Truk kayu muat balok, setir berputar': '木质积木卡车 可转向',
  'Truk beech untuk didorong, baknya berisi dua belas balok. Roda depannya mengikuti setir.':
    '榉木推车，车斗装十二块积木。前轮随方向盘转动。',

  'Sempoa kayu 10 baris': '木质算盘 10档',
  'Seratus manik warna pada rangka kayu yang tidak goyang. Kartu latihan berhitung disertakan.':
    '一百颗彩珠，框架稳固。附算数练习卡。',
  'kayu karet': '橡胶木',
}
