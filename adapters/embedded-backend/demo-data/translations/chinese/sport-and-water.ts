import type { Translations } from '../translations.ts'

export const SPORT_AND_WATER_IN_CHINESE: Translations = {
  'Sepeda kota 7 kecepatan': '城市自行车 7速',
  'Posisi duduk tegak, rangka rendah, dan tujuh gigi dalam yang nyaris tanpa perawatan. Sudah dengan spakbor, lampu, dan rak.':
    '坐姿挺直，低跨车架，内七速几乎免保养。已带挡泥板、车灯和货架。',
  aluminium: '铝合金',
  '90% terakit': '90%已组装',

  'Papan seluncur maple 31 inci': '31英寸枫木滑板',
  'Tujuh lapis maple dengan roda 53 mm untuk taman maupun jalan. Datang terakit dan siap dipakai.':
    '七层枫木配53 mm轮，公园街道都能滑。整板组装，到手即玩。',
  'maple 7 lapis': '七层枫木',
  Polos: '素色',
  Gelombang: '海浪',
  Senja: '晚霞',

  'Kayak tiup dua orang dengan dayung': '双人充气皮划艇 含桨',
  'Lantai tekanan tinggi yang kaku di air tenang. Dua kursi, dua dayung, pompa, dan ransel simpan disertakan.':
    '高压底板，静水中稳固。含双座椅、双桨、充气泵和收纳背包。',

  'Joran pancing teleskop 2,4 m dengan ril': '伸缩鱼竿 2.4 m 含渔轮',
  'Joran karbon yang memendek menjadi 48 cm untuk tas. Rilnya berbantalan lima dan sudah berisi senar.':
    '碳素竿收短仅48 cm，放包里带走。五轴承渔轮已绕线。',
  karbon: '碳素',

  'Masker selam dan snorkel kering': '潜水镜 干式呼吸管套装',
  'Kaca tempered dengan karet silikon yang lembut di wajah. Katup di ujung snorkel menutup saat ombak lewat.':
    '钢化镜片，硅胶裙边贴面舒适。浪来时管口阀门自动关闭。',
  tempered: '钢化玻璃',
  silikon: '硅胶',
  'remaja dan dewasa': '青少年和成人',

  'Kacamata renang antikabut, lensa cermin': '防雾泳镜 镀膜镜片',
  'Segel silikon lembut dan tali yang mudah diatur, pandangan 180 derajat. Kotak keras disertakan.':
    '柔软硅胶密封，头带易调，180度视野。附硬盒。',
  'silikon, polikarbonat': '硅胶、聚碳酸酯',
  dewasa: '成人',

  'Pelampung cincin anak dan dewasa': '儿童成人救生圈',
  'Busa padat yang tidak perlu ditiup, dengan tali pegangan keliling. Memenuhi kebutuhan kolam dan perahu kecil.':
    '实心泡棉免充气，四周有抓绳。泳池小艇常备。',
  'busa EVA': 'EVA泡棉',

  'Set raket bulu tangkis, 2 raket 3 kok': '羽毛球套装 2拍3球',
  'Dua raket grafit 86 gram yang sudah dipasang senar, dengan tas bahu. Cocok untuk lapangan kampung dan gedung.':
    '两支86克石墨球拍已穿线，附肩包。小区空地和球馆都能打。',
  grafit: '石墨',
  '2 raket, 3 kok, tas': '球拍2支、羽毛球3个、包',

  'Raket tenis 285 gram, siap pakai': '网球拍 285克 已穿线',
  'Kepala 100 inci persegi yang memaafkan pukulan meleset. Sudah dipasang senar dan bersarung.':
    '100平方英寸拍面，容错高。已穿线，附拍套。',
  'kepala 645 cm²': '拍面645 cm²',

  'Bola sepak jahit mesin ukuran 5': '机缝足球 5号',
  'Bola latihan dengan kulit sintetis bertekstur yang tetap bundar. Cocok untuk rumput dan lapangan keras.':
    '纹理合成革训练球，久踢不变形。草地硬地都适合。',
  'PU, kandung butil': 'PU、丁基内胆',

  'Bola basket dalam dan luar ruang ukuran 7': '室内外篮球 7号',
  'Kulit komposit yang mencengkeram walau tangan berkeringat. Pantulannya rata sejak pertama dipompa.':
    '复合皮手汗也不打滑，第一次打气弹跳就均匀。',
  'kulit komposit': '复合皮革',

  'Sarung tinju muay thai, jahitan ganda': '泰拳手套 双线缝制',
  'Busa tiga lapis dari bengkel di Chiang Mai, jempolnya terkunci. Untuk samsak dan latih tanding.':
    '清迈工坊三层泡棉，拇指固定。打沙袋、对练皆可。',
  'kulit sintetis': '合成革',
  'Chiang Mai, Thailand': '泰国清迈',
  velcro: '魔术贴',

  'Sepatu roda empat roda, atasan kulit': '双排轮滑鞋 皮面',
  'Roda 58 mm yang lembut untuk aspal, penahan di ujung dapat diatur. Atasannya kulit dengan bantalan mata kaki.':
    '58 mm 软轮适合柏油路，前刹可调。皮面，脚踝有软垫。',
  'kulit, aluminium': '皮革、铝合金',
  tali: '鞋带',
}
