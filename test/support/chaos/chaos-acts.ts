import { runDue } from '../../../adapters/embedded-backend/worker/worker.ts'
import type { App } from '../../../application/app.ts'
import { refundTerms } from '../../../domain/orders/refund-terms.ts'
import { formatAmount } from '../../../ui/i18n/format.ts'
import type { TestBackend } from '../backend/backend.ts'
import { itemOf, need } from '../ui/journey.ts'
import { photo } from '../ui/photo.ts'
import type { ChaosDevice } from './chaos-device.ts'
import { outcome, tell, type Wishes, wish } from './chaos-wishes.ts'

export const ACTS = [
  'browse',
  'search',
  'add',
  'quantity',
  'order',
  'pay',
  'refund',
  'top-up',
  'withdraw',
  'sign-out',
  'sign-in',
  'forgotten',
  'chat',
  'address',
  'reload',
  'wait',
] as const
export type Act = (typeof ACTS)[number]

export const CODE = '135790'
const PASSWORD = 'rahasia1'
const CARD = { kind: 'card', holder: 'Dewi', number: '8810 2455 00', bank: 'Bank Cendana' } as const

/** Who acts, on which device, in which shop; `wanted` grows with what they want to come about. */
export type Acting = {
  readonly backend: TestBackend
  readonly device: ChaosDevice
  readonly app: () => App
  readonly email: string
  readonly addressId: string
  readonly wanted: Wishes
}

/** Acts by their names. `by` is a number of chance, by which an act chooses. */
type Acts<Names extends Act> = Readonly<Record<Names, (by: number) => Promise<unknown>>>

const productOf = (by: number) => ({
  productId: by % 2 === 0 ? '2' : '3',
  shopId: by % 2 === 0 ? '1' : '2',
})

const looking = ({ device: { during }, app, wanted: { searches } }: Acting): Acts<'browse' | 'search'> => ({
  browse: async (by) => {
    outcome(await during(app().catalogue.loadHotProducts({ page: 1 + (by % 2), limit: 4 })))
    outcome(await during(app().catalogue.loadProduct(productOf(by))))
    outcome(await during(app().catalogue.loadRecommendations(1)))
    await during(app().session.guard(['/user', '/bag', '/order/all', '/home'][by % 4] ?? '/'))
  },
  search: async (by) => {
    searches.unshift(`kata ${searches.length}`)
    app().catalogue.rememberSearch(searches[0] ?? '')
    outcome(await during(app().catalogue.searchProducts({ title: 'a', page: 1, limit: 1 + (by % 9) })))
    await during(app().catalogue.suggest('aur'))
  },
})

const filling = ({ device: { during }, app }: Acting): Acts<'add' | 'quantity'> => ({
  add: async (by) => {
    const found = outcome(await during(app().catalogue.loadProduct(productOf(by))))
    if (found.ok) outcome(await during(app().cart.add(itemOf(found.value, 1 + (by % 2)))))
  },
  quantity: async (by) => {
    const line = app().cart.cart$.value.lines[0]
    if (line) app().cart.setQuantity(line.id, 1 + (by % 3))
    await during(app().cart.settled())
  },
})

const ordering = ({
  backend,
  device: { during },
  app,
  email,
  addressId,
  wanted,
}: Acting): Acts<'order' | 'pay'> => ({
  order: async (by) => {
    const lineIds = [...app().cart.cart$.value.selectedIds]
    const product = { kind: 'product', ...productOf(by), spec: '', quantity: 1 } as const
    const source = lineIds.length > 0 && by % 2 === 0 ? ({ kind: 'cart', lineIds } as const) : product
    outcome(await during(app().orders.preview(source, '', addressId)))
    const one = wish(wanted.orders, by, () => ({
      source,
      addressId,
      promoCode: '',
      note: `wish ${email} ${wanted.orders.length}.`,
    }))
    await tell(during, one, by, () => app().orders.submit(one.what))
  },
  pay: async (by) => {
    const unpaid = outcome(await during(app().orders.loadOrders('0', 1)))
    const orderId = unpaid.ok ? unpaid.value.rows[0]?.id : undefined
    const payable = orderId && (await during(app().orders.loadPayable({ kind: 'order', orderId })))
    if (!payable || !outcome(payable).ok) return
    // Whoever finds an order among the unpaid ones knows that it was placed. Once paid, the same again is a new one.
    const [found] = await backend.deps.database.query<{ readonly note: string }>(
      'select note from orders where id::text = $1',
      [orderId],
    )
    for (const order of wanted.orders) if (order.what.note === found?.note) order.isTold = true
    const one = wish(wanted.payables, by, () => need(payable))
    await tell(during, one, by, () => app().orders.pay(one.what, CODE))
  },
})

const refunding = ({ device: { during }, app, wanted: { refunds } }: Acting): Acts<'refund'> => ({
  refund: async (by) => {
    const paid = outcome(await during(app().orders.loadOrders('1', 1)))
    const row = paid.ok ? paid.value.rows[by % (paid.value.rows.length || 1)] : undefined
    const order = row && outcome(await during(app().orders.loadOrder(row.id)))
    const terms = order?.ok ? refundTerms(order.value) : undefined
    if (!row || !terms) return
    const proof = outcome(await during(app().account.uploadImage(photo(by), { isPrivate: true })))
    if (!proof.ok) return
    const lineIds = terms.lines.map(({ id }) => id)
    const form = {
      withReturn: false,
      isReceived: false,
      lineIds,
      amount: formatAmount(terms.maxFor(lineIds), 'en'),
      reason: 'changed-mind',
      explanation: 'It rains in',
      pictures: [proof.value],
    } as const
    const one = refunds.find(({ what }) => what.orderId === row.id) ?? {
      what: { orderId: row.id, form },
      isTold: false,
    }
    if (!refunds.includes(one)) refunds.push(one)
    await tell(during, one, by, () => app().orders.applyRefund(row.id, one.what.form))
  },
})

const moving = ({ device: { during }, app, wanted }: Acting): Acts<'top-up' | 'withdraw'> => {
  let cents = 0
  return {
    'top-up': async (by) => {
      outcome(await during(app().wallet.loadNetworks()))
      const one = wish(wanted.topUps, by, () => {
        cents += 1
        const amount = `5.${String(cents).padStart(2, '0')}`
        return { ...CARD, method: 'card', amount, evidence: '' } as const
      })
      await tell(during, one, by, () => app().wallet.recharge(one.what))
    },
    withdraw: async (by) => {
      const terms = outcome(await during(app().wallet.loadWithdrawalTerms()))
      if (!terms.ok) return
      const one = wish(wanted.withdrawals, by, () => {
        cents += 1
        const amount = `10.${String(cents).padStart(2, '0')}`
        return { amount, recipient: CARD, serviceCharge: terms.value.serviceCharge }
      })
      await tell(during, one, by, () => app().wallet.withdraw(one.what, CODE))
    },
  }
}

const entering = (acting: Acting): Acts<'sign-in' | 'sign-out' | 'forgotten'> => {
  const { backend, device, app, email, wanted } = acting
  const { during } = device
  return {
    'sign-in': async () => {
      outcome(await during(app().session.signIn({ account: email, password: PASSWORD })))
    },
    // Searches are the shopper's, and go with them.
    'sign-out': async () => {
      wanted.searches.length = 0
      await during(app().session.signOut())
    },
    forgotten: async () => {
      outcome(await during(app().account.sendResetCode(email)))
      const [mail] = await backend.deps.database.query<{ body: string }>(
        'select body from mails where recipient = $1 order by id desc limit 1',
        [email],
      )
      const code = /\d{6}/.exec(mail?.body ?? '')?.[0] ?? '000000'
      const form = { account: email, code, next: PASSWORD, repeat: PASSWORD }
      outcome(await during(app().account.resetPassword(form)))
    },
  }
}

const living = ({
  backend,
  device,
  app,
  addressId,
}: Acting): Acts<'chat' | 'address' | 'reload' | 'wait'> => {
  const { during } = device
  return {
    chat: () => during(app().messaging.open()),
    address: async () => {
      outcome(await during(app().addresses.refresh()))
      outcome(await during(app().addresses.loadAddress(addressId)))
    },
    reload: async (by) => {
      device.reload()
      await during(app().session.guard(by % 2 === 0 ? '/user' : '/home'))
    },
    wait: async (by) => {
      await device.pass(by % 2 === 0 ? 20_000 : 1_000)
      await runDue(backend.deps, Math.floor(backend.clock.now() / 1000))
    },
  }
}

/** All that a shopper of the chaos may do. */
export const chaosActs = (acting: Acting): Acts<Act> => ({
  ...looking(acting),
  ...filling(acting),
  ...ordering(acting),
  ...refunding(acting),
  ...moving(acting),
  ...entering(acting),
  ...living(acting),
})
