import type { Translations } from '../translations.ts'

export const SWEETS_AND_SNACKS_IN_KOREAN: Translations = {
  'Cokelat hitam Bali 72 persen, isi 3': '발리 다크 초콜릿 72% 3개',
  'Dari biji kakao Jembrana yang difermentasi enam hari, dengan rasa buah kering. Hanya kakao dan gula kelapa.':
    '엿새 발효한 젬브라나 카카오로 말린 과일 맛이 납니다. 카카오와 코코넛 설탕만 넣었습니다.',
  'kakao, gula kelapa': '카카오, 코코넛 설탕',
  'Jembrana, Bali': '발리 젬브라나',
  '12 bulan': '12개월',
  Polos: '플레인',
  'Garam laut': '천일염',
  Jahe: '생강',

  'Mochi tiga rasa, kotak isi 18': '3가지 맛 모찌 18개입',
  'Mochi lembut berisi kacang merah, wijen, dan matcha, dibungkus satu per satu. Manisnya ringan untuk teman teh.':
    '팥·깨·말차를 넣은 말랑한 모찌를 하나씩 포장했습니다. 달지 않아 차와 잘 어울립니다.',
  'wijen, kedelai': '참깨, 대두',
  '4 bulan': '4개월',
  'Osaka, Jepang': '일본 오사카',
  '18 buah': '18개',
  '36 buah': '36개',

  'Keripik beras senbei kecap': '간장 쌀과자 센베이',
  'Beras Jepang dipanggang dua kali lalu dikuas kecap. Renyah, gurih, dan tidak digoreng.':
    '일본 쌀을 두 번 굽고 간장을 발랐습니다. 튀기지 않아 바삭하고 구수합니다.',
  'gandum, kedelai': '밀, 대두',
  Kecap: '간장',
  'Rumput laut': '김',

  'Keripik pisang Lampung 250 g': '람풍 바나나칩 250g',
  'Pisang kepok diiris tipis dan digoreng dengan minyak kelapa. Renyah tanpa rasa minyak tengik.':
    '케폭 바나나를 얇게 썰어 코코넛 오일에 튀겼습니다. 기름 냄새 없이 바삭합니다.',
  bersertifikat: '인증',
  '5 bulan': '5개월',
  Keju: '치즈',

  'Kue nastar nanas, stoples 400 g': '파인애플 나스타르 쿠키 400g',
  'Kue mentega isi selai nanas yang dimasak sendiri, lumer di mulut. Dipanggang setelah dipesan.':
    '직접 졸인 파인애플 잼을 넣어 입에서 녹는 버터 쿠키입니다. 주문을 받고 굽습니다.',
  'gandum, susu, telur': '밀, 우유, 달걀',
  '3 bulan': '3개월',

  'Kacang mede Binh Phuoc panggang 300 g': '빈프억 구운 캐슈너트 300g',
  'Mede besar yang dipanggang bersama kulit ari dan sedikit garam. Kaleng kedap udara.':
    '큰 캐슈너트를 껍질째 소금 약간과 구웠습니다. 밀폐 캔에 담았습니다.',
  'kacang mede': '캐슈너트',
  'Binh Phuoc, Vietnam': '베트남 빈프억',

  'Mangga kering tanpa gula tambahan 200 g': '무설탕 건망고 200g',
  'Mangga Hoa Loc matang pohon, diiris tebal dan dikeringkan pelan. Kenyal dan asam manis alami.':
    '나무에서 익은 호아록 망고를 두툼하게 썰어 천천히 말렸습니다. 쫄깃하고 새콤달콤합니다.',
  'mangga 100%': '망고 100%',
  '10 bulan': '10개월',

  'Permen buah Jepang, kaleng 150 g': '일본 과일 드롭스 캔 150g',
  'Permen keras delapan rasa buah dalam kaleng bergaya lama. Warnanya dari sari buah dan sayur.':
    '옛날식 캔에 담은 8가지 과일 맛 사탕입니다. 과즙과 채소즙으로 색을 냈습니다.',
  'gula, sari buah': '설탕, 과즙',
  '18 bulan': '18개월',

  'Puding karamel, isi 6': '캐러멜 푸딩 6개',
  'Puding telur lembut dengan karamel sedikit pahit, tahan di suhu ruang. Dinginkan satu jam sebelum dinikmati.':
    '쌉쌀한 캐러멜을 얹은 매끈한 달걀 푸딩으로 실온 보관합니다. 먹기 전에 1시간 차게 두십시오.',
  'telur, susu': '달걀, 우유',
  '6 bulan': '6개월',

  'Kerupuk udang Sidoarjo mentah 500 g': '시도아르조 새우칩 생지 500g',
  'Udang segar 40 persen dan tapioka, dijemur dua hari. Mengembang besar dalam minyak panas.':
    '생새우 40%에 타피오카를 섞어 이틀간 햇볕에 말렸습니다. 뜨거운 기름에 크게 부풉니다.',
  udang: '새우',

  'Berondong jagung karamel Hokkaido': '홋카이도 캐러멜 팝콘',
  'Jagung Hokkaido dengan karamel mentega tipis, renyah sampai butir terakhir. Kantong bisa ditutup lagi.':
    '홋카이도 옥수수에 버터 캐러멜을 얇게 입혀 끝까지 바삭합니다. 지퍼백 포장입니다.',
  susu: '우유',
  Karamel: '캐러멜',
  'Garam mentega': '버터 소금',

  'Teh susu boba, set 6 gelas': '버블 밀크티 키트 6잔',
  'Teh hitam, susu bubuk, dan boba yang matang 30 detik di microwave. Enam sedotan kertas disertakan.':
    '홍차, 분유, 전자레인지 30초 타피오카 펄 세트입니다. 종이 빨대 6개가 들어 있습니다.',
  '6 porsi': '6인분',
  'microwave 30 detik': '전자레인지 30초',
  'Gula merah': '흑당',
  Talas: '타로',
  Melati: '재스민',

  'Teh teratai Ha Noi 100 g': '하노이 연꽃차 100g',
  'Teh hijau Thai Nguyen yang diharumkan bunga teratai segar tujuh kali. Seduh dengan air 85 derajat.':
    '타이응우옌 녹차에 생연꽃 향을 일곱 번 입혔습니다. 85도에서 우립니다.',
  'Ha Noi, Vietnam': '베트남 하노이',

  Cokelat: '초콜릿',
}
