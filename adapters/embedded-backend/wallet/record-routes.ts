import type { Language } from '../../../domain/account/language.ts'
import { RECORD_FILTERS } from '../../../domain/wallet/records.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first } from '../database/database.ts'
import { privateUrl } from '../files/uploaded-files.ts'
import { ok, type Route, type ShopperCall, shopperRoute } from '../http/route.ts'
import { amount } from '../rows/row-format.ts'
import { type AuditColumns, auditFields, statusOf } from './records.ts'
import { type PartyColumns, partyFields } from './wallet-input.ts'

type Columns = PartyColumns &
  AuditColumns & {
    readonly id: number
    readonly number: string
    readonly request_id: string
    readonly type: number
    readonly price_cents: number
  }
type RechargeColumns = Columns & { readonly tx_hash: string; readonly evidence: string | null }
type WithdrawalColumns = Columns & { readonly fee_cents: number; readonly arrival_cents: number }

const rechargeFields = (row: RechargeColumns) => ({
  recharge_id: row.id,
  order_sn: row.number,
  recharge_type: row.type,
  price: amount(row.price_cents),
  image: row.evidence === null ? '' : privateUrl(row.evidence),
  tx_hash: row.tx_hash,
})

const withdrawalFields = (row: WithdrawalColumns) => ({
  extract_id: row.id,
  extract_sn: row.number,
  extract_type: row.type,
  extract_price: amount(row.price_cents),
  fee: amount(row.fee_cents),
  real_price: amount(row.arrival_cents),
  mark: '',
})

/** A page of one record, newest first, by audit status. */
const log =
  <Row extends Columns>(
    { database }: BackendDeps,
    table: 'recharges' | 'withdrawals',
    fieldsOf: (row: Row) => object,
  ) =>
  async ({ input, shopper, language }: ShopperCall) => {
    const { limit, offset } = input.page(20)
    const params = [shopper.id, statusOf(input.choice('status', RECORD_FILTERS, 'all'))]
    const matching = `from ${table} where user_id = $1 and ($2::smallint is null or status = $2::smallint)`
    const rows = await database.query<Row>(
      `select * ${matching} order by created_at desc, id desc limit ${limit} offset ${offset}`,
      params,
    )
    const counted = await first(
      database.query<{ total: number }>(`select count(*)::bigint as total ${matching}`, params),
    )
    return ok({ total: counted?.total ?? 0, list: rows.map((row) => fieldsIn(language, row, fieldsOf)) })
  }

const fieldsIn = <Row extends Columns>(language: Language, row: Row, fieldsOf: (row: Row) => object) => ({
  ...fieldsOf(row),
  ...partyFields(row),
  request_id: row.request_id,
  ...auditFields(language, row),
})

/** The recharge and withdrawal records with their audit results (api.md 6). */
export const recordRoutes = (deps: BackendDeps): readonly Route[] => [
  shopperRoute('GET', '/api/user/recharge_log', log(deps, 'recharges', rechargeFields)),
  shopperRoute('GET', '/api/user/extract_log', log(deps, 'withdrawals', withdrawalFields)),
]
