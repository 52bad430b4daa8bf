import type { Translations } from '../translations.ts'

export const SOUND_AND_PICTURES_IN_KOREAN: Translations = {
  'Headphone nirkabel peredam bising Aura H2': 'Aura H2 무선 노이즈 캔슬링 헤드폰',
  'Headphone over-ear dengan peredam bising aktif, baterai 38 jam, dan bantalan telinga lembut. Dua perangkat dapat tersambung sekaligus. Kotak berisi kabel 3,5 mm, kabel USB-C, dan kantong kain.':
    '액티브 노이즈 캔슬링과 38시간 배터리, 부드러운 이어 쿠션을 갖춘 오버이어 헤드폰입니다. 기기 2대에 동시에 연결됩니다. 3.5mm 케이블, USB-C 케이블, 천 파우치가 들어 있습니다.',
  'Bluetooth 5.3, kabel 3,5 mm': '블루투스 5.3, 3.5mm 케이블',
  '38 jam': '38시간',
  'USB-C, 10 menit untuk 4 jam': 'USB-C, 10분 충전에 4시간',
  'Dengan tas keras': '하드 케이스 포함',
  'Dengan kabel studio': '스튜디오 케이블 포함',

  'Kamera mirrorless 24 MP dengan lensa kit': '미러리스 카메라 2,400만 화소, 렌즈 킷',
  'Kamera ringkas dengan layar lipat dan fokus mata yang cepat. Lensa 16-50 mm cocok untuk perjalanan, potret, dan video 4K.':
    '틸트 화면과 빠른 눈 초점을 갖춘 콤팩트 카메라입니다. 16-50mm 렌즈가 여행, 인물, 4K 영상에 알맞습니다.',
  'sensor APS-C': 'APS-C 센서',
  '3 inci, sentuh': '3인치 터치',

  'Radio saku FM isi ulang': '충전식 FM 포켓 라디오',
  'Radio kecil dengan antena teleskop dan pengeras suara yang jelas untuk berita pagi. Terisi lewat USB-C dan menyala dua hari.':
    '안테나가 늘어나고 아침 뉴스도 또렷하게 들리는 작은 라디오입니다. USB-C로 충전하고 이틀을 듣습니다.',
  '20 jam': '20시간',

  'Pengeras suara Bluetooth tahan air 20 W': '방수 블루투스 스피커 20W',
  'Suara penuh untuk teras atau pantai, dan dua unit dapat dipasangkan menjadi stereo. Terapung bila jatuh ke kolam.':
    '테라스와 해변을 채우는 풍부한 소리이며, 2대를 연결하면 스테레오가 됩니다. 수영장에 빠뜨려도 물에 뜹니다.',
  '15 jam': '15시간',

  'Mikrofon kondensor USB untuk siniar': 'USB 콘덴서 마이크, 팟캐스트용',
  'Mikrofon logam dengan pola kardioid yang menangkap suara di depan saja. Ada tombol senyap dan keluaran headphone tanpa jeda.':
    '앞소리만 담는 단일지향성 금속 마이크입니다. 음소거 버튼과 지연 없는 헤드폰 단자가 있습니다.',
  'mikrofon, kaki, busa': '마이크, 스탠드, 윈드폼',

  'Mikrofon karaoke nirkabel, isi 2': '무선 노래방 마이크 2개 세트',
  'Dua mikrofon dengan penerima yang dicolokkan ke pengeras suara apa pun. Gema bisa diatur untuk malam karaoke keluarga.':
    '어느 스피커에나 꽂는 수신기와 마이크 2개입니다. 에코를 조절하며 온 가족이 노래합니다.',
  '8 jam': '8시간',

  'Kamera instan cetak langsung': '즉석카메라',
  'Foto keluar seukuran kartu dalam satu menit, lengkap dengan cermin swafoto. Kertas isi 10 disertakan.':
    '카드 크기 사진이 1분 안에 나오고 셀카 거울이 있습니다. 필름 10장이 들어 있습니다.',
  'foto 62 x 46 mm': '사진 62 x 46mm',

  'Televisi pintar 43 inci 4K': '43인치 4K 스마트 TV',
  'Gambar 4K dengan antarmuka yang ringan dan siaran digital DVB-T2. Tiga HDMI cukup untuk konsol dan pengeras suara.':
    '4K 화질에 가벼운 메뉴와 DVB-T2 방송 수신을 갖췄습니다. HDMI 3구에 게임기와 사운드바를 연결합니다.',
  '43 inci, 3840 x 2160': '43인치, 3840 x 2160',
  '2 tahun': '2년',
  '43 inci': '43인치',
  '50 inci': '50인치',

  'Proyektor mini 1080p, fokus otomatis': '1080p 미니 빔프로젝터, 오토 포커스',
  'Menampilkan gambar 100 inci di dinding kamar yang gelap. Fokus dan kemiringan dibetulkan sendiri begitu dinyalakan.':
    '어두운 방 벽에 100인치 화면을 비춥니다. 켜면 초점과 기울기를 스스로 맞춥니다.',

  'Kamera video 4K genggam, zum optik 12x': '4K 캠코더, 광학 12배 줌',
  'Untuk pentas sekolah dan seminar: zum optik tanpa pecah dan rekaman tanpa batas 30 menit. Baterai dapat diganti.':
    '흐려지지 않는 광학 줌과 30분 제한 없는 녹화로 학예회와 세미나에 좋습니다. 배터리는 교체할 수 있습니다.',
  '12x optik': '광학 12배',

  'Piano digital 61 tuts peka sentuhan': '디지털 피아노 61건반, 터치 반응',
  'Tuts peka sentuhan dengan suara piano bersampel dan 200 irama. Dapat dipakai dengan headphone agar tetangga tenang.':
    '터치 반응 건반에 피아노 샘플 음색과 리듬 200가지를 담았습니다. 헤드폰을 쓰면 이웃도 조용합니다.',
  '61 tuts': '61건반',
  'Dengan kaki': '스탠드 포함',

  'Gitar elektrik pemula, badan poplar': '입문용 일렉트릭 기타, 포플러 바디',
  'Gitar berleher maple yang ringan dengan tiga pikap. Disetel di bengkel sebelum dikirim, lengkap dengan tas.':
    '메이플 넥과 픽업 3개를 단 가벼운 기타입니다. 공방에서 세팅해 보내 드리며 긱백이 들어 있습니다.',
  'poplar, maple': '포플러, 메이플',
  'skala 25,5 inci': '스케일 25.5인치',

  'Pemutar CD portabel dengan Bluetooth': '휴대용 CD 플레이어, 블루투스',
  'Memutar CD lama ke headphone kabel maupun nirkabel, dengan penahan guncangan. Baterainya terisi lewat USB-C.':
    '옛 CD를 유선·무선 헤드폰으로 끊김 없이 듣습니다. 내장 배터리는 USB-C로 충전합니다.',
  'Bluetooth 5.0, 3,5 mm': '블루투스 5.0, 3.5mm',
  '14 jam': '14시간',
}
