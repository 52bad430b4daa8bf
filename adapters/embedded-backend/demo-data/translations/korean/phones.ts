import type { Translations } from '../translations.ts'

export const PHONES_IN_KOREAN: Translations = {
  'Ponsel 5G Nira X, 256 GB': 'Nira X 5G 스마트폰 256GB',
  'Layar OLED 6,5 inci yang tetap terbaca di bawah matahari, kamera utama 50 MP dengan penstabil, dan baterai sehari penuh. Kotak berisi kabel USB-C dan pelindung bening; pengisi daya dijual terpisah.':
    '햇빛 아래서도 또렷한 6.5인치 OLED와 손떨림 보정 5,000만 화소 카메라, 하루를 버티는 배터리를 갖췄습니다. USB-C 케이블과 투명 케이스가 들어 있으며 충전기는 별매입니다.',
  'OLED 6,5 inci, 120 Hz': 'OLED 6.5인치, 120Hz',

  'Ponsel Nira Lite 128 GB, baterai 6.000 mAh': 'Nira Lite 스마트폰 128GB, 6,000mAh',
  'Ponsel sederhana untuk sehari-hari dengan baterai yang tahan dua hari. Antarmukanya punya mode mudah dengan huruf besar untuk orang tua.':
    '이틀 가는 배터리를 갖춘 간편한 실속형 스마트폰입니다. 글자가 큰 이지 모드가 있어 부모님께도 좋습니다.',
  'LCD 6,6 inci': 'LCD 6.6인치',

  'Ponsel lipat Hana Flip 256 GB': 'Hana Flip 폴더블폰 256GB',
  'Terlipat seukuran bedak, terbuka menjadi layar 6,7 inci. Engselnya diuji 200.000 kali buka tutup dan layar luarnya menampilkan pesan serta peta.':
    '콤팩트 크기로 접고 펼치면 6.7인치 화면이 됩니다. 힌지는 20만 회 접힘 테스트를 거쳤고 커버 화면에서 메시지와 지도를 봅니다.',
  'OLED lipat 6,7 inci': '폴더블 OLED 6.7인치',
  '25 W, nirkabel 15 W': '25W, 무선 15W',

  'Power bank 20.000 mAh, keluaran 45 W': '보조배터리 20,000mAh, 45W 출력',
  'Mengisi laptop ringan dan ponsel bersamaan lewat dua port USB-C. Layar kecil menunjukkan sisa daya dalam persen, dan kapasitasnya masih boleh dibawa ke kabin pesawat.':
    'USB-C 포트 2개로 가벼운 노트북과 휴대폰을 함께 충전합니다. 작은 화면에 잔량이 %로 표시되고 기내 반입이 되는 용량입니다.',

  'Pengisi daya GaN 65 W, tiga port': 'GaN 충전기 65W 3포트',
  'Satu pengisi daya untuk laptop, tablet, dan ponsel. Steker lipat tipe C dua pin cocok untuk Indonesia dan Eropa.':
    '노트북·태블릿·휴대폰을 충전기 하나로 해결합니다. C타입 2핀 플러그로 인도네시아와 유럽에서 씁니다.',

  'Kabel USB-C 100 W anyaman nilon': 'USB-C 케이블 100W, 나일론 편조',
  'Kabel pengisi dan data dengan anyaman nilon yang tidak mudah kusut. Chip di dalamnya menjaga arus sesuai kebutuhan perangkat.':
    '잘 엉키지 않는 나일론 편조 충전·데이터 케이블입니다. 내장 칩이 기기가 요청하는 전류에 맞춰 줍니다.',
  'nilon, aluminium': '나일론, 알루미늄',

  'Gagang telepon retro untuk ponsel': '레트로 휴대폰 수화기',
  'Gagang bergaya lama yang menyambung ke ponsel lewat Bluetooth. Nyaman untuk panggilan panjang tanpa telinga panas.':
    '블루투스로 휴대폰과 연결하는 옛날식 수화기입니다. 오래 통화해도 귀가 뜨겁지 않습니다.',
  'Bluetooth 5.0': '블루투스 5.0',
  '12 jam bicara': '통화 12시간',
  'kabel keriting 1 m': '꼬임줄 1m',

  'Jam pintar Hana Fit, GPS dan detak jantung': 'Hana Fit 스마트워치, GPS·심박 측정',
  'Mencatat lari, renang, dan tidur, dengan GPS sendiri sehingga ponsel bisa ditinggal. Baterai bertahan sembilan hari pada pemakaian biasa.':
    '자체 GPS로 달리기·수영·수면을 기록해 휴대폰 없이도 쓸 수 있습니다. 배터리는 일반 사용 시 9일 갑니다.',
  'AMOLED 1,4 inci': 'AMOLED 1.4인치',
  '9 hari': '9일',

  'Earphone nirkabel Hana Buds, peredam bising': 'Hana Buds 노이즈 캔슬링 이어폰',
  'Earphone kecil dengan peredam bising aktif dan tiga ukuran bantalan silikon. Kotak pengisinya menambah 24 jam dan dapat diisi nirkabel.':
    '액티브 노이즈 캔슬링과 3가지 크기의 실리콘 팁을 갖춘 작은 이어폰입니다. 케이스로 24시간을 더 쓰고 무선으로 충전합니다.',
  'Bluetooth 5.3': '블루투스 5.3',
  '7 jam + 24 jam': '7시간 + 24시간',

  'Ponsel fitur 4G tahan jatuh, tombol besar': '튼튼한 4G 피처폰, 큰 버튼',
  'Ponsel tombol dengan rangka karet untuk lapangan dan kebun. Baterai tahan seminggu siaga dan ada lampu senter di ujungnya.':
    '현장과 농장에서 쓰는 고무 프레임 버튼식 휴대폰입니다. 대기 시간은 일주일이고 위쪽에 손전등이 있습니다.',
  '2,4 inci': '2.4인치',
  '4G, dua kartu SIM': '4G, 듀얼 SIM',

  'Baterai darurat lipstik 5.000 mAh': '립스틱형 보조배터리 5,000mAh',
  'Sebesar lipstik, langsung dicolokkan ke ponsel tanpa kabel. Cukup untuk satu kali pengisian penuh saat perjalanan pulang.':
    '립스틱만 한 크기로 케이블 없이 휴대폰에 바로 꽂습니다. 집에 가는 길에 한 번 완충할 수 있습니다.',
  Lightning: '라이트닝',

  'Tablet Hana Tab 11 inci, 128 GB': 'Hana Tab 11인치 태블릿 128GB',
  'Layar 11 inci untuk membaca, menggambar, dan rapat daring. Empat pengeras suara dan dukungan pena yang dijual terpisah.':
    '독서·그림·영상통화에 좋은 11인치 화면입니다. 스피커 4개를 갖췄고 별매 펜을 지원합니다.',
  'LCD 11 inci, 90 Hz': 'LCD 11인치, 90Hz',

  'Telepon rumah kartu SIM, layar kecil': 'SIM 카드 가정용 전화기',
  'Bentuk telepon meja, memakai kartu SIM biasa, jadi tidak perlu kabel saluran. Tombol cepat untuk tiga nomor keluarga.':
    '일반 전화기 모양이지만 SIM 카드를 써서 유선 회선이 필요 없습니다. 가족 번호용 단축 버튼이 3개 있습니다.',
  '1.000 mAh, siaga 3 hari': '1,000mAh, 대기 3일',
  '1 tahun': '1년',
}
