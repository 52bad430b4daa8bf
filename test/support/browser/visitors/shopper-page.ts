import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Language } from '../../../../domain/account/language.ts'
import { enterAs } from '../../backend/shoppers/demo-shopper.ts'
import { axeProblems } from '../accessibility/axe.ts'
import { untilLive } from '../pages/settled.ts'
import { untilSaid } from '../pages/toasts.ts'
import { wordsOf } from '../pages/visible-text.ts'
import type { BuiltShop } from '../shop/built-shop.ts'

type Given = {
  readonly browser: Browser
  readonly origin: string
  readonly options: BrowserContextOptions
  readonly language: Language
  /** Of the shopper who is signed in; a visitor without it. */
  readonly token?: string | undefined
  /** How long a press or a look waits for what it needs, in milliseconds. */
  readonly patienceMs: number
}

export type VisitorPage = {
  readonly context: BrowserContext
  readonly page: Page
  /** The word of a key in the visitor's language. */
  readonly say: (key: string) => string
  /** Errors that nobody caught; tests add what else they find wrong. */
  readonly problems: string[]
}

/** An empty page in a browser context of its own, in a language and perhaps signed in. */
export const openVisitorPage = async (given: Given): Promise<VisitorPage> => {
  const { browser, origin, language, token } = given
  const context = await browser.newContext(given.options)
  await context.addCookies([{ name: 'lintas_lang', value: language, url: origin }])
  if (token !== undefined) await enterAs(context, origin, token)
  const page = await context.newPage()
  page.setDefaultTimeout(given.patienceMs)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  return { context, page, say: wordsOf(language), problems }
}

/** From now on errors in the console are problems too. */
export const watchConsole = ({ page, problems }: Pick<VisitorPage, 'page' | 'problems'>): void => {
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
}

/** A busy machine takes its time. */
const PATIENCE_MS = 20_000

export type ShopperPage = {
  readonly context: BrowserContext
  readonly page: Page
  /** The word of a key as this shopper reads it. */
  readonly say: (key: string) => string
  /** What the console and axe complained about. */
  readonly problems: string[]
  readonly go: (path: string) => Promise<void>
  /** Lets axe judge the page, and renders it. */
  readonly look: (name: string) => Promise<void>
  /** Renders the page into the folder that LINTAS_LOOK names, for eyes; without one it does nothing. */
  readonly draw: (name: string) => Promise<void>
  /** Waits for a sentence, in a toast too. */
  readonly hear: (key: string) => Promise<void>
}

type Options = {
  readonly language?: Language
  readonly width?: number
  readonly token?: string
}

/** A browser of its own for one shopper, or for a visitor when there is no token. */
export const openShopperPage = async (
  { browser, origin }: BuiltShop,
  { language = 'dgn', width = 390, token }: Options,
): Promise<ShopperPage> => {
  const isPhone = width < 900
  const visitor = await openVisitorPage({
    browser,
    origin,
    options: { viewport: { width, height: 844 }, isMobile: isPhone, hasTouch: isPhone },
    language,
    token,
    patienceMs: PATIENCE_MS,
  })
  watchConsole(visitor)
  const { context, page, say, problems } = visitor
  const draw = async (name: string): Promise<void> => {
    const folder = process.env['LINTAS_LOOK']
    if (!folder) return
    mkdirSync(folder, { recursive: true })
    await page.screenshot({ path: join(folder, `${name.replaceAll(' ', '-')}.png`) })
  }
  return {
    context,
    page,
    say,
    problems,
    go: async (path) => {
      await page.goto(origin + path)
      await untilLive(page)
      await page.locator('h1').first().waitFor({ state: 'attached' })
    },
    look: async (name) => {
      problems.push(...(await axeProblems(page, name)))
      await draw(name)
    },
    draw,
    hear: (key) => untilSaid(page, say(key)),
  }
}

type Envelope = { readonly code: number; readonly msg: string; readonly data: unknown }

/** What a browser test asks the server for directly: what is not the matter of the test. */
export type ShopperCalls = {
  readonly get: (path: string, token?: string) => Promise<unknown>
  readonly post: (path: string, form: object, token?: string) => Promise<Envelope>
  /** The id of an order of the demo by its number. */
  readonly orderId: (number: string, token: string) => Promise<number>
  /** A new shopper; gives the token. */
  readonly register: (name: string, password: string) => Promise<string>
}

/** The HTTP calls of a shop that is open at `origin`. */
export const shopperCalls = (origin: string): ShopperCalls => {
  const get: ShopperCalls['get'] = async (path, token = '') => {
    const answer = await fetch(origin + path, { headers: { token, 'accept-language': 'en' } })
    return ((await answer.json()) as Envelope).data
  }
  const post: ShopperCalls['post'] = async (path, form, token = '') => {
    const headers = { 'content-type': 'application/json', token }
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(form) })
    return (await answer.json()) as Envelope
  }
  return {
    get,
    post,
    orderId: async (number, token) => {
      const data = await get(`/api/user/order_list?status=all&page=1&limit=20&keyword=${number}`, token)
      const [row] = (data as { list: readonly { order_id: number }[] }).list
      if (!row) throw new Error(`no order ${number}`)
      return row.order_id
    },
    register: async (name, password) => {
      const { msg, data } = await post('/api/user/register', {
        username: 'Dewi',
        nickname: 'Sari',
        email: `${name}@contoh.id`,
        mobile: `628${[...name].map((letter) => letter.charCodeAt(0) % 10).join('')}0000000000`.slice(0, 14),
        password,
      })
      const token = (data as { userinfo?: { token: string } } | null)?.userinfo?.token
      if (!token) throw new Error(`not registered: ${msg}`)
      return token
    },
  }
}
