import { REQUEST_ID_MAX_LENGTH } from '../../../domain/api/duplicate-guard.ts'
import { AuditNumber } from '../../../domain/wallet/records.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first, type Sql } from '../database/database.ts'
import { uploadEvidence } from '../files/uploaded-files.ts'
import { refuse } from '../http/refusal.ts'
import { fileRoute, ok, type Route, type ShopperCall, shopperRoute } from '../http/route.ts'
import { underFreeNumber } from '../rows/free-number.ts'
import { secondsOf } from '../time/clock.ts'
import { loadNetworks, networkFields } from './network-store.ts'
import { readRecharge } from './recharge-request.ts'
import { exactCents } from './wallet-input.ts'

type RechargeRow = { readonly id: number; readonly number: string; readonly status: number }

const findByRequest = (sql: Sql, shopperId: number, requestId: string) =>
  first(
    sql.query<RechargeRow>('select * from recharges where user_id = $1 and request_id = $2', [
      shopperId,
      requestId,
    ]),
  )

const receipt = ({ id, number, status }: RechargeRow) =>
  ok({ recharge_id: id, order_sn: number, status }, 'recharge-asked')

/** POST /api/user/recharge: credited only after the audit (api.md 8). */
const recharge =
  (deps: BackendDeps) =>
  async ({ input, shopper }: ShopperCall) => {
    const { database, clock, random, config } = deps
    const requestId = input.optionalText('request_id', REQUEST_ID_MAX_LENGTH) || random.hex(16)
    const type = input.integer('recharge_type', 0, 2)
    const cents = exactCents(input, 'price', 'recharge-amount-not-valid')
    const now = secondsOf(clock)
    return database.transaction(async (tx) => {
      // One at a time per shopper: a double tap waits here and then finds the first one.
      await tx.query('select 1 from users where id = $1 for update', [shopper.id])
      const known = await findByRequest(tx, shopper.id, requestId)
      if (known) return receipt(known)
      const { sender, evidence } = await readRecharge(tx, input, shopper.id, type)
      const used = await tx.query('select 1 from recharges where evidence = $1', [evidence])
      if (used.length > 0) throw refuse('evidence-used')
      const { network, address, tx_hash, real_name, bank_card, bank_name } = sender
      const made = await underFreeNumber(deps, 'RC', now, async (number) => {
        const row = await first(
          tx.query<{ id: number }>(
            `insert into recharges (number, user_id, request_id, type, price_cents, network, address, tx_hash,
             real_name, bank_card, bank_name, evidence, due_at, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
           on conflict (number) do nothing returning id`,
            [
              ...[
                number,
                shopper.id,
                requestId,
                type,
                cents,
                network,
                address,
                tx_hash,
                real_name,
                bank_card,
              ],
              ...[bank_name, evidence, now + Math.ceil(config.worker.auditMs / 1000), now],
            ],
          ),
        )
        return row?.id
      })
      return receipt({ ...made, status: AuditNumber.underAudit })
    })
  }

/** Recharges: networks, evidence and requests (api.md 6). */
export const rechargeRoutes = (deps: BackendDeps): readonly Route[] => [
  shopperRoute('GET', '/api/user/getBlockchain', async ({ language }) =>
    ok((await loadNetworks(deps.database)).map((network) => networkFields(language, network))),
  ),
  fileRoute('/api/user/evidence', uploadEvidence(deps)),
  shopperRoute('POST', '/api/user/recharge', recharge(deps)),
]
