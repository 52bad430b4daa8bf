import type { Translations } from '../translations.ts'

export const BODY_CARE_IN_CHINESE: Translations = {
  'Pelembap tubuh aloe vera 400 ml': '芦荟身体乳 400 ml',
  'Losion ringan dengan lidah buaya dan panthenol yang cepat meresap. Tanpa pewarna, cocok setelah mandi atau berjemur.':
    '芦荟加泛醇，质地轻盈吸收快，不含色素。沐浴后、晒后都适用。',
  'normal sampai kering': '中性至干性',
  'lidah buaya, panthenol': '芦荟、泛醇',
  '12 bulan setelah dibuka': '开封后12个月',
  Melati: '茉莉',

  'Tabir surya SPF 50 PA++++, 50 ml': '防晒霜 SPF 50 PA++++ 50 ml',
  'Tekstur seperti air yang tidak meninggalkan rona putih. Nyaman di bawah riasan dan tidak pedih di mata.':
    '水润质地不泛白，妆前使用也服帖，不刺激眼睛。',
  'semua jenis kulit': '所有肤质',
  'ulang tiap 3 jam': '每3小时补涂',
  'Korea Selatan': '韩国',
  '1 tube': '1支',
  '2 tube': '2支',

  'Toner sakura dan niasinamida 150 ml': '樱花烟酰胺爽肤水 150 ml',
  'Toner ringan yang menenangkan dan merapikan tampilan pori. Dipakai pagi dan malam dengan kapas atau telapak tangan.':
    '清爽舒缓，细致毛孔。早晚用化妆棉或手心轻拍。',
  'niasinamida 3%': '烟酰胺3%',
  'normal, berminyak': '中性、油性',

  'Sabun batang minyak kelapa, isi 3': '椰子油手工皂 3块装',
  'Dibuat dingin dan dianginkan enam minggu, sehingga lembut di kulit. Kemasan kertas tanpa plastik.':
    '冷制并晾置六周，洗感温和。纸质包装，无塑料。',
  'minyak kelapa, sawit lestari': '椰子油、可持续棕榈油',
  Yogyakarta: '印尼日惹',
  Sereh: '香茅',
  Kopi: '咖啡',

  'Sikat gigi sonik, 5 mode': '声波电动牙刷 5种模式',
  'Getaran lembut 38.000 kali per menit dengan penanda waktu tiap 30 detik. Satu pengisian cukup untuk sebulan.':
    '每分钟38,000次柔和震动，每30秒提醒换区。充一次用一个月。',
  '30 hari': '30天',
  '3 kepala sikat, kotak': '刷头3支、旅行盒',

  'Balsem herbal Thailand 50 g': '泰国草本膏 50 g',
  'Balsem hijau dengan kamper, mentol, dan kunyit untuk pegal setelah bekerja. Hangatnya pelan dan tidak panas menyengat.':
    '樟脑、薄荷脑和姜黄调制的绿色香膏，缓解劳累酸胀。温热感慢慢散开，不刺激。',
  'kamper, mentol, kunyit': '樟脑、薄荷脑、姜黄',
  'Chiang Mai, Thailand': '泰国清迈',
  '1 wadah': '1罐',
  '3 wadah': '3罐',

  'Minyak pijat teratai 200 ml': '莲花按摩油 200 ml',
  'Minyak biji wijen dan beras dengan wangi teratai yang tenang. Licin cukup lama tetapi tidak menodai seprai setelah dicuci.':
    '芝麻油和米糠油，莲花淡香宁神。推开顺滑持久，沾到床单也洗得掉。',
  'minyak wijen, minyak beras': '芝麻油、米糠油',
  Teratai: '莲花',
  Kamboja: '鸡蛋花',

  'Minyak kelapa murni 250 ml': '初榨椰子油 250 ml',
  'Diperas dingin dari kelapa Sulawesi, jernih dan wangi. Untuk rambut, kulit, dan masakan.':
    '苏拉威西椰子冷压而成，清澈芳香。护发、护肤、烹饪都能用。',
  'Sulawesi Utara': '印尼北苏拉威西',
  '24 bulan': '24个月',
  bersertifikat: '已认证',

  'Busa pembersih wajah lembut 150 ml': '温和洁面慕斯 150 ml',
  'Busa siap pakai dengan pH 5,5 yang tidak membuat kulit kesat. Mengangkat tabir surya ringan sekali bilas.':
    'pH 5.5 即用泡沫，洗后不紧绷。轻薄防晒一次洗净。',
  sensitif: '敏感肌',
  'centella, asam amino': '积雪草、氨基酸',

  'Spons mandi loofah asli, isi 2': '天然丝瓜络浴刷 2个装',
  'Dari gambas kering yang dibelah dan dijahit kain. Melembut begitu kena air dan dapat terurai.':
    '晒干丝瓜络剖开缝布制成，遇水变软，可自然降解。',
  'gambas kering, katun': '干丝瓜络、棉',

  'Sisir kayu anti kusut': '木质顺发梳',
  'Gigi lebar dari kayu cendana hijau yang tidak menimbulkan listrik statis. Enak untuk rambut ikal dan basah.':
    '绿檀木宽齿，不起静电。卷发、湿发都好梳。',
  'kayu cendana hijau': '绿檀木',

  'Garam mandi serai dan pandan 500 g': '香茅香兰浴盐 500 g',
  'Garam laut kasar dengan serai dan pandan untuk rendam kaki. Dua sendok cukup untuk satu baskom.':
    '粗海盐加香茅和香兰叶，适合泡脚。一盆水两勺就够。',
  'garam laut, serai, pandan': '海盐、香茅、香兰叶',

  'Pisau cukur logam dengan 10 silet': '金属安全剃须刀 含10片刀片',
  'Pisau cukur seumur hidup yang hanya perlu ganti silet. Kepalanya tertutup sehingga aman untuk pemula.':
    '一把用一辈子，只需更换刀片。闭口刀头，新手也安全。',
  'kuningan berlapis krom': '镀铬黄铜',
  'gagang, 10 silet': '刀柄、刀片10片',
}
