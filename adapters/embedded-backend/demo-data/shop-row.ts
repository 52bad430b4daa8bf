import type { CategoryKey } from '../../../domain/catalogue/category.ts'
import type { DemoShop } from './demo-types.ts'
import { bilingual, type Pair } from './words.ts'

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

const COUNTRY_NAMES: Readonly<Record<string, Pair>> = {
  ID: ['Indonesia', 'Indonesia'],
  JP: ['Jepang', 'Japan'],
  KR: ['Korea Selatan', 'South Korea'],
  TH: ['Thailand', 'Thailand'],
  VN: ['Vietnam', 'Vietnam'],
  CN: ['Tiongkok', 'China'],
  TW: ['Taiwan', 'Taiwan'],
  DE: ['Jerman', 'Germany'],
  IT: ['Italia', 'Italy'],
  FR: ['Prancis', 'France'],
  DK: ['Denmark', 'Denmark'],
}

/** The shop with what follows from its row; `totalSales` is the sum over its products. */
export const buildShop = (row: ShopRow, totalSales: number): DemoShop => {
  const [country, town] = row.from
  const [avatar, banner] = row.art
  const [followers, favourableRate, level, replyMinutes, openDays] = row.figures
  const tint = row.focus[0]
  return {
    key: row.key,
    name: row.name,
    country,
    countryName: bilingual(COUNTRY_NAMES[country] ?? country),
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
    intro: bilingual(row.intro),
    replyMinutes,
    openedSecondsAgo: openDays * DAY_SECONDS,
  }
}
