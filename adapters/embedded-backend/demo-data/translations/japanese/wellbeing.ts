import type { Translations } from '../translations.ts'

export const WELLBEING_IN_JAPANESE: Translations = {
  'Madu hutan Sumbawa 350 ml': 'スンバワの森のはちみつ 350 ml',
  'Madu liar yang disaring tanpa dipanaskan, warnanya gelap dan sedikit asam. Dipanen bergilir agar sarang tetap lestari.':
    '加熱せずこした野生のはちみつ。色が濃く、ほのかな酸味。巣を守るため順番に採っています。',
  Sumbawa: 'インドネシア・スンバワ',
  '24 bulan': '24か月',
  bersertifikat: '認証済み',

  'Vitamin D3 1.000 IU, 90 kapsul': 'ビタミンD3 1,000 IU 90粒',
  'Suplemen harian satu kapsul kecil bersama makan. Bacalah label dan tanyakan dokter bila sedang minum obat lain.':
    '1日1粒を食事と一緒に。表示をよく読み、お薬を服用中の方は医師にご相談ください。',
  '90 kapsul': '90粒',
  '1 kapsul sehari': '1日1粒',

  'Minyak ikan 1.000 mg, 100 kapsul': 'フィッシュオイル 1,000 mg 100粒',
  'Dari ikan laut dalam dan disuling untuk menghilangkan logam berat. Kapsulnya tidak meninggalkan bau amis.':
    '深海魚の油を蒸留し、重金属を除きました。後味の魚臭さがありません。',
  '100 kapsul': '100粒',
  ikan: '魚',
  '1-2 kapsul sehari': '1日1〜2粒',
  '200 kapsul': '200粒',

  'Plester hidrokoloid, 36 lembar': 'ハイドロコロイドパッチ 36枚',
  'Plester tipis bening yang menutup jerawat atau lecet dan menyerap cairannya. Tiga ukuran dalam satu bungkus.':
    '薄い透明パッチがニキビや靴ずれを覆い、浸出液を吸います。3サイズ入りです。',
  '36 lembar': '36枚',
  'ganti setelah 8 jam': '8時間後に交換',

  'Teh bunga telang kering 60 g': 'バタフライピーティー 60 g',
  'Seduhannya biru dan menjadi ungu begitu diberi jeruk nipis. Tanpa kafein, dijemur di kebun sendiri.':
    '青いお茶がライムで紫に。ノンカフェイン、自家農園で天日干しです。',
  '5 bunga per cangkir': '1杯に5輪',
  'Nakhon Pathom, Thailand': 'タイ・ナコンパトム',

  'Inhaler herbal Thailand, isi 6': 'タイハーブインヘラー 6個セット',
  'Botol kecil berisi rempah kering yang dihirup saat perjalanan. Wanginya segar tanpa alkohol.':
    '乾いたハーブの小びん。移動中に香りを吸うだけ。アルコール不使用でさわやかです。',
  '6 botol': '6個',
  'lada, kapulaga, mentol': 'こしょう、カルダモン、メントール',

  'Timbangan teh dan herbal dua piring': '上皿てんびん お茶・ハーブ用',
  'Timbangan kuningan kecil untuk meracik teh dan masker sendiri, dengan tujuh anak timbangan. Bisa dibongkar ke kotaknya.':
    'お茶やパックの調合に使う小さな真ちゅうのてんびん。分銅7個付き、箱に収まります。',
  'kuningan, kayu': '真ちゅう、木',
  '7 anak timbangan, kotak': '分銅7個、箱',

  'Termometer digital ujung lentur, 10 detik': '電子体温計 やわらか先端 10秒',
  'Membaca suhu dalam sepuluh detik dan berbunyi pelan. Ujungnya lentur dan aman untuk anak.':
    '10秒で測れて、やさしい音でお知らせ。曲がる先端でお子さまにも安心です。',
  'ujung tahan air': '先端防水',

  'Tensimeter lengan digital': '上腕式血圧計',
  'Angka besar dan memori untuk dua orang, dengan penanda denyut tidak teratur. Manset 22-42 cm.':
    '大きな数字、2人分のメモリー、不規則脈波の表示。カフは22〜42 cmです。',
  'manset 22-42 cm': 'カフ 22〜42 cm',
  '4 AA atau USB-C': '単3形4本またはUSB-C',
  '2 tahun': '2年',

  'Kompres dingin dan hangat, isi 2': '温冷ジェルパック 2個セット',
  'Gel yang tetap lentur dari pembeku dan dapat dihangatkan di microwave. Sarung kain melindungi kulit.':
    '冷凍してもやわらかく、レンジで温めることも。布カバーが肌を守ります。',
  'maksimum 20 menit': '最長20分',
  '2 gel, 2 sarung': 'ジェル2個、カバー2枚',

  'Kaus kaki kompresi 15-20 mmHg': '着圧ソックス 15-20 mmHg',
  'Untuk penerbangan panjang dan kerja berdiri; tekanan terkuat di pergelangan. Kain berpori yang tidak gerah.':
    '長時間のフライトや立ち仕事に。足首の圧がいちばん強く、むれにくい編み地です。',
  'nilon, elastan': 'ナイロン、ポリウレタン',
  'cuci 30 °C': '30 °Cで洗濯',

  'Kacamata baca lipat dengan kotak': '折りたたみ老眼鏡 ケース付き',
  'Terlipat seukuran korek dan masuk saku. Lensanya jernih dari tepi ke tepi.':
    'マッチ箱ほどにたためてポケットに。レンズは端まで見やすいです。',
  'baja, TR90': 'スチール、TR90',

  'Selai kacang tanpa gula 500 g': 'ピーナッツバター 無糖 500 g',
  'Kacang tanah sangrai dan sedikit garam, tidak ada yang lain. Minyak di atas tinggal diaduk.':
    'ローストした落花生と少しの塩だけ。上の油は混ぜてお使いください。',
  'kacang tanah': '落花生',
  'kacang tanah 99,5%': '落花生99.5%',
  '9 bulan': '9か月',
  Halus: 'なめらか',
  Kasar: '粒あり',
}
