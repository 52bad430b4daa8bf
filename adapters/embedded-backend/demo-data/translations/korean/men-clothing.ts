import type { Translations } from '../translations.ts'

export const MEN_CLOTHING_IN_KOREAN: Translations = {
  'Kaus katun tebal leher bulat': '두꺼운 면 크루넥 티셔츠',
  'Katun 230 gram yang tidak menerawang dan tidak melar di leher. Dijahit di Bandung dengan jahitan bahu ganda.':
    '비치지 않고 목이 늘어나지 않는 230g 면입니다. 반둥에서 어깨 보강 테이프를 대어 봉제했습니다.',
  'katun 100%': '면 100%',
  reguler: '레귤러 핏',
  'cuci 30 °C': '30°C 세탁',
  Bandung: '인도네시아 반둥',

  'Kemeja kerja lengan panjang, mudah disetrika': '구김 적은 긴팔 와이셔츠',
  'Campuran katun yang keluar dari mesin cuci hampir tanpa kusut. Kerahnya tegak tanpa kancing di ujung.':
    '세탁 후에도 구김이 거의 없는 면 혼방입니다. 단추 없이도 깃이 반듯합니다.',
  'katun 60%, poliester 40%': '면 60%, 폴리에스터 40%',
  ramping: '슬림 핏',

  'Dasi sutra tenun Como': '코모 실크 넥타이',
  'Sutra dari Como, ditenun lalu dijahit tangan di bagian belakang. Simpulnya padat dan jatuhnya lurus.':
    '코모에서 짠 실크로, 뒷면은 손으로 꿰맸습니다. 매듭이 단단하고 곧게 떨어집니다.',
  'sutra 100%': '실크 100%',
  'Como, Italia': '이탈리아 코모',
  Polos: '무지',
  Garis: '줄무늬',
  Titik: '도트',

  'Jins lurus denim 13 oz': '13oz 데님 일자 청바지',
  'Denim padat dengan sedikit regangan yang menyesuaikan badan setelah beberapa kali pakai. Kakinya lurus, tidak menjepit.':
    '신축성이 조금 있는 탄탄한 데님으로 몇 번 입으면 몸에 맞습니다. 조이지 않는 일자 핏입니다.',
  'katun 99%, elastan 1%': '면 99%, 엘라스테인 1%',
  lurus: '일자 핏',

  'Celana pendek katun twill': '면 트윌 반바지',
  'Celana pendek di atas lutut dengan tali pinggang dalam. Cukup rapi untuk makan malam di pantai.':
    '무릎 위 길이에 안쪽 끈을 달았습니다. 해변 저녁 식사에도 어울릴 만큼 단정합니다.',
  'katun twill': '면 트윌',
  'dalam 18 cm': '안솔기 18cm',

  'Jaket luar tahan angin berlapis tipis': '얇은 패딩 방풍 재킷',
  'Jaket ringan untuk motor pagi dan ruang dingin, menahan angin dan gerimis. Kerahnya menyimpan tudung.':
    '새벽 라이딩과 서늘한 실내에 좋은 가벼운 재킷으로 바람과 이슬비를 막습니다. 깃 안에 후드가 들어 있습니다.',
  'nilon, isian poliester': '나일론, 폴리에스터 충전재',
  'tahan percikan': '발수',

  'Kemeja batik cap Pekalongan': '페칼롱안 바틱 셔츠',
  'Batik cap dengan malam asli di atas katun primisima, berfuring sampai pinggang. Motifnya bertemu rapi di kancing.':
    '고운 면에 밀랍 도장으로 무늬를 찍고 허리까지 안감을 댔습니다. 단추 여밈에서 무늬가 맞아떨어집니다.',
  'katun primisima': '프리미시마 면',
  'setengah furing': '반안감',
  Pekalongan: '인도네시아 페칼롱안',
  'cuci tangan, lerak': '중성세제로 손세탁',
  Parang: '파랑 무늬',
  Kawung: '카웅 무늬',

  'Kaus kaki katun sisir, isi 5': '코마사 면양말 5켤레',
  'Tumit dan ujung diperkuat, karetnya tidak meninggalkan bekas. Lima pasang dalam warna kantor.':
    '뒤꿈치와 발끝을 보강하고 자국이 남지 않는 밴드를 썼습니다. 직장에서 신기 좋은 색 5켤레입니다.',
  'katun 80%, nilon, elastan': '면 80%, 나일론, 엘라스테인',

  'Celana dalam modal, isi 3': '모달 팬티 3장',
  'Modal lembut dengan pinggang yang tidak menggulung. Tanpa label, tidak gatal.':
    '부드러운 모달에 말리지 않는 허리 밴드를 썼습니다. 라벨이 없어 따갑지 않습니다.',
  'modal 92%, elastan': '모달 92%, 엘라스테인',
  'cuci 40 °C': '40°C 세탁',

  'Syal wol merino kotak halus': '메리노 체크 머플러',
  'Wol merino yang tidak gatal, ditenun dua warna. Ringan untuk perjalanan ke negeri dingin.':
    '따갑지 않은 메리노를 두 가지 색으로 짰습니다. 가벼워서 추운 곳으로 떠나는 여행에 좋습니다.',
  'wol merino': '메리노 울',
  'Biella, Italia': '이탈리아 비엘라',

  'Rompi pantul untuk bersepeda malam': '야간 라이딩 반사 조끼',
  'Jala ringan dengan pita pantul depan belakang dan saku ponsel. Ukurannya diatur dengan tali samping.':
    '가벼운 메시 앞뒤로 반사 띠를 두르고 휴대폰 주머니를 달았습니다. 옆 끈으로 크기를 조절합니다.',
  'jala poliester': '폴리에스터 메시',
  'terlihat 200 m': '200m에서 보임',

  'Seragam latihan bela diri katun': '면 무술 도복',
  'Katun kanvas yang tidak mudah sobek dengan jahitan tiga baris. Termasuk sabuk putih.':
    '잘 찢어지지 않는 면 캔버스를 세 줄로 박았습니다. 흰 띠가 들어 있습니다.',
  'katun kanvas': '면 캔버스',
  'atasan, celana, sabuk': '상의, 바지, 띠',

  'Jas wol satu kancing': '싱글 버튼 울 블레이저',
  'Wol ringan untuk iklim hangat dengan bahu alami. Lengannya dapat dipendekkan penjahit tanpa membuka kancing.':
    '따뜻한 날씨에 맞는 가벼운 울에 자연스러운 어깨선입니다. 단추를 옮기지 않고 소매를 줄일 수 있습니다.',
  'wol 120s': '120수 울',
  setengah: '반안감',
  'Milan, Italia': '이탈리아 밀라노',
}
