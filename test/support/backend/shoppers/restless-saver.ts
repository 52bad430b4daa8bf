import type { BackendRandom } from '../../../../adapters/embedded-backend/secrets/random.ts'
import { callAs, type Post, RESTLESS_CODE, type RestlessShopper } from './restless-shopper.ts'

/** What the server has said yes to; nothing of it may be gone later. */
export type MoneyPromises = {
  readonly withdrawn: string[]
  readonly recharged: string[]
  readonly paid: string[]
}

const CARD = { real_name: 'Gelisah', bank_card: '8810245500', bank_name: 'Bank Cendana' }

// Amounts that end in 13 cents are refused, so that money comes back in the middle of things.
const priceFrom = (random: BackendRandom): string =>
  `${1 + random.below(400)}.${random.below(2) === 0 ? '13' : '00'}`

const withdraw = async (post: Post, random: BackendRandom, promises: MoneyPromises): Promise<void> => {
  const request_id = random.hex(8)
  const body = { extract_type: 0, ...CARD, price: priceFrom(random), password_pay: RESTLESS_CODE, request_id }
  const taps = 1 + random.below(2)
  const answers = await Promise.all(Array.from({ length: taps }, () => post('/api/user/extract', body)))
  for (const { code, data } of answers) if (code === 1) promises.withdrawn.push(data.extract_sn)
}

const recharge = async (post: Post, random: BackendRandom, promises: MoneyPromises): Promise<void> => {
  const body = { recharge_type: 0, ...CARD, price: priceFrom(random), request_id: random.hex(8) }
  const { code, data } = await post('/api/user/recharge', body)
  if (code === 1) promises.recharged.push(data.order_sn)
}

const buy = async (
  post: Post,
  { shelf, addressId }: RestlessShopper,
  random: BackendRandom,
  promises: MoneyPromises,
): Promise<void> => {
  const product_id = shelf[random.below(shelf.length)]
  const request = { product_id, number: 1, address_id: addressId, request_id: random.hex(8) }
  const { data: group } = await post('/api/order/merSubmit', request)
  if (!group?.out_trade_no) return
  const proof = await post('/api/user/verify_pay', { password_pay: RESTLESS_CODE })
  const payment = { out_trade_no: group.out_trade_no, pay_token: proof.data?.pay_token }
  if ((await post('/api/order/merPay', payment)).code === 1) promises.paid.push(group.out_trade_no)
}

/** Withdraws, recharges and pays from one balance, several things at once, until the server is gone. */
export const spendUntilGone = async (
  origin: string,
  shopper: RestlessShopper,
  random: BackendRandom,
  promises: MoneyPromises,
): Promise<void> => {
  const post = callAs(origin, shopper.token)
  const act = (): Promise<void> => {
    const lot = random.below(4)
    if (lot === 0) return recharge(post, random, promises)
    return lot === 1 ? buy(post, shopper, random, promises) : withdraw(post, random, promises)
  }
  try {
    for (;;) await Promise.all([act(), act(), act()])
  } catch {
    // The server was killed; what it had not answered it had not promised.
  }
}
