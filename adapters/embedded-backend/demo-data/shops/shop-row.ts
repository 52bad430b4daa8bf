import type { CategoryKey } from '../../../../domain/catalogue/category.ts'
import type { DemoShop } from '../demo-types.ts'
import { bilingual, inSix, type Pair, type Six } from '../words.ts'
import { SHOP_INTROS } from './shop-intros.ts'

const DAY_SECONDS = 86_400

/** A shop as it is written down. Its total sales follow from its products. */
export type ShopRow = {
  readonly key: string
  readonly name: string
  readonly from: readonly [country: string, town: string]
  readonly art: readonly [avatar: string, banner: string]
  readonly focus: readonly [CategoryKey, ...CategoryKey[]]
  /** Followers, percent of favourable reviews, level, minutes to the first answer, days since opening. */
  readonly figures: readonly [
    followers: number,
    favourableRate: number,
    level: 1 | 2 | 3 | 4 | 5,
    replyMinutes: number,
    openDays: number,
  ]
  readonly intro: Pair
}

const COUNTRY_NAMES: Readonly<Record<string, Six>> = {
  ID: ['Indonesia', 'Indonesia', '印度尼西亚', 'インドネシア', '인도네시아', 'อินโดนีเซีย'],
  JP: ['Jepang', 'Japan', '日本', '日本', '일본', 'ญี่ปุ่น'],
  KR: ['Korea Selatan', 'South Korea', '韩国', '韓国', '대한민국', 'เกาหลีใต้'],
  TH: ['Thailand', 'Thailand', '泰国', 'タイ', '태국', 'ไทย'],
  VN: ['Vietnam', 'Vietnam', '越南', 'ベトナム', '베트남', 'เวียดนาม'],
  CN: ['Tiongkok', 'China', '中国', '中国', '중국', 'จีน'],
  TW: ['Taiwan', 'Taiwan', '台湾', '台湾', '대만', 'ไต้หวัน'],
  DE: ['Jerman', 'Germany', '德国', 'ドイツ', '독일', 'เยอรมนี'],
  IT: ['Italia', 'Italy', '意大利', 'イタリア', '이탈리아', 'อิตาลี'],
  FR: ['Prancis', 'France', '法国', 'フランス', '프랑스', 'ฝรั่งเศส'],
  DK: ['Denmark', 'Denmark', '丹麦', 'デンマーク', '덴마크', 'เดนมาร์ก'],
}

/** The shop with what follows from its row; `totalSales` is the sum over its products. */
export const buildShop = (row: ShopRow, totalSales: number): DemoShop => {
  const [country, town] = row.from
  const [avatar, banner] = row.art
  const [followers, favourableRate, level, replyMinutes, openDays] = row.figures
  const tint = row.focus[0]
  const countryName = COUNTRY_NAMES[country]
  const intro = SHOP_INTROS[row.key]
  return {
    key: row.key,
    name: row.name,
    country,
    countryName: countryName === undefined ? bilingual(country) : inSix(...countryName),
    town,
    avatar: { art: avatar, tint },
    banner: { art: banner, tint },
    focus: row.focus,
    followers,
    favourableRate,
    totalSales,
    visits: followers * 6 + totalSales * 3,
    level,
    credit: favourableRate * 8 + level * 36,
    intro: intro === undefined ? bilingual(row.intro) : inSix(...row.intro, ...intro),
    replyMinutes,
    openedSecondsAgo: openDays * DAY_SECONDS,
  }
}
