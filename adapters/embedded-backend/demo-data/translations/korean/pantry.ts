import type { Translations } from '../translations.ts'

export const PANTRY_IN_KOREAN: Translations = {
  'Ramen instan kuah kaldu, isi 8': '국물 라멘 8개입',
  'Mi kering udara, bukan digoreng, dengan kaldu ayam dan kecap. Matang dalam empat menit dan tetap kenyal.':
    '튀기지 않고 바람에 말린 면에 닭과 간장 국물을 더했습니다. 4분이면 쫄깃하게 완성됩니다.',
  bersertifikat: '인증',
  'gandum, kedelai': '밀, 대두',
  '10 bulan': '10개월',
  'Ayam kecap': '닭 간장',
  Miso: '미소',
  Pedas: '매운맛',

  'Kopi robusta Dak Lak sangrai 500 g': '닥락 로부스타 원두 500g',
  'Robusta sangrai gelap dengan rasa cokelat dan kacang untuk kopi susu. Disangrai tiap Senin dan dikirim pekan itu juga.':
    '초콜릿과 견과 향의 강배전 로부스타로 우유 커피에 어울립니다. 월요일에 볶아 그 주에 보내 드립니다.',
  gelap: '강배전',
  'Dak Lak, Vietnam': '베트남 닥락',
  '12 bulan': '12개월',
  Biji: '홀빈',
  Kasar: '굵게',
  Halus: '곱게',

  'Set seduh phin Vietnam dan kopi 250 g': '베트남 핀 드리퍼 세트, 커피 250g',
  'Saringan phin baja, gelas, dan kopi giling 250 gram. Kartu resep menjelaskan es kopi susu langkah demi langkah.':
    '스테인리스 핀과 유리잔, 분쇄 커피 250g 세트입니다. 아이스 연유 커피 만드는 법을 카드에 담았습니다.',
  'baja nirkarat': '스테인리스',
  'phin, gelas, kopi': '핀 드리퍼, 유리잔, 커피',

  'Sambal roa Manado 150 g': '마나도 훈제 생선 삼발 150g',
  'Cabai rawit dan ikan roa asap, digoreng sampai kering sehingga awet. Pedas gurih untuk nasi hangat atau pisang goreng.':
    '쥐똥고추와 훈제 로아 생선을 바싹 볶아 오래 두고 먹습니다. 밥이나 바나나 튀김에 곁들이면 매콤하고 감칠맛이 납니다.',
  ikan: '생선',
  '6 bulan': '6개월',
  'Sangat pedas': '아주 매운맛',

  'Bumbu rendang Padang siap masak': '파당 렌당 양념, 바로 조리',
  'Bumbu segar yang ditumis lambat dengan santan, tanpa pengawet. Satu bungkus untuk satu kilogram daging.':
    '신선한 향신료를 코코넛과 천천히 볶았고 보존료를 넣지 않았습니다. 한 봉지로 고기 1kg을 조리합니다.',
  'cabai, lengkuas, santan': '고추, 갈랑갈, 코코넛',
  '9 bulan': '9개월',
  '1 bungkus': '1봉',
  '3 bungkus': '3봉',

  'Beras merah organik Cianjur 2 kg': '치안주르 유기농 붉은쌀 2kg',
  'Beras merah pecah kulit dari petani di Cianjur, pulen setelah direndam dua jam. Kemasan hampa udara.':
    '치안주르 농가에서 키운 통붉은쌀로, 2시간 불리면 부드럽습니다. 진공 포장입니다.',
  Cianjur: '인도네시아 치안주르',
  'rendam 2 jam': '2시간 불리기',

  'Gula aren cair Lebak 350 ml': '르박 팜슈거 시럽 350ml',
  'Nira aren yang dimasak di tungku sampai kental, wangi asap dan karamel. Untuk kopi susu, cendol, atau panekuk.':
    '야자 수액을 장작불에 졸여 훈연과 캐러멜 향이 납니다. 커피, 첸돌, 팬케이크에 뿌려 드십시오.',
  'Lebak, Banten': '인도네시아 르박',

  'Matcha Uji untuk minuman 80 g': '우지 말차 음료용 80g',
  'Bubuk teh hijau halus dari Uji, hijau cerah dan tidak pahit tajam. Cukup untuk empat puluh gelas.':
    '우지에서 온 고운 녹차 가루로 색이 선명하고 떫지 않습니다. 약 40잔 분량입니다.',
  'Uji, Jepang': '일본 우지',
  'Dengan pengocok bambu': '대나무 차선 포함',

  'Makarel rebus miso kaleng, isi 4': '고등어 미소 통조림 4개',
  'Makarel utuh yang lembut dalam saus miso, tinggal dihangatkan. Durinya lunak dan dapat dimakan.':
    '미소 소스에 부드럽게 익힌 고등어로 데우기만 하면 됩니다. 뼈까지 먹을 수 있습니다.',
  'ikan, kedelai': '생선, 대두',
  '3 tahun': '3년',

  'Bumbu pecel Madiun 400 g': '마디운 땅콩 소스 400g',
  'Kacang sangrai, kencur, dan daun jeruk yang ditumbuk kasar. Seduh dengan air hangat, siap disiram ke sayur.':
    '볶은 땅콩에 켄추르와 라임 잎을 넣어 굵게 빻았습니다. 따뜻한 물에 풀어 채소에 끼얹습니다.',
  'kacang tanah': '땅콩',

  'Mi beras pho kering 400 g': '쌀국수 건면 400g',
  'Mi beras tipis yang lembut tanpa patah setelah direndam sepuluh menit. Bebas gluten.':
    '끊어지지 않고 10분이면 부드러워지는 가는 쌀국수입니다. 글루텐이 없습니다.',
  'beras, air, garam': '쌀, 물, 소금',
  'rendam 10 menit': '10분 불리기',

  'Garam laut Amed, kristal kasar 250 g': '아메드 천일염 굵은 결정 250g',
  'Dijemur dalam palung kelapa di pantai Amed, renyah dan lembut asinnya. Taburkan sebelum disajikan.':
    '아메드 바닷가에서 야자나무 통에 말려 바삭하고 짠맛이 순합니다. 먹기 직전에 뿌립니다.',
  'Amed, Bali': '발리 아메드',

  'Lada hitam Phu Quoc 150 g': '푸꾸옥 흑후추 150g',
  'Lada dipetik merah lalu dijemur, wanginya panjang. Giling sesaat sebelum dipakai.':
    '붉게 익었을 때 따서 햇볕에 말려 향이 오래 갑니다. 쓰기 직전에 갈아 주십시오.',
  'Phu Quoc, Vietnam': '베트남 푸꾸옥',
  '24 bulan': '24개월',
}
