import type { Translations } from '../translations.ts'

export const COMPUTERS_IN_KOREAN: Translations = {
  'Laptop tipis 14 inci, RAM 16 GB': '14인치 슬림 노트북, RAM 16GB',
  'Bodi aluminium 1,2 kg dengan layar doff yang tidak memantulkan lampu. Papan ketiknya senyap dan baterai bertahan satu hari kerja.':
    '1.2kg 알루미늄 몸체에 조명이 비치지 않는 무광 화면을 썼습니다. 키보드는 조용하고 배터리는 하루 업무를 버팁니다.',
  '14 inci, 2240 x 1400': '14인치, 2240 x 1400',
  '8 inti, 4,4 GHz': '8코어, 4.4GHz',
  '11 jam': '11시간',

  'Laptop gim 16 inci, grafis 8 GB': '16인치 게이밍 노트북, 그래픽 8GB',
  'Layar 165 Hz dan pendingin tiga kipas untuk bermain atau menyunting video. Memori dan penyimpanan dapat ditambah sendiri.':
    '게임과 영상 편집에 알맞은 165Hz 화면과 3팬 냉각 구조입니다. 메모리와 저장장치는 직접 업그레이드할 수 있습니다.',
  '16 inci, 165 Hz': '16인치, 165Hz',

  'Monitor 27 inci QHD, IPS 100 Hz': '27인치 QHD 모니터, IPS 100Hz',
  'Warna yang sama dilihat dari samping maupun depan, dengan satu kabel USB-C untuk gambar dan daya laptop. Kakinya naik turun dan berputar tegak.':
    '옆에서 봐도 색이 그대로이고, USB-C 케이블 하나로 화면과 노트북 전원을 해결합니다. 높낮이 조절과 세로 회전이 됩니다.',
  '32 inci': '32인치',
  '27 inci': '27인치',

  'Papan ketik mekanis 75 persen, nirkabel': '75% 배열 무선 기계식 키보드',
  'Sakelar dapat diganti tanpa solder dan ada busa di dalam, sehingga bunyinya lembut. Menyambung ke tiga perangkat dan pindah dengan satu tombol.':
    '핫스왑 스위치와 흡음재로 소리가 부드럽습니다. 기기 3대와 페어링해 키 하나로 전환합니다.',
  'Bluetooth, 2,4 GHz, USB-C': '블루투스, 2.4GHz, USB-C',
  'aluminium, PBT': '알루미늄, PBT',
  Linear: '리니어',
  Taktil: '택타일',
  Senyap: '저소음',

  'Tetikus nirkabel senyap, isi ulang': '무소음 무선 마우스, 충전식',
  'Klik hampir tanpa bunyi untuk perpustakaan dan rapat. Baterai terisi lewat USB-C dan bertahan dua bulan.':
    '클릭 소리가 거의 없어 도서관과 회의실에서 쓰기 좋습니다. USB-C로 충전하고 두 달을 씁니다.',
  'Bluetooth, 2,4 GHz': '블루투스, 2.4GHz',
  '2 bulan': '2개월',

  'Trackball ibu jari untuk pergelangan': '엄지 트랙볼, 손목이 편한 마우스',
  'Tangan diam, bola digerakkan ibu jari, sehingga pergelangan beristirahat. Bola dapat dikeluarkan untuk dibersihkan.':
    '손은 그대로 두고 엄지로 볼을 굴려 손목이 편안합니다. 볼은 빼서 닦을 수 있습니다.',
  'Bluetooth, USB': '블루투스, USB',

  'Printer tangki tinta, cetak pindai salin': '무한잉크 복합기, 인쇄·스캔·복사',
  'Tinta diisi dari botol, cukup untuk sekitar 6.000 halaman hitam. Mencetak dari ponsel lewat Wi-Fi tanpa kabel.':
    '병 잉크를 채워 흑백 약 6,000장을 인쇄합니다. 와이파이로 휴대폰에서 바로 출력합니다.',
  '10 lembar per menit': '분당 10매',

  'PC mini, 8 inti, RAM 16 GB': '미니 PC, 8코어, RAM 16GB',
  'Sebesar buku saku, dipasang di belakang monitor. Cukup untuk kantor, sekolah, dan menonton 4K tanpa suara kipas berarti.':
    '문고본만 한 크기로 모니터 뒤에 달 수 있습니다. 사무·학습·4K 영상에 충분하고 팬 소음이 거의 없습니다.',
  '8 inti, 3,8 GHz': '8코어, 3.8GHz',

  'Papan makro tiga kenop untuk sunting video': '편집용 매크로 패드, 노브 3개',
  'Sembilan tombol dan tiga kenop yang bisa diberi perintah sendiri. Profilnya berganti otomatis menurut program yang terbuka.':
    '키 9개와 노브 3개에 원하는 기능을 지정합니다. 쓰는 프로그램에 따라 프로필이 자동으로 바뀝니다.',
  aluminium: '알루미늄',

  'Tuas terbang efek Hall dengan gas': '홀센서 비행 조이스틱, 스로틀 포함',
  'Tuas tanpa gesekan untuk simulator terbang, dengan tuas gas terpisah. Dasarnya berat dan bisa dijepit di meja.':
    '마찰 없는 비행 시뮬레이터용 조이스틱에 별도 스로틀을 더했습니다. 받침이 묵직하고 책상에 고정됩니다.',

  'Kursi kerja ergonomis, sandaran jaring': '인체공학 사무용 의자, 메시 등판',
  'Sandaran jaring yang sejuk dengan penyangga pinggang yang bisa digeser. Tinggi, sandaran tangan, dan kemiringan dapat diatur.':
    '시원한 메시 등판에 움직이는 허리 받침을 달았습니다. 높이·팔걸이·등받이 각도를 조절합니다.',
  'jaring, nilon': '메시, 나일론',
  '20 menit, alat disertakan': '20분, 공구 포함',
  '2 tahun': '2년',

  'Ruter Wi-Fi 6 AX3000, empat antena': '와이파이 6 공유기 AX3000, 안테나 4개',
  'Menjangkau rumah dua lantai dan melayani banyak perangkat tanpa tersendat. Ada jaringan tamu dan pembatas jam anak.':
    '2층집 전체를 커버하고 여러 기기를 연결해도 끊기지 않습니다. 게스트 네트워크와 자녀 시간 관리 기능이 있습니다.',
  '4 LAN gigabit': '기가비트 LAN 4구',
  'sampai 150 m²': '최대 150m²',

  'Penguat sinyal Wi-Fi dua pita': '듀얼밴드 와이파이 증폭기',
  'Dicolokkan di tengah rumah untuk meneruskan Wi-Fi ke kamar yang jauh. Lampu kecil membantu mencari tempat terbaik.':
    '집 중간 콘센트에 꽂아 먼 방까지 와이파이를 보냅니다. 작은 표시등이 가장 좋은 위치를 알려 줍니다.',
}
