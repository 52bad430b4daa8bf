import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { enterAs } from '../../support/backend/shoppers/demo-shopper.ts'
import { openSlowPage } from './slow-page.ts'

const QUIET_MS = 2_000
const POLL_MS = 50
const PATIENCE_MS = 60_000
const BUFFERS = { maxTotalBufferSize: 200_000_000, maxResourceBufferSize: 50_000_000 }
const TEXT = /text|javascript|json|xml|svg|manifest/
const KINDS: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Script: 'js',
  Stylesheet: 'css',
  Image: 'image',
  Font: 'font',
  Fetch: 'api',
  XHR: 'api',
}

export type Kind = 'html' | 'js' | 'css' | 'image' | 'font' | 'api' | 'other'
export type Weight = { readonly count: number; readonly gz: number; readonly br: number }
export type FirstVisit = {
  readonly url: string
  /** Of the shopper who visits; without it a visitor. */
  readonly token?: string | undefined
}

export type FirstBytes = {
  readonly kinds: ReadonlyMap<Kind, Weight>
  readonly whole: Weight
  /** The same page once more with a filled HTTP cache: what still goes over the line. */
  readonly repeat: { readonly count: number; readonly bytes: number }
}

type Request = { kind: Kind; isText: boolean; isStored: boolean; wire: number; body: Promise<Buffer> }

const gzipped = (body: Buffer): number => gzipSync(body, { level: 9 }).length

const brotlied = (body: Buffer): number =>
  brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  }).length

const bodyOf = async (cdp: CDPSession, requestId: string): Promise<Buffer> => {
  try {
    const { body, base64Encoded } = await cdp.send('Network.getResponseBody', { requestId })
    return Buffer.from(body, base64Encoded ? 'base64' : 'utf8')
  } catch {
    // An answer without a body.
    return Buffer.alloc(0)
  }
}

/** Notes what the page asks for, and its bodies. */
const listen = async (cdp: CDPSession): Promise<Map<string, Request>> => {
  const requests = new Map<string, Request>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    if (!request.url.startsWith('http')) return
    const body = Promise.resolve(Buffer.alloc(0))
    requests.set(requestId, { kind: KINDS[type] ?? 'other', isText: false, isStored: false, wire: 0, body })
  })
  cdp.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = requests.get(requestId)
    if (request) request.isStored = true
  })
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId)
    if (!request) return
    request.isText = TEXT.test(response.mimeType)
    request.isStored ||= Boolean(response.fromDiskCache || response.fromPrefetchCache)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (!request) return
    request.wire = encodedDataLength
    request.body = bodyOf(cdp, requestId)
  })
  await cdp.send('Network.enable', BUFFERS)
  return requests
}

/** Opens `url` and waits until nothing has been asked for during two seconds. */
const openQuietly = async (
  page: Page,
  requests: ReadonlyMap<string, Request>,
  { url }: FirstVisit,
): Promise<void> => {
  await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS })
  let known = 0
  let quietSince = performance.now()
  while (performance.now() - quietSince < QUIET_MS) {
    if (known !== requests.size) quietSince = performance.now()
    known = requests.size
    await page.waitForTimeout(POLL_MS)
  }
}

const NOTHING: Weight = { count: 0, gz: 0, br: 0 }

const plus = (one: Weight, other: Weight): Weight => ({
  count: one.count + other.count,
  gz: one.gz + other.gz,
  br: one.br + other.br,
})

/** What a first visit loads without any scrolling, compressed here, so that a server's own compression does not count. */
export const measureFirstBytes = async (browser: Browser, visit: FirstVisit): Promise<FirstBytes> => {
  const { url, token } = visit
  const { page, cdp, close } = await openSlowPage(browser, 1)
  try {
    if (token !== undefined) await enterAs(page.context(), new URL(url).origin, token)
    const first = await listen(cdp)
    await openQuietly(page, first, visit)
    const kinds = new Map<Kind, Weight>()
    for (const { kind, isText, body } of first.values()) {
      const bytes = await body
      const weight = isText
        ? { count: 1, gz: gzipped(bytes), br: brotlied(bytes) }
        : { count: 1, gz: bytes.length, br: bytes.length }
      kinds.set(kind, plus(kinds.get(kind) ?? NOTHING, weight))
    }
    const again = await page.context().newPage()
    const second = await listen(await page.context().newCDPSession(again))
    await openQuietly(again, second, visit)
    const sent = [...second.values()].filter(({ isStored, wire }) => !isStored && wire > 0)
    const repeat = { count: sent.length, bytes: sent.reduce((sum, { wire }) => sum + wire, 0) }
    return { kinds, whole: [...kinds.values()].reduce(plus, NOTHING), repeat }
  } finally {
    await close()
  }
}
