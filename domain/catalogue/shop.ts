/** A shop as lists and product detail show it (spec storefront 3). */
export type ShopSummary = {
  readonly merId: string
  readonly name: string
  readonly avatar: string
  readonly fans: number
  /** Favourable rate in percent, 0-100; undefined when the host gives none. */
  readonly goodRate: number | undefined
  readonly totalSales: number | undefined
  readonly isFollowed: boolean
}
