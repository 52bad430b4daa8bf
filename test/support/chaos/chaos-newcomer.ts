import type { TestBackend } from '../backend/backend.ts'
import { orderCalls, TENT, wait } from '../backend/shoppers/order-calls.ts'

export const CODE = '135790'
const SHIPPED_MS = 60_000

const ADDRESS = {
  name: 'Dewi',
  mobile: '6281100000001',
  province_id: 31,
  city_id: 3171,
  area_id: 317101,
  detail: 'Jl. Kenanga 1',
  tag: 'Rumah',
  is_default: 1,
}

/**
 * A newcomer with an address, a payment code and welcome money, an order that was received, two that are paid and two
 * that are not: whatever a walk begins with, there is something to do it to.
 */
export const newcomer = async (backend: TestBackend) => {
  const token = await backend.register('kacau')
  const { data } = await backend.get('/api/user/getUserInfo', token)
  const address = await backend.post('/api/user/address_add', ADDRESS, token)
  await backend.post('/api/user/resetPay', { newpassword: CODE }, token)
  const orders = orderCalls(backend, token, address.data.address_id, CODE)
  const received = await orders.buy(TENT)
  await wait(backend, SHIPPED_MS)
  const { code, msg } = await orders.act('received', received)
  if (code !== 1) throw new Error(`not received: ${msg}`)
  for (let left = 2; left > 0; left -= 1) {
    await orders.buy(TENT)
    await orders.submit(TENT)
  }
  return { token, userId: data.id as number, email: data.email as string }
}
