import type { Sql } from '../database/database.ts'
import { type PartyColumns, partyFields } from './wallet-input.ts'

const MAX_KEPT = 20

/** Stores the recipient of a withdrawal for reuse. */
export const keepRecipient = async (
  tx: Sql,
  shopperId: number,
  type: number,
  recipient: PartyColumns,
  now: number,
): Promise<void> => {
  const { network, address, real_name, bank_card, bank_name } = recipient
  await tx.query(
    `insert into recipients (user_id, type, network, address, real_name, bank_card, bank_name, used_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (user_id, type, network, address, bank_card, bank_name)
       do update set used_at = excluded.used_at, real_name = excluded.real_name`,
    [shopperId, type, network, address, real_name, bank_card, bank_name, now],
  )
}

/** Earlier recipients, the last used first: cards in the server's list, chains separately (api.md 6). */
export const loadRecipients = async (sql: Sql, shopperId: number) => {
  const rows = await sql.query<PartyColumns & { readonly type: number }>(
    `select * from recipients where user_id = $1 order by used_at desc, bank_card, address limit ${MAX_KEPT}`,
    [shopperId],
  )
  const saved = rows.map((row) => ({ type: row.type, ...partyFields(row) }))
  return {
    card_list: saved
      .filter(({ type }) => type === 0)
      .map(({ real_name, bank_card, bank_name }) => ({ real_name, bank_card, bank_name })),
    chain_list: saved
      .filter(({ type }) => type === 1)
      .map(({ network, blockchain }) => ({ network, blockchain })),
  }
}
