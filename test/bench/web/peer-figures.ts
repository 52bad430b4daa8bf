/** One app's figures; a column that was not measured is left out. */
export type Figures = {
  readonly requests?: number
  readonly jsGz?: number
  readonly jsBr?: number
  readonly cssGz?: number
  /** Everything of the first visit, text in gzip 9. */
  readonly wholeGz?: number
  /** All scripts of the build. */
  readonly allJsGz?: number
  readonly performance?: number
  readonly accessibility?: number
  readonly practices?: number
  readonly fcp?: number
  readonly lcp?: number
  readonly tbt?: number
  readonly cls?: number
  /** axe violations, over several routes. */
  readonly axe?: number
  /** With a processor four times slower, 1.6 Mbit/s and 150 ms for real; the rows above are simulated. */
  readonly appliedLcp?: number
  readonly worstTap?: number
  readonly repeatKb?: number
  readonly repeatRequests?: number
  /** After 500 products at a quarter of the speed. */
  readonly productsInPage?: number
  readonly heapMb?: number
}

export type Peer = { readonly name: string; readonly kind: 'shop' | 'chat' } & Figures

/** When and how: medians of three, phone screen, production builds on this machine, KB in gzip but for `jsBr`. */
export const MEASURED_ON = '2026-11-21'

const shop = (name: string, figures: Figures): Peer => ({ name, kind: 'shop', ...figures })

/** Requests, scripts in gzip and brotli, styles, the whole page, all scripts. */
const weight = (
  ...[requests, jsGz, jsBr, cssGz, wholeGz, allJsGz]: readonly [
    number,
    number,
    number,
    number | undefined,
    number,
    number,
  ]
): Figures => ({ requests, jsGz, jsBr, wholeGz, allJsGz, ...(cssGz === undefined ? {} : { cssGz }) })

/** Lighthouse, mobile preset; then axe. */
const lighthouse = (
  ...[performance, accessibility, practices, fcp, lcp, tbt, cls, axe]: readonly [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
): Figures => ({ performance, accessibility, practices, fcp, lcp, tbt, cls, axe })

export const PEERS: readonly Peer[] = [
  shop('newbee-mall vue3', {
    ...weight(38, 135.9, 116.3, 34.3, 650, 185),
    ...lighthouse(65, 75, 100, 1741, 3043, 198, 1.061, 80),
    ...{ appliedLcp: 3604, worstTap: 80, productsInPage: 500, heapMb: 4 },
  }),
  shop('newbee-mall vue2', {
    ...weight(41, 164.6, 136.1, 49.6, 698, 165),
    ...lighthouse(66, 63, 100, 2241, 3077, 129, 1.196, 53),
    ...{ productsInPage: 500 },
  }),
  shop('litemall-vue', {
    ...weight(55, 125.9, 108.5, 39.9, 808, 296),
    ...lighthouse(59, 65, 96, 1804, 3623, 275, 0.817, 166),
    ...{ worstTap: 88, repeatKb: 1.8, repeatRequests: 2, productsInPage: 500 },
  }),
  shop('mall-app-web', {
    ...weight(54, 99.3, 85.9, 11.3, 712, 163),
    ...lighthouse(68, 31, 93, 1897, 3001, 240, 0.521, 186),
    ...{ productsInPage: 500, heapMb: 28 },
  }),
  shop('CRMEB', {
    ...weight(40, 559.9, 479.1, 25.4, 1006, 3691),
    ...lighthouse(73, 53, 96, 3790, 4678, 131, 0, 52),
    ...{ productsInPage: 500, heapMb: 40 },
  }),
  shop('vercel/commerce', {
    // Its styles stand in the HTML.
    ...weight(32, 169.2, 146.5, undefined, 374, 213),
    ...lighthouse(91, 96, 96, 848, 2968, 189, 0, 8),
    ...{ appliedLcp: 784, worstTap: 152 },
  }),
  shop('hydrogen skeleton', {
    ...weight(25, 108.7, 95.7, 2.5, 219, 124),
    ...lighthouse(98, 98, 96, 1747, 2011, 0, 0, 4),
    ...{ appliedLcp: 1360, worstTap: 64, repeatKb: 111, repeatRequests: 8 },
  }),
  shop('medusa starter', {
    ...weight(37, 410.9, 324.3, 14.4, 546, 632),
    ...lighthouse(89, 91, 100, 958, 1738, 423, 0, 13),
    ...{ appliedLcp: 992, worstTap: 8448 },
  }),
  shop('vendure storefront', {
    ...weight(33, 150.8, 131.8, 7.9, 368, 352),
    ...lighthouse(79, 96, 96, 2189, 3334, 3, 0.217, 6),
    ...{ worstTap: 72 },
  }),
  shop('saleor storefront', {
    ...weight(59, 238.8, 209, 17, 570, 510),
    ...lighthouse(91, 90, 96, 997, 3232, 113, 0, 14),
    ...{ worstTap: 240 },
  }),
  {
    ...{ name: 'TangSengDaoDao web', kind: 'chat' },
    ...weight(7, 979.1, 789.5, 84.6, 1127, 830),
    ...lighthouse(68, 87, 100, 1884, 5908, 346, 0, 8),
  },
]
