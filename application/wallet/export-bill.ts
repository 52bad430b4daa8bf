import { ok } from '../../domain/shared/result.ts'
import { billCsv } from '../../domain/wallet/bill-csv.ts'
import type { BillEntry } from '../../domain/wallet/records.ts'
import type { WalletApi } from './wallet-api.ts'
import type { WalletContext } from './wallet-context.ts'

/** What the host gives at once at most. */
const LIMIT = 50
/** A host that never comes to an end is not asked for ever. */
const MOST_PAGES = 200

/** Fetches the fund record page by page and writes it as a file for a spreadsheet. */
export const createExportBill =
  ({ walletApi }: { readonly walletApi: WalletApi }): WalletContext['exportBill'] =>
  async (filter, words) => {
    const entries = new Map<string, BillEntry>()
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const loaded = await walletApi.bill(filter, page, LIMIT)
      if (!loaded.ok) return loaded
      // A row that came in meanwhile moves the others down a page: each is written once.
      for (const entry of loaded.value.rows) entries.set(entry.id, entry)
      if (!loaded.value.hasMore) break
    }
    return ok(billCsv([...entries.values()], words))
  }
