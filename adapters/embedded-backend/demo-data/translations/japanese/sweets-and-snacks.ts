import type { Translations } from '../translations.ts'

export const SWEETS_AND_SNACKS_IN_JAPANESE: Translations = {
  'Cokelat hitam Bali 72 persen, isi 3': 'バリのダークチョコレート 72% 3枚',
  'Dari biji kakao Jembrana yang difermentasi enam hari, dengan rasa buah kering. Hanya kakao dan gula kelapa.':
    'ジュンブラナのカカオを6日発酵。ドライフルーツの風味で、原料はカカオとココナッツシュガーだけ。',
  'kakao, gula kelapa': 'カカオ、ココナッツシュガー',
  'Jembrana, Bali': 'バリ・ジュンブラナ',
  '12 bulan': '12か月',
  Polos: 'プレーン',
  'Garam laut': '海塩',
  Jahe: 'ジンジャー',

  'Mochi tiga rasa, kotak isi 18': 'もち菓子 3種 18個入り',
  'Mochi lembut berisi kacang merah, wijen, dan matcha, dibungkus satu per satu. Manisnya ringan untuk teman teh.':
    'あずき、ごま、抹茶のやわらかなおもちを個包装で。お茶に合うひかえめな甘さです。',
  'wijen, kedelai': 'ごま、大豆',
  '4 bulan': '4か月',
  'Osaka, Jepang': '大阪府',
  '18 buah': '18個',
  '36 buah': '36個',

  'Keripik beras senbei kecap': 'しょうゆせんべい',
  'Beras Jepang dipanggang dua kali lalu dikuas kecap. Renyah, gurih, dan tidak digoreng.':
    '日本のお米を二度焼きし、しょうゆをひと塗り。揚げずにパリッと香ばしく。',
  'gandum, kedelai': '小麦、大豆',
  Kecap: 'しょうゆ',
  'Rumput laut': 'のり',

  'Keripik pisang Lampung 250 g': 'ランプンのバナナチップ 250 g',
  'Pisang kepok diiris tipis dan digoreng dengan minyak kelapa. Renyah tanpa rasa minyak tengik.':
    'ケポックバナナを薄く切り、ココナッツオイルで揚げました。油くささのない軽い食感です。',
  bersertifikat: '認証済み',
  '5 bulan': '5か月',
  Keju: 'チーズ',
  Cokelat: 'チョコレート',

  'Kue nastar nanas, stoples 400 g': 'パイナップルクッキー「ナスタル」 400 g',
  'Kue mentega isi selai nanas yang dimasak sendiri, lumer di mulut. Dipanggang setelah dipesan.':
    '自家製パイナップルジャム入り、口どけのよいバタークッキー。ご注文後に焼き上げます。',
  'gandum, susu, telur': '小麦、乳、卵',
  '3 bulan': '3か月',

  'Kacang mede Binh Phuoc panggang 300 g': 'ビンフオック産ローストカシュー 300 g',
  'Mede besar yang dipanggang bersama kulit ari dan sedikit garam. Kaleng kedap udara.':
    '大粒のカシューナッツを薄皮ごと軽い塩味でロースト。密閉缶入りです。',
  'kacang mede': 'カシューナッツ',
  'Binh Phuoc, Vietnam': 'ベトナム・ビンフオック',

  'Mangga kering tanpa gula tambahan 200 g': 'ドライマンゴー 砂糖不使用 200 g',
  'Mangga Hoa Loc matang pohon, diiris tebal dan dikeringkan pelan. Kenyal dan asam manis alami.':
    '樹上で熟したホアロックマンゴーを厚切りにしてゆっくり乾燥。もっちり自然な甘酸っぱさです。',
  'mangga 100%': 'マンゴー100%',
  '10 bulan': '10か月',

  'Permen buah Jepang, kaleng 150 g': 'フルーツドロップ 150 g 缶入り',
  'Permen keras delapan rasa buah dalam kaleng bergaya lama. Warnanya dari sari buah dan sayur.':
    '昔ながらの缶に8つの果物味。色は果汁と野菜汁だけです。',
  'gula, sari buah': '砂糖、果汁',
  '18 bulan': '18か月',

  'Puding karamel, isi 6': 'カスタードプリン 6個セット',
  'Puding telur lembut dengan karamel sedikit pahit, tahan di suhu ruang. Dinginkan satu jam sebelum dinikmati.':
    'なめらかな卵プリンにほろ苦カラメル。常温で保存でき、1時間冷やすとおいしく召し上がれます。',
  'telur, susu': '卵、乳',
  '6 bulan': '6か月',

  'Kerupuk udang Sidoarjo mentah 500 g': 'シドアルジョのえびせん 生 500 g',
  'Udang segar 40 persen dan tapioka, dijemur dua hari. Mengembang besar dalam minyak panas.':
    '生のえび40%とタピオカを2日天日干し。熱い油で大きくふくらみます。',
  udang: 'えび',

  'Berondong jagung karamel Hokkaido': '北海道キャラメルポップコーン',
  'Jagung Hokkaido dengan karamel mentega tipis, renyah sampai butir terakhir. Kantong bisa ditutup lagi.':
    '北海道のとうもろこしに薄いバターキャラメル。最後の一粒までサクサク、チャック付き袋です。',
  susu: '乳',
  Karamel: 'キャラメル',
  'Garam mentega': 'バターソルト',

  'Teh susu boba, set 6 gelas': 'タピオカミルクティーキット 6杯分',
  'Teh hitam, susu bubuk, dan boba yang matang 30 detik di microwave. Enam sedotan kertas disertakan.':
    '紅茶、粉乳、レンジ30秒でできるタピオカ。紙ストロー6本付きです。',
  '6 porsi': '6杯分',
  'microwave 30 detik': 'レンジで30秒',
  'Gula merah': '黒糖',
  Talas: 'タロイモ',
  Melati: 'ジャスミン',

  'Teh teratai Ha Noi 100 g': 'ハノイの蓮茶 100 g',
  'Teh hijau Thai Nguyen yang diharumkan bunga teratai segar tujuh kali. Seduh dengan air 85 derajat.':
    'タイグエンの緑茶に生の蓮の花で7回香りを移しました。85度のお湯でどうぞ。',
  'Ha Noi, Vietnam': 'ベトナム・ハノイ',
}
