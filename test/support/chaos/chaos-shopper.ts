import { runDue } from '../../../adapters/embedded-backend/worker/worker.ts'
import type { App } from '../../../application/app.ts'
import type { OrderRequest } from '../../../application/orders/orders-context.ts'
import type { WithdrawalOrder } from '../../../application/wallet/wallet-context.ts'
import type { Payable } from '../../../domain/orders/order.ts'
import type { RefundForm } from '../../../domain/orders/refund.ts'
import { refundTerms } from '../../../domain/orders/refund-terms.ts'
import { formatAmount } from '../../../domain/wallet/amount-input.ts'
import type { RechargeForm } from '../../../domain/wallet/recharge.ts'
import type { TestBackend } from '../backend/backend.ts'
import { itemOf, need, registration } from '../face/journey.ts'
import { photo } from '../face/photo.ts'
import type { ChaosDevice } from './chaos-device.ts'

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

/** Something that the shopper wants to come about once; `isTold`: the app has said that it has. */
export type Wish<T> = { readonly what: T; isTold: boolean }

/** One for each order. */
export type RefundOrder = { readonly orderId: string; readonly form: RefundForm }

export type ChaosShopper = {
  readonly email: string
  readonly act: (act: Act, by: number) => Promise<void>
  readonly enter: () => Promise<void>
  readonly orders: Wish<OrderRequest>[]
  readonly payables: Wish<Payable>[]
  readonly refunds: Wish<RefundOrder>[]
  readonly topUps: Wish<RechargeForm>[]
  readonly withdrawals: Wish<WithdrawalOrder>[]
  readonly searches: string[]
  readonly addressId: string
}

type Outcome = { readonly ok: boolean; readonly fault?: { readonly kind: string } }

/** What a use-case gave has to be a result: an outcome, or a fault that has a kind. */
const outcome = <T extends Outcome>(result: T): T => {
  if (result.ok === true || (result.ok === false && typeof result.fault?.kind === 'string')) return result
  throw new Error(`no result: ${JSON.stringify(result)}`)
}

let born = 0

/** Registers in calm weather: an address, a payment code, welcome money; everything later may meet with anything. */
export const openChaosShopper = async (backend: TestBackend, device: ChaosDevice): Promise<ChaosShopper> => {
  born += 1
  const email = `chaos${born}@example.com`
  const { during } = device
  const app = (): App => device.app()
  need(await during(app().session.register(registration(email))))
  const province = need(await during(app().addresses.loadRegions()))[0]
  const city = need(await during(app().addresses.loadRegions(province?.id)))[0]
  const area = need(await during(app().addresses.loadRegions(province?.id, city?.id)))[0]
  const place = { name: 'Dewi', mobile: '081200001111', detail: 'Jl. Kenanga 1', tag: 'Rumah' }
  need(await during(app().addresses.save({ ...place, isDefault: true, province, city, area })))
  need(await during(app().wallet.setPaymentCode({ old: '', next: CODE, repeat: CODE })))
  const addressId = app().addresses.addresses$.value.addresses[0]?.id ?? ''
  const orders: Wish<OrderRequest>[] = []
  const payables: Wish<Payable>[] = []
  const refunds: Wish<RefundOrder>[] = []
  const topUps: Wish<RechargeForm>[] = []
  const withdrawals: Wish<WithdrawalOrder>[] = []
  const searches: string[] = []
  let cents = 0

  /** Tries something again that has not come about, or wants something new. */
  const wish = <T>(wishes: Wish<T>[], by: number, make: () => T): Wish<T> => {
    const open = wishes.filter(({ isTold }) => !isTold)
    const again = by % 3 === 0 ? undefined : open[by % (open.length || 1)]
    if (again) return again
    const fresh = { what: make(), isTold: false }
    wishes.push(fresh)
    return fresh
  }
  /** Sends once, or twice at the same time as a hurried thumb does. */
  const tell = async <T>(one: Wish<T>, by: number, send: () => Promise<Outcome>): Promise<void> => {
    const sent = by % 4 === 0 ? [send(), send()] : [send()]
    const ends = await during(Promise.all(sent))
    if (ends.map(outcome).some(({ ok }) => ok)) one.isTold = true
  }
  const enter = async (): Promise<void> => {
    outcome(await during(app().session.signIn({ account: email, password: PASSWORD })))
  }
  const productOf = (by: number) => ({
    productId: by % 2 === 0 ? '2' : '3',
    shopId: by % 2 === 0 ? '1' : '2',
  })

  const acts: Record<Act, (by: number) => Promise<unknown>> = {
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
    add: async (by) => {
      const found = outcome(await during(app().catalogue.loadProduct(productOf(by))))
      if (found.ok) outcome(await during(app().cart.add(itemOf(found.value, 1 + (by % 2)))))
    },
    quantity: async (by) => {
      const line = app().cart.cart$.value.lines[0]
      if (line) app().cart.setQuantity(line.id, 1 + (by % 3))
      await during(app().cart.settled())
    },
    order: async (by) => {
      const lineIds = [...app().cart.cart$.value.selectedIds]
      const product = { kind: 'product', ...productOf(by), spec: '', quantity: 1 } as const
      const source = lineIds.length > 0 && by % 2 === 0 ? ({ kind: 'cart', lineIds } as const) : product
      outcome(await during(app().orders.preview(source, '', addressId)))
      const one = wish(orders, by, () => ({
        source,
        addressId,
        promoCode: '',
        note: `wish ${email} ${orders.length}.`,
      }))
      await tell(one, by, () => app().orders.submit(one.what))
    },
    pay: async (by) => {
      const unpaid = outcome(await during(app().orders.loadOrders('0', 1)))
      const orderId = unpaid.ok ? unpaid.value.rows[0]?.id : undefined
      const payable = orderId && (await during(app().orders.loadPayable({ kind: 'order', orderId })))
      if (!payable || !outcome(payable).ok) return
      const one = wish(payables, by, () => need(payable))
      await tell(one, by, () => app().orders.pay(one.what, CODE))
    },
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
        amount: formatAmount(terms.mostFor(lineIds), '.'),
        reason: 'changed-mind',
        explanation: 'It rains in',
        pictures: [proof.value],
      } as const
      const one = refunds.find(({ what }) => what.orderId === row.id) ?? {
        what: { orderId: row.id, form },
        isTold: false,
      }
      if (!refunds.includes(one)) refunds.push(one)
      await tell(one, by, () => app().orders.applyRefund(row.id, one.what.form))
    },
    'top-up': async (by) => {
      outcome(await during(app().wallet.loadNetworks()))
      const one = wish(topUps, by, () => {
        cents += 1
        const amount = `5.${String(cents).padStart(2, '0')}`
        return { ...CARD, method: 'card', amount, evidence: '' } as const
      })
      await tell(one, by, () => app().wallet.recharge(one.what))
    },
    withdraw: async (by) => {
      const terms = outcome(await during(app().wallet.loadWithdrawalTerms()))
      if (!terms.ok) return
      const one = wish(withdrawals, by, () => {
        cents += 1
        const amount = `10.${String(cents).padStart(2, '0')}`
        return { amount, recipient: CARD, serviceCharge: terms.value.serviceCharge }
      })
      await tell(one, by, () => app().wallet.withdraw(one.what, CODE))
    },
    // Searches are the shopper's, and go with them.
    'sign-out': async () => {
      searches.length = 0
      await during(app().session.signOut())
    },
    'sign-in': enter,
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
  return {
    email,
    addressId,
    orders,
    payables,
    refunds,
    topUps,
    withdrawals,
    searches,
    enter,
    act: async (act, by) => {
      // Nobody pays as a visitor: whoever was sent to the door comes back in, if the door lets them.
      if (app().session.session$.value.kind === 'visitor' && by % 3 > 0) await enter()
      await acts[act](by)
    },
  }
}
