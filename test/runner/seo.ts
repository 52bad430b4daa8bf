import { setTimeout } from 'node:timers/promises'
import type { Command } from './command.ts'

/** A crawler comes back after so many seconds at most; longer is a fault of the shop. */
const LONGEST_WAIT_S = 60
/** Pages of each file of the sitemap that are looked at, unless `--all` is said. */
const LOOKED_AT = 25

type Found = { readonly url: string; readonly what: string }

const matches = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, text = '']) => text.replaceAll('&amp;', '&'))

/** What schema.org and search engines ask of a kind of thing at least, as paths of names. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Product: [
    ...['name', 'image', 'description', 'sku', 'offers.price', 'offers.priceCurrency', 'offers.availability'],
    ...['offers.url', 'offers.itemCondition', 'offers.seller.name'],
    ...[
      'offers.shippingDetails.shippingRate.value',
      'offers.shippingDetails.shippingDestination.addressCountry',
    ],
    ...[
      'offers.hasMerchantReturnPolicy.merchantReturnDays',
      'offers.hasMerchantReturnPolicy.applicableCountry',
    ],
  ],
  BreadcrumbList: ['itemListElement.0.name', 'itemListElement.0.item', 'itemListElement.1.position'],
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
  ItemList: ['itemListElement.0.url'],
}
/** Where a product is rated. */
const RATED = [
  ...['aggregateRating.ratingValue', 'aggregateRating.reviewCount'],
  ...['review.0.author.name', 'review.0.datePublished', 'review.0.reviewRating.ratingValue'],
]
/** The kinds of things that a page has, by its path. */
const KINDS: readonly (readonly [path: RegExp, kinds: readonly string[]])[] = [
  [/^\/home$/, ['Organization', 'WebSite']],
  [/^\/explore$/, ['BreadcrumbList', 'ItemList']],
  [/^\/detail\//, ['Product', 'BreadcrumbList']],
  [/^\/shop\//, ['Organization', 'BreadcrumbList']],
]

type Thing = Readonly<Record<string, unknown>>

const within = (thing: unknown, path: string): unknown =>
  path.split('.').reduce((one, name) => (one as Thing | undefined)?.[name], thing)

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === ''

const faultsOfThing = (thing: Thing, shown: string): readonly string[] => {
  const kind = String(thing['@type'])
  const asked = [...(REQUIRED[kind] ?? []), ...(thing['aggregateRating'] ? RATED : [])]
  const missing = asked
    .filter((path) => isMissing(within(thing, path)))
    .map((path) => `${kind} without ${path}`)
  if (kind !== 'Product') return missing
  const reviews = (within(thing, 'review') as readonly Thing[] | undefined) ?? []
  const texts = [thing['name'], ...reviews.map((review) => review['reviewBody'] ?? '')].map(String)
  const unseen = texts.filter((text) => !shown.includes(text.replace(/\s+/g, ' ').trim()))
  return [...missing, ...unseen.map((text) => `tells what the page does not show: ${text}`)]
}

/** The readable text of a page's body without scripts. */
const shownOn = (html: string): string =>
  (html.split('<body')[1] ?? '')
    .replace(/<(script|template|style|noscript)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

const faultsOfData = (path: string, html: string): readonly string[] => {
  const things: Thing[] = []
  try {
    for (const json of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g))
      things.push(JSON.parse(json[1] ?? '') as Thing)
  } catch {
    return ['structured data that is no JSON']
  }
  const kinds = KINDS.find(([of]) => of.test(path))?.[1] ?? []
  const absent = kinds.filter((kind) => !things.some((thing) => thing['@type'] === kind))
  const shown = shownOn(html)
  return [...absent.map((kind) => `no ${kind}`), ...things.flatMap((thing) => faultsOfThing(thing, shown))]
}

/** What a chat or a network shows of a page that somebody sends on. */
const SHARED = [
  ...['og:title', 'og:description', 'og:image', 'og:image:alt', 'og:url', 'og:type'],
  ...['og:image:width', 'og:image:height', 'og:site_name', 'og:locale'],
  ...['twitter:card', 'twitter:title', 'twitter:image', 'twitter:image:alt'],
]

const faultsOfSharing = (html: string): readonly string[] =>
  SHARED.filter((name) => !new RegExp(`<meta (?:property|name)="${name}" content="[^"]+"`).test(html)).map(
    (name) => `no ${name}`,
  )

const faultsOfPage = (url: string, html: string): readonly string[] => {
  const canonical = matches(html, /<link rel="canonical" href="([^"]+)"/g)
  const title = matches(html, /<title>([^<]*)<\/title>/g)[0] ?? ''
  const about = matches(html, /<meta name="description" content="([^"]*)"/g)[0] ?? ''
  const headings = matches(html, /<h1[^>]*>([\s\S]*?)<\/h1>/g)
  return [
    ...(canonical.length === 1 && canonical[0] === url
      ? []
      : [`canonical is ${canonical.join(', ') || 'missing'}`]),
    ...(title === '' ? ['no title'] : []),
    ...(about === '' ? ['no description'] : []),
    ...(headings.length === 1 ? [] : [`${headings.length} main headings`]),
    ...(matches(html, /hreflang="([^"]+)"/g).length >= 2 ? [] : ['no languages']),
    ...(/<meta name="robots" content="[^"]*noindex/.test(html)
      ? ['is in the sitemap and not to be indexed']
      : []),
    ...(/hreflang="x-default"/.test(html) ? [] : ['no x-default']),
    ...faultsOfSharing(html),
    ...faultsOfData(new URL(url).pathname, html),
  ]
}

/** Pages of each kind that are also read in every language, by a phone, and with a tracking parameter. */
const READ_THOROUGHLY = 2
const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36'
const TRACKING = 'utm_source=mail&fbclid=x'

/** Walks a shop that is open as a crawler would; gives what it misses. */
export const walkAsCrawler = async (start: string, isAll: boolean, say: (line: string) => void) => {
  const origin = new URL(start).origin
  const found: Found[] = []
  const titles = new Map<string, string>()
  /** A shop that is busy says when to come back, as to any crawler. */
  const read = async (
    url: string,
    agent = 'Googlebot/2.1',
  ): Promise<{ readonly status: number; readonly text: string }> => {
    const answer = await fetch(url, { redirect: 'manual', headers: { 'user-agent': agent } })
    const waitSeconds = Number(answer.headers.get('retry-after') ?? 0)
    if (answer.status === 503 && waitSeconds > 0 && waitSeconds <= LONGEST_WAIT_S) {
      await setTimeout(waitSeconds * 1_000)
      return read(url, agent)
    }
    return { status: answer.status, text: await answer.text() }
  }
  const note = (url: string, whats: readonly string[]): void => {
    for (const what of whats) found.push({ url, what })
  }
  /** Each language has its own address, language, title and description, and they name each other. */
  const readThoroughly = async (url: string, html: string): Promise<void> => {
    const languagesOf = (page: string) =>
      [...page.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
        ([, tag = '', href = '']) => [tag, href.replaceAll('&amp;', '&')] as const,
      )
    const all = languagesOf(html)
    const abouts = new Map<string, string>()
    for (const [tag, href] of all.filter(([name]) => name !== 'x-default')) {
      const { status, text } = await read(href)
      note(href, status === 200 ? faultsOfPage(href, text) : [`answers ${status}`])
      if (!text.includes(`<html lang="${tag}"`)) note(href, [`is not in ${tag}`])
      if (languagesOf(text).join() !== all.join()) note(href, ['does not name the languages that name it'])
      const [about = ''] = matches(text, /<meta name="description" content="([^"]*)"/g)
      const same = abouts.get(about)
      if (same !== undefined) note(href, [`has the description of ${same}`])
      abouts.set(about, href)
    }
    const tracked = `${url}${url.includes('?') ? '&' : '?'}${TRACKING}`
    note(tracked, faultsOfPage(url, (await read(tracked)).text))
    note(`${url} on a phone`, faultsOfPage(url, (await read(url, PHONE)).text))
    const [picture = ''] = matches(html, /<meta property="og:image" content="([^"]+)"/g)
    if ((await read(picture)).status !== 200) note(url, [`its picture ${picture} is not there`])
  }
  const robots = await read(`${origin}/robots.txt`)
  const [map = `${origin}/sitemap.xml`] = matches(robots.text, /^Sitemap: (\S+)$/gm)
  const files = matches((await read(map)).text, /<loc>(.*?)<\/loc>/g)
  if (files.length === 0) found.push({ url: map, what: 'no sitemap' })
  let pages = 0
  for (const file of files) {
    const urls = matches((await read(file)).text, /<loc>(.*?)<\/loc>/g)
    if (urls.length === 0) found.push({ url: file, what: 'an empty file of the sitemap' })
    for (const [at, url] of (isAll ? urls : urls.slice(0, LOOKED_AT)).entries()) {
      const { status, text } = await read(url)
      pages += 1
      if (status !== 200) found.push({ url, what: `answers ${status}` })
      if (status === 200) note(url, faultsOfPage(url, text))
      if (status === 200 && at < READ_THOROUGHLY) await readThoroughly(url, text)
      const [title = ''] = matches(text, /<title>([^<]*)<\/title>/g)
      const same = titles.get(title)
      if (same !== undefined) found.push({ url, what: `has the title of ${same}` })
      titles.set(title, url)
    }
  }
  for (const path of ['/detail/999999999/1', '/shop/999999999', '/no-such-page', '/explore?cat=999999999']) {
    const { status, text } = await read(origin + path)
    if (status !== 404) note(origin + path, [`is not there and answers ${status}`])
    if (/rel="canonical"/.test(text)) note(origin + path, ['is not there and has a canonical address'])
  }
  for (const { url, what } of found) say(`${url}: ${what}`)
  say(`${pages} pages of ${files.length} files, ${found.length} faults`)
  return found
}

/** `seo URL [--all]` */
export const run = async ({ args }: Command): Promise<void> => {
  const url = args.find((arg) => /^https?:/.test(arg)) ?? 'http://127.0.0.1:4173'
  const found = await walkAsCrawler(url, args.includes('--all'), (line) => process.stdout.write(`${line}\n`))
  process.exitCode = found.length === 0 ? 0 : 1
}
