import { mapResult } from '../../domain/shared/result.ts'
import { billCsv } from '../../domain/wallet/bill-csv.ts'
import { allPages } from '../shared/all-pages.ts'
import type { WalletApi } from './wallet-api.ts'
import type { WalletContext } from './wallet-context.ts'

/** The longest page that the server gives. */
const LIMIT = 50

/** Loads the whole bill page by page and writes it as CSV. */
export const createExportBill =
  ({ walletApi }: { readonly walletApi: WalletApi }): WalletContext['exportBill'] =>
  async (filter, words) => {
    const entries = await allPages((page) => walletApi.bill(filter, page, LIMIT))
    return mapResult(entries, (rows) => billCsv(rows, words))
  }
