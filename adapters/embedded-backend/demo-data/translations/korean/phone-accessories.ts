import type { Translations } from '../translations.ts'

export const PHONE_ACCESSORIES_IN_KOREAN: Translations = {
  'Kaca pelindung layar 9H, isi 2 dengan bingkai': '9H 강화유리 필름 2장, 부착 틀 포함',
  'Dua lembar kaca dengan bingkai pemasang, sehingga hasilnya lurus pada percobaan pertama. Sentuhan dan sensor sidik jari tetap peka.':
    '부착 틀이 있어 한 번에 반듯하게 붙습니다. 강화유리 2장이며 터치와 지문 인식도 그대로 잘 됩니다.',
  'kaca tempered 0,33 mm': '강화유리 0.33mm',
  '2 kaca, bingkai, kain lap': '필름 2장, 부착 틀, 클리너 천',

  'Casing ponsel bunga kering asli': '압화 휴대폰 케이스',
  'Bunga kering asli disusun tangan di dalam resin bening, jadi tiap casing sedikit berbeda. Pinggirannya lentur dan melindungi sudut.':
    '진짜 말린 꽃을 투명 레진에 손으로 하나씩 놓아 같은 것이 없습니다. 유연한 테두리가 모서리를 보호합니다.',
  'resin, TPU': '레진, TPU',
  'pengisian nirkabel': '무선 충전 지원',
  Sakura: '벚꽃',
  Aster: '과꽃',
  Pakis: '고사리',

  'Casing ponsel motif ombak, tahan benturan': '파도 무늬 휴대폰 케이스, 충격 흡수',
  'Motif ombak dicetak di bawah lapisan doff sehingga tidak luntur. Empat sudutnya berongga udara untuk meredam jatuh.':
    '무늬를 무광 코팅 아래에 인쇄해 닳지 않습니다. 네 모서리의 에어 포켓이 충격을 줄입니다.',
  doff: '무광',

  'Dudukan mobil magnetik dengan pengisi nirkabel': '마그네틱 차량용 거치대, 무선 충전',
  'Menempel kuat di lubang AC dan mengisi daya selama perjalanan. Kepalanya berputar, jadi peta bisa tegak atau mendatar.':
    '송풍구에 단단히 물려 주행 중에도 충전합니다. 헤드가 회전해 지도를 세로로도 가로로도 봅니다.',
  'ponsel dengan cincin magnet': '자석 링이 있는 휴대폰',

  'Dudukan ponsel sepeda, aluminium': '자전거 휴대폰 거치대, 알루미늄',
  'Empat lengan aluminium mengunci ponsel 4,7 sampai 6,8 inci di setang. Bantalan karet mencegah goresan dan getaran.':
    '알루미늄 팔 4개가 4.7~6.8인치 휴대폰을 핸들에 고정합니다. 고무 패드가 흠집과 진동을 막습니다.',
  'aluminium, karet': '알루미늄, 고무',

  'Tongkat swafoto tripod 1,2 m, remot Bluetooth': '셀카봉 삼각대 1.2m, 블루투스 리모컨',
  'Tongkat yang kakinya terbuka menjadi tripod. Remot kecilnya dapat dilepas, berguna untuk foto bersama.':
    '손잡이를 펼치면 삼각대가 되는 셀카봉입니다. 작은 리모컨이 분리되어 단체 사진에 편합니다.',
  'Bluetooth 5.0': '블루투스 5.0',

  'Gimbal ponsel tiga sumbu, lipat': '접이식 3축 휴대폰 짐벌',
  'Menjaga rekaman tetap halus saat berjalan. Terlipat seukuran botol minum dan siap dipakai dalam tiga detik.':
    '걸으면서 찍어도 영상이 흔들리지 않습니다. 물병 크기로 접히고 3초면 준비됩니다.',
  '10 jam': '10시간',

  'Mikrofon klip nirkabel untuk ponsel, dua orang': '휴대폰 무선 핀마이크 2인용',
  'Dua mikrofon kecil dan satu penerima USB-C, untuk wawancara atau mengajar. Peredam anginnya berbulu, disertakan.':
    '인터뷰와 강의에 좋은 작은 마이크 2개와 USB-C 수신기입니다. 윈드스크린이 들어 있습니다.',
  '20 m tanpa halangan': '개방 공간 20m',
  '6 jam': '6시간',
  Lightning: '라이트닝',

  'Pengendali gim untuk ponsel, tipe jepit': '휴대폰 장착형 게임 컨트롤러',
  'Menjepit ponsel dari dua sisi dan menyambung lewat USB-C, jadi tanpa jeda. Tuas efek Hall tidak bergeser seiring waktu.':
    '양쪽에서 휴대폰을 물고 USB-C로 연결해 지연이 없습니다. 홀센서 스틱이라 오래 써도 쏠림이 없습니다.',

  'Peralatan servis ponsel 42 bagian': '휴대폰 수리 공구 42종',
  'Obeng presisi, pembuka layar, pinset, dan alas magnet dalam satu gulungan. Cukup untuk mengganti baterai atau layar sendiri.':
    '정밀 비트, 화면 오프너, 핀셋, 자석 매트를 한 롤에 담았습니다. 배터리나 화면을 직접 교체하기에 충분합니다.',
  '42 bagian': '42종',
  'baja krom vanadium': '크롬 바나듐강',

  'Kantong ponsel tahan air IPX8': '휴대폰 방수팩 IPX8',
  'Kantong bening dengan kunci putar untuk pantai, rafting, dan hujan. Layar tetap bisa disentuh dan kamera tetap jernih.':
    '해변·래프팅·비 오는 날에 쓰는 회전 잠금식 투명 방수팩입니다. 넣은 채로 터치와 촬영이 됩니다.',
  'IPX8, 10 m': 'IPX8, 10m',
  'sampai 7,2 inci': '최대 7.2인치',
  '1 buah': '1개',
  '2 buah': '2개',

  'Casing ponsel kristal tempel tangan': '수작업 큐빅 휴대폰 케이스',
  'Kristal kaca ditempel satu per satu di atas casing keras. Disertai sepuluh kristal cadangan dan lem.':
    '유리 큐빅을 하드 케이스에 하나씩 붙였습니다. 여분 큐빅 10개와 접착제가 들어 있습니다.',
  'polikarbonat, kaca': '폴리카보네이트, 유리',
  'casing, 10 kristal, lem': '케이스, 큐빅 10개, 접착제',

  'Penjepit ponsel meja, lengan lentur 60 cm': '휴대폰 집게 거치대, 플렉시블 암 60cm',
  'Dijepit di meja atau kepala ranjang, lengannya bertahan di posisi mana pun. Nyaman untuk menonton atau panggilan video.':
    '책상이나 침대 머리에 물려 두면 구부린 대로 고정됩니다. 영화와 영상통화에 편합니다.',
  'ponsel 4-7 inci': '4~7인치 휴대폰',
}
