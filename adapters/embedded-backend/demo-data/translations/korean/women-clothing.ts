import type { Translations } from '../translations.ts'

export const WOMEN_CLOTHING_IN_KOREAN: Translations = {
  'Gaun midi linen berkerut pinggang': '허리 주름 리넨 미디 원피스',
  'Linen lembut yang dicuci dulu sehingga tidak menyusut. Ada dua saku dan pinggang bertali.':
    '미리 세탁해 줄지 않는 부드러운 리넨입니다. 주머니 2개와 허리끈이 있습니다.',
  'linen 55%, katun 45%': '리넨 55%, 면 45%',
  'cuci 30 °C': '30°C 세탁',

  'Blus katun kerah renda': '레이스 깃 면 블라우스',
  'Blus dengan renda katun di kerah dan kancing kerang. Tidak menerawang dan mudah dipadukan.':
    '면 레이스와 조개 단추를 단 블라우스입니다. 비치지 않고 어디에나 어울립니다.',
  'katun 100%': '면 100%',
  'kancing kerang': '조개 단추',
  reguler: '레귤러 핏',

  'Luaran kimono sutra satin': '새틴 실크 기모노 재킷',
  'Sutra murbei dengan lukisan burung bangau yang dicetak di kedua sisi. Dipakai di atas gaun atau jins.':
    '멀버리 실크 앞뒤로 학 무늬를 선명하게 염색했습니다. 원피스나 청바지 위에 걸칩니다.',
  'sutra murbei 19 momme': '멀버리 실크 19모미',
  'Hoi An, Vietnam': '베트남 호이안',

  'Kain sari sutra Vietnam dengan blus': '베트남 실크 사리, 블라우스 천 포함',
  'Lima setengah meter sutra bersulam benang emas, dengan potongan kain untuk blus. Jahit sesuai ukuran Anda.':
    '금실을 넣은 실크 5.5m와 블라우스용 천입니다. 몸에 맞게 지어 입습니다.',
  sutra: '실크',
  'cuci kering': '드라이클리닝',

  'Kerudung segi empat voal premium': '사각 보일 히잡',
  'Voal yang tegak di dahi tanpa banyak jarum dan tidak panas. Tepinya dijahit rapat, ukuran 115 x 115 cm.':
    '핀 몇 개로 이마 모양이 잡히고 시원한 보일 원단입니다. 가장자리를 말아 박았으며 115 x 115cm입니다.',
  'voal katun': '면 보일',
  'cuci tangan': '손세탁',

  'Mantel trench ringan, sabuk lepas': '가벼운 트렌치코트, 분리형 벨트',
  'Gabardin katun yang menahan gerimis, tanpa furing tebal sehingga dapat dilipat ke tas. Kancing tanduk sintetis.':
    '이슬비를 튕기는 면 개버딘으로, 무거운 안감이 없어 가방에 접어 넣습니다. 단추는 뿔 느낌입니다.',
  'gabardin katun': '면 개버딘',
  'Lyon, Prancis': '프랑스 리옹',

  'Baju renang satu bagian lengan pendek': '반팔 원피스 수영복',
  'Menutup bahu dan melindungi dari matahari UPF 50. Kain daur ulang yang cepat kering dan tidak kendur.':
    '어깨를 덮고 UPF 50으로 자외선을 막습니다. 재생 원단이라 빨리 마르고 탄력이 오래 갑니다.',
  'nilon daur ulang, elastan': '재생 나일론, 엘라스테인',
  depan: '앞부분 안감',

  'Jins pinggang tinggi kaki lebar': '하이웨이스트 와이드 청바지',
  'Denim lunak dengan pinggang tinggi dan kaki lebar yang jatuh lurus. Ritsleting YKK dan lima saku.':
    '허리가 높고 다리 통이 넓은 부드러운 데님입니다. YKK 지퍼와 주머니 5개가 있습니다.',
  'katun 98%, elastan 2%': '면 98%, 엘라스테인 2%',
  lebar: '와이드 핏',

  'Kaus garis Breton lengan panjang': '브르타뉴 스트라이프 긴팔 티셔츠',
  'Katun tebal dengan garis rajut, bukan cetak, sehingga tidak pudar. Leher perahu yang lebar.':
    '줄무늬를 인쇄하지 않고 짜 넣어 바래지 않는 두꺼운 면입니다. 넓은 보트넥입니다.',
  'Bretagne, Prancis': '프랑스 브르타뉴',

  'Ao dai modern katun sutra': '면 실크 모던 아오자이',
  'Potongan ao dai yang dipersingkat untuk dipakai sehari-hari, dengan celana longgar. Dijahit di Hoi An.':
    '평소에 입기 좋게 짧게 재단한 아오자이와 넉넉한 바지입니다. 호이안에서 지었습니다.',
  'katun sutra': '면 실크',
  'atasan, celana': '상의, 바지',

  'Kaus kaki katun bordir, isi 3': '자수 면양말 3켤레',
  'Bordir kecil lavender, lebah, dan zaitun di pergelangan. Rajutan halus yang tidak melorot.':
    '발목에 라벤더·꿀벌·올리브를 작게 수놓았습니다. 흘러내리지 않는 고운 니트입니다.',
  'katun sisir': '코마사 면',

  'Set atasan dan rok renang': '수영 상의·스커트 세트',
  'Atasan berpenopang ringan dan rok dengan celana dalam menyatu. Kain tebal yang tidak menerawang basah.':
    '가볍게 받쳐 주는 상의와 속바지 달린 스커트입니다. 원단이 도톰해 젖어도 비치지 않습니다.',
  'poliamida, elastan': '폴리아미드, 엘라스테인',
  seluruhnya: '전체 안감',
  'bilas air dingin': '찬물에 헹구기',

  'Sepatu balet lembut kulit domba': '부드러운 양가죽 발레 슈즈',
  'Sol terpisah yang lentur untuk latihan di studio. Karet silang sudah dijahit.':
    '연습실에 알맞은 유연한 분리형 밑창입니다. 교차 고무줄을 미리 박았습니다.',
  'kulit domba': '양가죽',
  'terpisah, suede': '분리형, 스웨이드',
}
