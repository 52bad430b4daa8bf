import { ok } from '../../domain/shared/result.ts'
import { QUIET } from '../api/api-client.ts'
import type { RequestIds } from '../shared/request-ids.ts'
import type { WalletApi } from './wallet-api.ts'
import type { LostAct, WalletContext } from './wallet-context.ts'

type Deps = {
  readonly walletApi: WalletApi
  readonly requestIds: RequestIds
  /** Called when something had been handed in. */
  readonly changed: () => void
}

/**
 * Looks up what was sent and never answered because the page went away (decision 0005). It stays open, so
 * that the same sum to the same place is still the same act, until the shopper has seen that it arrived.
 */
export const createFindLost =
  ({ walletApi, requestIds, changed }: Deps): WalletContext['findLost'] =>
  async (kind) => {
    const open = requestIds.open().filter(([act]) => act.startsWith(`${kind} `))
    if (open.length === 0) return ok([])
    const listed = await (kind === 'withdraw'
      ? walletApi.withdrawals('all', 1, QUIET)
      : walletApi.recharges('all', 1, QUIET))
    if (!listed.ok) return listed
    const found = open.flatMap(([act, id]): readonly LostAct[] => {
      const row = listed.value.rows.find(({ requestId }) => requestId === id)
      return row ? [{ act, number: row.number, amount: row.amount }] : []
    })
    if (found.length > 0) changed()
    return ok(found)
  }

/** The shopper has seen them: the same sum to the same place is a new act from now on. */
export const createSettleLost =
  ({ requestIds }: Pick<Deps, 'requestIds'>): WalletContext['settleLost'] =>
  async (lost) => {
    for (const { act } of lost) requestIds.settle(act)
    return ok(undefined)
  }
