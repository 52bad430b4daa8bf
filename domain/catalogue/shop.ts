/** Where goods are sent from: ISO 3166-1 alpha-2 of the country, and the town; '' for what the server does not say. */
export type Origin = { readonly country: string; readonly town: string }

/** A shop as lists and product detail show it (requirement S3). */
export type ShopSummary = {
  readonly shopId: string
  readonly name: string
  readonly avatar: string
  readonly fans: number
  /** Favourable rate in percent, 0-100; undefined when the server gives none. */
  readonly goodRate: number | undefined
  readonly totalSales: number | undefined
  readonly isFollowed: boolean
  /** Undefined where the server does not say. Rows kept on a device by an older version may lack it. */
  readonly origin?: Origin | undefined
}

/** The number of followers on screen: counts the shopper's own follow or unfollow since the shop was loaded. */
export const fansWith = ({ fans, isFollowed }: ShopSummary, isFollowedNow: boolean): number =>
  Math.max(0, fans + Number(isFollowedNow) - Number(isFollowed))
