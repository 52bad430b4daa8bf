import type { Translations } from '../translations.ts'

export const BODY_CARE_IN_KOREAN: Translations = {
  'Pelembap tubuh aloe vera 400 ml': '알로에 베라 바디로션 400ml',
  'Losion ringan dengan lidah buaya dan panthenol yang cepat meresap. Tanpa pewarna, cocok setelah mandi atau berjemur.':
    '알로에와 판테놀을 담아 빠르게 스며드는 산뜻한 로션입니다. 색소를 넣지 않았으며 샤워 후나 햇볕을 쬔 뒤에 좋습니다.',
  'normal sampai kering': '중성~건성',
  'lidah buaya, panthenol': '알로에 베라, 판테놀',
  '12 bulan setelah dibuka': '개봉 후 12개월',
  Melati: '재스민',

  'Tabir surya SPF 50 PA++++, 50 ml': '선크림 SPF50 PA++++ 50ml',
  'Tekstur seperti air yang tidak meninggalkan rona putih. Nyaman di bawah riasan dan tidak pedih di mata.':
    '백탁 없이 촉촉한 수분 제형입니다. 화장 전에 발라도 밀리지 않고 눈이 시리지 않습니다.',
  'semua jenis kulit': '모든 피부',
  'ulang tiap 3 jam': '3시간마다 덧바르기',
  'Korea Selatan': '대한민국',
  '1 tube': '1개',
  '2 tube': '2개',

  'Toner sakura dan niasinamida 150 ml': '벚꽃 나이아신아마이드 토너 150ml',
  'Toner ringan yang menenangkan dan merapikan tampilan pori. Dipakai pagi dan malam dengan kapas atau telapak tangan.':
    '피부를 진정시키고 모공 결을 고르게 가꾸는 산뜻한 토너입니다. 아침저녁으로 화장솜이나 손바닥에 덜어 바릅니다.',
  'niasinamida 3%': '나이아신아마이드 3%',
  'normal, berminyak': '중성, 지성',

  'Sabun batang minyak kelapa, isi 3': '코코넛 오일 비누, 3개입',
  'Dibuat dingin dan dianginkan enam minggu, sehingga lembut di kulit. Kemasan kertas tanpa plastik.':
    '저온에서 만들어 6주간 숙성한 순한 비누입니다. 비닐 없이 종이로 포장했습니다.',
  'minyak kelapa, sawit lestari': '코코넛 오일, 지속가능 팜유',
  Yogyakarta: '인도네시아 족자카르타',
  Sereh: '레몬그라스',
  Kopi: '커피',

  'Sikat gigi sonik, 5 mode': '음파 전동칫솔, 5가지 모드',
  'Getaran lembut 38.000 kali per menit dengan penanda waktu tiap 30 detik. Satu pengisian cukup untuk sebulan.':
    '분당 38,000회의 부드러운 진동으로 닦고 30초마다 알려 줍니다. 한 번 충전하면 한 달을 씁니다.',
  '30 hari': '30일',
  '3 kepala sikat, kotak': '칫솔모 3개, 여행용 케이스',

  'Balsem herbal Thailand 50 g': '태국 허브 밤 50g',
  'Balsem hijau dengan kamper, mentol, dan kunyit untuk pegal setelah bekerja. Hangatnya pelan dan tidak panas menyengat.':
    '장뇌·멘톨·강황을 담아 뭉친 근육에 바르는 그린 밤입니다. 온기가 은은하게 올라옵니다.',
  'kamper, mentol, kunyit': '장뇌, 멘톨, 강황',
  'Chiang Mai, Thailand': '태국 치앙마이',
  '1 wadah': '1통',
  '3 wadah': '3통',

  'Minyak pijat teratai 200 ml': '연꽃 마사지 오일 200ml',
  'Minyak biji wijen dan beras dengan wangi teratai yang tenang. Licin cukup lama tetapi tidak menodai seprai setelah dicuci.':
    '은은한 연꽃 향의 참기름·미강유 블렌드 오일입니다. 오래 부드럽게 발리고 침구에 묻어도 세탁하면 지워집니다.',
  'minyak wijen, minyak beras': '참기름, 미강유',
  Teratai: '연꽃',
  Kamboja: '플루메리아',

  'Minyak kelapa murni 250 ml': '버진 코코넛 오일 250ml',
  'Diperas dingin dari kelapa Sulawesi, jernih dan wangi. Untuk rambut, kulit, dan masakan.':
    '술라웨시 코코넛을 냉압착해 맑고 향긋합니다. 머리카락과 피부, 요리에 두루 씁니다.',
  'Sulawesi Utara': '인도네시아 북술라웨시',
  '24 bulan': '24개월',
  bersertifikat: '인증',

  'Busa pembersih wajah lembut 150 ml': '저자극 폼 클렌저 150ml',
  'Busa siap pakai dengan pH 5,5 yang tidak membuat kulit kesat. Mengangkat tabir surya ringan sekali bilas.':
    '펌프만 누르면 나오는 pH 5.5 거품으로 세안 후 당김이 없습니다. 가벼운 선크림은 한 번에 지워집니다.',
  sensitif: '민감성',
  'centella, asam amino': '센텔라, 아미노산',

  'Spons mandi loofah asli, isi 2': '천연 수세미 스펀지, 2개입',
  'Dari gambas kering yang dibelah dan dijahit kain. Melembut begitu kena air dan dapat terurai.':
    '말린 수세미를 갈라 천에 덧대어 꿰맸습니다. 물에 젖으면 부드러워지고, 다 쓰면 퇴비가 됩니다.',
  'gambas kering, katun': '말린 수세미, 면',

  'Sisir kayu anti kusut': '엉킴 방지 나무 빗',
  'Gigi lebar dari kayu cendana hijau yang tidak menimbulkan listrik statis. Enak untuk rambut ikal dan basah.':
    '정전기가 일지 않는 녹단향으로 만든 굵은 빗살 빗입니다. 곱슬머리와 젖은 머리에 좋습니다.',
  'kayu cendana hijau': '녹단향',

  'Garam mandi serai dan pandan 500 g': '레몬그라스 판단 입욕 소금 500g',
  'Garam laut kasar dengan serai dan pandan untuk rendam kaki. Dua sendok cukup untuk satu baskom.':
    '굵은 천일염에 레몬그라스와 판단을 더한 족욕 소금입니다. 대야 하나에 두 숟가락이면 충분합니다.',
  'garam laut, serai, pandan': '천일염, 레몬그라스, 판단',

  'Pisau cukur logam dengan 10 silet': '금속 안전면도기, 면도날 10개 포함',
  'Pisau cukur seumur hidup yang hanya perlu ganti silet. Kepalanya tertutup sehingga aman untuk pemula.':
    '면도날만 갈아 끼우며 평생 쓰는 면도기입니다. 클로즈드 헤드라 처음 쓰는 분께도 안전합니다.',
  'kuningan berlapis krom': '크롬 도금 황동',
  'gagang, 10 silet': '손잡이, 면도날 10개',
}
