import type { Translations } from '../translations.ts'

export const WELLBEING_IN_KOREAN: Translations = {
  'Madu hutan Sumbawa 350 ml': '숨바와 야생 꿀 350ml',
  'Madu liar yang disaring tanpa dipanaskan, warnanya gelap dan sedikit asam. Dipanen bergilir agar sarang tetap lestari.':
    '열을 가하지 않고 거른 진하고 살짝 새콤한 야생 꿀입니다. 벌집이 남도록 돌아가며 채취합니다.',
  Sumbawa: '인도네시아 숨바와',
  '24 bulan': '24개월',
  bersertifikat: '인증',

  'Vitamin D3 1.000 IU, 90 kapsul': '비타민 D3 1,000IU 90캡슐',
  'Suplemen harian satu kapsul kecil bersama makan. Bacalah label dan tanyakan dokter bila sedang minum obat lain.':
    '하루 한 알, 식사와 함께 드십시오. 라벨을 읽고 다른 약을 드시는 분은 의사와 상담하십시오.',
  '90 kapsul': '90캡슐',
  '1 kapsul sehari': '하루 1캡슐',

  'Minyak ikan 1.000 mg, 100 kapsul': '피시 오일 1,000mg 100캡슐',
  'Dari ikan laut dalam dan disuling untuk menghilangkan logam berat. Kapsulnya tidak meninggalkan bau amis.':
    '심해어에서 얻어 중금속을 걸러 증류했습니다. 비린 뒷맛이 없습니다.',
  '100 kapsul': '100캡슐',
  ikan: '생선',
  '1-2 kapsul sehari': '하루 1~2캡슐',
  '200 kapsul': '200캡슐',

  'Plester hidrokoloid, 36 lembar': '하이드로콜로이드 패치 36매',
  'Plester tipis bening yang menutup jerawat atau lecet dan menyerap cairannya. Tiga ukuran dalam satu bungkus.':
    '여드름이나 물집에 붙여 진물을 흡수하는 얇고 투명한 패치입니다. 3가지 크기가 들어 있습니다.',
  '36 lembar': '36매',
  'ganti setelah 8 jam': '8시간마다 교체',

  'Teh bunga telang kering 60 g': '나비완두꽃차 60g',
  'Seduhannya biru dan menjadi ungu begitu diberi jeruk nipis. Tanpa kafein, dijemur di kebun sendiri.':
    '파랗게 우러나고 라임을 넣으면 보라색이 됩니다. 카페인이 없으며 자가 농장에서 햇볕에 말렸습니다.',
  '5 bunga per cangkir': '한 잔에 5송이',
  'Nakhon Pathom, Thailand': '태국 나콘파톰',

  'Inhaler herbal Thailand, isi 6': '태국 허브 인헤일러 6개',
  'Botol kecil berisi rempah kering yang dihirup saat perjalanan. Wanginya segar tanpa alkohol.':
    '여행길에 향을 맡는 말린 향신료 병입니다. 알코올 없이 상쾌합니다.',
  '6 botol': '6병',
  'lada, kapulaga, mentol': '후추, 카다멈, 멘톨',

  'Timbangan teh dan herbal dua piring': '차·허브용 양팔저울',
  'Timbangan kuningan kecil untuk meracik teh dan masker sendiri, dengan tujuh anak timbangan. Bisa dibongkar ke kotaknya.':
    '차와 팩을 직접 배합할 때 쓰는 작은 황동 저울로 추가 7개입니다. 상자에 납작하게 들어갑니다.',
  'kuningan, kayu': '황동, 나무',
  '7 anak timbangan, kotak': '추 7개, 상자',

  'Termometer digital ujung lentur, 10 detik': '디지털 체온계, 유연한 팁, 10초',
  'Membaca suhu dalam sepuluh detik dan berbunyi pelan. Ujungnya lentur dan aman untuk anak.':
    '10초 만에 재고 부드러운 소리로 알립니다. 끝이 유연해 아이에게도 안전합니다.',
  'ujung tahan air': '방수 팁',

  'Tensimeter lengan digital': '위팔 혈압계',
  'Angka besar dan memori untuk dua orang, dengan penanda denyut tidak teratur. Manset 22-42 cm.':
    '큰 숫자와 2인 메모리에 불규칙 맥파 표시를 갖췄습니다. 커프는 22~42cm입니다.',
  'manset 22-42 cm': '커프 22~42cm',
  '4 AA atau USB-C': 'AA 4개 또는 USB-C',
  '2 tahun': '2년',

  'Kompres dingin dan hangat, isi 2': '냉온 찜질팩 2개',
  'Gel yang tetap lentur dari pembeku dan dapat dihangatkan di microwave. Sarung kain melindungi kulit.':
    '얼려도 말랑한 젤 팩으로 전자레인지에 데울 수 있습니다. 천 커버가 피부를 보호합니다.',
  'maksimum 20 menit': '최대 20분',
  '2 gel, 2 sarung': '팩 2개, 커버 2개',

  'Kaus kaki kompresi 15-20 mmHg': '압박 양말 15~20mmHg',
  'Untuk penerbangan panjang dan kerja berdiri; tekanan terkuat di pergelangan. Kain berpori yang tidak gerah.':
    '장시간 비행과 서서 하는 일에 좋고 발목을 가장 단단히 잡습니다. 통기성 니트라 덥지 않습니다.',
  'nilon, elastan': '나일론, 엘라스테인',
  'cuci 30 °C': '30°C 세탁',

  'Kacamata baca lipat dengan kotak': '접이식 돋보기안경, 케이스 포함',
  'Terlipat seukuran korek dan masuk saku. Lensanya jernih dari tepi ke tepi.':
    '성냥갑 크기로 접어 주머니에 넣습니다. 렌즈 가장자리까지 선명합니다.',
  'baja, TR90': '강철, TR90',

  'Selai kacang tanpa gula 500 g': '무설탕 땅콩버터 500g',
  'Kacang tanah sangrai dan sedikit garam, tidak ada yang lain. Minyak di atas tinggal diaduk.':
    '볶은 땅콩과 소금 약간, 그 밖에는 없습니다. 위에 뜬 기름은 저어 드십시오.',
  'kacang tanah': '땅콩',
  'kacang tanah 99,5%': '땅콩 99.5%',
  '9 bulan': '9개월',
  Halus: '스무스',
  Kasar: '크런치',
}
