import type { CategoryKey } from '../../../../domain/catalogue/category.ts'
import type { DemoCategory, DemoLanguage } from '../demo-types.ts'

type Row = readonly [key: CategoryKey, art: string, names: DemoCategory['names']]

const ROWS: readonly Row[] = [
  [
    'phone',
    '1f4f1',
    {
      dgn: 'Ponsel',
      en: 'Mobile phone',
      'zh-cn': '手机',
      ri: 'スマートフォン',
      han: '휴대폰',
      tai: 'โทรศัพท์',
    },
  ],
  [
    'computer',
    '1f4bb',
    { dgn: 'Komputer', en: 'Computer', 'zh-cn': '电脑', ri: 'パソコン', han: '컴퓨터', tai: 'คอมพิวเตอร์' },
  ],
  [
    'electric',
    '1f4fa',
    { dgn: 'Elektronik', en: 'Electrical', 'zh-cn': '电器', ri: '家電', han: '가전', tai: 'เครื่องใช้ไฟฟ้า' },
  ],
  [
    'outdoor',
    '26fa',
    { dgn: 'Luar ruang', en: 'Outdoors', 'zh-cn': '户外', ri: 'アウトドア', han: '아웃도어', tai: 'กลางแจ้ง' },
  ],
  [
    'home',
    '1fab4',
    { dgn: 'Rumah', en: 'Family life', 'zh-cn': '家居', ri: '暮らし', han: '생활', tai: 'ของใช้ในบ้าน' },
  ],
  [
    'health',
    '1f9f4',
    { dgn: 'Kesehatan', en: 'Health', 'zh-cn': '健康', ri: '健康', han: '건강', tai: 'สุขภาพ' },
  ],
  ['men', '1f454', { dgn: 'Pria', en: 'Men', 'zh-cn': '男装', ri: 'メンズ', han: '남성', tai: 'ผู้ชาย' }],
  [
    'women',
    '1f457',
    { dgn: 'Wanita', en: 'Women', 'zh-cn': '女装', ri: 'レディース', han: '여성', tai: 'ผู้หญิง' },
  ],
  ['food', '1f35c', { dgn: 'Makanan', en: 'Food', 'zh-cn': '食品', ri: '食品', han: '식품', tai: 'อาหาร' }],
  [
    'toys',
    '1f9f8',
    { dgn: 'Mainan', en: 'Toys', 'zh-cn': '玩具', ri: 'おもちゃ', han: '장난감', tai: 'ของเล่น' },
  ],
]

/** The ten categories of the specification in the order of the home board. */
export const CATEGORIES: readonly DemoCategory[] = ROWS.map(([key, art, names], place) => ({
  key,
  sort: place + 1,
  art,
  names,
}))

export const LANGUAGE_LIST: readonly DemoLanguage[] = [
  { languageName: 'Bahasa Indonesia', chineseName: '印度尼西亚语', fileName: 'dgn', isDefault: true },
  { languageName: 'English', chineseName: '英语', fileName: 'en', isDefault: false },
  { languageName: '简体中文', chineseName: '简体中文', fileName: 'zh-cn', isDefault: false },
  { languageName: '日本語', chineseName: '日语', fileName: 'ri', isDefault: false },
  { languageName: '한국어', chineseName: '韩语', fileName: 'han', isDefault: false },
  { languageName: 'ไทย', chineseName: '泰语', fileName: 'tai', isDefault: false },
]
