import { ComplaintStatus } from '../../../domain/orders/complaint.ts'
import { OrderStatus, RefundStatus } from '../../../domain/orders/order-status.ts'
import {
  FEW_STARS_TENTHS,
  isWorkKind,
  KIND_RULES,
  latenessOf,
  PAYMENT_PARTLY_SHIPPED,
  STAFF_SEARCH_MAX_LENGTH,
  type StaffKind,
  type StaffList,
  type StaffRow,
  WAIT_LIMITS,
  WORK_KINDS,
} from '../../../domain/staff/queue.ts'
import { hasRight } from '../../../domain/staff/staff.ts'
import { AuditNumber } from '../../../domain/wallet/records.ts'
import { anywherePattern } from '../catalogue/search-terms.ts'
import { first, type Sql } from '../database/database.ts'
import type { Input } from '../http/input.ts'
import { forbidden, refuse } from '../http/refusal.ts'
import { amount } from '../rows/row-format.ts'
import type { Actor } from './staff-store.ts'

/** The SQL of a list. All texts here are constants; caller input is passed as parameters. */
type KindSql = {
  /** Tables, with those needed for counts and filters. */
  readonly from: string
  /** Further tables needed only for rows. */
  readonly more?: string
  /** Column of the id, and its type. */
  readonly id: string
  readonly idType: 'bigint' | 'text'
  readonly number: string
  readonly title: string
  readonly rest?: string
  readonly who?: readonly [id: string, name: string]
  readonly shop?: readonly [id: string, name: string]
  readonly cents?: string
  readonly status: string
  readonly picture?: string
  /** Null when it does not wait for staff. */
  readonly waiting?: string
  readonly marks?: string
  readonly createdAt: string
  readonly filters: Readonly<Record<string, string>>
  /** Condition on `$2`, a pattern. */
  readonly search: string
  /** Condition for a clerk of shop `$1`; undefined: clerks of shops see nothing. */
  readonly ofShop?: string
}

const TITLE = (row: string): string => `coalesce(nullif(${row}.title, ''), ${row}.title_en)`

const SAME_PICTURE = `exists (select 1 from private_files f join private_files g on g.content_hash = f.content_hash
  join recharges e on e.evidence = g.name where f.name = r.evidence and e.id <> r.id)`
const SAME_TRANSACTION = `(r.tx_hash <> '' and exists (select 1 from recharges e
  where e.tx_hash = r.tx_hash and e.id <> r.id))`

const marksOf = (marks: Readonly<Record<string, string>>): string =>
  `array_remove(array[${Object.entries(marks)
    .map(([mark, when]) => `case when ${when} then '${mark}' end`)
    .join(', ')}]::text[], null)`

const MONEY_STATUS = (row: string): string =>
  `case ${row}.status when ${AuditNumber.underAudit} then 'waiting' when ${AuditNumber.passed} then 'passed' else 'refused' end`

const { unpaid, toShip, shipped, received, completed, cancelled, refunded } = OrderStatus
const SENT = [shipped, received, completed].join(', ')
const OVER = [received, completed, cancelled, refunded].join(', ')
const ORDER_STATUS = `case when o.refund_status = ${RefundStatus.underWay} then 'refunding' else case o.status
  when ${unpaid} then 'unpaid' when ${toShip} then 'to-ship' when ${shipped} then 'shipped' when ${received} then 'received'
  when ${completed} then 'completed' when ${cancelled} then 'cancelled' else 'refunded' end end`

const FEW_STARS = `r.rate_tenths <= ${FEW_STARS_TENTHS}`

const KINDS: Readonly<Record<StaffKind, KindSql>> = {
  order: {
    from: 'orders o join users u on u.id = o.user_id join shops s on s.id = o.shop_id',
    more: `left join lateral (select l.title, l.title_en, l.image,
        (select count(*) - 1 from order_lines x where x.order_id = o.id) as rest
      from order_lines l where l.order_id = o.id order by l.id limit 1) l on true`,
    id: 'o.id',
    idType: 'bigint',
    number: 'o.number',
    title: TITLE('l'),
    rest: 'coalesce(l.rest, 0)',
    who: ['o.user_id', 'o.receiver_name'],
    shop: ['s.id', 's.name'],
    cents: 'o.total_cents',
    status: ORDER_STATUS,
    picture: "coalesce(l.image, '')",
    waiting: `case when o.status = ${OrderStatus.toShip} and o.refund_status <> ${RefundStatus.underWay} then o.paid_at end`,
    marks: marksOf({
      note: "o.note <> ''",
      [PAYMENT_PARTLY_SHIPPED]: `o.status = ${OrderStatus.toShip} and exists (select 1 from orders x
        where x.trade_no = o.trade_no and x.status in (${SENT}))`,
    }),
    createdAt: 'o.created_at',
    filters: {
      'to-ship': `o.status = ${OrderStatus.toShip} and o.refund_status <> ${RefundStatus.underWay}`,
      unpaid: `o.status = ${OrderStatus.unpaid}`,
      shipped: `o.status = ${OrderStatus.shipped}`,
      over: `o.status in (${OVER})`,
      all: 'true',
    },
    search: `o.number ilike $2 or o.trade_no ilike $2 or o.receiver_name ilike $2 or o.parcel_number ilike $2
      or u.nickname ilike $2 or exists (select 1 from order_lines l left join variants v on v.id = l.variant_id
        where l.order_id = o.id and (l.title ilike $2 or l.title_en ilike $2 or v.code ilike $2))`,
    ofShop: 'o.shop_id = $1',
  },
  recharge: {
    from: 'recharges r join users u on u.id = r.user_id',
    id: 'r.id',
    idType: 'bigint',
    number: 'r.number',
    title: "case r.type when 0 then coalesce(nullif(r.bank_name, ''), '') when 1 then r.network else '' end",
    who: ['u.id', 'u.nickname'],
    cents: 'r.price_cents',
    status: MONEY_STATUS('r'),
    waiting: `case when r.status = ${AuditNumber.underAudit} then r.created_at end`,
    marks: marksOf({ 'used-picture': SAME_PICTURE, 'used-transaction': SAME_TRANSACTION }),
    createdAt: 'r.created_at',
    filters: {
      waiting: `r.status = ${AuditNumber.underAudit}`,
      passed: `r.status = ${AuditNumber.passed}`,
      refused: `r.status = ${AuditNumber.refused}`,
      all: 'true',
    },
    search:
      'r.number ilike $2 or u.nickname ilike $2 or u.username ilike $2 or r.tx_hash ilike $2 or r.real_name ilike $2',
  },
  withdrawal: {
    from: 'withdrawals r join users u on u.id = r.user_id left join staff t on t.id = r.taken_by',
    id: 'r.id',
    idType: 'bigint',
    number: 'r.number',
    title: 'case r.type when 0 then r.bank_name else r.network end',
    who: ['u.id', 'u.nickname'],
    cents: 'r.price_cents',
    status: `case when r.status = ${AuditNumber.underAudit} and r.taken_by is not null then 'taken' else ${MONEY_STATUS('r')} end`,
    waiting: `case when r.status = ${AuditNumber.underAudit} then r.created_at end`,
    marks: marksOf({ taken: `r.status = ${AuditNumber.underAudit} and r.taken_by is not null` }),
    createdAt: 'r.created_at',
    filters: {
      waiting: `r.status = ${AuditNumber.underAudit}`,
      mine: `r.status = ${AuditNumber.underAudit} and r.taken_by = $3`,
      passed: `r.status = ${AuditNumber.passed}`,
      refused: `r.status = ${AuditNumber.refused}`,
      all: 'true',
    },
    search: `r.number ilike $2 or u.nickname ilike $2 or u.username ilike $2 or r.real_name ilike $2
      or r.address ilike $2 or r.bank_reference ilike $2`,
  },
  refund: {
    from: `refunds r join orders o on o.id = r.order_id join users u on u.id = r.user_id
      join shops s on s.id = o.shop_id`,
    id: 'r.id',
    idType: 'bigint',
    number: 'r.number',
    title: 'r.reason_type',
    who: ['u.id', 'u.nickname'],
    shop: ['s.id', 's.name'],
    cents: 'r.amount_cents',
    status: `case r.status when ${RefundStatus.none} then 'withdrawn' when ${RefundStatus.refunded} then 'passed'
      when ${RefundStatus.refused} then 'refused' else r.stage end`,
    waiting: `case when r.status = ${RefundStatus.underWay} and r.stage <> 'return-wanted' then r.created_at end`,
    createdAt: 'r.created_at',
    filters: {
      waiting: `r.status = ${RefundStatus.underWay} and r.stage <> 'return-wanted'`,
      'return-wanted': `r.status = ${RefundStatus.underWay} and r.stage = 'return-wanted'`,
      passed: `r.status = ${RefundStatus.refunded}`,
      refused: `r.status = ${RefundStatus.refused}`,
      all: 'true',
    },
    search: 'r.number ilike $2 or o.number ilike $2 or u.nickname ilike $2 or r.express_number ilike $2',
    ofShop: 'o.shop_id = $1',
  },
  complaint: {
    from: `complaints r join users u on u.id = r.user_id left join orders o on o.id = r.order_id
      left join shops s on s.id = o.shop_id`,
    id: 'r.id',
    idType: 'bigint',
    number: 'r.number',
    title: 'left(r.content, 120)',
    who: ['u.id', 'u.nickname'],
    shop: ['s.id', 's.name'],
    status: `case r.status when ${ComplaintStatus.waiting} then 'waiting' else 'answered' end`,
    waiting: `case when r.status = ${ComplaintStatus.waiting} then r.created_at end`,
    createdAt: 'r.created_at',
    filters: {
      waiting: `r.status = ${ComplaintStatus.waiting}`,
      answered: `r.status = ${ComplaintStatus.answered}`,
      all: 'true',
    },
    search: 'r.number ilike $2 or o.number ilike $2 or u.nickname ilike $2 or r.content ilike $2',
    ofShop: 'o.shop_id = $1',
  },
  review: {
    from: 'reviews r join products p on p.id = r.product_id join shops s on s.id = r.shop_id',
    id: 'r.id',
    idType: 'bigint',
    number: 'r.id::text',
    title: "round(r.rate_tenths / 10.0)::text || '/5 · ' || left(r.comment, 120)",
    who: ['coalesce(r.user_id, 0)', 'r.nickname'],
    shop: ['s.id', 's.name'],
    status: `case when r.replied_at is not null then 'answered' when ${FEW_STARS} then 'waiting' else 'unanswered' end`,
    picture: 'p.image',
    waiting: `case when r.replied_at is null and ${FEW_STARS} then r.created_at end`,
    marks: marksOf({ 'few-stars': FEW_STARS }),
    createdAt: 'r.created_at',
    filters: {
      waiting: `r.replied_at is null and ${FEW_STARS}`,
      unanswered: 'r.replied_at is null',
      answered: 'r.replied_at is not null',
      all: 'true',
    },
    search: 'r.comment ilike $2 or r.nickname ilike $2 or p.title ilike $2 or p.title_en ilike $2',
    ofShop: 'r.shop_id = $1',
  },
  shopper: {
    from: 'users u',
    id: 'u.id',
    idType: 'bigint',
    number: 'u.id::text',
    title: 'u.nickname',
    status: "case when u.is_locked then 'locked' when u.chat_banned then 'banned' else 'fine' end",
    picture: 'u.avatar',
    createdAt: 'u.created_at',
    filters: { all: 'true', locked: 'u.is_locked', banned: 'u.chat_banned' },
    search: `u.nickname ilike $2 or ($1::bigint is null and (u.username ilike $2 or u.email ilike $2 or u.mobile ilike $2))
      or exists (select 1 from orders x where x.user_id = u.id and x.number ilike $2
        and ($1::bigint is null or x.shop_id = $1::bigint))`,
    ofShop: `(exists (select 1 from orders x where x.user_id = u.id and x.shop_id = $1)
      or exists (select 1 from chat_visits x where x.user_id = u.id and x.peer = 'm' || $1::text))`,
  },
  product: {
    from: `products p join shops s on s.id = p.shop_id
      left join lateral (select coalesce(sum(stock), 0)::bigint as stock from variants where product_id = p.id) v on true`,
    id: 'p.id',
    idType: 'bigint',
    number: "coalesce(p.key, '')",
    title: TITLE('p'),
    rest: 'v.stock',
    shop: ['s.id', 's.name'],
    cents: 'p.price_cents',
    status: "case when not p.is_on_sale then 'off-sale' when v.stock = 0 then 'sold-out' else 'on-sale' end",
    picture: 'p.image',
    createdAt: 'p.created_at',
    filters: {
      all: 'true',
      'on-sale': 'p.is_on_sale',
      'off-sale': 'not p.is_on_sale',
      'sold-out': 'v.stock = 0',
    },
    search: `p.title ilike $2 or p.title_en ilike $2 or p.key ilike $2
      or exists (select 1 from variants x where x.product_id = p.id and x.code ilike $2)`,
    ofShop: 'p.shop_id = $1',
  },
  category: {
    from: 'categories c',
    id: 'c.id',
    idType: 'bigint',
    number: 'c.key',
    title: "coalesce(nullif(c.name, ''), c.name_en)",
    status: "'fine'",
    picture: 'c.image',
    createdAt: 'c.sort',
    filters: { all: 'true' },
    search: 'c.name ilike $2 or c.name_en ilike $2 or c.key ilike $2',
    ofShop: 'true',
  },
  banner: {
    from: 'banners b',
    id: 'b.id',
    idType: 'bigint',
    number: 'b.id::text',
    title: TITLE('b'),
    status: "'fine'",
    picture: "coalesce(b.images[1], '')",
    createdAt: 'b.sort',
    filters: { all: 'true' },
    search: 'b.title ilike $2 or b.title_en ilike $2 or b.link ilike $2',
  },
  promo: {
    from: 'promos p',
    id: 'p.code',
    idType: 'text',
    number: 'p.code',
    title: TITLE('p'),
    rest: 'p.used',
    cents: "case p.kind when 'amount' then p.value end",
    status: `case when p.ends_at <= $4 then 'over' when p.starts_at > $4 then 'to-come'
      when p.used >= p.usage_limit then 'used-up' else 'running' end`,
    createdAt: 'p.starts_at',
    filters: { all: 'true', running: 'p.starts_at <= $4 and p.ends_at > $4', over: 'p.ends_at <= $4' },
    search: 'p.code ilike $2 or p.title ilike $2 or p.title_en ilike $2',
  },
  network: {
    from: 'networks n',
    id: 'n.name',
    idType: 'text',
    number: 'n.name',
    title: 'n.address',
    status: "'fine'",
    createdAt: 'n.sort',
    filters: { all: 'true' },
    search: 'n.name ilike $2 or n.address ilike $2',
  },
  courier: {
    from: 'couriers k',
    id: 'k.key',
    idType: 'text',
    number: 'k.key',
    title: 'k.name',
    cents: 'k.freight_cents',
    status: "'fine'",
    createdAt: '0',
    filters: { all: 'true' },
    search: 'k.name ilike $2 or k.key ilike $2',
  },
  article: {
    from: 'articles a',
    id: 'a.id',
    idType: 'bigint',
    number: 'a.id::text',
    title: TITLE('a'),
    status: 'a.kind',
    createdAt: 'a.created_at',
    filters: { all: 'true', help: "a.kind = 'help'", law: "a.kind = 'law'", about: "a.kind = 'about'" },
    search: 'a.title ilike $2 or a.title_en ilike $2',
  },
  shop: {
    from: 'shops s',
    id: 's.id',
    idType: 'bigint',
    number: "coalesce(s.key, '')",
    title: 's.name',
    status: "'fine'",
    picture: 's.avatar',
    createdAt: 's.created_at',
    filters: { all: 'true' },
    search: 's.name ilike $2 or s.key ilike $2 or s.town ilike $2',
  },
  staff: {
    from: 'staff t left join shops s on s.id = t.shop_id',
    id: 't.id',
    idType: 'bigint',
    number: 't.name',
    title: 't.role',
    shop: ['s.id', 's.name'],
    status: "case when t.is_locked then 'locked' else 'fine' end",
    createdAt: 't.created_at',
    filters: { all: 'true', locked: 't.is_locked' },
    search: 't.name ilike $2',
  },
}

type Columns = {
  readonly id: string
  readonly number: string
  readonly title: string
  readonly more: number
  readonly who_id: number | null
  readonly who_name: string | null
  readonly shop_id: number | null
  readonly shop_name: string | null
  readonly cents: number | null
  readonly status: string
  readonly picture: string
  readonly waiting_since: number | null
  readonly marks: readonly string[]
  readonly created_at: number
  readonly sort_key: number
}

const named = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

const rowOf =
  (kind: StaffKind, now: number) =>
  (row: Columns): StaffRow => ({
    kind,
    id: row.id,
    number: row.number,
    title: row.title,
    more: row.more,
    who: named(row.who_id, row.who_name),
    shop: named(row.shop_id, row.shop_name),
    amount: row.cents === null ? null : amount(row.cents),
    status: row.status,
    picture: row.picture,
    waiting_since: row.waiting_since,
    lateness:
      row.waiting_since === null || !isWorkKind(kind)
        ? 'fine'
        : latenessOf(now - row.waiting_since, WAIT_LIMITS[kind]),
    marks: row.marks,
    created_at: row.created_at,
  })

/** Items that do not wait sort by this minus their time: after all that wait, the newest first. */
const NEVER = 9_000_000_000_000_000

const columnsOf = (sql: KindSql, sortKey: string): string => `${sql.id}::text as id, ${sql.number} as number,
  coalesce(${sql.title}, '') as title, coalesce(${sql.rest ?? '0'}, 0)::bigint as more,
  ${sql.who?.[0] ?? 'null'}::bigint as who_id, ${sql.who?.[1] ?? 'null'}::text as who_name,
  ${sql.shop?.[0] ?? 'null'}::bigint as shop_id, ${sql.shop?.[1] ?? 'null'}::text as shop_name,
  ${sql.cents ?? 'null'}::bigint as cents, ${sql.status} as status, ${sql.picture ?? "''"} as picture,
  (${sql.waiting ?? 'null'})::bigint as waiting_since, ${sql.marks ?? "'{}'::text[]"} as marks,
  ${sql.createdAt}::bigint as created_at, (${sortKey})::bigint as sort_key`

/** All statements take the same four parameters; unused ones still need a type. */
const PARAMS = `($1::bigint is null or true) and ($2::text is null or true) and ($3::bigint is null or true)
  and ($4::bigint is null or true)`

const scopeOf = (kind: KindSql, actor: Actor): string => {
  if (actor.shopId === undefined) return 'true'
  return kind.ofShop ?? 'false'
}

/** Refuses a kind for which the staff member has no right. */
export const mayRead = (actor: Actor, kind: StaffKind): void => {
  if (!hasRight(actor, KIND_RULES[kind].right)) throw forbidden()
}

const ID = /^[1-9]\d{0,14}$/

type Cursor = { readonly key: number; readonly id: string }

const writeCursor = ({ sort_key, id }: Columns): string =>
  Buffer.from(JSON.stringify([sort_key, id])).toString('base64url')

const readCursor = (text: string, idType: KindSql['idType']): Cursor | undefined => {
  if (text === '') return undefined
  try {
    const [key, id]: unknown[] = JSON.parse(Buffer.from(text, 'base64url').toString())
    const isId = typeof id === 'string' && id.length <= 60 && (idType === 'text' || ID.test(id))
    if (Number.isSafeInteger(key) && isId) return { key: key as number, id }
  } catch {
    // Refused below, like any invalid cursor.
  }
  throw refuse('field-not-valid', { field: 'cursor' })
}

/** The requested list: kind, filter, page. */
export type ListAsk = {
  readonly kind: StaffKind
  readonly filter: string
  readonly search: string
  readonly cursor: string
  readonly sort: 'waiting' | 'newest'
  readonly limit: number
}

/** The list in a call. */
export const readListAsk = (input: Input, kind: StaffKind): ListAsk => ({
  kind,
  filter: input.choice('filter', KIND_RULES[kind].filters, KIND_RULES[kind].filters[0] ?? 'all'),
  search: input.searchTerm('search', STAFF_SEARCH_MAX_LENGTH),
  cursor: input.optionalText('cursor', 200) ?? '',
  sort: input.choice('sort', ['waiting', 'newest'], isWorkKind(kind) ? 'waiting' : 'newest'),
  limit: input.optionalInteger('limit', 1, 100) ?? 50,
})

const paramsOf = (actor: Actor, search: string, now: number): readonly unknown[] => [
  actor.shopId ?? null,
  search === '' ? null : anywherePattern(search),
  actor.id,
  now,
]

/** The counts by filter, and how many waiting items are late. */
const countsOf = async (sql: Sql, kind: StaffKind, actor: Actor, now: number) => {
  const spec = KINDS[kind]
  const filters = KIND_RULES[kind].filters
  const late = isWorkKind(kind) ? `(${spec.waiting}) <= $4::bigint - ${WAIT_LIMITS[kind].late}` : 'false'
  const columns = filters.map(
    (name, index) => `count(*) filter (where ${spec.filters[name]})::bigint as f${index}`,
  )
  const row = await first(
    sql.query<Record<string, number>>(
      `select ${columns.join(', ')}, count(*) filter (where ${late})::bigint as late
       from ${spec.from} where ${PARAMS} and ${scopeOf(spec, actor)}`,
      paramsOf(actor, '', now),
    ),
  )
  return {
    filters: filters.map((key, index) => ({ key, count: row?.[`f${index}`] ?? 0 })),
    late: row?.['late'] ?? 0,
  }
}

/** A page of a list: longest wait or newest first, only visible items. */
export const listKind = async (sql: Sql, actor: Actor, ask: ListAsk, now: number): Promise<StaffList> => {
  const { kind, filter, search, sort, limit } = ask
  mayRead(actor, kind)
  const spec = KINDS[kind]
  const cursor = readCursor(ask.cursor, spec.idType)
  const isNewest = sort === 'newest'
  const sortKey = isNewest
    ? spec.createdAt
    : `coalesce(${spec.waiting ?? 'null'}, ${NEVER} - ${spec.createdAt})`
  const [order, after] = isNewest ? ['desc', '<'] : ['asc', '>']
  const id = spec.idType === 'text' ? '$6::text' : '$6::text::bigint'
  const rows = await sql.query<Columns>(
    `select ${columnsOf(spec, sortKey)} from ${spec.from} ${spec.more ?? ''}
     where ${PARAMS} and ${scopeOf(spec, actor)} and (${spec.filters[filter] ?? 'false'})
       and ($2::text is null or ${spec.search})
       and ($5::bigint is null or ((${sortKey})::bigint, ${spec.id}) ${after} ($5::bigint, ${id}))
     order by sort_key ${order}, ${spec.id} ${order} limit $7::integer`,
    [...paramsOf(actor, search, now), cursor?.key ?? null, cursor?.id ?? null, limit + 1],
  )
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const { filters, late } = await countsOf(sql, kind, actor, now)
  return {
    kind,
    filter,
    filters,
    late,
    limits: isWorkKind(kind) ? WAIT_LIMITS[kind] : null,
    rows: shown.map(rowOf(kind, now)),
    cursor: rows.length > limit && last ? writeCursor(last) : '',
  }
}

/** One row as in lists; undefined when it does not exist or is not visible. */
export const rowOfKind = async (
  sql: Sql,
  actor: Actor,
  kind: StaffKind,
  id: string,
  now: number,
): Promise<StaffRow | undefined> => {
  const spec = KINDS[kind]
  if (spec.idType === 'bigint' && !ID.test(id)) return undefined
  const row = await first(
    sql.query<Columns>(
      `select ${columnsOf(spec, '0')} from ${spec.from} ${spec.more ?? ''}
       where ${PARAMS} and ${scopeOf(spec, actor)} and ${spec.id} = $5::text${spec.idType === 'text' ? '' : '::bigint'}`,
      [...paramsOf(actor, '', now), id],
    ),
  )
  return row && rowOf(kind, now)(row)
}

/** The waiting counts of the queues that the staff member may see, in page order. */
export const queuesOf = async (sql: Sql, actor: Actor, now: number) => {
  const queues = []
  for (const kind of WORK_KINDS) {
    if (!hasRight(actor, KIND_RULES[kind].right)) continue
    const { filters, late } = await countsOf(sql, kind, actor, now)
    queues.push({ kind, waiting: filters[0]?.count ?? 0, late })
  }
  return queues
}
