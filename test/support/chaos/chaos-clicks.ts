import type { TestBackend } from '../backend/backend.ts'
import { inSight, patternOf } from '../browser/pages/visible-text.ts'
import { createChaosAfterSale } from './chaos-after-sale.ts'
import { createChaosMoney, type Try } from './chaos-money.ts'
import type { ChaosPage } from './chaos-page.ts'
import { noWants, type Want, type Wants, wantOf } from './chaos-wishes.ts'

const LOOKS = ['browse', 'search', 'add', 'reload'] as const
const WANTS = ['order', 'pay', 'top-up', 'withdraw', 'refund', 'review', 'chat'] as const satisfies Want[]
export const CLICKS = [...LOOKS, ...WANTS] as const
export type Click = (typeof CLICKS)[number]
/** What a walk is dealt from: the journeys that can lose something twice, so that one act can follow its like. */
export const DECK: readonly Click[] = [...CLICKS, ...WANTS]

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
const MAX_AGAIN = 4

/** What a shopper does with a page: browse, buy, move money, want it back, talk. */
export const createChaosClicks = ({ visit, backend, userId, code }: Given): ChaosClicks => {
  const { page, say, go, can, tap } = visit
  const wants = noWants()
  let count = 0
  const next = (): string => {
    count += 1
    return String(count).padStart(2, '0')
  }
  /** The first order in this state that nobody has wanted anything of yet. */
  const orderWith = async (status: number, want: Want): Promise<string | undefined> => {
    const rows = await backend.deps.database.query<{ id: number }>(
      'select id from orders where user_id = $1 and status = $2 order by id',
      [userId, status],
    )
    const known = wants[want].map(({ what }) => /\d+$/.exec(what)?.[0])
    return rows.map(({ id }) => String(id)).find((id) => !known.includes(id))
  }

  const chat: Try = async (one) => {
    await go('/chatRoomDetail/1')
    const composer = inSight(page.getByRole('textbox', { name: say('chat.conversation.write') }))
    const bubble = inSight(page.getByRole('article', { name: one.what }))
    const stored = new RegExp(
      `${one.what}.*(${say('chat.conversation.state.sent')}|${say('chat.conversation.state.read')})`,
    )
    const isStored = (): Promise<boolean> =>
      can(inSight(page.getByRole('article', { name: stored })).waitFor({ timeout: TOLD_MS }))
    if (!(await can(bubble.waitFor()))) {
      if (!(await can(composer.fill(one.what)))) return
      await composer.press('Enter')
      const isThere = await can(bubble.waitFor({ timeout: TOLD_MS }))
      const isOut = new URL(page.url()).pathname === '/login'
      if (!isThere && !isOut && (await composer.inputValue()) !== one.what)
        visit.problems.push(`chat: "${one.what}" is gone`)
    }
    await can(
      bubble.getByRole('button', { name: say('chat.conversation.act.resend') }).click({ timeout: 500 }),
    )
    if (await isStored()) one.isTold = true
  }
  const tries: Readonly<Record<Want, Try>> = {
    ...createChaosMoney(visit, code),
    ...createChaosAfterSale(visit),
    chat,
  }
  // Each of a kind that the books can tell from all others.
  const makes: Readonly<Record<Want, () => Promise<string | undefined>>> = {
    order: async () => `wish ${userId} ${next()}.`,
    pay: () => orderWith(0, 'pay'),
    'top-up': async () => `5.${next()}`,
    withdraw: async () => `10.${next()}`,
    refund: () => orderWith(1, 'refund'),
    review: async () => {
      const id = await orderWith(3, 'review')
      return id && `dry in one night, order ${id}`
    },
    chat: async () => `hello ${userId} ${next()}`,
  }
  const looks: Readonly<Record<(typeof LOOKS)[number], (by: number) => Promise<unknown>>> = {
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
    reload: () => page.reload(),
  }
  const isLook = (what: Click): what is (typeof LOOKS)[number] => what in looks
  return {
    wants,
    click: async (what, by) => {
      if (isLook(what)) return void (await looks[what](by))
      const one = wantOf(wants[what], by, await makes[what]())
      if (one && !one.isTold) await tries[what](one, by)
    },
    again: async () => {
      // A conversation whose link was cut may rest up to half a minute before it tries again.
      for (let time = 0; time < MAX_AGAIN; time++)
        for (const want of WANTS)
          for (const one of wants[want].filter(({ isTold }) => !isTold)) await tries[want](one, 1)
    },
  }
}
