import type { Translations } from '../translations.ts'

export const SOFT_AND_WOODEN_TOYS_IN_KOREAN: Translations = {
  'Boneka beruang lembut 40 cm': '포근한 곰 인형 40cm',
  'Bulu pendek yang lembut dengan mata bordir, sehingga aman sejak lahir. Dapat dicuci mesin dalam kantong cuci.':
    '짧고 부드러운 털에 눈을 자수로 놓아 신생아에게도 안전합니다. 세탁망에 넣어 세탁기로 빨 수 있습니다.',
  'poliester daur ulang': '재생 폴리에스터',
  '0+': '0세 이상',

  'Boneka kayu bersusun, 5 bagian': '마트료시카 인형 5개',
  'Lima boneka dari kayu linden yang dilukis tangan, saling masuk dengan pas. Cat berbasis air tanpa bau.':
    '손으로 칠한 피나무 인형 5개가 차례로 쏙 들어갑니다. 냄새 없는 수성 물감을 썼습니다.',
  '5 boneka': '인형 5개',
  'kayu linden': '피나무',
  '3+': '3세 이상',
  Klasik: '클래식',
  Nusantara: '누산타라',
  Hewan: '동물',

  'Teka-teki kayu peta Indonesia, 34 keping': '인도네시아 지도 나무 퍼즐 34조각',
  'Setiap provinsi satu keping dengan nama di bawahnya. Tepinya diampelas dan papan alasnya bergambar laut.':
    '주마다 한 조각이며 아래에 이름이 적혀 있습니다. 모서리를 다듬었고 판은 바다처럼 칠했습니다.',
  '34 keping': '34조각',
  'kayu lapis birch': '자작나무 합판',
  '4+': '4세 이상',

  'Kereta kayu dengan rel, 40 bagian': '나무 기차와 선로 40피스',
  'Lokomotif bermagnet dengan rel beech yang cocok dengan merek lain. Jembatan dan stasiun sudah termasuk.':
    '다른 브랜드와도 맞는 너도밤나무 선로와 자석 기관차입니다. 다리와 역이 들어 있습니다.',
  '40 bagian': '40피스',
  'kayu beech': '너도밤나무',

  'Balok kayu warna, 100 buah dalam tas': '컬러 원목 블록 100개',
  'Seratus balok beech dalam tujuh warna dengan tepi membulat. Tas kanvasnya terbuka menjadi alas main.':
    '모서리가 둥근 7색 너도밤나무 블록 100개입니다. 캔버스 자루는 펼치면 놀이 매트가 됩니다.',
  '100 balok': '블록 100개',
  '1+': '1세 이상',
  'Warna-warni': '컬러',

  'Mobil kayu tarik dengan tali': '나무 끌차 자동차',
  'Mobil bundar dari kayu pinus Jawa yang berbunyi pelan saat ditarik. Rodanya beralas karet.':
    '끌면 딸깍딸깍 소리가 나는 둥근 자바 소나무 자동차입니다. 바퀴에 고무를 둘렀습니다.',
  'kayu pinus': '소나무',

  'Boneka kelinci telinga panjang 30 cm': '긴 귀 토끼 인형 30cm',
  'Telinga panjang yang enak digenggam bayi, isian padat di kaki agar bisa duduk. Mata bordir.':
    '작은 손으로 잡기 좋은 긴 귀에 발이 묵직해 앉혀 둘 수 있습니다. 눈은 자수입니다.',
  poliester: '폴리에스터',

  'Boneka penguin 25 cm': '펭귄 인형 25cm',
  'Penguin bulat yang berdiri sendiri, dengan perut lembut. Muat di ransel sekolah.':
    '혼자 서는 동그란 펭귄으로 배가 폭신합니다. 책가방에 들어갑니다.',

  'Boneka dinosaurus leher panjang 45 cm': '목 긴 공룡 인형 45cm',
  'Brachiosaurus dengan leher yang bisa ditekuk dan sisik bordir. Isian dari botol daur ulang.':
    '목이 구부러지고 비늘을 자수로 놓은 브라키오사우루스입니다. 폐페트병 솜을 채웠습니다.',
  '2+': '2세 이상',

  'Boneka unicorn dengan surai lembut': '부드러운 갈기 유니콘 인형',
  'Surainya dapat disisir dan tanduknya empuk. Sisir kecil disertakan.':
    '갈기를 빗을 수 있고 뿔이 말랑합니다. 작은 빗이 들어 있습니다.',

  'Istana kayu dengan jembatan angkat': '도개교 나무 성',
  'Istana dari kayu lapis yang disusun tanpa sekrup, dengan empat menara dan jembatan bertali. Tokoh dijual terpisah.':
    '나사 없이 끼워 맞추는 합판 성에 탑 4개와 줄로 여는 도개교가 있습니다. 인형은 별매입니다.',
  '25 menit': '25분',

  'Truk kayu muat balok, setir berputar': '블록 실은 나무 트럭, 조향 가능',
  'Truk beech untuk didorong, baknya berisi dua belas balok. Roda depannya mengikuti setir.':
    '짐칸에 블록 12개를 실은 너도밤나무 밀차입니다. 핸들을 돌리면 앞바퀴가 따라 움직입니다.',

  'Sempoa kayu 10 baris': '나무 주판 10줄',
  'Seratus manik warna pada rangka kayu yang tidak goyang. Kartu latihan berhitung disertakan.':
    '튼튼한 틀에 색구슬 100개를 꿰었습니다. 숫자 놀이 카드가 들어 있습니다.',
  'kayu karet': '고무나무',
}
