import type { Translations } from '../translations.ts'

export const ROOMS_IN_KOREAN: Translations = {
  'Kursi makan kayu solid': '원목 식탁 의자',
  'Kayu jati dari kebun bersertifikat, disambung pasak tanpa sekrup terlihat. Sandarannya melengkung mengikuti punggung.':
    '인증 농장의 티크를 나사 없이 나무못으로 짜 맞췄습니다. 등판이 등의 곡선을 따라 휘어 있습니다.',
  'kayu jati': '티크',
  'sudah terakit': '완제품',

  'Lampu gantung bohlam besar E27': '대형 E27 전구 펜던트 조명',
  'Bohlam LED besar berkaca kuning hangat dengan kabel kain 1,5 meter. Terangnya lembut di atas meja makan.':
    '1.5m 패브릭 전선에 따뜻한 호박색 대형 LED 전구를 달았습니다. 식탁 위를 은은하게 비춥니다.',
  'LED 6 W, E27': 'LED 6W, E27',
  'kabel 1,5 m': '전선 1.5m',

  'Tanaman hias monstera kecil dalam pot': '소형 몬스테라 화분',
  'Monstera muda setinggi 30 cm dalam pot tanah liat, sudah menyesuaikan diri di dalam ruang. Dikirim dengan penyangga dan petunjuk rawat.':
    '실내에 적응한 30cm 어린 몬스테라를 토분에 심었습니다. 흔들리지 않게 고정하고 관리 카드를 넣어 보내 드립니다.',
  'tinggi 30 cm': '높이 30cm',
  'siram seminggu sekali': '주 1회 물 주기',
  'pot tanah liat': '토분',

  'Sofa dua dudukan kain linen': '2인용 리넨 소파',
  'Rangka kayu pinus dengan dudukan busa padat yang tidak kempes. Sarungnya dapat dilepas dan dicuci.':
    '소나무 프레임에 꺼지지 않는 탄탄한 폼 방석을 얹었습니다. 커버는 벗겨 세탁합니다.',
  'linen, pinus': '리넨, 소나무',
  'pasang kaki, 10 menit': '다리 조립, 10분',

  'Seprai katun perkal, set 4 bagian': '퍼케일 면 침구 4종 세트',
  'Katun rapat yang sejuk dan berdesir seperti seprai hotel. Set berisi seprai, sarung guling, dan dua sarung bantal.':
    '호텔 침구처럼 바스락거리는 시원한 면입니다. 시트 1장, 바디필로 커버 1장, 베갯잇 2장입니다.',
  'katun perkal 200 TC': '면 퍼케일 200TC',
  '4 bagian': '4장',
  'cuci 60 °C': '60°C 세탁',

  'Cermin dinding bundar 50 cm': '원형 벽거울 50cm',
  'Cermin bebas tembaga dengan bingkai tipis dan pengait tersembunyi. Tidak menguning di kamar mandi.':
    '얇은 테두리에 걸이를 숨긴 무동(구리 무첨가) 거울입니다. 욕실에서도 누렇게 변하지 않습니다.',
  'diameter 50 cm': '지름 50cm',
  aluminium: '알루미늄',

  'Lilin aroma kedelai 180 g': '소이 향초 180g',
  'Lilin kedelai dengan minyak atsiri Nusantara yang menyala 35 jam. Gelasnya bisa dipakai lagi.':
    '콩 왁스에 인도네시아산 에센셜 오일을 담아 35시간 탑니다. 유리컵은 다시 쓸 수 있습니다.',
  '35 jam': '35시간',
  'lilin kedelai, sumbu katun': '콩 왁스, 면 심지',
  Sereh: '레몬그라스',
  Melati: '재스민',
  'Kayu manis': '시나몬',

  'Bingkai foto kayu ek 30 x 40 cm': '오크 액자 30 x 40cm',
  'Kayu ek asli dengan kaca akrilik ringan dan karton berbingkai. Bisa digantung tegak maupun mendatar.':
    '진짜 오크에 가벼운 아크릴판과 매트를 끼웠습니다. 세로로도 가로로도 겁니다.',
  'kayu ek, akrilik': '오크, 아크릴',

  'Keranjang rotan anyam dengan tutup': '뚜껑 있는 라탄 바구니',
  'Dianyam perajin di Cirebon dari rotan utuh. Cukup besar untuk cucian tiga hari atau mainan anak.':
    '치르본 장인이 통라탄으로 엮었습니다. 사흘치 빨래나 장난감이 넉넉히 들어갑니다.',
  rotan: '라탄',
  Cirebon: '인도네시아 치르본',

  'Sapu dan pengki berdiri, bulu lembut': '스탠드 빗자루 쓰레받기 세트, 부드러운 솔',
  'Pengki bergigi yang membersihkan bulu sapu, dan keduanya berdiri sendiri di sudut. Gagangnya tanpa perlu membungkuk.':
    '쓰레받기가 솔의 먼지를 훑어 내고 둘 다 혼자 섭니다. 손잡이가 길어 허리가 편합니다.',
  'PET daur ulang, baja': '재생 PET, 강철',

  'Kotak perkakas rumah 62 bagian': '가정용 공구함 62종',
  'Palu, obeng, tang, meteran, dan bor tangan dalam kotak berkait. Cukup untuk memasang rak dan memperbaiki keran.':
    '망치·드라이버·펜치·줄자·손드릴을 잠금 상자에 담았습니다. 선반을 달고 수도꼭지를 고치기에 충분합니다.',
  '62 bagian': '62종',
  'baja krom vanadium': '크롬 바나듐강',

  'Vas keramik bakar kayu': '장작 가마 도자기 화병',
  'Warna tanah dan jejak abu dari tungku kayu membuat tiap vas tunggal. Kedap air dan berat di dasar.':
    '흙빛과 장작 가마의 재 자국이 저마다 달라 하나뿐인 화병입니다. 물이 새지 않고 밑이 묵직합니다.',
  'tinggi 24 cm': '높이 24cm',
  'tanah liat': '석기',
  'Shigaraki, Jepang': '일본 시가라키',

  'Lampu lampion kertas washi': '화지 랜턴 조명',
  'Kertas washi pada rangka bambu yang menyebarkan cahaya lembut. Terlipat datar saat dikirim.':
    '대나무 살에 씌운 일본 화지가 부드러운 빛을 퍼뜨립니다. 납작하게 접어 보내 드립니다.',
  'diameter 35 cm': '지름 35cm',
  'kertas washi, bambu': '화지, 대나무',
  'E27, LED sampai 10 W': 'E27, LED 최대 10W',
}
