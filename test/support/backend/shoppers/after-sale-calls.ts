import type { Answer, TestBackend } from '../backend.ts'

/** A picture of a shopper as if it had been uploaded; gives its path. */
export const ownPicture = async (shop: TestBackend, token: string, name = 'a'): Promise<string> => {
  const file = `${name.repeat(32).slice(0, 32)}.png`
  const { id } = (await shop.get('/api/user/getUserInfo', token)).data
  await shop.deps.database.query(
    `insert into files (name, user_id, media_type, size, created_at) values ($1, $2, 'image/png', 9, 1)
     on conflict (name) do nothing`,
    [file, id],
  )
  return `/upload/${file}`
}

/** An application for a refund that nothing is wrong with; `change` makes it the one a test is about. */
export const applyForRefund = async (
  shop: TestBackend,
  token: string,
  orderId: number,
  change: object = {},
): Promise<Answer> => {
  const form = {
    order_id: orderId,
    amount: '10.00',
    service_type: 0,
    receiving_status: 1,
    reason_type: 'other',
    refund_explain: 'Broken',
    images: await ownPicture(shop, token),
    ...change,
  }
  return shop.post('/api/order/refund', form, token)
}

/** What is in the account of a shop, in cents. */
export const shopMoney = async ({ deps }: TestBackend, shopId: number): Promise<number> => {
  const [row] = await deps.database.query<{ balance_cents: number }>(
    'select balance_cents from ledger_accounts where name = $1',
    [`shop:${shopId}`],
  )
  return row?.balance_cents ?? 0
}
