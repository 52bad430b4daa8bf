import { parse } from 'regexparam'
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '../../../domain/account/language.ts'
import { HOME_COUNTRY } from '../../../domain/addresses/country.ts'
import { type Brand, DEFAULT_BRAND, iconOf } from '../../../domain/api/brand.ts'
import { REVIEWS_SHOWN } from '../../../domain/catalogue/reviews.ts'
import { type DayRange, deliverySteps } from '../../../domain/orders/delivery-quote.ts'
import type { Sql } from '../database/database.ts'
import { packText } from '../http/compress.ts'
import { escapeHtml, type PageAbout, type RenderedScreen, type Site } from './page-template.ts'

/** Pages for search engines; personal pages are excluded. */
const FOUND = new Set(['home', 'explore', 'detail', 'shop'])
const CURRENCY = 'USD'

type Json = Readonly<Record<string, unknown>>

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null
const inner = (value: unknown, name: string): Json =>
  isJson(value) && isJson(value[name]) ? value[name] : {}
const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : [])
const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The first answer to a call, by its path; undefined when it was not requested. `rows`: where its data is a list. */
const answerOf = (
  screen: RenderedScreen,
  path: string,
): { readonly code: number; readonly data: Json; readonly rows: readonly Json[] | undefined } | undefined => {
  const entry = Object.entries(screen.answers ?? {}).find(([url]) => url.split('?')[0] === path)
  if (entry === undefined) return undefined
  const { code, data } = JSON.parse(entry[1]) as { readonly code: number; readonly data: unknown }
  return {
    code,
    data: isJson(data) && !Array.isArray(data) ? data : {},
    rows: Array.isArray(data) ? listOf(data) : undefined,
  }
}

/** JSON-LD that is safe inside a script element. */
const linkedData = (data: Json): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}</script>`

/** The category that an explore page shows, by the id or the key in its address. */
const categoryOf = (url: URL, categories: unknown): Json | undefined => {
  const asked = url.searchParams.get('cat')
  return listOf(categories).find(({ category_id, key }) => [text(category_id), key].includes(asked ?? ''))
}

/**
 * The path of a page, from its data instead of the requested address: that may have other letters, zeros, slashes,
 * filters or tracking in it, and each page has one address only.
 */
const pathOf = (route: string, url: URL, data: Json): string => {
  const category = text(categoryOf(url, data['categories'])?.['category_id'])
  if (route === 'explore') return `/explore${category && `?cat=${category}`}`
  const shop = text(data['mer_id'])
  if (shop === '') return ['detail', 'shop'].includes(route) ? url.pathname : `/${route}`
  return route === 'detail' ? `/detail/${text(data['product_id'])}/${shop}` : `/${route}/${shop}`
}

/** The address of a page in a language; the default language has no parameter. */
const inLanguage = (address: string, language: Language): string =>
  language === LANGUAGES[0]
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}lang=${LANGUAGE_TAGS[language].toLowerCase()}`

/** Valid origins; anything else a caller sends must not be inserted into the page. */
const NAMED = /^https?:\/\/[\w.:[\]-]+$/

/** The absolute URL of a picture of this shop; others are unchanged. */
const wholeAddress = (image: string, origin: string): string => {
  if (!NAMED.test(origin)) return image
  if (image.startsWith('//')) return origin.slice(0, origin.indexOf('//')) + image
  return image.startsWith('/') ? origin + image : image
}

/** A picture with its width before the extension is square (api.md 2); the size of others is unknown here. */
const SQUARE = /\.(\d{2,4})\.webp$/
/** Pictures of categories and shops of the demo, and the app's icon, are square too. */
const SQUARE_SIZES: readonly (readonly [of: RegExp, size: string])[] = [
  [/\/art\/[\w-]+\.webp$/, '256'],
  [/\/icons\/icon-512\.png$/, '512'],
]

const sizeOf = (picture: string): string | undefined =>
  SQUARE.exec(picture)?.[1] ?? SQUARE_SIZES.find(([of]) => of.test(picture))?.[1]

/** Languages with their country, as Open Graph names them. */
const LOCALES: Readonly<Record<Language, string>> = {
  dgn: 'id_ID',
  en: 'en_US',
  'zh-cn': 'zh_CN',
  ri: 'ja_JP',
  han: 'ko_KR',
  tai: 'th_TH',
}

const metaTag = (name: 'property' | 'name', key: string, content: string): string =>
  `<meta ${name}="${key}" content="${escapeHtml(content)}">`

/** Open Graph and Twitter tags for link previews. */
const socialTags = (
  { title, text, image }: PageAbout,
  origin: string,
  brand: Brand,
  language: Language,
): string => {
  // The fragment names a background colour, which is only for our pages.
  const picture = wholeAddress(image.split('#')[0] ?? '', origin)
  const size = sizeOf(picture)
  return [
    metaTag('property', 'og:site_name', brand.name),
    metaTag('property', 'og:locale', LOCALES[language]),
    ...LANGUAGES.filter((one) => one !== language).map((one) =>
      metaTag('property', 'og:locale:alternate', LOCALES[one]),
    ),
    metaTag('property', 'og:title', title),
    metaTag('property', 'og:description', text),
    metaTag('name', 'twitter:title', title),
    metaTag('name', 'twitter:description', text),
    ...(picture === ''
      ? []
      : [
          metaTag('property', 'og:image', picture),
          metaTag('property', 'og:image:alt', title),
          metaTag('name', 'twitter:image', picture),
          metaTag('name', 'twitter:image:alt', title),
        ]),
    ...(size === undefined
      ? []
      : [metaTag('property', 'og:image:width', size), metaTag('property', 'og:image:height', size)]),
  ].join('')
}

type PageFacts = {
  readonly origin: string
  readonly address: string
  readonly home: string
  readonly brand: Brand
  readonly language: Language
  /** The name of its subject in the page's language; of the page, where it has none. */
  readonly title: string
}

const breadcrumbs = (steps: readonly (readonly [name: string, address: string])[]): Json => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, item], at) => ({ '@type': 'ListItem', position: at + 1, name, item })),
})

/** The addresses of a list's products, in its order. */
const itemList = ({ origin, language }: PageFacts, rows: readonly Json[]): readonly Json[] => {
  if (rows.length === 0) return []
  const itemListElement = rows.map((row, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    url: inLanguage(origin + pathOf('detail', new URL(origin), row), language),
  }))
  return [{ '@type': 'ItemList', numberOfItems: rows.length, itemListElement }]
}

/** The text of a description, which may be HTML. */
const plainOf = (html: unknown): string =>
  text(html)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const money = (type: string, value: unknown): Json => ({
  '@type': type,
  [type === 'MonetaryAmount' ? 'value' : 'price']: text(value),
  [type === 'MonetaryAmount' ? 'currency' : 'priceCurrency']: CURRENCY,
})

const days = ({ min, max }: DayRange): Json => ({
  '@type': 'QuantitativeValue',
  minValue: min,
  maxValue: max,
  unitCode: 'DAY',
})

/** Delivery and returns of an offer, as the page's rows tell them. */
const termsOf = (data: Json): Json => {
  const fee = inner(data, 'delivery')['fee']
  const steps = deliverySteps(text(inner(data, 'merchant')['country']))
  const returnDays = Number(data['return_days'] ?? 0)
  return {
    ...(fee !== undefined && {
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: money('MonetaryAmount', fee),
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: HOME_COUNTRY },
        ...(steps && {
          deliveryTime: {
            '@type': 'ShippingDeliveryTime',
            handlingTime: days(steps.handling),
            transitTime: days(steps.transit),
          },
        }),
      },
    }),
    ...(returnDays > 0 && {
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: HOME_COUNTRY,
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: returnDays,
      },
    }),
  }
}

/** A product as schema.org data, from the same answer that the page shows. */
const productOf = (page: PageFacts, data: Json): readonly Json[] => {
  const { origin, address, home, brand, language, title } = page
  const goods = inner(data, 'goods')
  const shop = inner(data, 'merchant')
  if (text(goods['title']) === '') return []
  const isSold = Number(goods['stock'] ?? 0) > 0
  const count = Number(data['reply_count'] ?? 0)
  const images = text(goods['images'] || goods['image'])
    .split(',')
    .filter(Boolean)
    .map((one) => wholeAddress(one.split('#')[0] ?? '', origin))
  const reviews = listOf(data['reply_list'])
    .slice(0, REVIEWS_SHOWN)
    .map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: text(review['nickname']) || '-' },
      datePublished: new Date(Number(review['createtime'] ?? 0) * 1000).toISOString().slice(0, 10),
      ...(text(review['comment']) && { reviewBody: text(review['comment']) }),
      reviewRating: { '@type': 'Rating', ratingValue: text(review['rate']), bestRating: '5' },
    }))
  const isReduced = Number(goods['market_price'] || 0) > Number(goods['sales_price'] || 0)
  const shopAddress = inLanguage(`${origin}/shop/${text(data['mer_id'])}`, language)
  const shopName = text(shop['mer_name']) || '-'
  const product: Json = {
    '@type': 'Product',
    name: title,
    url: address,
    image: images,
    description: plainOf(goods['content']) || title,
    sku: text(data['product_id']),
    offers: {
      '@type': 'Offer',
      url: address,
      price: text(goods['sales_price']),
      priceCurrency: CURRENCY,
      ...(isReduced && {
        priceSpecification: {
          ...money('UnitPriceSpecification', goods['market_price']),
          priceType: 'https://schema.org/StrikethroughPrice',
        },
      }),
      availability: `https://schema.org/${isSold ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: shopName, url: shopAddress },
      ...termsOf(data),
    },
    ...(count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: text(data['rate']),
        reviewCount: count,
        bestRating: '5',
      },
      review: reviews,
    }),
  }
  return [
    product,
    breadcrumbs([
      [brand.name, home],
      [shopName, shopAddress],
      [title, address],
    ]),
  ]
}

const shopOf = (page: PageFacts, data: Json): readonly Json[] => {
  const { origin, address, home, brand } = page
  const name = text(data['mer_name'])
  if (name === '') return []
  const logo = text(data['mer_avatar']).split('#')[0] ?? ''
  const place = { addressLocality: text(data['town']), addressCountry: text(data['country']) }
  return [
    {
      '@type': 'Organization',
      name,
      url: address,
      ...(logo && { logo: wholeAddress(logo, origin) }),
      ...(plainOf(data['mer_info']) && { description: plainOf(data['mer_info']) }),
      ...(place.addressCountry && { address: { '@type': 'PostalAddress', ...place } }),
    },
    breadcrumbs([
      [brand.name, home],
      [name, address],
    ]),
    ...itemList(page, listOf(inner(data, 'product_list')['list'])),
  ]
}

const listPageOf = (page: PageFacts, data: Json): readonly Json[] => [
  breadcrumbs([
    [page.brand.name, page.home],
    [page.title, page.address],
  ]),
  ...itemList(page, listOf(data['list'])),
]

const siteOf = ({ origin, home, brand, language }: PageFacts): readonly Json[] => [
  {
    '@type': 'Organization',
    name: brand.name,
    url: home,
    logo: `${origin}${iconOf(brand) || '/icons/favicon.png'}`,
    ...(brand.mail && { email: brand.mail }),
    ...(Object.keys(brand.social).length > 0 && { sameAs: Object.values(brand.social) }),
  },
  {
    '@type': 'WebSite',
    name: brand.name,
    url: home,
    inLanguage: LANGUAGE_TAGS[language],
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: inLanguage(`${origin}/search?q={search_term_string}`, language),
      },
      'query-input': 'required name=search_term_string',
    },
  },
]

/** Schema.org data by route. */
const THINGS: Readonly<Record<string, (page: PageFacts, data: Json) => readonly Json[]>> = {
  home: siteOf,
  explore: listPageOf,
  detail: productOf,
  shop: shopOf,
}

/** 404 for what never existed, 410 for what is gone. */
type Status = 200 | 404 | 410

const statusOf = (route: string, url: URL, data: Json, code: number | undefined): Status => {
  if (code !== undefined && code !== 1) return 404
  if (route === 'explore') {
    const isUnknown =
      url.searchParams.get('cat') && data['categories'] && !categoryOf(url, data['categories'])
    return isUnknown ? 404 : 200
  }
  const { is_on_sale } = inner(data, 'goods')
  return route === 'detail' && is_on_sale !== undefined && Number(is_on_sale) === 0 ? 410 : 200
}

/** The answer that a page is about, by route. */
const CALLS: Readonly<Record<string, string>> = {
  detail: '/api/product/detail',
  shop: '/api/merchant/detail',
  explore: '/api/index/product',
}

/** The beginning of a text, at most as long as search engines show. */
const SHOWN_LENGTH = 180
const beginningOf = (whole: string): string =>
  whole.length <= SHOWN_LENGTH ? whole : `${whole.slice(0, SHOWN_LENGTH).replace(/\s+\S*$/, '')}…`

/** What a page says of itself in a search result and a link preview: its subject, then what the shop is. */
const aboutPage = (screen: RenderedScreen, data: Json, brand: Brand, siteAbout: string): PageAbout => {
  const own = plainOf(inner(data, 'goods')['content']) || plainOf(data['mer_info'])
  const [first = {}] = Object.values(screen.answers ?? {}).flatMap((json) => {
    const answer = JSON.parse(json) as { readonly data?: unknown }
    return listOf(isJson(answer.data) ? answer.data['list'] : undefined)
  })
  const { title, text: said, image } = screen.about ?? { title: screen.title, text: '', image: '' }
  const about = screen.about && said === '' ? `${title} · ${siteAbout}` : siteAbout
  return {
    title,
    text: beginningOf([said, own].filter(Boolean).join(' · ') || about),
    image: image || text(inner(first, 'goods')['image']) || iconOf(brand) || '/icons/icon-512.png',
  }
}

/** The data of a page for search engines: status, description, canonical and alternate addresses, structured data. */
export type SearchFacts = {
  readonly status: Status
  readonly head: string
  /** For search results; the page's own, or what the shop is. */
  readonly description: string
}

/** A rendered page's data for search engines; `url` is the requested one, `siteAbout` says what the shop is. */
export const searchFacts = (
  screen: RenderedScreen,
  url: URL,
  origin: string,
  { brand = DEFAULT_BRAND, siteAbout = '' }: { readonly brand?: Brand; readonly siteAbout?: string } = {},
): SearchFacts => {
  const { route, language } = screen
  const answer = answerOf(screen, CALLS[route] ?? '')
  const categories = answerOf(screen, '/api/index/category')?.rows
  const data = { ...answer?.data, ...(categories && { categories }) }
  const status = statusOf(route, url, data, answer?.code)
  const about = aboutPage(screen, data, brand, siteAbout)
  const description = about.text
  const preview = socialTags(about, origin, brand, language)
  /** Of a page that is not indexed: only where it has a subject, as a link to it may be sent on. */
  const ofSubject = screen.about ? preview : ''
  // An invalid origin sent by the caller is not repeated.
  if (!NAMED.test(origin)) return { status, head: ofSubject, description }
  if (status !== 200 || !FOUND.has(route))
    return { status, head: `<meta name="robots" content="noindex">${ofSubject}`, description }
  const bare = origin + pathOf(route, url, data)
  const address = inLanguage(bare, language)
  const title = screen.about?.title || screen.title
  const page: PageFacts = {
    ...{ origin, address, brand, language, title },
    home: inLanguage(`${origin}/home`, language),
  }
  const things = THINGS[route]?.(page, data) ?? []
  const alternates = [...LANGUAGES, undefined].map(
    (one) =>
      `<link rel="alternate" hreflang="${one ? LANGUAGE_TAGS[one] : 'x-default'}" href="${escapeHtml(one ? inLanguage(bare, one) : bare)}">`,
  )
  return {
    status,
    description,
    head: [
      `<link rel="canonical" href="${escapeHtml(address)}">`,
      ...alternates,
      metaTag('property', 'og:url', address),
      metaTag('property', 'og:type', route === 'detail' ? 'product' : 'website'),
      ...(route === 'detail'
        ? [
            metaTag('property', 'product:price:amount', text(inner(data, 'goods')['sales_price'])),
            metaTag('property', 'product:price:currency', CURRENCY),
          ]
        : []),
      metaTag('name', 'twitter:card', 'summary_large_image'),
      ...things.map(linkedData),
      preview,
    ].join(''),
  }
}

/** Addresses per sitemap file; search engines accept 50,000, and each entry here has its languages. */
const PER_FILE = 5_000
const OPEN_PAGES = ['/home', '/explore']
const CATEGORY_PAGES = `select '/explore?cat=' || id as path from categories order by id`

const entry = (origin: string, path: string, day?: string): string => {
  const links = LANGUAGES.map(
    (one) =>
      `<xhtml:link rel="alternate" hreflang="${LANGUAGE_TAGS[one]}" href="${escapeHtml(inLanguage(origin + path, one))}"/>`,
  ).join('')
  return `<url><loc>${origin}${escapeHtml(path)}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}${links}</url>`
}

const urlSet = (entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`

/** The kinds of pages in the sitemap. */
const KINDS = {
  products: {
    count: 'select count(*)::bigint as count from products where is_on_sale',
    rows: `select '/detail/' || id || '/' || shop_id as path, created_at as at from products where is_on_sale`,
  },
  shops: {
    count: 'select count(*)::bigint as count from shops',
    rows: `select '/shop/' || id as path, created_at as at from shops`,
  },
} as const

const indexOf = async (sql: Sql, origin: string): Promise<string> => {
  const files = ['pages-1']
  for (const [kind, { count }] of Object.entries(KINDS)) {
    const [row] = await sql.query<{ count: number }>(count)
    for (let file = 1; (file - 1) * PER_FILE < (row?.count ?? 0); file += 1) files.push(`${kind}-${file}`)
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.map((file) => `<sitemap><loc>${origin}/sitemap-${file}.xml</loc></sitemap>`).join('')}</sitemapindex>\n`
}

/**
 * A sitemap file by its path (`/sitemap.xml`, `/sitemap-products-3.xml`); undefined for any other. Large catalogues
 * are split by id.
 */
const sitemapFile = async (sql: Sql, path: string, origin: string): Promise<string | undefined> => {
  if (!NAMED.test(origin)) return undefined
  if (path === '/sitemap.xml') return indexOf(sql, origin)
  const [, kind = '', number = ''] = /^\/sitemap-(pages|products|shops)-([1-9]\d{0,4})\.xml$/.exec(path) ?? []
  if (kind === '') return undefined
  const file = Number(number)
  if (kind === 'pages') {
    if (file !== 1) return undefined
    const categories = await sql.query<{ path: string }>(CATEGORY_PAGES)
    return urlSet(
      [...OPEN_PAGES, ...categories.map(({ path: page }) => page)].map((one) => entry(origin, one)),
    )
  }
  const rows = await sql.query<{ path: string; at: number | null }>(
    `${KINDS[kind as keyof typeof KINDS].rows} order by id limit ${PER_FILE} offset $1`,
    [(file - 1) * PER_FILE],
  )
  if (rows.length === 0) return undefined
  return urlSet(
    rows.map(({ path: page, at }) =>
      entry(origin, page, at ? new Date(at * 1000).toISOString().slice(0, 10) : undefined),
    ),
  )
}

const robotsText = (origin: string): string =>
  `User-agent: *\nAllow: /\n${NAMED.test(origin) ? `Sitemap: ${origin}/sitemap.xml\n` : ''}`

/** Serves `/robots.txt` and the sitemap files. `origin` is the shop's as seen by the caller. */
export const serveForCrawlers = async (sql: Sql, request: Request, origin: string): Promise<Response> => {
  const { pathname } = new URL(request.url)
  const isRobots = pathname === '/robots.txt'
  const found = isRobots ? robotsText(origin) : await sitemapFile(sql, pathname, origin)
  if (found === undefined) return new Response('Not found', { status: 404 })
  const headers = {
    'content-type': `${isRobots ? 'text/plain' : 'application/xml'}; charset=utf-8`,
    'cache-control': 'public, max-age=3600',
    vary: 'accept-encoding',
  }
  const { body, encoding } = packText(request, found)
  return new Response(body, { headers: { ...headers, ...(encoding && { 'content-encoding': encoding }) } })
}

/** Whether the app has a page for a path, by the build's routes; without a build every path is accepted. */
export const pagesOf = (site: Site | undefined): ((path: string) => boolean) => {
  const patterns = Object.values(site?.routes ?? {}).map(({ path }) => parse(path).pattern)
  return (path) => !site || path === '/' || patterns.some((pattern) => pattern.test(path))
}
