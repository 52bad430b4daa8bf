import type { Translations } from '../translations.ts'

export const PANTRY_IN_JAPANESE: Translations = {
  'Ramen instan kuah kaldu, isi 8': '即席ラーメン 8食入り',
  'Mi kering udara, bukan digoreng, dengan kaldu ayam dan kecap. Matang dalam empat menit dan tetap kenyal.':
    '油で揚げない熱風乾燥麺に鶏がら醤油スープ。4分でゆで上がり、こしがあります。',
  bersertifikat: '認証済み',
  'gandum, kedelai': '小麦、大豆',
  '10 bulan': '10か月',
  'Ayam kecap': '鶏がら醤油',
  Miso: '味噌',
  Pedas: '辛口',

  'Kopi robusta Dak Lak sangrai 500 g': 'ダクラク産ロブスタコーヒー 500 g',
  'Robusta sangrai gelap dengan rasa cokelat dan kacang untuk kopi susu. Disangrai tiap Senin dan dikirim pekan itu juga.':
    'チョコとナッツの風味の深煎り、ミルクコーヒーに。毎週月曜に焙煎し、その週に発送します。',
  gelap: '深煎り',
  'Dak Lak, Vietnam': 'ベトナム・ダクラク',
  '12 bulan': '12か月',
  Biji: '豆のまま',
  Kasar: '粗挽き',
  Halus: '細挽き',

  'Set seduh phin Vietnam dan kopi 250 g': 'ベトナムコーヒー フィンセット 粉250 g付き',
  'Saringan phin baja, gelas, dan kopi giling 250 gram. Kartu resep menjelaskan es kopi susu langkah demi langkah.':
    'ステンレスのフィン、グラス、粉250 g。アイスミルクコーヒーの作り方カード付きです。',
  'baja nirkarat': 'ステンレス',
  'phin, gelas, kopi': 'フィン、グラス、コーヒー',

  'Sambal roa Manado 150 g': 'マナド燻製魚サンバル 150 g',
  'Cabai rawit dan ikan roa asap, digoreng sampai kering sehingga awet. Pedas gurih untuk nasi hangat atau pisang goreng.':
    '小粒唐辛子とロア魚の燻製をからりと炒めた辛うまサンバル。ごはんにも揚げバナナにも。',
  ikan: '魚',
  '6 bulan': '6か月',
  'Sangat pedas': '激辛',

  'Bumbu rendang Padang siap masak': 'パダン風ルンダンの素',
  'Bumbu segar yang ditumis lambat dengan santan, tanpa pengawet. Satu bungkus untuk satu kilogram daging.':
    '生のスパイスをココナッツミルクでじっくり炒め、保存料は不使用。1袋で肉1 kg分です。',
  'cabai, lengkuas, santan': '唐辛子、ガランガル、ココナッツ',
  '9 bulan': '9か月',
  '1 bungkus': '1袋',
  '3 bungkus': '3袋',

  'Beras merah organik Cianjur 2 kg': 'チアンジュール有機赤米 2 kg',
  'Beras merah pecah kulit dari petani di Cianjur, pulen setelah direndam dua jam. Kemasan hampa udara.':
    'チアンジュールの農家の玄赤米。2時間の浸水でもっちり炊けます。真空パックです。',
  Cianjur: 'インドネシア・チアンジュール',
  'rendam 2 jam': '2時間浸水',

  'Gula aren cair Lebak 350 ml': 'ルバックのパームシロップ 350 ml',
  'Nira aren yang dimasak di tungku sampai kental, wangi asap dan karamel. Untuk kopi susu, cendol, atau panekuk.':
    'ヤシの樹液を薪で煮詰めた、燻香とキャラメルの味。ミルクコーヒーやパンケーキに。',
  'Lebak, Banten': 'インドネシア・ルバック',

  'Matcha Uji untuk minuman 80 g': '宇治抹茶 お飲みもの用 80 g',
  'Bubuk teh hijau halus dari Uji, hijau cerah dan tidak pahit tajam. Cukup untuk empat puluh gelas.':
    '鮮やかな緑で苦みのやわらかな宇治の抹茶。約40杯分です。',
  'Uji, Jepang': '京都府宇治',
  'Dengan pengocok bambu': '茶筅付き',

  'Makarel rebus miso kaleng, isi 4': 'さば味噌煮缶 4缶セット',
  'Makarel utuh yang lembut dalam saus miso, tinggal dihangatkan. Durinya lunak dan dapat dimakan.':
    '味噌だれで煮たやわらかなさば。温めるだけで、骨まで食べられます。',
  'ikan, kedelai': '魚、大豆',
  '3 tahun': '3年',

  'Bumbu pecel Madiun 400 g': 'マディウンのピーナッツソース 400 g',
  'Kacang sangrai, kencur, dan daun jeruk yang ditumbuk kasar. Seduh dengan air hangat, siap disiram ke sayur.':
    '炒りピーナッツ、クンチュール、ライムの葉を粗くついたソース。ぬるま湯で溶いて野菜にかけるだけ。',
  'kacang tanah': '落花生',

  'Mi beras pho kering 400 g': 'フォー用ライスヌードル 400 g',
  'Mi beras tipis yang lembut tanpa patah setelah direndam sepuluh menit. Bebas gluten.':
    '10分の浸水でやわらかく、切れにくい細麺。グルテンフリーです。',
  'beras, air, garam': '米、水、塩',
  'rendam 10 menit': '10分浸水',

  'Garam laut Amed, kristal kasar 250 g': 'アメッドの海塩 粗粒 250 g',
  'Dijemur dalam palung kelapa di pantai Amed, renyah dan lembut asinnya. Taburkan sebelum disajikan.':
    'アメッドの浜のヤシの木桶で天日干し。さくっと、まろやかな塩味。仕上げにひとふり。',
  'Amed, Bali': 'バリ・アメッド',

  'Lada hitam Phu Quoc 150 g': 'フーコック黒こしょう 150 g',
  'Lada dipetik merah lalu dijemur, wanginya panjang. Giling sesaat sebelum dipakai.':
    '赤く熟してから摘み、天日で干した香り高い粒。使う直前に挽いてください。',
  'Phu Quoc, Vietnam': 'ベトナム・フーコック',
  '24 bulan': '24か月',
}
