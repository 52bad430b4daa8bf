import type { TestBackend } from './backend.ts'
import type { ChaosPage } from './chaos-page.ts'
import { button, inSight, patternOf } from './visible-words.ts'

export const CLICKS = [
  'browse',
  'search',
  'add',
  'order',
  'pay',
  'top-up',
  'withdraw',
  'refund',
  'chat',
  'reload',
] as const
export type Click = (typeof CLICKS)[number]

/** Something that is to come about once; `isTold`: the page has said that it has. */
export type Wanted = { readonly what: string; isTold: boolean }
export type Wants = Readonly<Record<'orders' | 'topUps' | 'withdrawals', Wanted[]>>

export type ChaosClicks = {
  readonly click: (what: Click, by: number) => Promise<void>
  readonly wants: Wants
  /** Tries once more what was wanted and never told. */
  readonly again: () => Promise<void>
}

type Given = {
  readonly visit: ChaosPage
  readonly backend: TestBackend
  readonly userId: number
  readonly code: string
}

const PAGES = [
  '/home',
  '/explore',
  '/detail/2/1',
  '/shop/1',
  '/myPurchases',
  '/filter',
  '/capitalRecord',
  '/bag',
]
const TOLD_MS = 6_000
/** Longer than a page takes to say what became of an act. */
const DECIDED_MS = 60_000

/** What a shopper does with a page: browse, buy, move money, talk. */
export const createChaosClicks = ({ visit, backend, userId, code }: Given): ChaosClicks => {
  const { page, say, go, can, typing, tap } = visit
  const wants: Wants = { orders: [], topUps: [], withdrawals: [] }
  let count = 0

  /** Something that has not come about, or something new. */
  const want = (list: Wanted[], by: number, make: () => string): Wanted => {
    const open = list.find(({ isTold }) => !isTold)
    if (open && by % 3 > 0) return open
    const fresh = { what: make(), isTold: false }
    list.push(fresh)
    return fresh
  }
  const next = (): string => {
    count += 1
    return String(count).padStart(2, '0')
  }
  /**
   * Taps, waits until the page has decided, and tells whether it led to where success leads, if only in passing,
   * or said `done`: a session that ends in that moment leads to the door instead, with the words above it.
   */
  const leadsTo = async (to: RegExp, act: () => Promise<unknown>, done?: string): Promise<boolean> => {
    const before = visit.visited.length
    let isSaid = false
    const heard = done === undefined ? undefined : page.getByText(say(done)).first()
    void heard?.waitFor({ state: 'attached', timeout: DECIDED_MS }).then(
      () => {
        isSaid = true
      },
      () => undefined,
    )
    await act()
    await visit.quiet()
    return isSaid || visit.visited.slice(before).some((path) => to.test(path))
  }
  const typeCode = async (): Promise<void> => {
    await can(page.getByLabel(say('kit.code.input'), { exact: true }).first().waitFor({ state: 'attached' }))
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
  }
  const orderIds = async (status: number): Promise<readonly string[]> => {
    const rows = await backend.deps.database.query<{ id: number }>(
      'select id from orders where user_id = $1 and status = $2 order by id',
      [userId, status],
    )
    return rows.map(({ id }) => String(id))
  }
  /** What a page says of a request whose answer was lost before it was loaded anew. */
  const isKnown = (amount: string): Promise<boolean> =>
    page
      .getByText(patternOf(say('money.received')))
      .filter({ hasText: amount })
      .first()
      .isVisible()
  const card = { [say('money.bank')]: 'Bank Cendana', [say('money.cardNumber')]: '8810 2455 00' }

  const order = async (one: Wanted, by: number): Promise<void> => {
    await go('/order?product=3&mer=2&number=1')
    const place = button(page, say('orders.createOrder'))
    const sent = await typing({ [say('orders.note')]: one.what }, () =>
      leadsTo(/^\/(checkout|payment)/, () => tap(place, by % 4 === 0)),
    )
    if (sent) one.isTold = true
  }
  const topUp = async (one: Wanted, by: number): Promise<void> => {
    await go('/cardTopUp')
    if (await isKnown(one.what)) one.isTold = true
    if (one.isTold) return
    const texts = { ...card, [say('money.amount')]: one.what, [say('money.holder')]: 'Dewi' }
    const sent = await typing(texts, () =>
      leadsTo(
        /^\/topUpRecord/,
        () => tap(button(page, say('money.card.send')), by % 4 === 0),
        'money.topUp.sent',
      ),
    )
    if (sent) one.isTold = true
  }
  const withdraw = async (one: Wanted, by: number): Promise<void> => {
    await go('/withDraw')
    if (await isKnown(one.what)) one.isTold = true
    if (one.isTold) return
    const texts = { ...card, [say('money.amount')]: one.what, [say('money.holder')]: 'Dewi' }
    const sent = await typing(texts, async () => {
      await tap(button(page, /\$[\d.,]+$/), by % 4 === 0)
      const goOn = page.getByRole('dialog').getByRole('button', { name: say('money.withdraw.goOn') })
      if (!(await can(inSight(goOn).click()))) return false
      return leadsTo(/^\/depositRecord/, typeCode, 'money.withdraw.sent')
    })
    if (sent) one.isTold = true
  }

  const newOrder = (): string => `wish ${userId} ${next()}.`
  const acts: Record<Click, (by: number) => Promise<unknown>> = {
    browse: (by) => go(PAGES[by % PAGES.length] ?? '/home'),
    search: async (by) => {
      await go('/search')
      const box = inSight(page.getByRole('searchbox'))
      await can(box.fill(`tenda ${by}`))
      await can(box.press('Enter'))
    },
    add: async (by) => {
      await go('/detail/2/1')
      await tap(page.getByRole('button', { name: patternOf(say('detail.addShort')) }), by % 2 === 0)
    },
    order: (by) => order(want(wants.orders, by, newOrder), by),
    pay: async (by) => {
      const [first] = await orderIds(0)
      if (!first) return
      await go(`/payment?order=${first}`)
      if (!(await can(page.getByRole('dialog').waitFor()))) return
      await typeCode()
      if (by % 2 === 0) await page.reload()
      await can(page.getByText(say('orders.paidTitle')).waitFor())
    },
    'top-up': (by) =>
      topUp(
        want(wants.topUps, by, () => `5.${next()}`),
        by,
      ),
    withdraw: (by) =>
      withdraw(
        want(wants.withdrawals, by, () => `10.${next()}`),
        by,
      ),
    refund: async (by) => {
      const [first] = await orderIds(1)
      if (!first) return
      await go(`/refund/${first}`)
      await tap(page.getByRole('button', { name: patternOf(say('afterSale.refund.reason')) }), false)
      await can(
        page
          .getByRole('dialog')
          .getByRole('button', { name: say('afterSale.reason.damaged') })
          .click(),
      )
      // Without a proof in pictures it is refused at the field: what was typed has to stay.
      await typing({ [say('afterSale.refund.explanation')]: `It rains in ${by}` }, () =>
        leadsTo(/^\/orderInfo/, () => tap(button(page, say('afterSale.refund.send')), by % 4 === 0)),
      )
    },
    chat: async (by) => {
      await go('/chatRoomDetail/1')
      const words = `hello ${by} ${next()}`
      const composer = inSight(page.getByRole('textbox', { name: say('chat.room.write') }))
      if (!(await can(composer.fill(words)))) return
      await composer.press('Enter')
      const bubble = inSight(page.getByRole('article', { name: words }))
      const isThere = await can(bubble.waitFor({ timeout: TOLD_MS }))
      if (isThere || new URL(page.url()).pathname === '/login') return
      if ((await composer.inputValue()) !== words) visit.problems.push(`chat: "${words}" is gone`)
    },
    reload: async () => void (await page.reload()),
  }
  return {
    wants,
    click: async (what, by) => void (await acts[what](by)),
    again: async () => {
      for (const one of wants.orders.filter(({ isTold }) => !isTold)) await order(one, 1)
      for (const one of wants.topUps.filter(({ isTold }) => !isTold)) await topUp(one, 1)
      for (const one of wants.withdrawals.filter(({ isTold }) => !isTold)) await withdraw(one, 1)
    },
  }
}
