import type { Translations } from '../translations.ts'

export const GAMES_AND_MAKING_IN_KOREAN: Translations = {
  'Catur kayu lipat 38 cm': '접이식 원목 체스 세트 38cm',
  'Papan lipat dengan bidak beralas kain yang tersimpan di dalamnya. Kayu maple dan walnut, tanpa cat.':
    '펠트를 댄 말을 안에 담는 접이식 체스판입니다. 칠하지 않은 단풍나무와 월넛으로 만들었습니다.',
  'maple, walnut': '단풍나무, 월넛',
  '6+': '6세 이상',

  'Kartu remi bergambar burung Asia': '아시아의 새 트럼프 카드',
  'Lima puluh empat burung dilukis cat air di kartu berlapis linen. Licin dikocok dan tidak mudah tertekuk.':
    '리넨 질감 카드에 수채화 새 54마리를 담았습니다. 잘 섞이고 쉽게 구겨지지 않습니다.',
  '54 kartu': '54장',
  'kertas berlapis linen': '리넨 질감 종이',

  'Permainan papan Jalur Rempah': '향신료의 길 보드게임',
  'Berlayar dari Banda ke Venesia sambil berdagang pala dan cengkih. Aturannya selesai dibaca dalam sepuluh menit.':
    '반다에서 베네치아까지 육두구와 정향을 사고팔며 항해합니다. 규칙은 10분이면 읽습니다.',
  '45 menit': '45분',
  '8+': '8세 이상',
  'papan, 96 kartu, 40 kapal': '게임판, 카드 96장, 배 40개',
  Indonesia: '인도네시아어',
  Inggris: '영어',

  'Robot rakitan yang bisa diprogram': '코딩 조립 로봇',
  'Dirakit dari 140 bagian lalu digerakkan dengan blok perintah di tablet. Sensornya mengenali garis dan halangan.':
    '부품 140개로 조립해 태블릿의 명령 블록으로 움직입니다. 센서가 선과 장애물을 알아봅니다.',
  '140 bagian': '140개',
  Bluetooth: '블루투스',
  '2 jam': '2시간',

  'Set cat air 24 warna dengan kuas': '수채화 물감 24색, 붓 포함',
  'Dua puluh empat warna yang pekat dan mudah dibasahi, tiga kuas, dan kertas 300 gram. Kotaknya menjadi palet.':
    '물에 잘 풀리는 진한 24색과 붓 3자루, 300g 종이가 들어 있습니다. 양철통은 팔레트로 씁니다.',
  '24 warna, 3 kuas': '24색, 붓 3자루',
  '5+': '5세 이상',
  'tanpa logam berat': '중금속 무첨가',

  'Krayon lilin lebah, 12 warna': '밀랍 크레용 12색',
  'Krayon tebal yang tidak patah di tangan kecil dan dapat dihapus dari meja. Lilin lebah dan pigmen pangan.':
    '작은 손에도 부러지지 않는 굵은 크레용으로, 책상에 묻어도 쉽게 닦입니다. 밀랍과 식용 색소로 만들었습니다.',
  '12 krayon': '크레용 12개',
  '1+': '1세 이상',
  'lilin lebah': '밀랍',

  'Gendang anak kulit asli 20 cm': '어린이 북, 천연 가죽, 20cm',
  'Gendang kecil yang disetel tali, dengan dua pemukul berujung kain. Suaranya hangat, tidak memekakkan.':
    '줄로 음을 조이는 작은 북에 부드러운 북채 2개가 들어 있습니다. 소리가 따뜻하고 귀가 아프지 않습니다.',
  'birch, kulit kambing': '자작나무, 염소 가죽',
  '3+': '3세 이상',

  'Yoyo kayu bantalan bola': '볼베어링 나무 요요',
  'Kayu maple dengan bantalan bola yang berputar lama. Tali cadangan dan buku dua belas trik.':
    '단풍나무에 볼베어링을 넣어 오래 돕니다. 여분의 줄과 기술 12가지를 담은 책자가 들어 있습니다.',
  'maple, baja': '단풍나무, 강철',

  'Layang-layang janggan Bali 1,4 m': '발리 잔간 연 1.4m',
  'Layang-layang berekor dari kain parasut dan bambu, dibuat perajin Sanur. Terbang tenang di angin sedang.':
    '사누르의 장인이 립스톱과 대나무로 만든 꼬리 연입니다. 바람이 적당하면 안정적으로 납니다.',
  'kain parasut, bambu': '립스톱, 대나무',

  'Papan panah magnet dua sisi': '양면 자석 다트판',
  'Enam anak panah magnet tanpa ujung tajam dan papan yang digulung. Dua permainan di dua sisinya.':
    '뾰족한 촉이 없는 자석 다트 6개와 말아 두는 다트판입니다. 앞뒤로 다른 게임을 즐깁니다.',

  'Kotak percobaan sains, 30 percobaan': '과학 실험 키트, 실험 30가지',
  'Gunung api, kristal, dan warna yang berpindah, semua dengan bahan dapur. Buku panduannya menjelaskan mengapa.':
    '화산, 결정, 움직이는 색깔까지 모두 주방 재료로 실험합니다. 왜 그런지 설명서가 알려 줍니다.',
  'gelas ukur, pipet, kacamata': '비커, 스포이트, 보안경',
  'tanpa bahan berbahaya': '유해 화학물질 없음',

  'Seluncuran anak dalam rumah': '실내 어린이 미끄럼틀',
  'Seluncuran kayu dan papan halus setinggi 80 cm yang dapat dilipat. Kakinya beralas karet.':
    '나무와 매끈한 판으로 만든 높이 80cm 접이식 미끄럼틀입니다. 발에는 고무를 댔습니다.',
  '30 menit': '30분',

  'Bebek mandi karet alam, tanpa lubang': '천연고무 목욕 오리, 구멍 없음',
  'Satu cetakan tanpa lubang, jadi tidak ada jamur di dalam. Dicat dengan warna pangan.':
    '구멍 없이 통으로 만들어 안에 곰팡이가 생기지 않습니다. 식용 색소로 칠했습니다.',
  'karet alam': '천연고무',
  '0+': '0세 이상',
}
