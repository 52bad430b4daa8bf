import type { Translations } from '../translations.ts'

export const KITCHEN_AND_TABLE_IN_KOREAN: Translations = {
  'Teko keramik 900 ml dengan saringan': '도자기 찻주전자 900ml, 거름망 포함',
  'Teko keramik bakaran tinggi dengan saringan baja yang bisa diangkat. Corongnya tidak menetes dan tutupnya tetap di tempat.':
    '고온에서 구운 도자기에 빼낼 수 있는 스테인리스 거름망을 넣었습니다. 주둥이에서 물이 흐르지 않고 뚜껑이 쉽게 빠지지 않습니다.',
  'keramik, baja nirkarat': '도자기, 스테인리스',
  'aman untuk microwave': '전자레인지 사용 가능',
  'boleh mesin cuci piring': '식기세척기 사용 가능',

  'Cangkir teh Kyoto, isi 2': '교토 찻잔, 2개 세트',
  'Diputar dan diglasir tangan di bengkel kecil dekat Kiyomizu. Setiap pasang sedikit berbeda warnanya.':
    '기요미즈 근처 작은 공방에서 손으로 빚고 유약을 입혔습니다. 세트마다 색이 조금씩 다릅니다.',
  'tanah liat': '석기',
  'Kyoto, Jepang': '일본 교토',

  'Mangkuk saji kayu dengan sendok': '원목 샐러드 볼, 서버 포함',
  'Mangkuk dari satu balok akasia yang diminyaki, untuk salad atau buah. Sepasang sendok saji disertakan.':
    '통나무 하나를 깎아 오일로 마감한 아카시아 볼로 샐러드와 과일에 어울립니다. 서버 한 벌이 들어 있습니다.',
  'kayu akasia': '아카시아 원목',
  'cuci tangan': '손세탁',

  'Panci besi cor enamel 4 liter': '법랑 무쇠 냄비 4L',
  'Merebus rendang perlahan dengan panas yang merata, dari kompor ke meja. Bagian dalamnya putih dan tidak bereaksi dengan asam.':
    '열이 고르게 퍼져 오래 끓이는 요리에 좋고, 불에서 식탁으로 바로 올립니다. 흰 안쪽 면은 산에 반응하지 않습니다.',
  '4 liter': '4L',
  'besi cor, enamel': '무쇠, 법랑',
  'gas, induksi, oven': '가스, 인덕션, 오븐',

  'Wajan baja karbon 28 cm': '탄소강 팬 28cm',
  'Semakin sering dipakai semakin licin, tanpa lapisan yang mengelupas. Gagangnya dipaku dan cocok untuk api besar.':
    '쓸수록 길이 들고 벗겨질 코팅이 없습니다. 리벳 손잡이라 센 불에도 튼튼합니다.',
  'baja karbon 2 mm': '탄소강 2mm',
  'gas, induksi': '가스, 인덕션',

  'Pisau dapur santoku 17 cm, baja Jepang': '산토쿠 식도 17cm, 일본 강재',
  'Baja tiga lapis yang tajam lama untuk sayur, ikan, dan daging. Gagang kayu magnolia yang ringan di tangan.':
    '채소·생선·고기에 두루 쓰는 3겹 강으로 날이 오래 갑니다. 손잡이는 가벼운 목련나무입니다.',
  'VG-10, magnolia': 'VG-10, 목련나무',
  'bilah 17 cm': '칼날 17cm',
  'Sakai, Jepang': '일본 사카이',

  'Set piring makan 12 bagian, 4 orang': '4인 식기 세트 12피스',
  'Piring makan, piring kecil, dan mangkuk dengan tepi abu-abu. Bertumpuk rapi di lemari kecil.':
    '회색 테두리의 디너 접시·앞접시·볼 세트입니다. 작은 찬장에도 잘 포개집니다.',
  '12 bagian': '12피스',
  porselen: '자기',

  'Alat makan baja doff, 16 bagian': '무광 스테인리스 커트러리 16피스',
  'Empat set sendok, garpu, pisau, dan sendok teh dengan permukaan doff. Seimbang di tangan dan tidak meninggalkan sidik jari.':
    '스푼·포크·나이프·티스푼 4인 세트를 무광으로 마감했습니다. 무게 균형이 좋고 지문이 남지 않습니다.',
  '16 bagian': '16피스',
  'baja 18/10': '18/10 스테인리스',

  'Sumpit kayu ukir, 5 pasang': '무늬 새긴 나무 젓가락 5벌',
  'Sumpit berlapis pernis dengan ujung bergerigi halus agar mi tidak licin. Lima warna supaya tidak tertukar.':
    '면이 미끄러지지 않도록 홈을 낸 옻칠 젓가락입니다. 5가지 색이라 서로 섞이지 않습니다.',
  'kayu, pernis': '나무, 옻칠',
  '5 pasang': '5벌',

  'Gelas anggur kristal, isi 4': '크리스털 와인잔 4개 세트',
  'Gelas tipis tanpa timbal yang berdenting halus, juga indah untuk jus. Dikemas dalam kotak bersekat.':
    '맑은 울림이 나는 얇은 무연 와인잔으로 주스에도 어울립니다. 칸막이 상자에 담아 보내 드립니다.',
  'kristal bebas timbal': '무연 크리스털',
  '4 gelas': '잔 4개',

  'Mug kopi keramik 350 ml': '도자기 머그컵 350ml',
  'Mug bertepi tebal yang menjaga kopi tetap hangat. Gagangnya muat empat jari.':
    '벽이 두꺼워 커피가 쉽게 식지 않습니다. 손잡이에 네 손가락이 편하게 들어갑니다.',
  keramik: '석기',

  'Stoples kaca kedap udara, isi 3': '밀폐 유리병 3개 세트',
  'Tiga ukuran dengan tutup bambu dan karet silikon. Bumbu dan kerupuk tetap renyah.':
    '대나무 뚜껑과 실리콘 패킹을 갖춘 3가지 크기입니다. 향신료와 과자를 바삭하게 보관합니다.',
  'kaca borosilikat, bambu': '붕규산 유리, 대나무',

  'Kotak bekal kayu dua susun': '2단 나무 도시락',
  'Kotak bento dari kayu cedar tipis yang menyerap uap, sehingga nasi tidak basah. Karet pengikat dan sekat disertakan.':
    '김을 흡수해 밥이 질어지지 않는 얇은 삼나무 도시락입니다. 밴드와 칸막이가 들어 있습니다.',
  'kayu cedar': '삼나무',
}
