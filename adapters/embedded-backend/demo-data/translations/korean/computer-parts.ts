import type { Translations } from '../translations.ts'

export const COMPUTER_PARTS_IN_KOREAN: Translations = {
  'SSD portabel 1 TB, 1.050 MB/s': '휴대용 SSD 1TB, 1,050MB/s',
  'Penyimpanan sebesar kartu nama dengan karet pelindung jatuh dua meter. Kabel USB-C dan USB-A disertakan.':
    '명함 크기에 고무 케이스를 둘러 2m 낙하도 견딥니다. USB-C와 USB-A 케이블이 들어 있습니다.',
  'baca 1.050 MB/s': '읽기 1,050MB/s',

  'Flash disk bentuk disket, 128 GB': '플로피 디스크 모양 USB 메모리 128GB',
  'Bentuknya disket lama, isinya USB 3.2 yang cepat. Penutupnya bergeser, jadi tidak ada tutup yang hilang.':
    '겉모습은 옛 플로피, 속은 빠른 USB 3.2 메모리입니다. 슬라이드 셔터라 뚜껑을 잃어버릴 일이 없습니다.',

  'Pemutar dan penulis DVD eksternal tipis': '슬림 외장 DVD 드라이브',
  'Membaca dan menulis CD serta DVD lewat satu kabel USB. Berguna untuk arsip foto dan perangkat lunak lama.':
    'USB 케이블 하나로 CD와 DVD를 읽고 씁니다. 사진 보관과 옛 소프트웨어에 쓸모 있습니다.',

  'Ransel laptop 20 liter, tahan percikan': '노트북 백팩 20L, 생활 방수',
  'Ruang laptop berbusa sampai 16 inci dan saku tersembunyi di punggung. Kainnya menahan gerimis dan mudah dilap.':
    '16인치까지 들어가는 쿠션 수납칸과 등 쪽 비밀 주머니가 있습니다. 이슬비를 막아 주고 쓱 닦으면 깨끗해집니다.',
  '20 liter': '20L',
  'poliester 900D': '900D 폴리에스터',

  'Tas jinjing laptop kanvas dan kulit': '캔버스 가죽 노트북 서류가방',
  'Kanvas tebal dengan pegangan kulit asli, berisi ruang laptop 14 inci dan berkas A4. Tali bahunya dapat dilepas.':
    '두꺼운 캔버스에 천연 가죽 손잡이를 달았고 14인치 노트북과 A4 서류가 들어갑니다. 어깨끈은 분리됩니다.',
  'kanvas katun, kulit sapi': '면 캔버스, 소가죽',

  'Headset gim nirkabel dengan mikrofon lipat': '무선 게이밍 헤드셋, 접이식 마이크',
  'Sambungan 2,4 GHz tanpa jeda dan bantalan kain yang sejuk. Mikrofonnya senyap otomatis saat dilipat.':
    '2.4GHz 무선으로 지연이 없고 패브릭 쿠션이라 덥지 않습니다. 마이크를 접으면 자동으로 음소거됩니다.',
  '2,4 GHz, Bluetooth, 3,5 mm': '2.4GHz, 블루투스, 3.5mm',
  '30 jam': '30시간',

  'Kamera web 1080p dengan penutup privasi': '1080p 웹캠, 프라이버시 셔터',
  'Gambar jernih di ruang redup dan dua mikrofon peredam gema. Penutup gesernya membuat tenang saat tidak rapat.':
    '어두운 방에서도 화면이 선명하고 마이크 2개가 에코를 줄입니다. 셔터를 닫아 두면 회의 사이에도 안심입니다.',

  'Hub USB-C 8-in-1, HDMI 4K dan LAN': 'USB-C 8-in-1 허브, 4K HDMI·LAN',
  'Delapan port dari satu kabel, termasuk LAN gigabit dan pembaca kartu. Bodi aluminiumnya membuang panas dengan baik.':
    '케이블 하나로 포트 8개를 씁니다. 기가비트 LAN과 카드 리더를 갖췄고, 알루미늄 몸체가 열을 잘 내보냅니다.',
  aluminium: '알루미늄',
  'kabel 20 cm': '케이블 20cm',

  'Penyimpanan jaringan dua hard disk': '2베이 NAS',
  'Cadangan foto dan dokumen seluruh keluarga di rumah sendiri. Dua hard disk saling menyalin; hard disk dijual terpisah.':
    '온 가족의 사진과 문서를 집에서 백업합니다. 디스크 2개가 서로를 미러링하며, 디스크는 별매입니다.',
  '4 inti, 2,0 GHz': '4코어, 2.0GHz',

  'Kunci keamanan USB-C dan NFC': 'USB-C·NFC 보안 키',
  'Kunci fisik untuk masuk ke surel dan layanan lain tanpa kode SMS. Tahan air dan tidak memerlukan baterai.':
    '문자 인증번호 없이 메일 등 여러 서비스에 로그인하는 물리 키입니다. 방수이며 배터리가 필요 없습니다.',
  '1 buah': '1개',
  '2 buah': '2개',

  'Alas pendingin laptop, enam kipas': '노트북 쿨러, 팬 6개',
  'Menurunkan suhu laptop sampai 15 derajat pada beban berat. Kemiringannya bisa diatur dan dua port USB tambahan tersedia.':
    '열심히 일하는 노트북의 온도를 최대 15도 낮춥니다. 각도를 조절할 수 있고 USB 포트 2개가 더 있습니다.',
  'laptop sampai 17 inci': '17인치 이하 노트북',

  'Lampu monitor tanpa silau, redup otomatis': '눈부심 없는 모니터 조명, 자동 조광',
  'Dijepit di atas monitor dan menerangi meja saja, bukan layar. Sensor menyesuaikan terang dengan ruangan.':
    '모니터 위에 걸어 화면이 아닌 책상만 비춥니다. 센서가 방의 밝기에 맞춰 줍니다.',

  'Pengeras suara meja 2.0, Bluetooth': '2.0채널 책상용 스피커, 블루투스',
  'Sepasang pengeras suara kayu kecil untuk meja kerja, dengan kenop di depan. Suaranya bersih pada volume rendah.':
    '전면 노브가 달린 작은 원목 스피커 한 쌍입니다. 작은 음량에서도 소리가 깨끗합니다.',
  'Bluetooth, 3,5 mm, USB': '블루투스, 3.5mm, USB',
}
