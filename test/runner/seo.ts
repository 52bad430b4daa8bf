import { setTimeout } from 'node:timers/promises'
import type { Command } from './command.ts'

/** A crawler comes back after so many seconds at most; longer is a fault of the shop. */
const LONGEST_WAIT_S = 60
/** Pages of each file of the sitemap that are looked at, unless `--all` is said. */
const LOOKED_AT = 25

type Found = { readonly url: string; readonly what: string }

const matches = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, text = '']) => text.replaceAll('&amp;', '&'))

/** What schema.org and search engines ask of a kind of thing at least. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'offers'],
  BreadcrumbList: ['itemListElement'],
  Organization: ['name', 'url'],
  WebSite: ['name', 'url', 'potentialAction'],
}

const faultsOfData = (html: string): readonly string[] =>
  matches(html, /<script type="application\/ld\+json">(.*?)<\/script>/g).flatMap((json) => {
    try {
      const thing = JSON.parse(json) as Record<string, unknown>
      const kind = String(thing['@type'])
      const missing = (REQUIRED[kind] ?? []).filter((name) => !thing[name] || String(thing[name]) === '')
      return missing.map((name) => `${kind} without ${name}`)
    } catch {
      return ['structured data that is no JSON']
    }
  })

/** What a chat or a network shows of a page that somebody sends on. */
const SHARED = [
  ...['og:title', 'og:description', 'og:image', 'og:image:alt', 'og:url', 'og:type'],
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
    ...(/\/(?:detail|shop)\//.test(url) ? faultsOfSharing(html) : []),
    ...faultsOfData(html),
  ]
}

/** Walks a shop that is open as a crawler would; gives what it misses. */
export const walkAsCrawler = async (start: string, isAll: boolean, say: (line: string) => void) => {
  const origin = new URL(start).origin
  const found: Found[] = []
  const titles = new Map<string, string>()
  /** A shop that is busy says when to come back, as to any crawler. */
  const read = async (url: string): Promise<{ readonly status: number; readonly text: string }> => {
    const answer = await fetch(url, { redirect: 'manual' })
    const waitSeconds = Number(answer.headers.get('retry-after') ?? 0)
    if (answer.status === 503 && waitSeconds > 0 && waitSeconds <= LONGEST_WAIT_S) {
      await setTimeout(waitSeconds * 1_000)
      return read(url)
    }
    return { status: answer.status, text: await answer.text() }
  }
  const robots = await read(`${origin}/robots.txt`)
  const [map = `${origin}/sitemap.xml`] = matches(robots.text, /^Sitemap: (\S+)$/gm)
  const files = matches((await read(map)).text, /<loc>(.*?)<\/loc>/g)
  if (files.length === 0) found.push({ url: map, what: 'no sitemap' })
  let pages = 0
  for (const file of files) {
    const urls = matches((await read(file)).text, /<loc>(.*?)<\/loc>/g)
    if (urls.length === 0) found.push({ url: file, what: 'an empty file of the sitemap' })
    for (const url of isAll ? urls : urls.slice(0, LOOKED_AT)) {
      const { status, text } = await read(url)
      pages += 1
      if (status !== 200) found.push({ url, what: `answers ${status}` })
      for (const what of status === 200 ? faultsOfPage(url, text) : []) found.push({ url, what })
      const [title = ''] = matches(text, /<title>([^<]*)<\/title>/g)
      const same = titles.get(title)
      if (same !== undefined) found.push({ url, what: `has the title of ${same}` })
      titles.set(title, url)
    }
  }
  for (const path of ['/detail/999999999/1', '/shop/999999999', '/no-such-page']) {
    const { status } = await read(origin + path)
    if (status !== 404) found.push({ url: origin + path, what: `is not there and answers ${status}` })
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
