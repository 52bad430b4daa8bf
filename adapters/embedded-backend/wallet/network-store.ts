import type { Language } from '../../../domain/account/language.ts'
import { isSameNetwork } from '../../../domain/wallet/network.ts'
import type { Sql } from '../database/database.ts'
import { type OtherWords, pickText } from '../rows/reading-language.ts'
import { amount } from '../rows/row-format.ts'

/** A blockchain network that the platform takes. */
export type NetworkRow = {
  readonly name: string
  readonly address: string
  readonly min_cents: number
  readonly confirmations: number | null
  readonly tip: string
  readonly tip_en: string
  readonly tip_others: OtherWords
}

/** The networks for recharges and withdrawals. */
export const loadNetworks = (sql: Sql): Promise<readonly NetworkRow[]> =>
  sql.query<NetworkRow>('select * from networks order by sort, name')

/** A network by name; undefined for an unsupported one. */
export const findNetwork = async (sql: Sql, name: string): Promise<NetworkRow | undefined> =>
  (await loadNetworks(sql)).find((network) => isSameNetwork(network.name, name))

/** A row of getBlockchain (api.md 6); minimum and confirmations only if set. */
export const networkFields = (language: Language, row: NetworkRow) => ({
  network: row.name,
  blockchain: row.address,
  ...(row.min_cents > 0 ? { min_amount: amount(row.min_cents) } : {}),
  ...(row.confirmations === null ? {} : { confirm_num: row.confirmations }),
  tip: pickText(language, row.tip, row.tip_en, row.tip_others),
})
