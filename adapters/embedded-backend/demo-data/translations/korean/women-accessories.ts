import type { Translations } from '../translations.ts'

export const WOMEN_ACCESSORIES_IN_KOREAN: Translations = {
  'Tas tangan kulit asli, tali lepas-pasang': '천연 가죽 핸드백, 분리형 스트랩',
  'Kulit sapi berbutir dengan dasar kaku dan empat kaki logam. Ruangnya cukup untuk tablet, dompet, dan botol kecil.':
    '결이 살아 있는 소가죽에 단단한 바닥과 금속 발 4개를 달았습니다. 태블릿, 지갑, 작은 물병이 들어갑니다.',
  'kulit sapi': '소가죽',
  ritsleting: '지퍼',

  'Lipstik matte tahan lama': '지속력 좋은 매트 립스틱',
  'Warna pekat sekali oles yang tidak membuat bibir kering. Tahan makan siang, luntur hanya oleh minyak.':
    '한 번 발라도 색이 선명하고 입술이 마르지 않습니다. 식사 후에도 남고 오일로만 지워집니다.',
  'minyak jojoba, vitamin E': '호호바 오일, 비타민 E',
  bersertifikat: '인증',
  'Merah bata': '벽돌 레드',
  Mawar: '로즈',
  Karamel: '캐러멜',
  Beri: '베리',

  'Sepatu hak 6 cm kulit lembut': '부드러운 가죽 힐 6cm',
  'Hak kokoh dengan bantalan di telapak, dapat dipakai seharian. Bagian dalamnya kulit, tidak lembap.':
    '안정적인 굽에 앞꿈치 쿠션을 대어 온종일 신습니다. 안쪽도 가죽이라 눅눅하지 않습니다.',
  'kulit kambing': '염소 가죽',
  'hak 6 cm': '굽 6cm',
  'Romans, Prancis': '프랑스 로망',

  'Sandal tali kulit sol karet': '가죽 스트랩 샌들, 고무 밑창',
  'Tali kulit lembut dengan gesper kecil dan sol yang tidak licin. Datar, nyaman untuk jalan-jalan.':
    '부드러운 스트랩에 작은 버클을 달고 미끄럽지 않은 밑창을 썼습니다. 굽이 낮아 걷기 좋습니다.',
  'kulit, karet': '가죽, 고무',

  'Sepatu datar lipat dengan kantong': '접이식 플랫슈즈, 파우치 포함',
  'Sepatu datar yang bisa dilipat ke dalam tas untuk pulang kerja. Sol busanya lembut tetapi tidak menipis.':
    '접어서 가방에 넣었다가 집에 갈 때 신는 플랫슈즈입니다. 폼 밑창이 쉽게 닳지 않습니다.',
  'kulit sintetis': '합성 가죽',
  'busa, karet': '폼, 고무',

  'Sepatu bot kulit setinggi betis': '미들 가죽 부츠',
  'Bot dengan ritsleting dalam dan hak balok 5 cm. Kulitnya disemir sekali sebulan saja.':
    '안쪽 지퍼와 5cm 블록힐을 단 부츠입니다. 한 달에 한 번 구두약만 발라 주면 충분합니다.',
  'hak 5 cm': '굽 5cm',

  'Topi pantai rafia dengan pita': '리본 라피아 햇모자',
  'Rafia asli yang dianyam rapat, tepinya 9 cm. Dapat digulung untuk koper.':
    '촘촘히 짠 천연 라피아에 챙이 9cm입니다. 말아서 여행 가방에 넣습니다.',
  rafia: '라피아',
  '56-58 cm, tepi 9 cm': '56~58cm, 챙 9cm',

  'Cincin perak dengan safir putih': '화이트 사파이어 은반지',
  'Perak 925 dengan safir putih 4 mm, dipoles tangan. Datang dalam kotak kayu kecil.':
    '925 은에 4mm 화이트 사파이어를 물리고 손으로 광을 냈습니다. 작은 나무 상자에 담아 보내 드립니다.',
  'perak 925, safir putih': '925 은, 화이트 사파이어',

  'Kalung mutiara air tawar': '담수 진주 목걸이',
  'Mutiara 6 mm dengan simpul di antara tiap butir, pengait perak. Kilaunya lembut dan bentuknya sedikit berbeda-beda.':
    '6mm 진주를 하나씩 매듭지어 은 잠금쇠를 달았습니다. 은은한 광택에 모양이 조금씩 다릅니다.',
  'mutiara air tawar, perak 925': '담수 진주, 925 은',

  'Kipas tangan sutra lukis': '손그림 실크 부채',
  'Rusuk bambu dengan sutra yang dilukis di Hue, lengkap dengan kantong. Angin lembutnya cukup untuk upacara siang.':
    '대나무 살에 후에에서 그린 실크를 발랐고 주머니가 들어 있습니다. 한낮의 행사에 시원한 바람을 드립니다.',
  'bambu, sutra': '대나무, 실크',
  'Hue, Vietnam': '베트남 후에',
  Teratai: '연꽃',
  Bangau: '학',

  'Cat kuku bernapas berbasis air': '통기성 수성 매니큐어',
  'Tembus air dan udara, dilepas dengan sabun hangat atau dikupas. Hampir tanpa bau.':
    '물과 공기가 통하고, 따뜻한 비눗물로 지우거나 떼어 냅니다. 냄새가 거의 없습니다.',
  Bata: '벽돌색',
  Susu: '밀크',
  Plum: '플럼',

  'Dompet koin bordir': '자수 동전지갑',
  'Bordir bunga tangan di atas kanvas dengan bingkai klip logam. Muat uang lipat, kartu, dan kunci.':
    '캔버스에 손자수로 꽃을 놓고 금속 프레임을 달았습니다. 접은 지폐, 카드, 열쇠가 들어갑니다.',
  'kanvas, kuningan': '캔버스, 황동',
  Tasikmalaya: '인도네시아 타식말라야',

  'Jepit rambut pita satin, isi 2': '새틴 리본 머리핀 2개',
  'Pita satin lebar di atas jepit Prancis yang tidak menarik rambut. Satu warna gelap, satu terang.':
    '머리카락이 당기지 않는 프렌치 핀에 넓은 새틴 리본을 달았습니다. 진한 색과 연한 색 하나씩입니다.',
  'satin, baja': '새틴, 강철',
}
