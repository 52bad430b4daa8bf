import type { BackendDeps } from '../backend-deps.ts'
import { changeThread } from '../chat/api/conversations/thread-store.ts'
import { merchantUid, SERVICE_UID, shopperUid } from '../chat/api/uids.ts'
import { findOrder, orderCard } from '../chat/merchants/order-facts.ts'
import { loadProduct, type ProductFacts, productCard } from '../chat/merchants/product-facts.ts'
import { first, type Sql } from '../database/database.ts'
import { type DemoConversation, type DemoData, DemoDataError, type DemoLine } from '../demo-data/demo-data.ts'
import { translate } from '../http/messages/messages.ts'
import { secondsOf } from '../time/clock.ts'
import { insertRows } from './insert-rows.ts'
import { placeIds } from './seed-products.ts'

const IMPORT_COLUMNS = {
  user_id: 'bigint',
  peer: 'text',
  is_own: 'boolean',
  is_unread: 'boolean',
  payload: 'jsonb',
  sent_at: 'bigint',
}

/** Size of the pictures of goods. */
const PICTURE_PIXELS = 800

type Payload = Readonly<Record<string, unknown>>

const productIn = async (tx: Sql, key: string): Promise<ProductFacts> => {
  const row = await first(
    tx.query<{ id: number; shop_id: number }>('select id, shop_id from products where key = $1', [key]),
  )
  const product = row && (await loadProduct(tx, row.shop_id, row.id))
  if (product === undefined) throw new DemoDataError(`the demo data has no product "${key}"`)
  return product
}

const orderPayload = async (tx: Sql, shopperId: number, number: string): Promise<Payload> => {
  const facts = await findOrder(tx, 'dgn', { shopperId, shopId: undefined, text: number })
  if (facts?.order.number !== number) throw new DemoDataError(`the demo data has no order "${number}"`)
  return orderCard('dgn', facts, translate('dgn', 'chat-card-order', { number }))
}

const payloadFor = async (
  tx: Sql,
  shopperId: number,
  { text, isMention, order, card, picture = '' }: DemoLine,
): Promise<Payload> => {
  if (text !== undefined)
    return { type: 1, content: text, ...(isMention && { mention: { uids: [shopperUid(shopperId)] } }) }
  if (order !== undefined) return orderPayload(tx, shopperId, order)
  const product = await productIn(tx, card ?? picture)
  return card === undefined
    ? { type: 2, url: product.image, width: PICTURE_PIXELS, height: PICTURE_PIXELS }
    : productCard(product, translate('dgn', 'chat-card-product', { title: product.title }))
}

const seedConversation = async (
  tx: Sql,
  shopperId: number,
  peer: string,
  talk: DemoConversation,
  now: number,
) => {
  const rows: Readonly<Record<string, unknown>>[] = []
  for (const [index, line] of talk.lines.entries()) {
    rows.push({
      user_id: shopperId,
      peer,
      is_own: line.from === 'shopper',
      is_unread: index >= talk.lines.length - talk.unread,
      payload: await payloadFor(tx, shopperId, line),
      sent_at: now - line.secondsAgo,
    })
  }
  await insertRows(tx, 'chat_imports', IMPORT_COLUMNS, rows)
  const { isPinned, isMuted, draft } = talk
  if (isPinned || isMuted || draft) {
    await changeThread(tx, { userId: shopperId, peer }, { isPinned, isMuted, draft })
  }
}

/** Stores the demo's conversations until the messaging server can import them. */
export const seedChat = async (tx: Sql, { clock }: BackendDeps, world: DemoData): Promise<void> => {
  const shopId = placeIds(world.shops, 'shop')
  for (const [index, { conversations = [] }] of world.people.entries())
    for (const conversation of conversations) {
      const peer = conversation.with === SERVICE_UID ? SERVICE_UID : merchantUid(shopId(conversation.with))
      await seedConversation(tx, index + 1, peer, conversation, secondsOf(clock))
    }
}
