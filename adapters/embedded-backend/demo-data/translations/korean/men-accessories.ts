import type { Translations } from '../translations.ts'

export const MEN_ACCESSORIES_IN_KOREAN: Translations = {
  'Sepatu lari ringan, sol empuk': '경량 러닝화, 쿠션 밑창',
  'Sepatu 238 gram dengan sol busa yang memantul dan atasan rajut satu lembar. Cocok untuk lari harian sampai setengah maraton.':
    '통기성 좋은 일체형 니트 갑피에 탄력 있는 폼 밑창을 쓴 238g 러닝화입니다. 매일 달리기부터 하프 마라톤까지 신습니다.',
  'busa EVA, 8 mm': 'EVA 폼, 드롭 8mm',
  'rajut daur ulang': '재생 니트',

  'Jam tangan analog baja 38 mm': '스틸 아날로그 시계 38mm',
  'Jam kuarsa Jepang dalam baja 38 mm dengan kaca mineral keras. Talinya bisa diganti tanpa alat.':
    '38mm 스틸 케이스에 일본제 쿼츠와 강화 글라스를 썼습니다. 스트랩은 공구 없이 교체합니다.',
  'kuarsa Jepang': '일본제 쿼츠',
  'mineral keras': '강화 미네랄 글라스',
  Baja: '스틸',
  'Kulit cokelat': '브라운 가죽',
  Biru: '블루',

  'Sepatu pantofel kulit, jahit Blake': '가죽 더비 슈즈, 블레이크 제법',
  'Kulit anak sapi dengan sol kulit dijahit, sehingga lentur sejak awal. Tumit karetnya dapat diganti.':
    '송아지 가죽에 꿰맨 가죽 밑창으로 첫날부터 부드럽게 휩니다. 고무 굽은 교체할 수 있습니다.',
  'kulit anak sapi': '송아지 가죽',
  'kulit, tumit karet': '가죽, 고무 굽',
  'Marche, Italia': '이탈리아 마르케',

  'Dompet kulit tipis, 8 kartu': '슬림 가죽 지갑, 카드 8장',
  'Kulit nabati yang menua indah, muat delapan kartu dan uang tanpa dilipat tiga. Tepinya dipoles tangan.':
    '쓸수록 멋이 드는 베지터블 가죽으로 카드 8장과 접지 않은 지폐가 들어갑니다. 가장자리는 손으로 마감했습니다.',
  'kulit samak nabati': '베지터블 가죽',
  'Toscana, Italia': '이탈리아 토스카나',

  'Topi bisbol kanvas polos': '무지 캔버스 볼캡',
  'Kanvas katun yang dicuci sehingga lunak sejak baru. Gesper logam di belakang, pas untuk 55-60 cm.':
    '새것부터 부드러운 워싱 면 캔버스입니다. 뒤쪽 금속 버클로 55~60cm까지 조절합니다.',
  'katun kanvas': '면 캔버스',

  'Sandal jepit karet alam': '천연고무 쪼리',
  'Karet alam dari Sumatra yang empuk dan tidak berbau. Talinya satu cetakan, tidak mudah lepas.':
    '냄새 없는 부드러운 수마트라 천연고무로 만들었습니다. 끈까지 한 덩어리로 성형했습니다.',
  'karet alam': '천연고무',
  Medan: '인도네시아 메단',

  'Kacamata hitam terpolarisasi, asetat': '편광 선글라스, 아세테이트',
  'Bingkai asetat yang dapat disetel optik, lensa terpolarisasi kategori 3. Memotong silau aspal dan air.':
    '안경점에서 피팅할 수 있는 아세테이트 테에 카테고리 3 편광 렌즈를 끼웠습니다. 도로와 수면의 눈부심을 줄입니다.',
  'terpolarisasi, UV400': '편광, UV400',
  asetat: '아세테이트',
  'kotak, kain': '케이스, 안경닦이',

  'Tas kerja kulit sapi dua ruang': '소가죽 서류가방, 2칸 수납',
  'Satu ruang untuk laptop 15 inci, satu untuk berkas dan bekal. Kulit Garut yang disamak dan dijahit setempat.':
    '15인치 노트북 칸과 서류·도시락 칸이 나뉘어 있습니다. 가룻에서 무두질하고 봉제했습니다.',
  'kulit sapi Garut': '가룻 소가죽',

  'Ransel harian gulung atas': '롤탑 데일리 백팩',
  'Mulut gulung yang menyesuaikan isi, dari 16 sampai 22 liter. Kain berlapis yang menahan hujan sebentar.':
    '짐에 맞춰 16L에서 22L까지 늘어나는 롤탑 가방입니다. 코팅 원단이 소나기를 막아 줍니다.',
  '16-22 liter': '16~22L',
  'nilon berlapis': '코팅 나일론',

  'Gelang kayu kokka 33 butir': '콕카나무 염주 팔찌 33알',
  'Butir kayu kokka 8 mm yang makin mengilap saat dipakai. Tali elastis rangkap dengan rumbai katun.':
    '찰수록 윤이 나는 8mm 콕카나무 구슬입니다. 두 겹 고무줄에 면 술을 달았습니다.',
  'kayu kokka': '콕카나무',

  'Payung panjang gagang kayu': '나무 손잡이 장우산',
  'Delapan rusuk serat kaca yang membalik lagi setelah angin kencang. Gagang kayu kastanye dibengkokkan uap.':
    '돌풍에 뒤집혀도 되돌아오는 유리섬유 살 8개를 썼습니다. 손잡이는 증기로 굽힌 밤나무입니다.',
  'serat kaca, kastanye': '유리섬유, 밤나무',

  'Sarung tangan motor musim panas': '여름용 오토바이 장갑',
  'Jala di punggung tangan dan pelindung buku jari yang lentur. Telunjuk bisa menyentuh layar.':
    '손등은 메시이고 너클 보호대가 유연합니다. 검지로 화면을 터치할 수 있습니다.',
  'jala, kulit sintetis': '메시, 합성 가죽',
  velcro: '벨크로',

  'Topi fedora wol lipat': '접이식 울 페도라',
  'Kain wol yang dapat dilipat ke koper dan kembali bentuknya. Pita dalam menyerap keringat.':
    '접어서 케이스에 넣어도 모양이 되살아나는 울 펠트입니다. 안쪽 밴드가 땀을 흡수합니다.',
  'wol 100%': '울 100%',
  'Firenze, Italia': '이탈리아 피렌체',
}
