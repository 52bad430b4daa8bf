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
 * Looks up what was sent and never answered because the page went away (decision 0005), so that the
 * shopper learns of it and the same sum to the same place can be sent anew later.
 */
export const createSettleLost =
  ({ walletApi, requestIds, changed }: Deps): WalletContext['settleLost'] =>
  async (kind) => {
    const open = requestIds.open().filter(([act]) => act.startsWith(`${kind} `))
    if (open.length === 0) return []
    const listed = await (kind === 'withdraw'
      ? walletApi.withdrawals('all', 1, true)
      : walletApi.recharges('all', 1, true))
    if (!listed.ok) return []
    const found = open.flatMap(([act, id]): readonly LostAct[] => {
      const row = listed.value.rows.find(({ requestId }) => requestId === id)
      if (!row) return []
      requestIds.settle(act)
      return [{ number: row.number, amount: row.amount }]
    })
    if (found.length > 0) changed()
    return found
  }
