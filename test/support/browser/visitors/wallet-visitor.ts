import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import type { Language } from '../../../../domain/account/language.ts'
import { AUDIT_STATUSES, type AuditStatus } from '../../../../domain/wallet/records.ts'
import { DEMO_SHOPPER, tokenOf } from '../../backend/shoppers/demo-shopper.ts'
import { until } from '../../until.ts'
import { axeProblems, colourProblems } from '../accessibility/axe.ts'
import { settled } from '../pages/settled.ts'
import { field, inSight } from '../pages/visible-text.ts'
import { openVisitorPage } from './shopper-page.ts'

/** Generous: a busy machine is no fault of the page. */
const PATIENCE_MS = 30_000
/** Between two calls that ask for the same. */
const POLL_MS = 100
const PHONE = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true } as const

/** Somebody with a wallet, in a browser of their own. */
export type WalletVisitor = {
  readonly page: Page
  readonly say: (key: string) => string
  /** What went wrong on the page, and what axe found. */
  readonly problems: string[]
  readonly go: (path: string) => Promise<void>
  /** axe, in light, and its rules of colours in dark. */
  readonly look: (name: string) => Promise<void>
  /** The balance in whole cents, as the server has it. */
  readonly money: () => Promise<number>
  readonly call: (path: string, form?: object) => Promise<unknown>
  /** The field, left, and the sentence below it. */
  readonly faultAt: (label: string, typed: string) => Promise<string>
  readonly dialog: () => Locator
  /** How often the page posted to a path. */
  readonly posts: (path: string) => number
  /** Waits until the simulated staff have decided so about an entry of a record, and opens the record. */
  readonly decided: (path: keyof typeof LOGS, status: AuditStatus) => Promise<void>
  readonly leave: () => Promise<void>
}

type Given = {
  readonly browser: Browser
  readonly origin: string
  readonly language?: Language
  readonly options?: BrowserContextOptions
  /** A newcomer of this name; the demo shopper without it. */
  readonly newcomer?: string
}

type Answer = { readonly code: number; readonly msg: string; readonly data: unknown }

const ask = async (url: string, token: string, form?: object): Promise<unknown> => {
  const body = form === undefined ? {} : { method: 'POST', body: JSON.stringify(form) }
  const answer = await fetch(url, { ...body, headers: { 'content-type': 'application/json', token } })
  const { code, msg, data } = (await answer.json()) as Answer
  if (code !== 1) throw new Error(`${url}: ${msg}`)
  return data
}

/** What gives the entries of a record. */
const LOGS = { '/topUpRecord': 'recharge_log', '/depositRecord': 'extract_log' } as const

let born = 0

const register = async (origin: string, name: string): Promise<string> => {
  born += 1
  const email = `${name}-${born}@contoh.id`
  const form = { username: 'Uji', nickname: name, email, mobile: `81${String(born).padStart(8, '0')}` }
  await ask(`${origin}/api/user/register`, '', { ...form, password: 'lintas-demo' })
  return tokenOf(origin, { account: email, password: 'lintas-demo' })
}

/** Signs somebody in who looks after money, on a small phone. */
export const enterWallet = async (given: Given): Promise<WalletVisitor> => {
  const { browser, origin, language = 'dgn', options = PHONE, newcomer } = given
  const token =
    newcomer === undefined ? await tokenOf(origin, DEMO_SHOPPER) : await register(origin, newcomer)
  const { context, page, say, problems } = await openVisitorPage({
    browser,
    origin,
    options: { ...options, reducedMotion: 'reduce' },
    language,
    token,
    patienceMs: PATIENCE_MS,
  })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(new URL(request.url()).pathname)
  })
  const go = async (path: string): Promise<void> => {
    await page.goto(origin + path)
    await settled(page, PATIENCE_MS)
  }
  return {
    page,
    say,
    problems,
    go,
    decided: async (path, status) => {
      const word = say(`records.status.${status}`)
      const asked = `${origin}/api/user/${LOGS[path]}?status=${AUDIT_STATUSES.indexOf(status)}`
      await until(
        async () => ((await ask(asked, token)) as { total: number }).total > 0,
        PATIENCE_MS,
        POLL_MS,
      )
      await go(path)
      await inSight(page.getByRole('listitem').getByText(word, { exact: true })).waitFor()
    },
    look: async (name) => {
      await page.emulateMedia({ colorScheme: 'light' })
      problems.push(...(await axeProblems(page, `${name}, light`)))
      await page.emulateMedia({ colorScheme: 'dark' })
      problems.push(...(await colourProblems(page, `${name}, dark`)))
    },
    money: async () => {
      const { money } = (await ask(`${origin}/api/user/getUserInfo`, token)) as { money: string }
      return Math.round(Number(money) * 100)
    },
    call: (path, form) => ask(origin + path, token, form),
    faultAt: async (label, typed) => {
      const box = field(page, label)
      await box.fill(typed)
      await box.blur()
      const note = await box.getAttribute('aria-describedby')
      if (note === null) return ''
      return (await page.locator(`[id="${note}"]`).textContent()) ?? ''
    },
    dialog: () => inSight(page.getByRole('dialog')),
    posts: (path) => posted.filter((one) => one === path).length,
    leave: () => context.close(),
  }
}
