import { type Browser, chromium, type Locator, type Page } from 'playwright-core'
import { untilHydrated } from '../../support/browser/pages/settled.ts'
import { button, field, inSight, wordsOf } from '../../support/browser/pages/visible-text.ts'
import { median } from './median.ts'
import { openSlowPage } from './slow-page.ts'

const TIMES = 4
const SETTLE_MS = 900
/** The browser reports nothing under this. */
const MIN_MS = 16

/** What was touched on peers too: the bar at the bottom of their first page. */
export const LIKE_PEERS = 'switch of tabs'

type Step = {
  readonly name: string
  readonly path: string
  /** For a shopper; leads to where the touches are. */
  readonly begin?: (page: Page) => Promise<void>
  readonly targets: (page: Page) => readonly Locator[]
}

const say = wordsOf('dgn')

const STEPS: readonly Step[] = [
  {
    name: 'add to cart',
    path: '/detail/54/15',
    targets: (page) => [inSight(button(page, say('detail.addShort')).or(button(page, say('detail.add'))))],
  },
  {
    name: LIKE_PEERS,
    path: '/home',
    targets: (page) =>
      ['/explore', '/home', '/explore'].map((href) => page.locator(`nav a[href^="${href}"]`)),
  },
  {
    name: 'filter',
    path: '/explore',
    targets: (page) =>
      ['sales', 'newest', 'price-up'].map((sort) => button(page, say(`catalogue.sort.${sort}`))),
  },
  {
    name: 'digits of the keypad',
    path: '/withDraw',
    begin: async (page) => {
      await field(page, say('money.amount')).fill('40,00')
      await field(page, say('money.bank')).fill('Bank Cendana')
      await field(page, say('money.cardNumber')).fill('6217 0033 4480 1195')
      await field(page, say('money.holder')).fill('Sari Dewi')
      await button(page, /\$[\d.,]+$/).click()
      await button(page, say('money.withdraw.goOn')).click()
      await button(page, '1').waitFor()
    },
    targets: (page) => [1, 3, 5, 7, 9].map((digit) => button(page, `${digit}`)),
  },
]

const signIn = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/login`)
  await untilHydrated(page)
  await field(page, say('session.account')).fill('rani@contoh.id')
  await field(page, say('session.password')).fill('lintas-demo')
  await button(page, say('session.signIn')).click()
  await page.waitForURL('**/home')
}

/** The longest wait from a touch to the picture after it. */
const measureStep = async (browser: Browser, origin: string, step: Step): Promise<number> => {
  const { page, close } = await openSlowPage(browser, TIMES)
  try {
    if (step.begin) await signIn(page, origin)
    await page.goto(origin + step.path)
    await untilHydrated(page)
    await page.waitForLoadState('networkidle')
    await step.begin?.(page)
    await page.waitForTimeout(SETTLE_MS)
    await page.evaluate(() => {
      ;(window as unknown as { seen: { touches: number[] } }).seen.touches.length = 0
    })
    for (const target of step.targets(page)) {
      await target.first().waitFor()
      await target.first().tap()
      await page.waitForTimeout(SETTLE_MS)
    }
    const touches = await page.evaluate(
      () => (window as unknown as { seen: { touches: number[] } }).seen.touches,
    )
    return Math.max(MIN_MS, ...touches)
  } finally {
    await close()
  }
}

/** The longest wait of each run over all steps; the middle of these. */
const worstOf = (steps: readonly (readonly number[])[]): number =>
  median((steps[0] ?? []).map((_, run) => Math.max(...steps.map((waits) => waits[run] ?? 0))))

/** Interaction to next paint of what is touched most, with a processor four times slower: each step's waits. */
export const measureTaps = async (
  origin: string,
  runs: number,
  print: (line: string) => void,
  only?: string,
): Promise<ReadonlyMap<string, readonly number[]>> => {
  const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  print(`\nLongest wait after a touch, processor ${TIMES} times slower, ${runs} runs (ms)\n`)
  const found = new Map<string, readonly number[]>()
  for (const step of STEPS.filter(({ name }) => name === (only ?? name))) {
    const waits: number[] = []
    for (let run = 0; run < runs; run++) waits.push(await measureStep(browser, origin, step))
    found.set(step.name, waits)
    print(`| ${step.name} | ${waits.join(', ')} |`)
  }
  // With so few touches INP is the longest of them.
  print(`| worst tap (INP): median of the runs' longest | ${worstOf([...found.values()])} |`)
  await browser.close()
  return found
}
