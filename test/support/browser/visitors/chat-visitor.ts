import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import type { Language } from '../../../../domain/account/language.ts'
import { tokenOf } from '../../backend/shoppers/demo-shopper.ts'
import { axeProblems } from '../accessibility/axe.ts'
import { untilLive } from '../pages/settled.ts'
import { button, inSight } from '../pages/visible-text.ts'
import { openVisitorPage } from './shopper-page.ts'

/** Generous: a busy machine is no fault of the page. */
const PATIENCE_MS = 30_000
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
export const DESK = { viewport: { width: 1280, height: 800 } } as const

/** Somebody who chats, in a browser of their own. */
export type ChatVisitor = {
  readonly page: Page
  readonly say: (key: string) => string
  /** What went wrong on the page, and what axe found. */
  readonly problems: string[]
  readonly go: (path: string) => Promise<void>
  readonly composer: () => Locator
  /** The bubbles, as a reader hears them. */
  readonly bubbles: () => Promise<readonly string[]>
  readonly bubble: (text: string | RegExp) => Locator
  readonly write: (text: string) => Promise<void>
  readonly choose: (text: string, act: string) => Promise<void>
  readonly look: (name: string) => Promise<void>
  readonly leave: () => Promise<void>
}

type Given = {
  readonly browser: Browser
  readonly origin: string
  readonly options?: BrowserContextOptions
  readonly language?: Language
  readonly email?: string
}

/** Signs a person of the demo world in; `origin` may be a way of their own to the shop. */
export const enterChat = async ({
  browser,
  origin,
  options = PHONE,
  language = 'dgn',
  email = 'rani@contoh.id',
}: Given): Promise<ChatVisitor> => {
  const token = await tokenOf(origin, { account: email, password: 'lintas-demo' })
  const given = { browser, origin, options, language, token, patienceMs: PATIENCE_MS }
  const { context, page, say, problems } = await openVisitorPage(given)
  const composer = (): Locator => inSight(page.getByRole('textbox', { name: say('chat.conversation.write') }))
  const bubble = (text: string | RegExp): Locator => inSight(page.getByRole('article', { name: text }))
  return {
    page,
    say,
    problems,
    go: async (path) => {
      await page.goto(origin + path)
      await untilLive(page)
    },
    composer,
    bubble,
    bubbles: () =>
      page
        .getByRole('article')
        .filter({ visible: true })
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? '')),
    write: async (text) => {
      await composer().fill(text)
      await button(page, say('chat.conversation.send')).click()
    },
    choose: async (text, act) => {
      await bubble(text).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').getByRole('button', { name: act, exact: true }).click()
    },
    look: async (name) => void problems.push(...(await axeProblems(page, name))),
    leave: () => context.close(),
  }
}
