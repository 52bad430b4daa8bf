import type { Language } from '../../../domain/account/language.ts'
import { OrderStatus } from '../../../domain/orders/order-status.ts'
import { findAct } from '../../../domain/staff/acts.ts'
import type { StaffKind } from '../../../domain/staff/queue.ts'
import {
  complaintActs,
  maskCard,
  orderActs,
  rechargeActs,
  refundActs,
  shopperActs,
  withdrawalActs,
} from '../../../domain/staff/rules.ts'
import { hasRight } from '../../../domain/staff/staff.ts'
import { isSameNetwork } from '../../../domain/wallet/network.ts'
import { namesOfTransaction } from '../../../domain/wallet/recharge.ts'
import { AuditNumber } from '../../../domain/wallet/records.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { replyFor } from '../catalogue/review-query.ts'
import { first, type Sql } from '../database/database.ts'
import { privateName } from '../files/uploaded-files.ts'
import { isMessageKey, translate } from '../http/messages/messages.ts'
import { refuse } from '../http/refusal.ts'
import type { RefundColumns } from '../orders/refund-store.ts'
import { joinWords, type OtherWords, pickText } from '../rows/reading-language.ts'
import { amount } from '../rows/row-format.ts'
import { secondsOf } from '../time/clock.ts'
import { balanceOf } from '../wallet/ledger.ts'
import { catalogueItem } from './catalogue-items.ts'
import { journalOf, versionOf } from './journal.ts'
import { mayRead, rowOfKind } from './lists.ts'
import type { Item, Reading } from './reading.ts'
import { type Actor, staffIdOf } from './staff-store.ts'

type Text = { readonly text: string; readonly en: string; readonly others: OtherWords }

/** A text in the reader's language, or the best available one. */
export const picked = (language: Language, { text, en, others }: Text): string =>
  pickText(language, text, en, others)

/** The address at which staff see a picture: shoppers' private pictures have a call of their own. */
const staffPicture = (address: string): string => {
  const name = privateName(address)
  return name === undefined ? address : `/api/staff/private/${name}`
}

type LineRow = {
  readonly id: number
  readonly product_id: number
  readonly variant_id: number
  readonly title: string
  readonly title_en: string
  readonly title_others: OtherWords
  readonly spec: string
  readonly spec_en: string
  readonly spec_others: OtherWords
  readonly code: string | null
  readonly image: string
  readonly price_cents: number
  readonly quantity: number
}

const linesOf = async ({ sql, language }: Reading, orderId: number, only?: readonly number[]) => {
  const rows = await sql.query<LineRow>(
    `select l.*, v.code from order_lines l left join variants v on v.id = l.variant_id
     where l.order_id = $1 and ($2::bigint[] is null or l.id = any($2::bigint[])) order by l.id`,
    [orderId, only === undefined || only.length === 0 ? null : [...only]],
  )
  return rows.map((row) => ({
    id: row.id,
    product_id: row.product_id,
    variant_id: row.variant_id,
    title: picked(language, { text: row.title, en: row.title_en, others: row.title_others }),
    spec: picked(language, { text: row.spec, en: row.spec_en, others: row.spec_others }),
    code: row.code ?? '',
    picture: row.image,
    price: amount(row.price_cents),
    quantity: row.quantity,
    total: amount(row.price_cents * row.quantity),
  }))
}

type OrderRow = {
  readonly id: number
  readonly number: string
  readonly trade_no: string
  readonly status: number
  readonly refund_status: number
  readonly user_id: number
  readonly nickname: string
  readonly shop_id: number
  readonly shop_name: string
  readonly country: string
  readonly receiver_name: string
  readonly receiver_mobile: string
  readonly receiver_address: string
  readonly receiver_city: string
  readonly receiver_area: string
  readonly note: string
  readonly subtotal_cents: number
  readonly freight_cents: number
  readonly discount_cents: number
  readonly total_cents: number
  readonly promo_code: string | null
  readonly courier: string | null
  readonly carrier: string | null
  readonly parcel_number: string
  readonly is_parcel_by_hand: boolean
  readonly created_at: number
  readonly paid_at: number | null
  readonly shipped_at: number | null
  readonly arrived_at: number | null
  readonly received_at: number | null
}

const loadOrder = async (sql: Sql, id: number): Promise<OrderRow> => {
  const row = await first(
    sql.query<OrderRow>(
      `select o.*, u.nickname, s.name as shop_name, s.country, g.promo_code,
         coalesce(nullif(o.courier_name, ''), k.name) as carrier
       from orders o join users u on u.id = o.user_id join shops s on s.id = o.shop_id
       join order_groups g on g.trade_no = o.trade_no left join couriers k on k.key = o.courier where o.id = $1`,
      [id],
    ),
  )
  if (row === undefined) throw refuse('order-not-found')
  return row
}

/** The same for printing: address, lines and numbers, one fact per line. */
const printOf = (order: OrderRow, lines: Awaited<ReturnType<typeof linesOf>>): string =>
  [
    order.number,
    order.shop_name,
    '',
    order.receiver_name,
    order.receiver_mobile,
    order.receiver_address,
    ...(order.note === '' ? [] : ['', `"${order.note}"`]),
    '',
    ...lines.map(({ quantity, title, spec, code }) =>
      [`${quantity} x`, title, spec && `(${spec})`, code].filter(Boolean).join(' '),
    ),
    '',
    `$${amount(order.total_cents)}`,
    ...(order.parcel_number === '' ? [] : [`${order.carrier ?? ''} ${order.parcel_number}`.trim()]),
  ].join('\n')

const orderItem = async (reading: Reading, id: number): Promise<Item> => {
  const { sql, language } = reading
  const order = await loadOrder(sql, id)
  const lines = await linesOf(reading, id)
  const couriers = await sql.query<{ key: string; name: string; prefix: string }>(
    'select key, name, prefix from couriers order by $1::text = any(countries) desc, name',
    [order.country],
  )
  const steps = await sql.query<{
    step: number
    text: string
    text_en: string
    text_others: OtherWords
    created_at: number
  }>('select * from parcel_events where order_id = $1 order by step desc', [id])
  const others = await sql.query<{
    id: number
    number: string
    status: number
    shop_id: number
    name: string
  }>(
    `select o.id, o.number, o.status, s.id as shop_id, s.name from orders o join shops s on s.id = o.shop_id
     where o.trade_no = $1 and o.id <> $2 order by o.id`,
    [order.trade_no, id],
  )
  return {
    facts: {
      number: order.number,
      trade_no: order.trade_no,
      status: order.status,
      refund_status: order.refund_status,
      shop: { id: order.shop_id, name: order.shop_name },
      shopper: { id: order.user_id, name: order.nickname },
      receiver: {
        name: order.receiver_name,
        mobile: order.receiver_mobile,
        address: order.receiver_address,
        city: order.receiver_city,
        area: order.receiver_area,
      },
      note: order.note,
      lines,
      subtotal: amount(order.subtotal_cents),
      freight: amount(order.freight_cents),
      discount: amount(order.discount_cents),
      total: amount(order.total_cents),
      promo_code: order.promo_code ?? '',
      courier: order.courier ?? '',
      courier_name: order.carrier ?? '',
      tracking: order.parcel_number,
      couriers,
      steps: steps.map((step) => ({
        step: step.step,
        text: picked(language, { text: step.text, en: step.text_en, others: step.text_others }),
        at: step.created_at,
      })),
      created_at: order.created_at,
      paid_at: order.paid_at,
      shipped_at: order.shipped_at,
      arrived_at: order.arrived_at,
      received_at: order.received_at,
      others: others.map(({ id: other, number, status, shop_id, name }) => ({
        id: other,
        number,
        status,
        shop: { id: shop_id, name },
      })),
      print: printOf(order, lines),
    },
    acts: orderActs({
      status: order.status,
      refundStatus: order.refund_status,
      total: order.total_cents,
      isByHand: order.is_parcel_by_hand,
    }),
  }
}

type MoneyRow = {
  readonly id: number
  readonly number: string
  readonly user_id: number
  readonly nickname: string
  readonly type: number
  readonly price_cents: number
  readonly network: string
  readonly address: string
  readonly real_name: string
  readonly bank_card: string
  readonly bank_name: string
  readonly status: number
  readonly refuse_key: string
  readonly refuse_reason: string
  readonly refuse_reason_en: string
  readonly refuse_reason_others: OtherWords
  readonly created_at: number
  readonly settled_at: number | null
}

type RechargeRow = MoneyRow & { readonly tx_hash: string; readonly evidence: string | null }

const reasonOf = (language: Language, row: MoneyRow): string =>
  joinWords(
    isMessageKey(row.refuse_key) ? translate(language, row.refuse_key) : '',
    pickText(language, row.refuse_reason, row.refuse_reason_en, row.refuse_reason_others),
  )

/** Earlier recharges with the same picture or transaction, by any shopper. */
const earlierProofs = async (sql: Sql, row: RechargeRow) => {
  const names = row.tx_hash === '' ? [] : namesOfTransaction(row.tx_hash)
  const found = await sql.query<{
    id: number
    number: string
    user_id: number
    nickname: string
    price_cents: number
    status: number
    created_at: number
    evidence: string | null
    is_picture: boolean
  }>(
    `select e.id, e.number, e.user_id, u.nickname, e.price_cents, e.status, e.created_at, e.evidence,
       coalesce(g.content_hash = f.content_hash, false) as is_picture
     from recharges e join users u on u.id = e.user_id left join private_files g on g.name = e.evidence
     left join private_files f on f.name = $2::text
     where e.id <> $1 and (e.tx_hash = any($3::text[]) or g.content_hash = f.content_hash)
     order by e.created_at desc limit 20`,
    [row.id, row.evidence, names],
  )
  return found.map((one) => ({
    id: one.id,
    number: one.number,
    who: { id: one.user_id, name: one.nickname },
    by: one.is_picture ? 'picture' : 'transaction',
    price: amount(one.price_cents),
    status: one.status,
    at: one.created_at,
    evidence: one.evidence === null ? '' : `/api/staff/private/${one.evidence}`,
  }))
}

const rechargeItem = async ({ sql, language }: Reading, id: number): Promise<Item> => {
  const row = await first(
    sql.query<RechargeRow>(
      'select r.*, u.nickname from recharges r join users u on u.id = r.user_id where r.id = $1',
      [id],
    ),
  )
  if (row === undefined) throw refuse('staff-not-found')
  const earlier = await earlierProofs(sql, row)
  const balance = await balanceOf(sql, row.user_id)
  const networks = await sql.query<{ name: string; address: string }>('select name, address from networks')
  const before = await first(
    sql.query<{ passed: number; refused: number }>(
      `select count(*) filter (where status = ${AuditNumber.passed})::bigint as passed,
         count(*) filter (where status = ${AuditNumber.refused})::bigint as refused
       from recharges where user_id = $1 and id <> $2`,
      [row.user_id, id],
    ),
  )
  return {
    facts: {
      number: row.number,
      shopper: { id: row.user_id, name: row.nickname },
      type: row.type,
      price: amount(row.price_cents),
      network: row.network,
      address: row.address,
      is_own_address:
        row.type !== 1 ||
        networks.some(({ name, address }) => isSameNetwork(name, row.network) && address === row.address),
      tx_hash: row.tx_hash,
      real_name: row.real_name,
      bank_card: maskCard(row.bank_card),
      bank_name: row.bank_name,
      evidence: row.evidence === null ? '' : `/api/staff/private/${row.evidence}`,
      earlier,
      status: row.status,
      balance: amount(balance),
      balance_after: amount(row.status === 0 ? balance + row.price_cents : balance),
      passed_before: before?.passed ?? 0,
      refused_before: before?.refused ?? 0,
      reason: row.refuse_key,
      words: reasonOf(language, row),
      created_at: row.created_at,
      settled_at: row.settled_at,
    },
    acts: rechargeActs({ status: row.status, isProofSpent: earlier.some(({ status }) => status === 1) }),
  }
}

type WithdrawalRow = MoneyRow & {
  readonly fee_cents: number
  readonly arrival_cents: number
  readonly taken_by: number | null
  readonly taken_name: string | null
  readonly taken_at: number | null
  readonly bank_reference: string
}

const withdrawalItem = async ({ sql, language, actor }: Reading, id: number): Promise<Item> => {
  const row = await first(
    sql.query<WithdrawalRow>(
      `select r.*, u.nickname, t.name as taken_name from withdrawals r join users u on u.id = r.user_id
       left join staff t on t.id = r.taken_by where r.id = $1`,
      [id],
    ),
  )
  if (row === undefined) throw refuse('staff-not-found')
  const earlier = await sql.query<{
    number: string
    price_cents: number
    status: number
    created_at: number
  }>(
    `select number, price_cents, status, created_at from withdrawals where id <> $1 and user_id = $2 and network = $3
       and address = $4 and bank_card = $5 and bank_name = $6 order by created_at desc limit 20`,
    [id, row.user_id, row.network, row.address, row.bank_card, row.bank_name],
  )
  const isPaying = row.status === 0 && row.taken_by !== null && row.taken_by === staffIdOf(actor)
  return {
    facts: {
      number: row.number,
      shopper: { id: row.user_id, name: row.nickname },
      type: row.type,
      price: amount(row.price_cents),
      fee: amount(row.fee_cents),
      arrival: amount(row.arrival_cents),
      network: row.network,
      address: row.address,
      real_name: row.real_name,
      bank_card: isPaying ? row.bank_card : maskCard(row.bank_card),
      bank_name: row.bank_name,
      status: row.status,
      taken_by: row.taken_by === null ? null : { id: row.taken_by, name: row.taken_name ?? '' },
      taken_at: row.taken_at,
      reference: row.bank_reference,
      balance: amount(await balanceOf(sql, row.user_id)),
      earlier: earlier.map((one) => ({
        number: one.number,
        price: amount(one.price_cents),
        status: one.status,
        at: one.created_at,
      })),
      reason: row.refuse_key,
      words: reasonOf(language, row),
      created_at: row.created_at,
      settled_at: row.settled_at,
    },
    acts: withdrawalActs(
      { status: row.status, takenBy: row.taken_by ?? undefined },
      { id: staffIdOf(actor) ?? -1, role: actor.role },
    ),
  }
}

type RefundRow = RefundColumns & { readonly nickname: string }

const refundItem = async (reading: Reading, id: number): Promise<Item> => {
  const { sql, language } = reading
  const row = await first(
    sql.query<RefundRow>(
      'select r.*, u.nickname from refunds r join users u on u.id = r.user_id where r.id = $1',
      [id],
    ),
  )
  if (row === undefined) throw refuse('refund-not-found')
  const order = await loadOrder(sql, row.order_id)
  const log = await sql.query<{ kind: string; at: number }>(
    'select kind, created_at as at from refund_events where refund_id = $1 order by id desc',
    [id],
  )
  return {
    facts: {
      number: row.number,
      order: { id: order.id, number: order.number, status: order.status, total: amount(order.total_cents) },
      shop: { id: order.shop_id, name: order.shop_name },
      shopper: { id: row.user_id, name: row.nickname },
      lines: await linesOf(reading, row.order_id, row.line_ids),
      amount: amount(row.amount_cents),
      with_return: row.service_type,
      is_received: row.receiving_status,
      reason: row.reason_type,
      explanation: row.explanation,
      pictures: row.images.map(staffPicture),
      status: row.status,
      stage: row.stage,
      courier: row.express_name,
      tracking: row.express_number,
      return_before: row.stage === 'return-wanted' ? row.due_at : null,
      log,
      reply: joinWords(
        isMessageKey(row.reply_key) ? translate(language, row.reply_key) : '',
        pickText(language, row.reply, row.reply_en, row.reply_others),
      ),
      created_at: row.created_at,
      settled_at: row.settled_at,
    },
    acts: refundActs({ status: row.status, stage: row.stage, withReturn: row.service_type === 1 }),
  }
}

type ComplaintRow = {
  readonly id: number
  readonly number: string
  readonly user_id: number
  readonly nickname: string
  readonly type: number
  readonly order_id: number | null
  readonly order_number: string | null
  readonly shop_id: number | null
  readonly shop_name: string | null
  readonly content: string
  readonly images: readonly string[]
  readonly status: number
  readonly reply_key: string
  readonly reply: string
  readonly created_at: number
  readonly answered_at: number | null
}

const complaintItem = async ({ sql, language }: Reading, id: number): Promise<Item> => {
  const row = await first(
    sql.query<ComplaintRow>(
      `select c.*, u.nickname, o.number as order_number, s.id as shop_id, s.name as shop_name
       from complaints c join users u on u.id = c.user_id left join orders o on o.id = c.order_id
       left join shops s on s.id = o.shop_id where c.id = $1`,
      [id],
    ),
  )
  if (row === undefined) throw refuse('staff-not-found')
  return {
    facts: {
      number: row.number,
      type: row.type,
      order: row.order_id === null ? null : { id: row.order_id, number: row.order_number ?? '' },
      shop: row.shop_id === null ? null : { id: row.shop_id, name: row.shop_name ?? '' },
      shopper: { id: row.user_id, name: row.nickname },
      content: row.content,
      pictures: row.images.map(staffPicture),
      status: row.status,
      reply: isMessageKey(row.reply_key) ? translate(language, row.reply_key) : row.reply,
      created_at: row.created_at,
      answered_at: row.answered_at,
    },
    acts: complaintActs(row),
  }
}

type ReviewRow = {
  readonly user_id: number | null
  readonly nickname: string
  readonly product_id: number
  readonly title: string
  readonly title_en: string
  readonly title_others: OtherWords
  readonly shop_id: number
  readonly shop_name: string
  readonly product_score: number
  readonly service_score: number
  readonly postage_score: number
  readonly comment: string
  readonly pics: readonly string[]
  readonly spec: string
  readonly reply: OtherWords
  readonly created_at: number
  readonly replied_at: number | null
}

const reviewItem = async ({ sql, language }: Reading, id: number): Promise<Item> => {
  const row = await first(
    sql.query<ReviewRow>(
      `select r.*, p.title, p.title_en, p.title_others, s.name as shop_name
       from reviews r join products p on p.id = r.product_id join shops s on s.id = r.shop_id where r.id = $1`,
      [id],
    ),
  )
  if (row === undefined) throw refuse('staff-not-found')
  const title = { text: row.title, en: row.title_en, others: row.title_others }
  return {
    facts: {
      product: { id: row.product_id, name: picked(language, title) },
      shop: { id: row.shop_id, name: row.shop_name },
      // The name that everybody reads below the review, not the shopper's own.
      shopper: row.user_id === null ? null : { id: row.user_id, name: row.nickname },
      product_score: row.product_score,
      service_score: row.service_score,
      postage_score: row.postage_score,
      content: row.comment,
      spec: row.spec,
      pictures: row.pics,
      reply: replyFor(row.reply, language)?.comment ?? '',
      created_at: row.created_at,
      answered_at: row.replied_at,
    },
    acts: ['answer', 'note'],
  }
}

type ShopperRow = {
  readonly id: number
  readonly nickname: string
  readonly username: string
  readonly email: string
  readonly mobile: string
  readonly avatar: string
  readonly created_at: number
  readonly is_locked: boolean
  readonly chat_banned: boolean
}

/** A shopper's data by rights: a clerk of a shop sees what concerns that shop, and no contact data. */
export const shopperFacts = async ({ sql, actor, now }: Reading, id: number) => {
  const row = await first(sql.query<ShopperRow>('select * from users where id = $1', [id]))
  if (row === undefined) throw refuse('staff-not-found')
  const shop = actor.shopId ?? null
  const figures = await first(
    sql.query<{ orders: number; total: number; refunds: number }>(
      `select count(*) filter (where o.paid_at is not null)::bigint as orders,
         coalesce(sum(o.total_cents) filter (where o.paid_at is not null), 0)::bigint as total,
         count(*) filter (where o.status = ${OrderStatus.refunded})::bigint as refunds
       from orders o where o.user_id = $1 and ($2::bigint is null or o.shop_id = $2::bigint)`,
      [id, shop],
    ),
  )
  const latest = await sql.query<{
    id: number
    number: string
    status: number
    total_cents: number
    created_at: number
    title: string
  }>(
    `select o.id, o.number, o.status, o.total_cents, o.created_at, coalesce(l.title, '') as title
     from orders o left join lateral (select coalesce(nullif(title, ''), title_en) as title from order_lines
       where order_id = o.id order by id limit 1) l on true
     where o.user_id = $1 and ($2::bigint is null or o.shop_id = $2::bigint) order by o.created_at desc, o.id desc limit 10`,
    [id, shop],
  )
  const common = {
    id: row.id,
    nickname: row.nickname,
    avatar: row.avatar,
    created_at: row.created_at,
    is_banned: row.chat_banned,
    orders: { count: figures?.orders ?? 0, total: amount(figures?.total ?? 0) },
    refunds: figures?.refunds ?? 0,
    latest: latest.map((order) => ({
      id: order.id,
      number: order.number,
      title: order.title,
      status: order.status,
      total: amount(order.total_cents),
      at: order.created_at,
    })),
  }
  if (shop !== null) return { row, facts: common }
  const more = await first(
    sql.query<{ sessions: number; seen: number | null; passed: number; refused: number }>(
      `select (select count(*) from sessions where user_id = $1 and expires_at > $2)::bigint as sessions,
         (select max(created_at) from sessions where user_id = $1) as seen,
         (select count(*) from recharges where user_id = $1 and status = ${AuditNumber.passed})::bigint as passed,
         (select count(*) from recharges where user_id = $1 and status = ${AuditNumber.refused})::bigint as refused`,
      [id, now],
    ),
  )
  return {
    row,
    facts: {
      ...common,
      username: row.username,
      email: row.email,
      mobile: row.mobile,
      is_locked: row.is_locked,
      sessions: more?.sessions ?? 0,
      last_seen_at: more?.seen ?? null,
      recharges: { passed: more?.passed ?? 0, refused: more?.refused ?? 0 },
      balance: amount(await balanceOf(sql, id)),
    },
  }
}

const shopperItem = async (reading: Reading, id: number): Promise<Item> => {
  const { row, facts } = await shopperFacts(reading, id)
  return { facts, acts: shopperActs({ isLocked: row.is_locked, isBanned: row.chat_banned }) }
}

const staffItem = async ({ sql, now }: Reading, id: number): Promise<Item> => {
  const row = await first(
    sql.query<{
      name: string
      role: string
      shop_id: number | null
      shop_name: string | null
      is_locked: boolean
      created_at: number
      sessions: number
      seen: number | null
    }>(
      `select t.name, t.role, t.shop_id, s.name as shop_name, t.is_locked, t.created_at,
         (select count(*) from staff_sessions x where x.staff_id = t.id and x.expires_at > $2)::bigint as sessions,
         (select max(seen_at) from staff_sessions x where x.staff_id = t.id) as seen
       from staff t left join shops s on s.id = t.shop_id where t.id = $1`,
      [id, now],
    ),
  )
  if (row === undefined) throw refuse('staff-not-found')
  return {
    facts: {
      name: row.name,
      role: row.role,
      shop: row.shop_id === null ? null : { id: row.shop_id, name: row.shop_name ?? '' },
      is_locked: row.is_locked,
      created_at: row.created_at,
      sessions: row.sessions,
      last_seen_at: row.seen,
    },
    acts: [row.is_locked ? 'unlock' : 'lock', 'change', 'end_sessions', 'reset'],
  }
}

const load = (reading: Reading, kind: StaffKind, id: string): Promise<Item> => {
  const number = Number(id)
  switch (kind) {
    case 'order':
      return orderItem(reading, number)
    case 'recharge':
      return rechargeItem(reading, number)
    case 'withdrawal':
      return withdrawalItem(reading, number)
    case 'refund':
      return refundItem(reading, number)
    case 'complaint':
      return complaintItem(reading, number)
    case 'review':
      return reviewItem(reading, number)
    case 'shopper':
      return shopperItem(reading, number)
    case 'staff':
      return staffItem(reading, number)
    default:
      return catalogueItem(reading, kind, id)
  }
}

/** An item with its row, facts, actions and journal; undefined when it is not visible. */
export const readItem = async (reading: Reading, kind: StaffKind, id: string) => {
  const { sql, actor, now } = reading
  mayRead(actor, kind)
  const row = await rowOfKind(sql, actor, kind, id, now)
  if (row === undefined) throw refuse(kind === 'order' ? 'order-not-found' : 'staff-not-found')
  const { facts, values = {}, acts } = await load(reading, kind, id)
  return {
    row,
    version: await versionOf(sql, kind, id),
    facts,
    values,
    acts: acts.filter((act) => {
      const found = findAct(kind, act)
      return found !== undefined && hasRight(actor, found.right)
    }),
    journal: await journalOf(sql, kind, id),
  }
}

/** The papers that go into several parcels, in the order in which they were asked for; orders out of sight are left out. */
export const readSlips = async (reading: Reading, ids: readonly number[]) => {
  const { sql, actor } = reading
  const seen = await sql.query<{ id: number }>(
    'select id from orders where id = any($1::bigint[]) and ($2::bigint is null or shop_id = $2::bigint)',
    [[...ids], actor.shopId ?? null],
  )
  const known = new Set(seen.map(({ id }) => id))
  const slips = []
  for (const id of ids) {
    if (!known.has(id)) continue
    const order = await loadOrder(sql, id)
    slips.push({ id, number: order.number, text: printOf(order, await linesOf(reading, id)) })
  }
  return slips
}

/** Reads an item for staff, in their language. */
export const readingOf = (deps: BackendDeps, actor: Actor, language: Language): Reading => ({
  sql: deps.database,
  deps,
  actor,
  language,
  now: secondsOf(deps.clock),
})
