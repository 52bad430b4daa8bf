import type { CategoryKey } from '../../../../domain/catalogue/category.ts'
import { six } from '../../http/messages/message.ts'
import type { DemoCategory, DemoLanguage } from '../demo-types.ts'

type Row = readonly [key: CategoryKey, art: string, ...names: Parameters<typeof six>]

const ROWS: readonly Row[] = [
  ['phone', '1f4f1', 'Ponsel', 'Mobile phone', '手机', 'スマートフォン', '휴대폰', 'โทรศัพท์'],
  ['computer', '1f4bb', 'Komputer', 'Computer', '电脑', 'パソコン', '컴퓨터', 'คอมพิวเตอร์'],
  ['electric', '1f4fa', 'Elektronik', 'Electrical', '电器', '家電', '가전', 'เครื่องใช้ไฟฟ้า'],
  ['outdoor', '26fa', 'Luar ruang', 'Outdoors', '户外', 'アウトドア', '아웃도어', 'กลางแจ้ง'],
  ['home', '1fab4', 'Rumah', 'Family life', '家居', '暮らし', '생활', 'ของใช้ในบ้าน'],
  ['health', '1f9f4', 'Kesehatan', 'Health', '健康', '健康', '건강', 'สุขภาพ'],
  ['men', '1f454', 'Pria', 'Men', '男装', 'メンズ', '남성', 'ผู้ชาย'],
  ['women', '1f457', 'Wanita', 'Women', '女装', 'レディース', '여성', 'ผู้หญิง'],
  ['food', '1f35c', 'Makanan', 'Food', '食品', '食品', '식품', 'อาหาร'],
  ['toys', '1f9f8', 'Mainan', 'Toys', '玩具', 'おもちゃ', '장난감', 'ของเล่น'],
]

/** The ten categories of the specification in the order of the home board. */
export const CATEGORIES: readonly DemoCategory[] = ROWS.map(([key, art, ...names], place) => ({
  key,
  sort: place + 1,
  art,
  names: six(...names),
}))

export const LANGUAGE_LIST: readonly DemoLanguage[] = [
  { languageName: 'Bahasa Indonesia', chineseName: '印度尼西亚语', fileName: 'dgn', isDefault: true },
  { languageName: 'English', chineseName: '英语', fileName: 'en', isDefault: false },
  { languageName: '简体中文', chineseName: '简体中文', fileName: 'zh-cn', isDefault: false },
  { languageName: '日本語', chineseName: '日语', fileName: 'ri', isDefault: false },
  { languageName: '한국어', chineseName: '韩语', fileName: 'han', isDefault: false },
  { languageName: 'ไทย', chineseName: '泰语', fileName: 'tai', isDefault: false },
]
