import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  PASTED_MAX_LENGTH,
  type PastedAddress,
  readPastedAddress,
} from '../../../domain/addresses/pasted-address.ts'

const pasted = suite('the text of a whole address')

/** Each text as it is copied, and what it says. */
const reads = (name: string, texts: readonly (readonly [text: string, says: PastedAddress])[]): void => {
  for (const [text, says] of texts)
    pasted(`${name}: ${text.replaceAll('\n', ' / ')}`, () => assert.equal(readPastedAddress(text), says))
}

const RANI = { country: 'ID', name: 'Rani Prameswari', mobile: '0812-5550-0142', postcode: '40162' }
const KENANGA = 'Jl. Kenanga Raya No. 18 RT 03/RW 05'

reads('Indonesia', [
  [
    `Rani Prameswari\n0812-5550-0142\n${KENANGA}\nKec. Sukajadi, Kota Bandung\nJawa Barat 40162`,
    { ...RANI, detail: `${KENANGA}, Kec. Sukajadi, Kota Bandung, Jawa Barat` },
  ],
  [
    `Rani Prameswari, 0812-5550-0142, ${KENANGA}, Sukajadi, Bandung, Jawa Barat, 40162, Indonesia`,
    { ...RANI, detail: `${KENANGA}, Sukajadi, Bandung, Jawa Barat` },
  ],
  [
    `Nama: Rani Prameswari\nNo HP: 0812-5550-0142\nAlamat: ${KENANGA}\nKecamatan: Sukajadi\nKota/Kab: Bandung\nProvinsi: Jawa Barat\nKode Pos: 40162`,
    { ...RANI, detail: `${KENANGA}, Kecamatan Sukajadi, Bandung, Provinsi Jawa Barat` },
  ],
  [
    `Rani Prameswari (0812-5550-0142) ${KENANGA} Sukajadi Bandung 40162`,
    { ...RANI, detail: `${KENANGA} Sukajadi Bandung` },
  ],
  [
    `Penerima: Rani Prameswari, HP: 0812-5550-0142, Alamat: ${KENANGA}, Bandung, Kodepos: 40162`,
    { ...RANI, detail: `${KENANGA}, Bandung` },
  ],
  [
    `Kepada Yth. Rani Prameswari\r\nTelp. +62 812 5550 0142\r\n${KENANGA}, Bandung 40162`,
    { ...RANI, mobile: '+62 812 5550 0142', detail: `${KENANGA}, Bandung` },
  ],
  [
    'Jl. Melati No. 40161, Denpasar, Bali 80228',
    { country: 'ID', postcode: '80228', detail: 'Jl. Melati No. 40161, Denpasar, Bali' },
  ],
  ['Jl. Melati No. 40161, Denpasar', { country: 'ID', detail: 'Jl. Melati No. 40161, Denpasar' }],
  [
    'Toko Makmur\n081255500142 / 081377700088\nPasar Baru Blok A-12, Jakarta Pusat',
    {
      country: 'ID',
      name: 'Toko Makmur',
      mobile: '081255500142',
      detail: '081377700088, Pasar Baru Blok A-12, Jakarta Pusat',
    },
  ],
  ['Bandung, Jawa Barat', { country: 'ID', detail: 'Bandung, Jawa Barat' }],
  ['0812 5550 0142', { country: 'ID', mobile: '0812 5550 0142' }],
])

reads('Malaysia and Singapore', [
  [
    'Nurul Aisyah\n+60 12-345 6789\n12, Jalan Ampang\n50450 Kuala Lumpur\nMalaysia',
    {
      country: 'MY',
      name: 'Nurul Aisyah',
      mobile: '+60 12-345 6789',
      postcode: '50450',
      city: 'Kuala Lumpur',
      detail: '12, Jalan Ampang',
    },
  ],
  [
    'Tan Wei Ming, 012-3456789, No 8 Jalan SS2/24, 47300 Petaling Jaya, Selangor',
    {
      country: 'MY',
      name: 'Tan Wei Ming',
      mobile: '012-3456789',
      postcode: '47300',
      state: 'Selangor',
      city: 'Petaling Jaya',
      detail: 'No 8 Jalan SS2/24',
    },
  ],
  [
    'Lim Hui Min\n9123 4567\nBlk 123 Orchard Road #05-67\nSingapore 238823',
    {
      country: 'SG',
      name: 'Lim Hui Min',
      mobile: '9123 4567',
      postcode: '238823',
      city: 'Singapore',
      detail: 'Blk 123 Orchard Road #05-67',
    },
  ],
])

const ZHANG = { country: 'CN', name: '张三', mobile: '13800138000' }
const NANSHAN = { state: '广东省', city: '深圳市', district: '南山区', detail: '科技园路1号' }

reads('China', [
  ['张三 13800138000 广东省深圳市南山区科技园路1号', { ...ZHANG, ...NANSHAN }],
  [
    '张三，13800138000，广东省 深圳市 南山区 科技园路1号，518000',
    { ...ZHANG, postcode: '518000', ...NANSHAN },
  ],
  [
    '收货人：张三\n手机号码：13800138000\n所在地区：广东省深圳市南山区\n详细地址：科技园路1号',
    { ...ZHANG, ...NANSHAN },
  ],
  ['广东省深圳市南山区科技园路1号 张三收 13800138000', { ...ZHANG, ...NANSHAN }],
  [
    '李小龙 138-0013-8000 北京市朝阳区建国路88号阳光小区3号楼',
    {
      country: 'CN',
      name: '李小龙',
      mobile: '138-0013-8000',
      state: '北京市',
      city: '北京市',
      district: '朝阳区',
      detail: '建国路88号阳光小区3号楼',
    },
  ],
  [
    '王芳 13912345678 浙江省金华市义乌市稠州北路1000号',
    {
      country: 'CN',
      name: '王芳',
      mobile: '13912345678',
      state: '浙江省',
      city: '金华市',
      district: '义乌市',
      detail: '稠州北路1000号',
    },
  ],
])

const TARO = { country: 'JP', name: '山田 太郎', mobile: '090-1234-5678', postcode: '105-0011' }

reads('Japan', [
  [
    '〒105-0011\n東京都港区芝公園4-2-8\n山田 太郎 様\n090-1234-5678',
    { ...TARO, state: '東京都', city: '港区', detail: '芝公園4-2-8' },
  ],
  [
    '氏名：山田 太郎\n電話番号：０９０－１２３４－５６７８\n郵便番号：105-0011\n住所：東京都港区芝公園4ー2ー8',
    { ...TARO, state: '東京都', city: '港区', detail: '芝公園4-2-8' },
  ],
  [
    '佐藤花子 080-1111-2222 〒530-0001 大阪府大阪市北区梅田1-1-3',
    {
      country: 'JP',
      name: '佐藤花子',
      mobile: '080-1111-2222',
      postcode: '530-0001',
      state: '大阪府',
      city: '大阪市',
      district: '北区',
      detail: '梅田1-1-3',
    },
  ],
  [
    '〒510-0075 三重県四日市市安島1-3-18',
    { country: 'JP', postcode: '510-0075', state: '三重県', city: '四日市市', detail: '安島1-3-18' },
  ],
  [
    'Taro Yamada, +81 90 1234 5678, 4-2-8 Shibakoen, Minato-ku, Tokyo 105-0011, Japan',
    {
      ...TARO,
      name: 'Taro Yamada',
      mobile: '+81 90 1234 5678',
      city: 'Tokyo',
      detail: '4-2-8 Shibakoen, Minato-ku',
    },
  ],
])

reads('Korea', [
  [
    '김철수 010-1234-5678\n서울특별시 강남구 테헤란로 152, 1201호\n06236',
    {
      country: 'KR',
      name: '김철수',
      mobile: '010-1234-5678',
      postcode: '06236',
      state: '서울특별시',
      city: '강남구',
      detail: '테헤란로 152, 1201호',
    },
  ],
  [
    '받는 분: 이영희\n연락처: 010-9876-5432\n우편번호: 13494\n주소: 경기도 성남시 분당구 판교역로 235',
    {
      country: 'KR',
      name: '이영희',
      mobile: '010-9876-5432',
      postcode: '13494',
      state: '경기도',
      city: '성남시',
      district: '분당구',
      detail: '판교역로 235',
    },
  ],
  [
    '김민구\n010-1234-5678\n서울 마포구 월드컵로 240 (03937)',
    {
      country: 'KR',
      name: '김민구',
      mobile: '010-1234-5678',
      postcode: '03937',
      state: '서울',
      city: '마포구',
      detail: '월드컵로 240',
    },
  ],
])

reads('Thailand', [
  [
    'สมชาย ใจดี 081-234-5678\n99/1 ถนนสีลม แขวงสีลม เขตบางรัก กรุงเทพมหานคร 10500',
    {
      country: 'TH',
      name: 'สมชาย ใจดี',
      mobile: '081-234-5678',
      postcode: '10500',
      state: 'กรุงเทพมหานคร',
      city: 'บางรัก',
      district: 'สีลม',
      detail: '99/1 ถนนสีลม',
    },
  ],
  [
    'ชื่อผู้รับ: มาลี ศรีสุข\nเบอร์โทร: 0898765432\nที่อยู่: 12 หมู่ 3 ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200',
    {
      country: 'TH',
      name: 'มาลี ศรีสุข',
      mobile: '0898765432',
      postcode: '50200',
      state: 'เชียงใหม่',
      city: 'เมือง',
      district: 'สุเทพ',
      detail: '12 หมู่ 3',
    },
  ],
])

reads('America, Australia, Britain', [
  [
    'Jane Doe\n(415) 555-2671\n12345 Market St Apt 5\nSan Francisco, CA 94103\nUnited States',
    {
      country: 'US',
      name: 'Jane Doe',
      mobile: '(415) 555-2671',
      postcode: '94103',
      state: 'CA',
      city: 'San Francisco',
      detail: '12345 Market St Apt 5',
    },
  ],
  [
    'Jane Doe, 61 York Street, Sydney NSW 2000, +61 412 345 678',
    {
      country: 'AU',
      name: 'Jane Doe',
      mobile: '+61 412 345 678',
      postcode: '2000',
      state: 'NSW',
      city: 'Sydney',
      detail: '61 York Street',
    },
  ],
  [
    'John Smith\n+44 7700 900123\n10 Downing Street\nLondon\nSW1A 2AA',
    {
      country: 'GB',
      name: 'John Smith',
      mobile: '+44 7700 900123',
      postcode: 'SW1A 2AA',
      city: 'London',
      detail: '10 Downing Street',
    },
  ],
])

pasted('is of the form’s country where it does not tell', () => {
  assert.is(readPastedAddress('Rani\n12 Main Road', 'AU').country, 'AU')
  assert.is(readPastedAddress('Rani\nJl. Melati 3, Kec. Kuta', 'AU').country, 'ID')
})

pasted('loses no word, however it is written', () => {
  const texts = [
    'titip di satpam ya kak, rumah cat hijau',
    'HP: belum ada, nanti dikabari\nAlamat: Jl. Mawar',
    'Kode: 12; blok C / D — lantai 3 (samping masjid)',
    '????',
  ]
  const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []
  for (const text of texts) {
    const { country: _, ...parts } = readPastedAddress(text)
    const kept = new Set(Object.values(parts).flatMap(wordsOf))
    const labels = new Set(['HP', 'Alamat'])
    assert.equal(
      wordsOf(text).filter((word) => !kept.has(word) && !labels.has(word)),
      [],
      text,
    )
  }
})

pasted('is read to its limit, and at once, whatever it holds', () => {
  assert.equal(readPastedAddress(''), { country: 'ID' })
  assert.equal(readPastedAddress(' \n\t '), { country: 'ID' })
  const hostile = [' ', '0', '0 ', 'a,', '市', '\n', 'Nama: ', '(', '+62', '-']
  for (const part of hostile) {
    const { detail = '' } = readPastedAddress(part.repeat(5_000))
    // A comma gets its space.
    assert.ok(detail.length <= 2 * PASTED_MAX_LENGTH, part)
  }
})

pasted.run()
