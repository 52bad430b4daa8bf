import { planMerge } from '../../domain/cart/cart-rules.ts'
import { QUIET } from '../api/api-client.ts'
import type { SessionState } from '../session/session-state.ts'
import type { Notices } from '../shared/notices.ts'
import type { CartApi } from './cart-api.ts'
import type { VisitorCart } from './visitor-cart.ts'

type Deps = {
  readonly cartApi: CartApi
  readonly visitorCart: VisitorCart
  readonly sessionState: SessionState
  readonly notices: Notices
}

/** Moves the visitor's lines into the host's cart. True when the host's cart may have changed. */
export type MergeCart = () => Promise<boolean>

/**
 * api.md 3: at sign-in each line is added, quantities sum up with the host's line and are clamped to stock;
 * what the host refuses (unknown, off sale, sold out) is dropped with one summary; what could not be sent
 * stays on the device for the next time. A line leaves the device as soon as the host has it, so that a
 * reload half-way adds nothing twice.
 */
export const createMergeCart = (deps: Deps): MergeCart => {
  const { cartApi, visitorCart, sessionState, notices } = deps
  return async () => {
    const local = visitorCart.read()
    if (local.length === 0) return false
    const asker = sessionState.token()
    const hosted = await cartApi.list(QUIET)
    if (!hosted.ok) return false
    let dropped = 0
    // The oldest first, so that the newest ends on top as it was.
    for (const { line, add, isCut } of [...planMerge(local, hosted.value)].reverse()) {
      if (asker !== sessionState.token()) return true
      const answer = add > 0 ? await cartApi.add(line, add, QUIET) : undefined
      const isRefused = answer?.ok === false && answer.fault.kind === 'rejected'
      if (answer?.ok === false && !isRefused) continue
      visitorCart.write(visitorCart.read().filter(({ id }) => id !== line.id))
      if (isRefused || (add === 0 && isCut)) dropped += 1
    }
    if (dropped > 0) notices.show('info', { kind: 'key', key: 'core.cartMerged', with: { dropped } })
    return true
  }
}
