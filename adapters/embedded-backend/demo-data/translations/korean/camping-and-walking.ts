import type { Translations } from '../translations.ts'

export const CAMPING_AND_WALKING_IN_KOREAN: Translations = {
  'Tenda kubah 3 orang, tahan hujan dan angin': '3인용 돔 텐트, 방수·방풍',
  'Lapisan luar 3.000 mm dengan jahitan berselotip dan dua pintu. Berdiri dalam delapan menit oleh satu orang.':
    '심실링 처리한 내수압 3,000mm 플라이에 출입문이 2개입니다. 혼자서도 8분이면 설치합니다.',
  '3 orang': '3인',
  'aluminium 8,5 mm': '알루미늄 8.5mm',

  'Ransel harian 26 liter, kain daur ulang': '데이팩 26L, 재생 원단',
  'Dibuat dari 22 botol plastik bekas, dengan punggung berongga yang tidak membuat gerah. Penutup hujan tersimpan di dasar.':
    '폐페트병 22개로 만들었고, 통풍 등판이라 땀이 차지 않습니다. 바닥에 레인 커버가 들어 있습니다.',
  '26 liter': '26L',
  'poliester daur ulang': '재생 폴리에스터',

  'Sepatu gunung kulit, sol antiselip': '가죽 등산화, 미끄럼 방지 밑창',
  'Kulit nubuk dengan selaput tahan air dan sol yang mencengkeram batu basah. Sol dapat diganti di tukang sepatu.':
    '누벅 가죽에 방수 멤브레인을 더했고, 젖은 바위도 단단히 딛는 밑창을 썼습니다. 밑창은 수선점에서 교체할 수 있습니다.',
  'kulit nubuk': '누벅 가죽',
  'karet, gigi 5 mm': '고무, 러그 5mm',
  'selaput dalam': '내부 멤브레인',

  'Kompas kuningan saku': '황동 휴대용 나침반',
  'Kompas berpenutup dengan jarum redaman minyak yang cepat tenang. Tutup dalamnya berukir skala untuk peta.':
    '오일 댐핑 바늘이 빠르게 멈추는 덮개형 나침반입니다. 덮개 안쪽에 지도용 눈금이 새겨져 있습니다.',
  'kuningan, kaca': '황동, 유리',

  'Senter isi ulang 1.200 lumen': '충전식 손전등 1,200루멘',
  'Sinar sejauh 200 meter dengan lima tingkat dan mode merah. Badan aluminiumnya tahan jatuh dan tahan hujan.':
    '200m까지 비추며 밝기 5단계와 적색 모드가 있습니다. 알루미늄 몸체라 충격과 비에 강합니다.',
  '4-80 jam': '4~80시간',

  'Teropong bintang 70 mm dengan tripod': '70mm 천체망원경, 삼각대 포함',
  'Memperlihatkan cincin Saturnus dan kawah bulan di malam cerah. Termasuk dua lensa mata, pencari titik merah, dan tas.':
    '맑은 밤이면 토성 고리와 달 분화구가 보입니다. 접안렌즈 2개, 레드닷 파인더, 가방이 들어 있습니다.',
  'bukaan 70 mm, fokus 400 mm': '구경 70mm, 초점거리 400mm',
  '2 lensa mata, tripod, tas': '접안렌즈 2개, 삼각대, 가방',

  'Topi lari cepat kering': '속건 러닝 캡',
  'Topi 48 gram dengan panel jala dan lidah lentur yang bisa dilipat ke saku. Garis pantulnya terlihat saat lari malam.':
    '메시 패널과 접어서 주머니에 넣을 수 있는 부드러운 챙의 48g 모자입니다. 반사 띠가 밤길에서 잘 보입니다.',
  poliester: '폴리에스터',

  'Sarung tangan hangat layar sentuh': '터치스크린 방한 장갑',
  'Rajutan wol merino berlapis bulu halus untuk puncak yang dingin. Telunjuk dan jempolnya bisa menyentuh layar.':
    '추운 산에서도 따뜻한 메리노 니트에 플리스 안감을 댔습니다. 엄지와 검지로 화면을 터치할 수 있습니다.',
  'wol merino 60%': '메리노 울 60%',
  'bulu halus': '플리스',
  'cuci tangan': '손세탁',

  'Atap terpal 3 x 3 m untuk berkemah': '캠핑 타프 3 x 3m',
  'Terpal ringan dengan delapan tali berpantul dan pasak. Menahan hujan dan panas, cukup untuk meja dan empat kursi.':
    '반사 스트링 8줄과 팩을 갖춘 가벼운 타프입니다. 테이블 하나와 의자 4개를 비와 볕에서 가려 줍니다.',

  'Panci kemah bersusun titanium, 3 bagian': '티타늄 캠핑 코펠 3종 세트',
  'Panci, wajan, dan cangkir yang bertumpuk rapi dengan tempat tabung gas. Gagang lipatnya tidak panas.':
    '냄비·팬·컵이 차곡차곡 겹치고 가스통까지 들어갑니다. 접이식 손잡이는 뜨거워지지 않습니다.',
  titanium: '티타늄',

  'Kapak tangan baja tempa, gagang hickory': '단조 손도끼, 히코리 자루',
  'Kapak 600 gram untuk kayu bakar, diasah dan bersarung kulit. Gagangnya dari hickory yang meredam hentakan.':
    '장작용 600g 도끼로, 날을 세워 가죽 커버와 함께 보내 드립니다. 히코리 자루가 충격을 흡수합니다.',
  'baja karbon, hickory': '탄소강, 히코리',

  'Tali panjat statis 8 mm': '정적 로프 8mm',
  'Tali serbaguna untuk jemuran, barang, dan tempat tidur gantung. Bukan untuk menahan jatuh saat memanjat.':
    '빨랫줄·짐 묶기·해먹에 두루 쓰는 로프입니다. 등반 추락 방지용으로는 쓸 수 없습니다.',
  poliamida: '폴리아미드',
  '10 m atau 20 m': '10m 또는 20m',

  'Peta jalur pendakian Jawa, tahan air': '자바 등산로 지도, 방수',
  'Dua belas gunung pada satu lembar kertas sintetis yang tidak sobek. Skala 1:50.000 dengan titik air dan pos.':
    '찢어지지 않는 합성지 한 장에 산 12곳을 담았습니다. 축척 1:50,000에 식수 지점과 대피소가 표시되어 있습니다.',
  'kertas sintetis': '합성지',
}
