import type { Translations } from '../translations.ts'

export const WOMEN_ACCESSORIES_IN_CHINESE: Translations = {
  'Tas tangan kulit asli, tali lepas-pasang': '真皮手提包 可拆肩带',
  'Kulit sapi berbutir dengan dasar kaku dan empat kaki logam. Ruangnya cukup untuk tablet, dompet, dan botol kecil.':
    '荔枝纹牛皮，硬底加四个金属脚钉。放得下平板、钱包和小水瓶。',
  'kulit sapi': '牛皮',
  ritsleting: '拉链',

  'Lipstik matte tahan lama': '持久哑光口红',
  'Warna pekat sekali oles yang tidak membuat bibir kering. Tahan makan siang, luntur hanya oleh minyak.':
    '一抹显色，不拔干。吃过午饭不掉，油类可卸。',
  'minyak jojoba, vitamin E': '荷荷巴油、维生素E',
  bersertifikat: '已认证',
  'Merah bata': '砖红',
  Mawar: '玫瑰',
  Karamel: '焦糖',
  Beri: '莓果',

  'Sepatu hak 6 cm kulit lembut': '软皮高跟鞋 6 cm',
  'Hak kokoh dengan bantalan di telapak, dapat dipakai seharian. Bagian dalamnya kulit, tidak lembap.':
    '鞋跟稳，前掌有软垫，可穿一整天。内里真皮不闷脚。',
  'kulit kambing': '山羊皮',
  'hak 6 cm': '跟高6 cm',
  'Romans, Prancis': '法国罗芒',

  'Sandal tali kulit sol karet': '细带真皮凉鞋 橡胶底',
  'Tali kulit lembut dengan gesper kecil dan sol yang tidak licin. Datar, nyaman untuk jalan-jalan.':
    '软皮细带配小扣，鞋底防滑。平底好走路。',
  'kulit, karet': '皮革、橡胶',

  'Sepatu datar lipat dengan kantong': '可折叠平底鞋 含收纳袋',
  'Sepatu datar yang bisa dilipat ke dalam tas untuk pulang kerja. Sol busanya lembut tetapi tidak menipis.':
    '折起放包里，下班换上。泡棉底柔软不塌。',
  'kulit sintetis': '合成革',
  'busa, karet': '泡棉、橡胶',

  'Sepatu bot kulit setinggi betis': '中筒真皮靴',
  'Bot dengan ritsleting dalam dan hak balok 5 cm. Kulitnya disemir sekali sebulan saja.':
    '内侧拉链，5 cm粗跟。每月擦一次油即可。',
  'hak 5 cm': '跟高5 cm',

  'Topi pantai rafia dengan pita': '拉菲草遮阳帽 带丝带',
  'Rafia asli yang dianyam rapat, tepinya 9 cm. Dapat digulung untuk koper.':
    '真拉菲草密编，9 cm帽檐。可卷进行李箱。',
  rafia: '拉菲草',
  '56-58 cm, tepi 9 cm': '56–58 cm，帽檐9 cm',

  'Cincin perak dengan safir putih': '白蓝宝石银戒指',
  'Perak 925 dengan safir putih 4 mm, dipoles tangan. Datang dalam kotak kayu kecil.':
    '925银镶4 mm白蓝宝石，手工抛光。附小木盒。',
  'perak 925, safir putih': '925银、白蓝宝石',

  'Kalung mutiara air tawar': '淡水珍珠项链',
  'Mutiara 6 mm dengan simpul di antara tiap butir, pengait perak. Kilaunya lembut dan bentuknya sedikit berbeda-beda.':
    '6 mm珍珠逐颗打结，银扣。光泽柔和，形状略有不同。',
  'mutiara air tawar, perak 925': '淡水珍珠、925银',

  'Kipas tangan sutra lukis': '手绘真丝折扇',
  'Rusuk bambu dengan sutra yang dilukis di Hue, lengkap dengan kantong. Angin lembutnya cukup untuk upacara siang.':
    '竹骨配顺化手绘真丝，附扇袋。午间典礼送清风。',
  'bambu, sutra': '竹、真丝',
  'Hue, Vietnam': '越南顺化',
  Teratai: '莲花',
  Bangau: '仙鹤',

  'Cat kuku bernapas berbasis air': '水性透气指甲油',
  'Tembus air dan udara, dilepas dengan sabun hangat atau dikupas. Hampir tanpa bau.':
    '透水透气，温肥皂水或直接撕下。几乎无味。',
  Bata: '砖红色',
  Susu: '奶白',
  Plum: '梅子',

  'Dompet koin bordir': '刺绣零钱包',
  'Bordir bunga tangan di atas kanvas dengan bingkai klip logam. Muat uang lipat, kartu, dan kunci.':
    '帆布手工绣花，金属口金。放得下折叠纸钞、卡和钥匙。',
  'kanvas, kuningan': '帆布、黄铜',
  Tasikmalaya: '印尼打横',

  'Jepit rambut pita satin, isi 2': '缎面蝴蝶结发夹 2个装',
  'Pita satin lebar di atas jepit Prancis yang tidak menarik rambut. Satu warna gelap, satu terang.':
    '宽缎带配法式夹，不扯头发。一深一浅两色。',
  'satin, baja': '缎、钢',
}
