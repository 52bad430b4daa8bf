import type { BackendRandom } from '../../../../adapters/embedded-backend/secrets/random.ts'

/** What the server has said yes to; nothing of it may be gone later. */
export type Promises = {
  readonly submitted: string[]
  readonly paid: string[]
  readonly cancelled: number[]
}

type Answer = {
  readonly code: number
  // biome-ignore lint/suspicious/noExplicitAny: whoever asks knows the fields
  readonly data: any
}

export type Post = (path: string, body: object) => Promise<Answer>

export type RestlessShopper = {
  readonly name: string
  readonly token: string
  readonly addressId: number
  /** Products without variants, so that no spec is needed. */
  readonly shelf: readonly number[]
}

export const RESTLESS_CODE = '246810'

/** Calls as one shopper; throws when the server is gone. */
export const callAs =
  (origin: string, token: string): Post =>
  async (path, body) => {
    const headers = { 'content-type': 'application/json', token }
    const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await response.json()) as Answer
  }

const order = async (
  post: Post,
  random: BackendRandom,
  { shelf, addressId }: RestlessShopper,
  promises: Promises,
): Promise<void> => {
  const request = {
    product_id: shelf[random.below(shelf.length)],
    number: 1 + random.below(3),
    address_id: addressId,
    request_id: random.hex(8),
  }
  const { data: group } = await post('/api/order/merSubmit', request)
  if (!group?.out_trade_no) return
  promises.submitted.push(group.out_trade_no)
  const fate = random.below(4)
  if (fate === 0) {
    const orderId = group.order_ids[0]
    if ((await post('/api/order/cancel', { order_id: orderId })).code === 1) promises.cancelled.push(orderId)
    return
  }
  const proof = await post('/api/user/verify_pay', { password_pay: RESTLESS_CODE })
  const payment = {
    out_trade_no: group.out_trade_no,
    total_price: group.total_price,
    pay_token: proof.data?.pay_token,
  }
  // An impatient one presses twice.
  const answers = await Promise.all([
    post('/api/order/merPay', payment),
    ...(fate === 1 ? [post('/api/order/merPay', payment)] : []),
  ])
  if (answers.some(({ code }) => code === 1)) promises.paid.push(group.out_trade_no)
}

/** Registers somebody with money, an address and a payment code. */
export const newRestlessShopper = async (
  origin: string,
  name: string,
  shelf: readonly number[],
): Promise<RestlessShopper> => {
  const digits = String(Date.now()).slice(-6) + name.length
  const form = {
    username: name,
    nickname: name,
    email: `${name}@example.com`,
    mobile: `6287${name.replace(/\D/g, '')}${digits}0000000`.slice(0, 13),
    password: 'rahasia1',
  }
  const token = String((await callAs(origin, '')('/api/user/register', form)).data.userinfo.token)
  const post = callAs(origin, token)
  const firstArea = async (query: string): Promise<number> => {
    const response = await fetch(`${origin}/api/user/area?${query}`, { headers: { token } })
    return Number(((await response.json()) as Answer).data[0].id)
  }
  const province_id = await firstArea('')
  const city_id = await firstArea(`province_id=${province_id}`)
  const area_id = await firstArea(`province_id=${province_id}&city_id=${city_id}`)
  const place = { province_id, city_id, area_id }
  const address = {
    name,
    mobile: '6281200000000',
    detail: 'Jl. Melati 5',
    tag: 'Rumah',
    is_default: 1,
    ...place,
  }
  const { data } = await post('/api/user/address_add', address)
  await post('/api/user/resetPay', { oldpassword: '', newpassword: RESTLESS_CODE, is_verify: 0 })
  return { name, token, addressId: Number(data.address_id), shelf }
}

/** Orders, pays and cancels until the server is gone. */
export const shopUntilGone = async (
  origin: string,
  shopper: RestlessShopper,
  random: BackendRandom,
  promises: Promises,
): Promise<void> => {
  const post = callAs(origin, shopper.token)
  try {
    for (;;) await order(post, random, shopper, promises)
  } catch {
    // The server was killed; what it had not answered it had not promised.
  }
}
