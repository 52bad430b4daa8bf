import type { Translations } from '../translations.ts'

export const APPLIANCES_IN_KOREAN: Translations = {
  'Penanak nasi digital 1 liter, 8 menu': '디지털 전기밥솥 1L, 8가지 취사 모드',
  'Nasi pulen dengan panci berlapis tebal dan menu bubur, ketan, serta kukus. Penghangatnya menjaga nasi tidak kering sampai malam.':
    '두꺼운 코팅 내솥으로 고슬고슬한 밥을 짓습니다. 죽·찰밥·찜 모드를 갖췄고, 보온 중에도 밥이 마르지 않습니다.',
  '1 liter beras': '쌀 1L',
  'panci aluminium 2,5 mm': '2.5mm 알루미늄 내솥',

  'Mesin kopi espreso 15 bar, pembuih susu': '15바 에스프레소 머신, 우유 거품기 내장',
  'Espreso dengan krema tebal dan susu berbuih dari satu mesin ramping. Tangki airnya dapat dilepas dan dicuci.':
    '슬림한 머신 한 대로 크레마가 풍부한 에스프레소와 우유 거품까지 즐길 수 있습니다. 물통은 분리해 세척합니다.',
  '1,2 liter': '1.2L',

  'Pemanggang roti dua slot, enam tingkat': '2구 토스터, 굽기 6단계',
  'Slot lebar untuk roti tebal, dengan tombol hangatkan dan cairkan. Baki remahnya ditarik dari bawah.':
    '두툼한 빵도 들어가는 넓은 투입구에 데우기·해동 버튼을 갖췄습니다. 아래쪽 부스러기 받침은 빼서 비울 수 있습니다.',

  'Pembuat wafel lipat, antilengket': '접이식 와플 메이커, 논스틱 코팅',
  'Dua wafel bundar dalam empat menit. Lampunya padam bila suhu siap, dan bisa disimpan berdiri.':
    '동그란 와플 2장을 4분 만에 굽습니다. 예열이 끝나면 표시등이 꺼지고, 세워서 보관할 수 있습니다.',
  antilengket: '논스틱',

  'Jam weker dua bel dengan lampu malam': '트윈벨 알람 시계, 야간 조명',
  'Weker logam yang benar-benar membangunkan, dengan mesin tanpa detak. Tombol di belakang menyalakan lampu layar.':
    '확실하게 깨워 주는 금속 알람에 초침 소리가 없는 무소음 무브먼트를 썼습니다. 뒷면 버튼을 누르면 문자판에 불이 들어옵니다.',
  'kuarsa tanpa detak': '무소음 쿼츠',

  'Baterai AA isi ulang, 8 buah dan pengisi': 'AA 충전지 8개 + 충전기 세트',
  'Delapan baterai yang dapat diisi sampai 1.000 kali dan pengisi empat lubang dengan lampu terpisah. Daya simpannya tetap setelah setahun.':
    '1,000회까지 충전되는 충전지 8개와 칸마다 표시등이 있는 4구 충전기입니다. 서랍에 1년을 두어도 전력이 유지됩니다.',
  '8 baterai, 1 pengisi': '충전지 8개, 충전기 1개',
  '4 jam': '4시간',

  'Termometer dan higrometer ruang, layar besar': '대화면 실내 온습도계',
  'Suhu dan kelembapan kamar terbaca dari seberang ruangan. Mencatat nilai tertinggi dan terendah 24 jam.':
    '방 건너편에서도 온도와 습도가 잘 보입니다. 24시간 최고·최저값을 기억합니다.',

  'Lampu darurat isi ulang, bisa digantung': '충전식 비상등, 걸이형',
  'Menyala sendiri saat listrik padam dan bertahan delapan jam. Kaitnya pas di paku atau tali tenda.':
    '정전되면 자동으로 켜져 8시간 동안 밝힙니다. 고리는 못이나 텐트 줄에 걸 수 있습니다.',
  '8 jam': '8시간',

  'Bohlam LED hangat 9 W, isi 3': 'LED 전구 9W 전구색, 3개입',
  'Cahaya hangat 2.700 K yang dapat diredupkan dan tidak berkedip. Setara lampu pijar 60 watt.':
    '2,700K의 따뜻한 빛이며 깜빡임 없이 밝기를 조절할 수 있습니다. 백열전구 60W급 밝기입니다.',
  '3 tahun': '3년',
  Hangat: '전구색',
  'Putih netral': '주백색',
  '3 buah': '3개',
  '6 buah': '6개',

  'Pemeras jeruk listrik, baling baja': '전동 감귤 착즙기, 스테인리스 콘',
  'Jeruk peras tanpa biji untuk sarapan; berputar dua arah begitu ditekan. Semua bagian atasnya bisa dicuci.':
    '씨 걱정 없는 아침 주스를 짭니다. 누르면 양방향으로 회전하고, 위쪽 부품은 모두 물세척할 수 있습니다.',
  'baja, plastik bebas BPA': '스테인리스, BPA 프리 플라스틱',

  'Mikroskop digital 1.000x dengan layar': '1,000배 디지털 현미경, 화면 일체형',
  'Layar tujuh inci menampilkan serangga, koin, dan papan sirkuit. Foto tersimpan ke kartu atau laptop.':
    '7인치 화면으로 곤충·동전·기판을 크게 봅니다. 사진은 메모리 카드나 노트북에 저장됩니다.',
  '7 inci': '7인치',

  'Jam meja kayu dengan radio dan Bluetooth': '원목 탁상시계, 라디오·블루투스',
  'Jam meja berbadan kayu dengan pengeras suara hangat di baliknya. Radio, Bluetooth, dan dua alarm.':
    '나무 몸체 뒤에 따뜻한 음색의 스피커를 담은 탁상시계입니다. 라디오, 블루투스, 알람 2개를 쓸 수 있습니다.',
  'kayu ek': '오크',
  'Bluetooth 5.0, FM': '블루투스 5.0, FM',

  'Mixer audio empat kanal, USB': '4채널 오디오 믹서, USB',
  'Empat masukan dengan gema digital untuk siaran langsung dan pertemuan. Rekaman langsung ke laptop lewat USB.':
    '입력 4개와 디지털 리버브를 갖춰 방송과 회의에 알맞습니다. USB로 노트북에 바로 녹음합니다.',
  '4 XLR/6,35 mm, USB': 'XLR/6.35mm 4구, USB',
  'daya fantom 48 V': '48V 팬텀 파워',
}
