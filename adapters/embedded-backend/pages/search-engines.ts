import { parse } from 'regexparam'
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '../../../domain/account/language.ts'
import { type Brand, DEFAULT_BRAND, iconOf } from '../../../domain/api/brand.ts'
import { REVIEWS_SHOWN } from '../../../domain/catalogue/reviews.ts'
import type { Sql } from '../database/database.ts'
import { escapeHtml, type PageAbout, type RenderedScreen, type Site } from './page-template.ts'

/**
 * Query parameters that identify another page, by route; all others (filters, tracking) are dropped from the
 * canonical address.
 */
const OWN_PARAMETERS: Readonly<Record<string, readonly string[]>> = { explore: ['cat'], search: ['q'] }
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

/** The data of the first answer to a call, by its path; undefined when it was not requested, or refused. */
const answerOf = (
  screen: RenderedScreen,
  path: string,
): { readonly code: number; readonly data: Json } | undefined => {
  const entry = Object.entries(screen.answers ?? {}).find(([url]) => url.split('?')[0] === path)
  if (entry === undefined) return undefined
  const { code, data } = JSON.parse(entry[1]) as { readonly code: number; readonly data: unknown }
  return { code, data: isJson(data) ? data : {} }
}

/** JSON-LD that is safe inside a script element. */
const linkedData = (data: Json): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}</script>`

/** The canonical address of a page in a language; the default language has no parameter. */
const addressOf = (origin: string, route: string, url: URL, language: Language): string => {
  const parameters = new URLSearchParams()
  for (const name of OWN_PARAMETERS[route] ?? []) {
    const value = url.searchParams.get(name)
    if (value) parameters.set(name, value)
  }
  if (language !== LANGUAGES[0]) parameters.set('lang', language)
  const path = url.pathname === '/' ? '/home' : url.pathname
  return `${origin}${path}${parameters.size > 0 ? `?${parameters}` : ''}`
}

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

/** Open Graph and Twitter tags for link previews. */
const socialTags = ({ title, text, image }: PageAbout, origin: string): string => {
  const tag = (name: 'property' | 'name', key: string, content: string): string =>
    `<meta ${name}="${key}" content="${escapeHtml(content)}">`
  // The fragment names a background colour, which is only for our pages.
  const picture = wholeAddress(image.split('#')[0] ?? '', origin)
  const size = SQUARE.exec(picture)?.[1]
  return [
    tag('property', 'og:title', title),
    tag('property', 'og:description', text),
    tag('name', 'twitter:title', title),
    tag('name', 'twitter:description', text),
    ...(picture === ''
      ? []
      : [
          tag('property', 'og:image', picture),
          tag('property', 'og:image:alt', title),
          tag('name', 'twitter:image', picture),
          tag('name', 'twitter:image:alt', title),
        ]),
    ...(size === undefined
      ? []
      : [tag('property', 'og:image:width', size), tag('property', 'og:image:height', size)]),
  ].join('')
}

type PageFacts = {
  readonly origin: string
  readonly address: string
  readonly home: string
  readonly brand: Brand
}

const breadcrumbs = (steps: readonly (readonly [name: string, address: string])[]): Json => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, item], at) => ({ '@type': 'ListItem', position: at + 1, name, item })),
})

/** A product as schema.org data, from the same answer that the page shows. */
const productOf = ({ origin, address, home, brand }: PageFacts, data: Json): readonly Json[] => {
  const goods = inner(data, 'goods')
  const shop = inner(data, 'merchant')
  const name = text(goods['title'])
  if (name === '') return []
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
      reviewBody: text(review['comment']),
      reviewRating: { '@type': 'Rating', ratingValue: text(review['rate']), bestRating: '5' },
    }))
  const product: Json = {
    '@type': 'Product',
    name,
    url: address,
    image: images,
    description:
      text(goods['content'])
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim() || name,
    sku: text(data['product_id']),
    offers: {
      '@type': 'Offer',
      url: address,
      price: text(goods['sales_price']),
      priceCurrency: CURRENCY,
      availability: `https://schema.org/${isSold ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: text(shop['mer_name']) },
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
  const shopAddress = `${origin}/shop/${text(data['mer_id'])}`
  return [
    product,
    breadcrumbs([
      [brand.name, home],
      [text(shop['mer_name']) || '-', shopAddress],
      [name, address],
    ]),
  ]
}

const shopOf = ({ origin, address, home, brand }: PageFacts, data: Json): readonly Json[] => {
  const name = text(data['mer_name'])
  if (name === '') return []
  const logo = text(data['mer_avatar']).split('#')[0] ?? ''
  return [
    { '@type': 'Organization', name, url: address, ...(logo && { logo: wholeAddress(logo, origin) }) },
    breadcrumbs([
      [brand.name, home],
      [name, address],
    ]),
  ]
}

const siteOf = ({ origin, home, brand }: PageFacts): readonly Json[] => [
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
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
]

/** Schema.org data by route. */
const THINGS: Readonly<Record<string, (page: PageFacts, data: Json) => readonly Json[]>> = {
  home: siteOf,
  detail: productOf,
  shop: shopOf,
}

/** 404 for what never existed, 410 for what is gone. */
type Status = 200 | 404 | 410

const statusOf = (route: string, data: ReturnType<typeof answerOf>): Status => {
  if (data === undefined) return 200
  if (data.code !== 1) return 404
  const { is_on_sale } = inner(data.data, 'goods')
  return route === 'detail' && is_on_sale !== undefined && Number(is_on_sale) === 0 ? 410 : 200
}

/** The data of a page for search engines: status, canonical and alternate addresses, structured data. */
export type SearchFacts = { readonly status: Status; readonly head: string }

/** A rendered page's data for search engines; `url` is the requested one. */
export const searchFacts = (
  screen: RenderedScreen,
  url: URL,
  origin: string,
  brand: Brand = DEFAULT_BRAND,
): SearchFacts => {
  const { route, language } = screen
  const call = route === 'shop' ? '/api/merchant/detail' : '/api/product/detail'
  const answer = route === 'detail' || route === 'shop' ? answerOf(screen, call) : undefined
  const status = statusOf(route, answer)
  const preview = screen.about ? socialTags(screen.about, origin) : ''
  // An invalid origin sent by the caller is not repeated.
  if (!NAMED.test(origin)) return { status, head: preview }
  if (status === 404 || !FOUND.has(route))
    return { status, head: `<meta name="robots" content="noindex">${preview}` }
  const address = addressOf(origin, route, url, language)
  const home = addressOf(origin, 'home', new URL('/home', origin), language)
  const page: PageFacts = { origin, address, home, brand }
  const things = THINGS[route]?.(page, answer?.data ?? {}) ?? []
  const alternates = LANGUAGES.map(
    (one) =>
      `<link rel="alternate" hreflang="${LANGUAGE_TAGS[one]}" href="${escapeHtml(addressOf(origin, route, url, one))}">`,
  )
  const anyLanguage = `<link rel="alternate" hreflang="x-default" href="${escapeHtml(addressOf(origin, route, url, LANGUAGES[0] as Language))}">`
  return {
    status,
    head: [
      `<link rel="canonical" href="${escapeHtml(address)}">`,
      ...alternates,
      anyLanguage,
      `<meta property="og:url" content="${escapeHtml(address)}"><meta property="og:type" content="${route === 'detail' ? 'product' : 'website'}"><meta name="twitter:card" content="summary_large_image">`,
      ...things.map(linkedData),
      preview,
    ].join(''),
  }
}

/** Addresses per sitemap file; search engines accept 50,000, and each entry here has its languages. */
const PER_FILE = 5_000
const OPEN_PAGES = ['/home', '/explore']

const entry = (origin: string, path: string, day?: string): string => {
  const links = LANGUAGES.map(
    (one) =>
      `<xhtml:link rel="alternate" hreflang="${LANGUAGE_TAGS[one]}" href="${origin}${path}${one === LANGUAGES[0] ? '' : `?lang=${one}`}"/>`,
  ).join('')
  return `<url><loc>${origin}${path}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}${links}</url>`
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
  if (kind === 'pages') return file === 1 ? urlSet(OPEN_PAGES.map((one) => entry(origin, one))) : undefined
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
  }
  return new Response(found, { headers })
}

/** Whether the app has a page for a path, by the build's routes; without a build every path is accepted. */
export const pagesOf = (site: Site | undefined): ((path: string) => boolean) => {
  const patterns = Object.values(site?.routes ?? {}).map(({ path }) => parse(path).pattern)
  return (path) => !site || path === '/' || patterns.some((pattern) => pattern.test(path))
}
