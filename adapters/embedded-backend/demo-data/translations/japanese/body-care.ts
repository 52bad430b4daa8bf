import type { Translations } from '../translations.ts'

export const BODY_CARE_IN_JAPANESE: Translations = {
  // Of what is put on the skin, not eaten.
  'Masa simpan': '使用期限',
  'Bahan utama': '主な成分',

  'Pelembap tubuh aloe vera 400 ml': 'アロエ ボディローション 400 ml',
  'Losion ringan dengan lidah buaya dan panthenol yang cepat meresap. Tanpa pewarna, cocok setelah mandi atau berjemur.':
    'アロエとパンテノール配合の軽いローション。着色料不使用で、お風呂上がりや日焼けの後にも。',
  'normal sampai kering': '普通〜乾燥肌',
  'lidah buaya, panthenol': 'アロエベラ、パンテノール',
  '12 bulan setelah dibuka': '開封後12か月',
  Melati: 'ジャスミン',

  'Tabir surya SPF 50 PA++++, 50 ml': '日焼け止め SPF 50 PA++++ 50 ml',
  'Tekstur seperti air yang tidak meninggalkan rona putih. Nyaman di bawah riasan dan tidak pedih di mata.':
    'みずみずしく白浮きしません。メイクの下にも使いやすく、目にしみにくい処方です。',
  'semua jenis kulit': 'すべての肌質',
  'ulang tiap 3 jam': '3時間ごとに塗り直し',
  'Korea Selatan': '韓国',
  '1 tube': '1本',
  '2 tube': '2本',

  'Toner sakura dan niasinamida 150 ml': '桜ナイアシンアミド化粧水 150 ml',
  'Toner ringan yang menenangkan dan merapikan tampilan pori. Dipakai pagi dan malam dengan kapas atau telapak tangan.':
    '肌を落ち着かせ、毛穴を目立ちにくく整えます。朝晩、コットンか手のひらで。',
  'niasinamida 3%': 'ナイアシンアミド 3%',
  'normal, berminyak': '普通肌、脂性肌',

  'Sabun batang minyak kelapa, isi 3': 'ココナッツオイル石けん 3個セット',
  'Dibuat dingin dan dianginkan enam minggu, sehingga lembut di kulit. Kemasan kertas tanpa plastik.':
    'コールドプロセスで6週間熟成させた、肌にやさしい石けん。プラスチックなしの紙包装です。',
  'minyak kelapa, sawit lestari': 'ココナッツオイル、持続可能なパーム油',
  Yogyakarta: 'インドネシア・ジョグジャカルタ',
  Sereh: 'レモングラス',
  Kopi: 'コーヒー',

  'Sikat gigi sonik, 5 mode': '音波電動歯ブラシ 5モード',
  'Getaran lembut 38.000 kali per menit dengan penanda waktu tiap 30 detik. Satu pengisian cukup untuk sebulan.':
    '毎分38,000回のやさしい振動。30秒ごとにお知らせし、1回の充電で1か月使えます。',
  '30 hari': '30日',
  '3 kepala sikat, kotak': '替えブラシ3本、トラベルケース',

  'Balsem herbal Thailand 50 g': 'タイハーブバーム 50 g',
  'Balsem hijau dengan kamper, mentol, dan kunyit untuk pegal setelah bekerja. Hangatnya pelan dan tidak panas menyengat.':
    '樟脳・メントール・ターメリックの緑のバーム。仕事のあとの疲れた体を、じんわり温めます。',
  'kamper, mentol, kunyit': '樟脳、メントール、ターメリック',
  'Chiang Mai, Thailand': 'タイ・チェンマイ',
  '1 wadah': '1個',
  '3 wadah': '3個',

  'Minyak pijat teratai 200 ml': '蓮のマッサージオイル 200 ml',
  'Minyak biji wijen dan beras dengan wangi teratai yang tenang. Licin cukup lama tetapi tidak menodai seprai setelah dicuci.':
    'ごま油と米油に、おだやかな蓮の香り。すべりが長く続き、シーツについても洗えば落ちます。',
  'minyak wijen, minyak beras': 'ごま油、米油',
  Teratai: '蓮',
  Kamboja: 'プルメリア',

  'Minyak kelapa murni 250 ml': 'バージンココナッツオイル 250 ml',
  'Diperas dingin dari kelapa Sulawesi, jernih dan wangi. Untuk rambut, kulit, dan masakan.':
    'スラウェシ産ココナッツをコールドプレス。澄んで香りよく、髪・肌・料理に使えます。',
  'Sulawesi Utara': 'インドネシア・北スラウェシ',
  '24 bulan': '24か月',
  bersertifikat: '認証済み',

  'Busa pembersih wajah lembut 150 ml': 'やさしい泡洗顔 150 ml',
  'Busa siap pakai dengan pH 5,5 yang tidak membuat kulit kesat. Mengangkat tabir surya ringan sekali bilas.':
    'pH 5.5のそのまま使える泡で、つっぱりません。軽い日焼け止めなら一度で落ちます。',
  sensitif: '敏感肌',
  'centella, asam amino': 'ツボクサ、アミノ酸',

  'Spons mandi loofah asli, isi 2': '天然へちまスポンジ 2個セット',
  'Dari gambas kering yang dibelah dan dijahit kain. Melembut begitu kena air dan dapat terurai.':
    '乾燥へちまを開いて布に縫い付けました。水でやわらかくなり、土に還ります。',
  'gambas kering, katun': '乾燥へちま、綿',

  'Sisir kayu anti kusut': '木製ヘアコーム からまりにくい',
  'Gigi lebar dari kayu cendana hijau yang tidak menimbulkan listrik statis. Enak untuk rambut ikal dan basah.':
    '静電気が起きにくい緑檀の粗い歯。くせ毛や濡れた髪にも使えます。',
  'kayu cendana hijau': '緑檀',

  'Garam mandi serai dan pandan 500 g': 'レモングラス＆パンダン バスソルト 500 g',
  'Garam laut kasar dengan serai dan pandan untuk rendam kaki. Dua sendok cukup untuk satu baskom.':
    '粗い海塩にレモングラスとパンダンを合わせた足湯用。洗面器1杯にスプーン2杯が目安です。',
  'garam laut, serai, pandan': '海塩、レモングラス、パンダン',

  'Pisau cukur logam dengan 10 silet': '金属製安全カミソリ 替刃10枚付き',
  'Pisau cukur seumur hidup yang hanya perlu ganti silet. Kepalanya tertutup sehingga aman untuk pemula.':
    '替刃だけ替えて一生使えるカミソリ。クローズドコームで初めてでも安心です。',
  'kuningan berlapis krom': '真ちゅう（クロームめっき）',
  'gagang, 10 silet': 'ハンドル、替刃10枚',
}
