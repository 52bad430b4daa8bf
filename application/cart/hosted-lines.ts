import type { ApiFault } from '../../domain/api/fault.ts'
import type { CartLine } from '../../domain/cart/cart.ts'
import type { Result } from '../../domain/shared/result.ts'
import { QUIET, type Quietly } from '../api/api-client.ts'
import type { SessionState } from '../session/session-state.ts'
import type { CartApi } from './cart-api.ts'
import type { CartStore } from './cart-store.ts'
import type { CartWrites } from './cart-writes.ts'
import { newNameOf } from './unnamed-lines.ts'
import type { WantedQuantities } from './wanted-quantities.ts'

/** The host's lines as of its last answer, and how they are loaded and shown. */
export type HostedLines = {
  /** Loads and shows the lines. Those whose quantity is still to be sent keep what the shopper set. */
  readonly reload: (how?: Quietly) => Promise<Result<readonly CartLine[], ApiFault>>
  /** After a write that failed: shows what the host has, or had at its last answer when it cannot be loaded. */
  readonly putBack: () => Promise<void>
  /** Takes what an answer to a write told of the lines. */
  readonly update: (change: (lines: readonly CartLine[]) => readonly CartLine[]) => void
  /** Drops the lines, and an answer that is on its way. */
  readonly reset: () => void
}

type Deps = {
  readonly store: CartStore
  readonly cartApi: CartApi
  readonly sessionState: SessionState
  readonly writes: CartWrites
  /** Made later, as what it sends ends in `putBack`. */
  readonly wanted: () => WantedQuantities
}

export const createHostedLines = ({ store, cartApi, sessionState, writes, wanted }: Deps): HostedLines => {
  let latestLoad = 0
  let hosted: readonly CartLine[] = []

  const show = (): void => store.setLines(wanted().over(hosted))

  /** Loads the list again until no write was answered meanwhile, as a list from before does not show the write. */
  const reload: HostedLines['reload'] = async (how) => {
    const asker = sessionState.token()
    latestLoad += 1
    const mine = latestLoad
    const known = writes.answered()
    const isOver = (): boolean => asker !== sessionState.token() || mine !== latestLoad
    if (store.cart$.value.lines.length === 0) store.setPhase('loading')
    const listed = await cartApi.list(how)
    if (isOver()) return listed
    if (listed.ok && (writes.waiting() > 0 || writes.answered() !== known)) {
      await writes.done()
      return isOver() ? listed : reload(how)
    }
    if (listed.ok) {
      hosted = listed.value
      for (const line of hosted) wanted().rename(newNameOf(line), line.id)
      show()
    }
    store.setPhase(listed.ok ? 'ready' : 'failed')
    return listed
  }

  return {
    reload,
    putBack: async () => {
      const asker = sessionState.token()
      const listed = await reload(QUIET)
      if (!listed.ok && asker === sessionState.token()) show()
    },
    update: (change) => {
      hosted = change(hosted)
    },
    reset: () => {
      hosted = []
      latestLoad += 1
    },
  }
}
