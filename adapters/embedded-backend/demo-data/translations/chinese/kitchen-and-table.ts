import type { Translations } from '../translations.ts'

export const KITCHEN_AND_TABLE_IN_CHINESE: Translations = {
  'Teko keramik 900 ml dengan saringan': '陶瓷茶壶 900 ml 带滤网',
  'Teko keramik bakaran tinggi dengan saringan baja yang bisa diangkat. Corongnya tidak menetes dan tutupnya tetap di tempat.':
    '高温烧制，不锈钢滤网可取出。壶嘴不滴水，壶盖不滑落。',
  'keramik, baja nirkarat': '陶瓷、不锈钢',
  'aman untuk microwave': '可用微波炉',
  'boleh mesin cuci piring': '可用洗碗机',

  'Cangkir teh Kyoto, isi 2': '京都茶杯 2只装',
  'Diputar dan diglasir tangan di bengkel kecil dekat Kiyomizu. Setiap pasang sedikit berbeda warnanya.':
    '清水寺附近小工坊手拉坯、手上釉，每对色泽略有不同。',
  'tanah liat': '陶土',
  'Kyoto, Jepang': '日本京都',

  'Mangkuk saji kayu dengan sendok': '木质沙拉碗 含分餐勺',
  'Mangkuk dari satu balok akasia yang diminyaki, untuk salad atau buah. Sepasang sendok saji disertakan.':
    '整块相思木旋制上油，盛沙拉或水果。附一对分餐勺。',
  'kayu akasia': '相思木',
  'cuci tangan': '手洗',

  'Panci besi cor enamel 4 liter': '珐琅铸铁锅 4升',
  'Merebus rendang perlahan dengan panas yang merata, dari kompor ke meja. Bagian dalamnya putih dan tidak bereaksi dengan asam.':
    '受热均匀，适合慢炖仁当，煮好直接上桌。白色内壁不与酸反应。',
  '4 liter': '4升',
  'besi cor, enamel': '铸铁、珐琅',
  'gas, induksi, oven': '燃气、电磁炉、烤箱',

  'Wajan baja karbon 28 cm': '碳钢炒锅 28 cm',
  'Semakin sering dipakai semakin licin, tanpa lapisan yang mengelupas. Gagangnya dipaku dan cocok untuk api besar.':
    '越用越不粘，没有会脱落的涂层。铆接手柄，适合大火。',
  'baja karbon 2 mm': '2 mm 碳钢',
  'gas, induksi': '燃气、电磁炉',

  'Pisau dapur santoku 17 cm, baja Jepang': '三德刀 17 cm 日本钢',
  'Baja tiga lapis yang tajam lama untuk sayur, ikan, dan daging. Gagang kayu magnolia yang ringan di tangan.':
    '三层钢持久锋利，切菜、鱼、肉都顺手。朴木柄握感轻盈。',
  'VG-10, magnolia': 'VG-10、朴木',
  'bilah 17 cm': '刀刃17 cm',
  'Sakai, Jepang': '日本堺市',

  'Set piring makan 12 bagian, 4 orang': '12件餐具套装 4人用',
  'Piring makan, piring kecil, dan mangkuk dengan tepi abu-abu. Bertumpuk rapi di lemari kecil.':
    '灰边餐盘、小盘和碗，小橱柜也能整齐叠放。',
  '12 bagian': '12件',
  porselen: '瓷',

  'Alat makan baja doff, 16 bagian': '哑光不锈钢餐具 16件',
  'Empat set sendok, garpu, pisau, dan sendok teh dengan permukaan doff. Seimbang di tangan dan tidak meninggalkan sidik jari.':
    '勺、叉、刀、茶匙各四件，哑光表面。手感平衡，不留指纹。',
  '16 bagian': '16件',
  'baja 18/10': '18/10 不锈钢',

  'Sumpit kayu ukir, 5 pasang': '雕花木筷 5双',
  'Sumpit berlapis pernis dengan ujung bergerigi halus agar mi tidak licin. Lima warna supaya tidak tertukar.':
    '上漆木筷，筷尖细纹夹面不滑。五色分人用，不会拿错。',
  'kayu, pernis': '木、漆',
  '5 pasang': '5双',

  'Gelas anggur kristal, isi 4': '水晶红酒杯 4只装',
  'Gelas tipis tanpa timbal yang berdenting halus, juga indah untuk jus. Dikemas dalam kotak bersekat.':
    '无铅薄壁，碰杯声清脆，盛果汁也好看。分格礼盒包装。',
  'kristal bebas timbal': '无铅水晶',
  '4 gelas': '4只',

  'Mug kopi keramik 350 ml': '陶瓷咖啡杯 350 ml',
  'Mug bertepi tebal yang menjaga kopi tetap hangat. Gagangnya muat empat jari.':
    '厚壁保温，杯柄容得下四指。',
  keramik: '陶瓷',

  'Stoples kaca kedap udara, isi 3': '密封玻璃罐 3件套',
  'Tiga ukuran dengan tutup bambu dan karet silikon. Bumbu dan kerupuk tetap renyah.':
    '大中小三款，竹盖配硅胶圈。香料和虾片不受潮。',
  'kaca borosilikat, bambu': '高硼硅玻璃、竹',

  'Kotak bekal kayu dua susun': '双层木质便当盒',
  'Kotak bento dari kayu cedar tipis yang menyerap uap, sehingga nasi tidak basah. Karet pengikat dan sekat disertakan.':
    '薄杉木吸收水汽，米饭不会湿。附绑带和隔板。',
  'kayu cedar': '杉木',
}
