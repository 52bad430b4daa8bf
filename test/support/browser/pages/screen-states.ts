import type { Page } from 'playwright-core'
import type { Walker } from '../visitors/walker.ts'
import { inSight, patternOf } from './visible-text.ts'

/** What a server can do to any screen. */
export const CONDITIONS = ['loading', 'failed', 'empty', 'offline'] as const
export type Condition = (typeof CONDITIONS)[number]

/** A state that is reached by presses, each named by its word; the last leads to a dialog or to faults. */
export type PressedState = {
  readonly address: string
  readonly presses: readonly string[]
  readonly shows: 'dialog' | 'faults'
}

const dialog = (address: string, ...presses: string[]): PressedState => ({
  address,
  presses,
  shows: 'dialog',
})
const faults = (address: string, press: string): PressedState => ({
  address,
  presses: [press],
  shows: 'faults',
})

/** The sheets and dialogs of the shop, and the forms that are handed in empty. */
export const PRESSED_STATES: readonly PressedState[] = [
  dialog('/detail/54/15', 'detail.addShort'),
  dialog('/products', 'catalogue.filter.open'),
  dialog('/complaint/4', 'afterSale.complaint.order'),
  dialog('/refund/4/LT118402/4/129.00', 'afterSale.refund.reason'),
  dialog('/chatRoomDetail/1', 'chat.conversation.menu'),
  dialog('/setting', 'account.signOut'),
  dialog('/addressForm/1', 'addresses.area'),
  dialog('/address', 'addresses.delete'),
  dialog('/order?product=54&mer=15&spec=16-50+mm,Perak&number=1', 'orders.promo'),
  faults('/login', 'session.signIn'),
  faults('/register', 'session.register'),
  faults('/addressForm', 'addresses.save'),
  faults('/changePayPwd', 'wallet.save'),
  faults('/walletTopUp', 'money.chain.done'),
  faults('/cardTopUp', 'money.card.send'),
  faults('/refund/4/LT118402/4/129.00', 'afterSale.refund.send'),
  faults('/complaint/4', 'afterSale.complaint.send'),
]

/** All lists of an answer without their rows. */
const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, emptied(part)]))
}

/** Who the shopper is stays known: a session that fails is another story than a list that does. */
const isOfScreen = (url: URL): boolean =>
  url.pathname.startsWith('/api/') && !/getUserInfo|config/i.test(url.pathname)

/** Runs on the page: the strip, or the chat's own banner, says something. */
const isSayingSo = (): boolean =>
  [...document.querySelectorAll('[role="status"]')].some(
    (region) => region.textContent !== '' && region.getBoundingClientRect().height > 8,
  )

const answerAs = async (page: Page, condition: Condition): Promise<void> => {
  if (condition === 'loading') await page.route(isOfScreen, () => undefined)
  if (condition === 'failed') await page.route(isOfScreen, (route) => route.abort())
  if (condition === 'empty')
    await page.route(isOfScreen, async (route) => {
      const answer = await route.fetch().catch(() => undefined)
      const body: unknown = await answer?.json().catch(() => undefined)
      if (!answer || body === undefined) return route.abort()
      await route.fulfill({ response: answer, json: emptied(body) })
    })
}

/** Opens an address under a condition, shows it to `look`, and makes all well again. */
export const underCondition = async (
  { page, go }: Walker,
  address: string,
  condition: Condition,
  look: () => Promise<void>,
): Promise<void> => {
  await answerAs(page, condition)
  try {
    if (condition === 'loading') {
      await page.goto(new URL(address, page.url()).href)
      await page.locator('[data-page]:visible').first().waitFor()
    } else await go(address)
    if (condition === 'offline') {
      await page.context().setOffline(true)
      await page.waitForFunction(isSayingSo)
    }
    await look()
  } finally {
    await page.context().setOffline(false)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
}

/** Goes to an address within the document that is open; a dialog is closed first, or it would be open whenever one comes back. */
export const moveOn = async ({ page, move }: Walker, address: string): Promise<void> => {
  const dialog = inSight(page.locator('dialog[open]'))
  if ((await dialog.count()) > 0) {
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  await move(address)
}

/** Opens an address and presses its way to a state; within the document that is open, if asked for. */
export const openPressed = async (
  walker: Walker,
  state: PressedState,
  way: 'load' | 'within' = 'load',
): Promise<void> => {
  const { page, say, go } = walker
  await (way === 'load' ? go(state.address) : moveOn(walker, state.address))
  for (const key of state.presses) {
    const press = page.getByRole('button', { name: patternOf(say(key)) })
    await inSight(press).click()
  }
  if (state.shows === 'dialog') await inSight(page.locator('dialog[open]')).waitFor()
  else await inSight(page.locator('[aria-invalid="true"]')).waitFor()
}

/** A state's name in a list. */
export const nameOfPressed = ({ address, presses }: PressedState): string =>
  `${address} ${presses.join(', ')}`
