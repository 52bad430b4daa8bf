import { PICTURE_ADDRESS_MAX_LENGTH } from '../../../domain/account/picture.ts'
import { A_DAY, DAY_SECONDS, isWithinDay } from '../../../domain/api/allowances.ts'
import { REQUEST_ID_MAX_LENGTH } from '../../../domain/api/duplicate-guard.ts'
import {
  COMPLAINT_MAX_LENGTH,
  type ComplaintForm,
  ComplaintType,
  checkComplaint,
  MAX_CERTIFICATES,
} from '../../../domain/orders/complaint.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first, type Sql } from '../database/database.ts'
import type { Input } from '../http/input.ts'
import { isMessageKey, translate } from '../http/messages/messages.ts'
import { refuse } from '../http/refusal.ts'
import { ok, type Route, type ShopperCall, shopperRoute } from '../http/route.ts'
import { underFreeNumber } from '../rows/free-number.ts'
import { secondsOf } from '../time/clock.ts'
import { ownPictures } from './own-pictures.ts'

type ComplaintColumns = {
  readonly id: number
  readonly number: string
  readonly type: number
  readonly order_id: number | null
  readonly order_number: string | null
  readonly content: string
  readonly images: readonly string[]
  readonly status: number
  readonly reply_key: string
  readonly reply: string
  readonly created_at: number
  readonly answered_at: number | null
}

const readForm = (input: Input): ComplaintForm => ({
  subject:
    input.integer('type', ComplaintType.order, ComplaintType.platform) === ComplaintType.order
      ? { kind: 'order', orderId: String(input.id('order_id')) }
      : { kind: 'platform' },
  content: input.optionalText('content', COMPLAINT_MAX_LENGTH) ?? '',
  certificates: input.list('images', MAX_CERTIFICATES, PICTURE_ADDRESS_MAX_LENGTH),
})

const findByRequest = (tx: Sql, shopperId: number, requestId: string) =>
  first(
    tx.query<{ id: number; number: string }>(
      'select id, number from complaints where user_id = $1 and request_id = $2',
      [shopperId, requestId],
    ),
  )

const refuseTooMany = async (tx: Sql, shopperId: number, now: number): Promise<void> => {
  const today = await first(
    tx.query<{ count: number }>(
      'select count(*)::bigint as count from complaints where user_id = $1 and created_at > $2',
      [shopperId, now - DAY_SECONDS],
    ),
  )
  if (!isWithinDay('complaints', today?.count ?? 0))
    throw refuse('complaints-full', { max: A_DAY.complaints })
}

/** The shopper's own order; another shopper's is refused as if it did not exist. */
const ownOrder = async (tx: Sql, shopperId: number, { subject }: ComplaintForm): Promise<number | null> => {
  if (subject.kind === 'platform') return null
  const own = await first(
    tx.query<{ id: number }>('select id from orders where id = $1 and user_id = $2 and not is_hidden', [
      Number(subject.orderId),
      shopperId,
    ]),
  )
  if (own === undefined) throw refuse('order-not-found')
  return own.id
}

const complain =
  (deps: BackendDeps) =>
  async ({ input, shopper }: ShopperCall) => {
    const { database, clock, random, config } = deps
    const checked = checkComplaint(readForm(input))
    if (!checked.ok) {
      const isContent = checked.fault.some(({ field }) => field === 'content')
      throw refuse(isContent ? 'complaint-content-required' : 'complaint-certificate-required')
    }
    const form = checked.value
    const requestId = input.optionalText('request_id', REQUEST_ID_MAX_LENGTH) || random.hex(16)
    const now = secondsOf(clock)
    return database.transaction(async (tx) => {
      // A double tap waits here and then finds the first complaint.
      await tx.query('select 1 from users where id = $1 for update', [shopper.id])
      const known = await findByRequest(tx, shopper.id, requestId)
      if (known) return ok({ complain_id: known.id, complain_sn: known.number }, 'complaint-saved')
      await refuseTooMany(tx, shopper.id, now)
      const orderId = await ownOrder(tx, shopper.id, form)
      const images = await ownPictures(tx, shopper.id, form.certificates, 'shop')
      const made = await underFreeNumber(deps, 'CP', now, async (number) => {
        const row = await first(
          tx.query<{ id: number }>(
            `insert into complaints (number, user_id, request_id, type, order_id, content, images, due_at, created_at)
             values ($1, $2, $3, $4, $5, $6, $7::text[], $8, $9) on conflict (number) do nothing returning id`,
            [
              ...[
                number,
                shopper.id,
                requestId,
                orderId === null ? ComplaintType.platform : ComplaintType.order,
              ],
              ...[orderId, form.content, [...images], now + Math.ceil(config.worker.auditMs / 1000), now],
            ],
          ),
        )
        return row?.id
      })
      return ok({ complain_id: made.id, complain_sn: made.number }, 'complaint-saved')
    })
  }

const list =
  ({ database }: BackendDeps) =>
  async ({ input, shopper, language }: ShopperCall) => {
    const { limit, offset } = input.page(20)
    const filter = [
      shopper.id,
      input.optionalInteger('type', 1, 2) ?? null,
      input.optionalId('order_id') ?? null,
    ]
    const own = `c.user_id = $1 and ($2::integer is null or c.type = $2::integer)
      and ($3::bigint is null or c.order_id = $3::bigint)`
    const counted = await first(
      database.query<{ count: number }>(
        `select count(*)::bigint as count from complaints c where ${own}`,
        filter,
      ),
    )
    const rows = await database.query<ComplaintColumns>(
      `select c.*, o.number as order_number from complaints c left join orders o on o.id = c.order_id
       where ${own} order by c.created_at desc, c.id desc limit ${limit} offset ${offset}`,
      filter,
    )
    const complaints = rows.map((row) => ({
      complain_id: row.id,
      complain_sn: row.number,
      type: row.type,
      order_id: row.order_id,
      order_sn: row.order_number ?? '',
      content: row.content,
      images: row.images.join(','),
      status: row.status,
      reply: isMessageKey(row.reply_key) ? translate(language, row.reply_key) : row.reply,
      createtime: row.created_at,
      reply_time: row.answered_at,
    }))
    return ok({ count: counted?.count ?? 0, list: complaints })
  }

/** Complaints about an order or the platform, and the shopper's own record of them (api.md 5). */
export const complaintRoutes = (deps: BackendDeps): readonly Route[] => [
  shopperRoute('POST', '/api/user/complain', complain(deps)),
  shopperRoute('GET', '/api/user/complain_list', list(deps)),
]
