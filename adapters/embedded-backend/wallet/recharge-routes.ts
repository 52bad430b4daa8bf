import { checkBankCard } from '../../../domain/wallet/bank-card.ts'
import { isUnsupported } from '../../../domain/wallet/network.ts'
import type { BackendDeps } from '../backend-part.ts'
import { secondsOf } from '../clock.ts'
import { first, type Sql } from '../database/database.ts'
import type { Input } from '../http/input.ts'
import { refuse } from '../http/refusal.ts'
import { ok, type Route, type ShopperCall, shopperRoute } from '../http/route.ts'
import { amount } from '../row-format.ts'
import { findNetwork, loadNetworks, networkFields } from './network-store.ts'
import { ownsFile, privateName, uploadEvidence } from './private-files.ts'
import { underFreeNumber } from './records.ts'
import { exactCents, NOWHERE, type PlaceColumns } from './wallet-input.ts'

const TX_HASH = /^(?:0x)?[0-9A-Za-z]{16,128}$/

type RechargeRow = { readonly id: number; readonly number: string; readonly status: number }

type Place = PlaceColumns & { readonly tx_hash: string }

const readCard = (input: Input): PlaceColumns => {
  const card = checkBankCard({
    holder: input.text('real_name', 80),
    number: input.text('bank_card', 60),
    bank: input.text('bank_name', 80),
  })
  if (!card.ok) throw refuse('card-not-valid')
  const { holder, number, bank } = card.value
  return { ...NOWHERE, real_name: holder, bank_card: number, bank_name: bank }
}

const readChain = async (sql: Sql, input: Input, cents: number): Promise<Place> => {
  const name = input.text('network', 40)
  if (isUnsupported(name)) throw refuse('network-unsupported')
  const network = await findNetwork(sql, name)
  if (network === undefined) throw refuse('network-unknown')
  // A client may say where it sent to: an old address would be money sent nowhere.
  const address = input.optionalText('blockchain', 128)
  if (address && address !== network.address) throw refuse('network-unknown')
  if (cents < network.min_cents)
    throw refuse('amount-under-least', { least: `$${amount(network.min_cents)}` })
  const txHash = input.optionalText('tx_hash', 130) ?? ''
  if (txHash !== '' && !TX_HASH.test(txHash)) throw refuse('transaction-not-valid')
  return { ...NOWHERE, network: network.name, address: network.address, tx_hash: txHash }
}

const readPlace = async (sql: Sql, input: Input, type: number, cents: number): Promise<Place> => {
  if (type === 1) return readChain(sql, input, cents)
  return { ...(type === 0 ? readCard(input) : NOWHERE), tx_hash: '' }
}

/** The evidence by name, of which only a card recharge may have none. */
const readEvidence = async (
  sql: Sql,
  input: Input,
  shopperId: number,
  type: number,
): Promise<string | null> => {
  const url = input.optionalText('image', 300) ?? ''
  if (url === '' && type === 0) return null
  if (url === '') throw refuse('evidence-required')
  const name = privateName(url)
  if (name === undefined || !(await ownsFile(sql, shopperId, name))) throw refuse('evidence-unknown')
  return name
}

const findByRequest = (sql: Sql, shopperId: number, requestId: string) =>
  first(
    sql.query<RechargeRow>('select * from recharges where user_id = $1 and request_id = $2', [
      shopperId,
      requestId,
    ]),
  )

const receipt = ({ id, number, status }: RechargeRow) =>
  ok({ recharge_id: id, order_sn: number, status }, 'recharge-asked')

/** POST /api/user/recharge: nothing is credited before the audit has passed it (api.md 8). */
const recharge =
  (deps: BackendDeps) =>
  async ({ input, shopper }: ShopperCall) => {
    const { database, clock, random, config } = deps
    const requestId = input.optionalText('request_id', 64) || random.hex(16)
    const type = input.integer('recharge_type', 0, 2)
    const cents = exactCents(input, 'price', 'recharge-amount-not-valid')
    const now = secondsOf(clock)
    return database.transaction(async (tx) => {
      // One at a time per shopper: a double tap waits here and then finds the first one.
      await tx.query('select 1 from users where id = $1 for update', [shopper.id])
      const known = await findByRequest(tx, shopper.id, requestId)
      if (known) return receipt(known)
      const place = await readPlace(tx, input, type, cents)
      const evidence = await readEvidence(tx, input, shopper.id, type)
      const used = await tx.query('select 1 from recharges where evidence = $1', [evidence])
      if (used.length > 0) throw refuse('evidence-used')
      const { network, address, tx_hash, real_name, bank_card, bank_name } = place
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
      return receipt({ ...made, status: 0 })
    })
  }

/** Money in: the networks, the evidence and the recharge (api.md 6). */
export const rechargeRoutes = (deps: BackendDeps): readonly Route[] => [
  shopperRoute('GET', '/api/user/getBlockchain', async ({ language }) =>
    ok((await loadNetworks(deps.database)).map((network) => networkFields(language, network))),
  ),
  shopperRoute('POST', '/api/user/evidence', uploadEvidence(deps)),
  shopperRoute('POST', '/api/user/recharge', recharge(deps)),
]
