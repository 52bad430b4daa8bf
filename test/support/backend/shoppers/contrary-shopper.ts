import type { Database } from '../../../../adapters/embedded-backend/database/database.ts'
import type { BackendRandom } from '../../../../adapters/embedded-backend/secrets/random.ts'
import { callAs, type Post, RESTLESS_CODE, type RestlessShopper } from './restless-shopper.ts'
import { CARD, PNG } from './wallet-calls.ts'

/** What the server has said yes to, by the ids of orders; `told` are the numbers of withdrawals by their requests. */
export type ContraryPromises = {
  readonly paid: number[]
  readonly cancelled: number[]
  readonly received: number[]
  readonly asked: number[]
  readonly takenBack: number[]
  readonly told: Map<string, Set<string>>
}

export const noPromises = (): ContraryPromises => ({
  paid: [],
  cancelled: [],
  received: [],
  asked: [],
  takenBack: [],
  told: new Map(),
})

/** One shopper at two devices; the second signs out and in again in the middle of things. */
type Devices = { readonly here: Post; there: Post }

const signIn = async (origin: string, name: string): Promise<Post> => {
  const form = { account: `${name}@example.com`, password: 'rahasia1' }
  const { data } = await callAs(origin, '')('/api/user/login', form)
  return callAs(origin, String(data?.userinfo?.token ?? ''))
}

const uploaded = async (origin: string, token: string): Promise<string> => {
  const body = new FormData()
  body.set('file', new File([PNG.slice()], 'bukti.png', { type: 'image/png' }))
  const response = await fetch(`${origin}/api/user/evidence`, { method: 'POST', headers: { token }, body })
  return String(((await response.json()) as { data?: { url?: string } }).data?.url ?? '')
}

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const isYes = ({ code }: { readonly code: number }): boolean => code === 1

export const actContrarily = async (
  origin: string,
  { name, token, shelf, addressId }: RestlessShopper,
  random: BackendRandom,
  promises: ContraryPromises,
  lanes: number,
): Promise<void> => {
  const devices: Devices = { here: callAs(origin, token), there: callAs(origin, token) }

  const order = async (): Promise<number | undefined> => {
    const { here, there } = devices
    const product_id = shelf[random.below(shelf.length)]
    const request = { product_id, number: 2, address_id: addressId, request_id: random.hex(8) }
    const [{ data: group }] = await Promise.all([
      here('/api/order/merSubmit', request),
      there('/api/order/merSubmit', request),
    ])
    const order_id: number | undefined = group?.order_ids?.[0]
    if (order_id === undefined) return undefined
    const proof = await here('/api/user/verify_pay', { password_pay: RESTLESS_CODE })
    const pay_token = proof.data?.pay_token
    const payment = { out_trade_no: group.out_trade_no, pay_token }
    const [cancelled, ...paid] = await Promise.all([
      random.below(3) === 0 ? there('/api/order/cancel', { order_id }) : { code: 0 },
      here('/api/order/merPay', payment),
      there('/api/user/pay', { order_id, pay_token }),
    ])
    if (isYes(cancelled)) promises.cancelled.push(order_id)
    if (!paid.some(isYes)) return undefined
    promises.paid.push(order_id)
    return order_id
  }

  const regret = async (order_id: number, images: string): Promise<void> => {
    const { here, there } = devices
    const detail = await fetch(`${origin}/api/order/detail?order_id=${order_id}`, { headers: { token } })
    const { data } = (await detail.json()) as { data?: { total_price?: string } }
    const words = { reason_type: 'other', refund_explain: 'Sorry', images }
    const form = { order_id, amount: data?.total_price, service_type: 0, receiving_status: 0, ...words }
    // Until it has left, or is there, or is finished: each is another order to ask for one's money back.
    await rest(random.below(600))
    const receive = () => there('/api/order/received', { order_id })
    const [received, ...asked] = await Promise.all([
      receive(),
      here('/api/order/refund', { ...form, request_id: 'one' }),
      there('/api/order/refund', { ...form, request_id: 'another' }),
    ])
    if (isYes(received)) promises.received.push(order_id)
    if (asked.some(isYes)) promises.asked.push(order_id)
    const [after, ...takenBack] = await Promise.all([
      receive(),
      here('/api/order/refund_withdraw', { order_id }),
      there('/api/order/refund_withdraw', { order_id }),
    ])
    if (isYes(after)) promises.received.push(order_id)
    if (takenBack.some(isYes)) promises.takenBack.push(order_id)
  }

  /** One request with two sums: whichever came first is the one. */
  const withdraw = async (): Promise<void> => {
    const { here, there } = devices
    const request_id = random.hex(8)
    const body = { extract_type: 0, ...CARD, password_pay: RESTLESS_CODE, request_id }
    const answers = await Promise.all([
      here('/api/user/extract', { ...body, price: '3.13' }),
      there('/api/user/extract', { ...body, price: '5.00' }),
    ])
    const told = promises.told.get(request_id) ?? new Set()
    for (const { code, data } of answers) if (code === 1) told.add(String(data.extract_sn))
    if (told.size > 0) promises.told.set(request_id, told)
  }

  const leave = async (): Promise<void> => {
    const { there } = devices
    await there('/api/user/logout', {})
    devices.there = await signIn(origin, name)
  }

  const lane = async (images: string): Promise<void> => {
    for (;;) {
      const lot = random.below(12)
      if (lot === 0) await leave()
      else if (lot === 1) await withdraw()
      else {
        const paid = await order()
        if (paid !== undefined) await regret(paid, images)
      }
    }
  }

  try {
    devices.there = await signIn(origin, name)
    const images = await uploaded(origin, token)
    await Promise.all(Array.from({ length: lanes }, () => lane(images)))
  } catch {
    // The server was killed; what it had not answered it had not promised.
  }
}

/** What was promised and is not kept, or was promised although the contrary was. */
export const brokenContraries = async (database: Database, promises: ContraryPromises) => {
  const { paid, cancelled, received, asked, takenBack, told } = promises
  const orders = (ids: readonly number[], what: string, not: string) =>
    database.query<{ detail: string }>(
      `select '${what} ' || o.id as detail from orders o left join refunds r on r.order_id = o.id
       where o.id = any($1::bigint[]) and (${not})`,
      [ids],
    )
  const numbers = [...told.values()].flatMap((all) => [...all])
  return [
    ...(await orders(paid, 'not paid', 'o.paid_at is null or o.status = -1')),
    ...(await orders(cancelled, 'not cancelled', 'o.status <> -1 or o.paid_at is not null')),
    ...(await orders(received, 'not received', 'o.received_at is null')),
    ...(await orders(asked, 'no refund asked for', 'r.id is null')),
    ...(await orders(takenBack, 'refund not taken back', 'r.status <> 0')),
    ...(await database.query<{ detail: string }>(
      `select 'lost withdrawal ' || n as detail from unnest($1::text[]) n
       where not exists (select 1 from withdrawals w where w.number = n)`,
      [numbers],
    )),
    ...[...told.values()].filter((all) => all.size > 1).map((all) => ({ detail: `two of one: ${[...all]}` })),
  ]
}
