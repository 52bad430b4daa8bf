import type { Translations } from '../translations.ts'

export const SPORT_AND_WATER_IN_KOREAN: Translations = {
  'Sepeda kota 7 kecepatan': '시티 자전거 7단',
  'Posisi duduk tegak, rangka rendah, dan tujuh gigi dalam yang nyaris tanpa perawatan. Sudah dengan spakbor, lampu, dan rak.':
    '편하게 앉는 낮은 프레임에 손이 거의 가지 않는 내장 7단 기어입니다. 흙받이, 전조등, 짐받이가 달려 있습니다.',
  aluminium: '알루미늄',
  '90% terakit': '90% 조립 상태',

  'Papan seluncur maple 31 inci': '메이플 스케이트보드 31인치',
  'Tujuh lapis maple dengan roda 53 mm untuk taman maupun jalan. Datang terakit dan siap dipakai.':
    '메이플 7겹에 53mm 휠로 파크와 거리에서 탑니다. 조립해서 보내 드려 바로 탈 수 있습니다.',
  'maple 7 lapis': '메이플 7겹',
  Polos: '무지',
  Gelombang: '파도',
  Senja: '노을',

  'Kayak tiup dua orang dengan dayung': '2인용 공기 주입 카약, 패들 포함',
  'Lantai tekanan tinggi yang kaku di air tenang. Dua kursi, dua dayung, pompa, dan ransel simpan disertakan.':
    '잔잔한 물에서 단단하게 버티는 고압 바닥입니다. 좌석 2개, 패들 2개, 펌프, 배낭이 들어 있습니다.',

  'Joran pancing teleskop 2,4 m dengan ril': '텔레스코픽 낚싯대 2.4m, 릴 포함',
  'Joran karbon yang memendek menjadi 48 cm untuk tas. Rilnya berbantalan lima dan sudah berisi senar.':
    '48cm로 줄어들어 가방에 들어가는 카본 낚싯대입니다. 베어링 5개 릴에 낚싯줄이 감겨 있습니다.',
  karbon: '카본',

  'Masker selam dan snorkel kering': '다이빙 마스크와 드라이 스노클',
  'Kaca tempered dengan karet silikon yang lembut di wajah. Katup di ujung snorkel menutup saat ombak lewat.':
    '강화유리에 얼굴에 부드럽게 닿는 실리콘을 댔습니다. 파도가 지나가면 밸브가 스노클을 막습니다.',
  tempered: '강화유리',
  silikon: '실리콘',
  'remaja dan dewasa': '청소년·성인',

  'Kacamata renang antikabut, lensa cermin': '김 서림 방지 수경, 미러 렌즈',
  'Segel silikon lembut dan tali yang mudah diatur, pandangan 180 derajat. Kotak keras disertakan.':
    '부드러운 실리콘 패킹과 쉽게 조절되는 끈, 180도 시야를 갖췄습니다. 하드 케이스가 들어 있습니다.',
  'silikon, polikarbonat': '실리콘, 폴리카보네이트',
  dewasa: '성인',

  'Pelampung cincin anak dan dewasa': '어린이·성인용 구명 튜브',
  'Busa padat yang tidak perlu ditiup, dengan tali pegangan keliling. Memenuhi kebutuhan kolam dan perahu kecil.':
    '바람을 넣지 않는 통폼에 손잡이 줄을 둘렀습니다. 수영장과 작은 배에서 씁니다.',
  'busa EVA': 'EVA 폼',

  'Set raket bulu tangkis, 2 raket 3 kok': '배드민턴 세트, 라켓 2개·셔틀콕 3개',
  'Dua raket grafit 86 gram yang sudah dipasang senar, dengan tas bahu. Cocok untuk lapangan kampung dan gedung.':
    '줄을 맨 86g 그라파이트 라켓 2개와 숄더백입니다. 동네 코트와 체육관에서 씁니다.',
  grafit: '그라파이트',
  '2 raket, 3 kok, tas': '라켓 2개, 셔틀콕 3개, 가방',

  'Raket tenis 285 gram, siap pakai': '테니스 라켓 285g, 스트링 포함',
  'Kepala 100 inci persegi yang memaafkan pukulan meleset. Sudah dipasang senar dan bersarung.':
    '스위트 스폿이 넓은 100제곱인치 헤드입니다. 줄을 매고 커버를 씌워 보내 드립니다.',
  'kepala 645 cm²': '헤드 645cm²',

  'Bola sepak jahit mesin ukuran 5': '기계 봉제 축구공 5호',
  'Bola latihan dengan kulit sintetis bertekstur yang tetap bundar. Cocok untuk rumput dan lapangan keras.':
    '모양이 잘 유지되는 돌기 합성 가죽 연습구입니다. 잔디와 맨땅에서 씁니다.',
  'PU, kandung butil': 'PU, 부틸 블래더',

  'Bola basket dalam dan luar ruang ukuran 7': '실내외 겸용 농구공 7호',
  'Kulit komposit yang mencengkeram walau tangan berkeringat. Pantulannya rata sejak pertama dipompa.':
    '땀 난 손에도 잘 잡히는 합성 가죽입니다. 처음부터 고르게 튑니다.',
  'kulit komposit': '합성 가죽',

  'Sarung tinju muay thai, jahitan ganda': '무에타이 글러브, 이중 봉제',
  'Busa tiga lapis dari bengkel di Chiang Mai, jempolnya terkunci. Untuk samsak dan latih tanding.':
    '치앙마이 공방에서 만든 3겹 폼 글러브로 엄지를 고정했습니다. 샌드백과 스파링에 씁니다.',
  'kulit sintetis': '합성 가죽',
  'Chiang Mai, Thailand': '태국 치앙마이',
  velcro: '벨크로',

  'Sepatu roda empat roda, atasan kulit': '가죽 쿼드 롤러스케이트',
  'Roda 58 mm yang lembut untuk aspal, penahan di ujung dapat diatur. Atasannya kulit dengan bantalan mata kaki.':
    '아스팔트에 맞는 부드러운 58mm 휠과 조절식 토 스톱입니다. 가죽 갑피에 발목 패드를 댔습니다.',
  'kulit, aluminium': '가죽, 알루미늄',
  tali: '끈',
}
