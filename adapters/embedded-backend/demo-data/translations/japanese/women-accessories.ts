import type { Translations } from '../translations.ts'

export const WOMEN_ACCESSORIES_IN_JAPANESE: Translations = {
  'Tas tangan kulit asli, tali lepas-pasang': '本革ハンドバッグ 2WAY',
  'Kulit sapi berbutir dengan dasar kaku dan empat kaki logam. Ruangnya cukup untuk tablet, dompet, dan botol kecil.':
    'シボ牛革に底板と金属の底鋲4つ。タブレット、財布、小さなボトルが入ります。',
  'kulit sapi': '牛革',
  ritsleting: 'ファスナー',

  'Lipstik matte tahan lama': 'マットリップ 落ちにくい',
  'Warna pekat sekali oles yang tidak membuat bibir kering. Tahan makan siang, luntur hanya oleh minyak.':
    'ひと塗りで濃く発色し、乾きにくい。ランチのあとも落ちず、オイルで落とせます。',
  'minyak jojoba, vitamin E': 'ホホバオイル、ビタミンE',
  bersertifikat: '認証済み',
  'Merah bata': 'レンガレッド',
  Mawar: 'ローズ',
  Karamel: 'キャラメル',
  Beri: 'ベリー',

  'Sepatu hak 6 cm kulit lembut': 'レザーパンプス 6 cmヒール',
  'Hak kokoh dengan bantalan di telapak, dapat dipakai seharian. Bagian dalamnya kulit, tidak lembap.':
    '安定したヒールと前足部のクッションで一日中歩けます。内側も革でむれにくい作りです。',
  'kulit kambing': '山羊革',
  'hak 6 cm': 'ヒール 6 cm',
  'Romans, Prancis': 'フランス・ロマン',

  'Sandal tali kulit sol karet': 'レザーストラップサンダル ゴム底',
  'Tali kulit lembut dengan gesper kecil dan sol yang tidak licin. Datar, nyaman untuk jalan-jalan.':
    'やわらかなストラップと小さなバックル、滑りにくい底。フラットで歩きやすい一足です。',
  'kulit, karet': 'レザー、ゴム',

  'Sepatu datar lipat dengan kantong': '折りたたみフラットシューズ ポーチ付き',
  'Sepatu datar yang bisa dilipat ke dalam tas untuk pulang kerja. Sol busanya lembut tetapi tidak menipis.':
    'たたんでバッグに、帰り道の一足。へたりにくいやわらかフォーム底です。',
  'kulit sintetis': '合成皮革',
  'busa, karet': 'フォーム、ゴム',

  'Sepatu bot kulit setinggi betis': '本革ミドルブーツ',
  'Bot dengan ritsleting dalam dan hak balok 5 cm. Kulitnya disemir sekali sebulan saja.':
    '内側ファスナー、5 cmの太ヒール。お手入れは月に一度で十分です。',
  'hak 5 cm': 'ヒール 5 cm',

  'Topi pantai rafia dengan pita': 'ラフィアハット リボン付き',
  'Rafia asli yang dianyam rapat, tepinya 9 cm. Dapat digulung untuk koper.':
    '本物のラフィアをきめ細かく編んだ、つば9 cmの帽子。丸めてスーツケースに入ります。',
  rafia: 'ラフィア',
  '56-58 cm, tepi 9 cm': '56〜58 cm、つば 9 cm',

  'Cincin perak dengan safir putih': 'ホワイトサファイア シルバーリング',
  'Perak 925 dengan safir putih 4 mm, dipoles tangan. Datang dalam kotak kayu kecil.':
    'シルバー925に4 mmのホワイトサファイア、手磨き仕上げ。小さな木箱入りです。',
  'perak 925, safir putih': 'シルバー925、ホワイトサファイア',

  'Kalung mutiara air tawar': '淡水パールネックレス',
  'Mutiara 6 mm dengan simpul di antara tiap butir, pengait perak. Kilaunya lembut dan bentuknya sedikit berbeda-beda.':
    '6 mmのパールを一粒ずつ結び、留め具はシルバー。やわらかな照りで、形に少し個性があります。',
  'mutiara air tawar, perak 925': '淡水パール、シルバー925',

  'Kipas tangan sutra lukis': '手描きシルク扇子',
  'Rusuk bambu dengan sutra yang dilukis di Hue, lengkap dengan kantong. Angin lembutnya cukup untuk upacara siang.':
    '竹の骨にフエで描いたシルク、袋付き。昼の式典にやさしい風を。',
  'bambu, sutra': '竹、シルク',
  'Hue, Vietnam': 'ベトナム・フエ',
  Teratai: '蓮',
  Bangau: '鶴',

  'Cat kuku bernapas berbasis air': '水性ネイルポリッシュ 通気タイプ',
  'Tembus air dan udara, dilepas dengan sabun hangat atau dikupas. Hampir tanpa bau.':
    '水と空気を通し、ぬるま湯と石けん、またははがして落とせます。においはほとんどありません。',
  Bata: 'レンガ',
  Susu: 'ミルク',
  Plum: 'プラム',

  'Dompet koin bordir': '刺しゅうコインケース',
  'Bordir bunga tangan di atas kanvas dengan bingkai klip logam. Muat uang lipat, kartu, dan kunci.':
    'キャンバスに手刺しゅうの花、金属のがま口。お札、カード、鍵が入ります。',
  'kanvas, kuningan': 'キャンバス、真ちゅう',
  Tasikmalaya: 'インドネシア・タシクマラヤ',

  'Jepit rambut pita satin, isi 2': 'サテンリボンバレッタ 2個セット',
  'Pita satin lebar di atas jepit Prancis yang tidak menarik rambut. Satu warna gelap, satu terang.':
    '幅広サテンリボンに、髪を引っぱらないフレンチクリップ。濃淡の2色です。',
  'satin, baja': 'サテン、スチール',
}
