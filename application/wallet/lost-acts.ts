import { draftText } from '../../domain/shared/fields.ts'
import { centsToDecimal, parseCents } from '../../domain/shared/money.ts'
import { ok } from '../../domain/shared/result.ts'
import { QUIET } from '../api/api-client.ts'
import type { RequestIds } from '../shared/request-ids.ts'
import type { WalletApi } from './wallet-api.ts'
import type { JournalMemory, LostAct, MoneyKind, SentJournal, WalletContext } from './wallet-context.ts'

type Deps = {
  readonly walletApi: WalletApi
  readonly requestIds: RequestIds
  /** Called when a top-up or withdrawal is found. */
  readonly changed: () => void
}

/**
 * Looks in the server's records for top-ups or withdrawals whose answer was lost when the page was closed (decision
 * 4). Their request ids stay open until the shopper has been told (`settleLost`), so that until then the same form is
 * the same request.
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

/** Closes their request ids once the shopper has been told: the same form is then a new request. */
export const createSettleLost =
  ({ requestIds }: Pick<Deps, 'requestIds'>): WalletContext['settleLost'] =>
  async (lost) => {
    for (const { act } of lost) requestIds.settle(act)
    return ok(undefined)
  }

type JournalDeps = Pick<WalletContext, 'findLost' | 'settleLost'> & {
  readonly kind: MoneyKind
  readonly memory: JournalMemory
  readonly isSignedIn: () => boolean
}

/**
 * The session may end between the server's acceptance and the record: what was sent is kept until a record contains
 * it.
 */
export const createSentJournal = (deps: JournalDeps): SentJournal => {
  const { kind, memory, findLost, settleLost, isSignedIn } = deps
  let visible: readonly LostAct[] = []

  const lastAccepted = (): readonly LostAct[] => {
    const sent = memory.read()
    const amount = parseCents(draftText(sent, 'amount'))
    return amount === undefined ? [] : [{ act: kind, number: draftText(sent, 'number') ?? '', amount }]
  }

  const markSeen = async (): Promise<void> => {
    const shown = visible
    visible = []
    if (shown.length === 0) return
    memory.keep(undefined)
    await settleLost(shown)
  }

  return {
    unseen: async () => {
      const lost = await findLost(kind)
      return [...lastAccepted(), ...(lost.ok ? lost.value : [])]
    },
    markShown: (acts) => {
      visible = acts
    },
    markSeen,
    leave: () => {
      if (isSignedIn()) void markSeen()
      else visible = []
    },
    recordAccepted: (number, amount) => memory.keep({ number, amount: centsToDecimal(amount) }),
  }
}
