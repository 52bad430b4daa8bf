import type { User } from '../../domain/account/user.ts'
import { type CartLine, isSameItem, planMerge, withQuantity } from '../../domain/cart/cart.ts'
import { digestOf } from '../../domain/shared/digest.ts'
import { QUIET } from '../api/api-client.ts'
import type { SessionState } from '../session/session-state.ts'
import { keptFields } from '../shared/device-memory.ts'
import type { Notices } from '../shared/notices.ts'
import type { CartApi } from './cart-api.ts'
import type { ServerCart } from './server-cart.ts'
import type { VisitorLines } from './visitor-cart.ts'

type Deps = {
  readonly cartApi: CartApi
  readonly visitorLines: VisitorLines
  readonly sessionState: SessionState
  readonly notices: Notices
}

/** Moves the visitor's lines into the server's cart. Returns true when the server's cart may have changed. */
export type MergeCart = () => Promise<boolean>

/** What a signed-in shopper has, and a visitor has not. */
export type ShopperCart = { readonly server: ServerCart; readonly merge: MergeCart }

/**
 * Stored with a visitor's line before it is added to the server's cart, in case the answer is lost: `quantity` to be
 * added, and the resulting quantity `reached`. `whose` is a digest of shopper and line.
 */
type PendingAddition = { readonly whose: string; readonly quantity: number; readonly reached: number }

const whoseOf = (line: CartLine, user: User | undefined): string => digestOf(`${user?.id} ${line.id}`)

/**
 * What remains to be added of a line, after subtracting what an unanswered call did add according to the server's
 * lines.
 */
const remainderOf = (
  line: CartLine,
  listed: readonly CartLine[],
  user: User | undefined,
): readonly CartLine[] => {
  const asked = keptFields(line)['asked'] as Partial<PendingAddition> | undefined
  const serverQuantity = listed.find((other) => isSameItem(other, line))?.quantity ?? 0
  const { whose, quantity = 0, reached = Number.POSITIVE_INFINITY } = asked ?? {}
  if (whose !== whoseOf(line, user) || !(serverQuantity >= reached)) return [line]
  // Without the mark, which has been handled: kept on the rest it would count again.
  const rest = { ...withQuantity(line, line.quantity - quantity), asked: undefined }
  return rest.quantity > 0 ? [rest] : []
}

/**
 * api.md 3: at sign-in each line is added, quantities are added to the server's line and limited to stock. Lines that
 * the server refuses (unknown, off sale, sold out) are dropped with one summary; lines that could not be sent stay on
 * the device for next time. A line is removed from the device as soon as the server has it, so that a reload half-way
 * adds nothing twice; the server's list tells whether an unanswered call was carried out.
 */
export const createMergeCart = (deps: Deps): MergeCart => {
  const { cartApi, visitorLines, sessionState, notices } = deps
  const keep = (change: (line: CartLine) => readonly CartLine[]): void =>
    visitorLines.write(visitorLines.read().flatMap(change))
  return async () => {
    if (visitorLines.read().length === 0) return false
    const token = sessionState.token()
    const user = sessionState.user$.value
    const loadServerLines = async (): Promise<readonly CartLine[] | undefined> => {
      const listed = await cartApi.list(QUIET)
      if (!listed.ok || token !== sessionState.token()) return undefined
      keep((line) => remainderOf(line, listed.value, user))
      return listed.value
    }
    const listed = await loadServerLines()
    if (!listed) return false
    let dropped = 0
    let isUnanswered = false
    // Oldest first, so that the newest is on top again afterwards.
    for (const { line, add, isCut } of [...planMerge(visitorLines.read(), listed)].reverse()) {
      if (token !== sessionState.token()) return true
      const isThis = ({ id }: CartLine): boolean => id === line.id
      const serverQuantity = listed.find((other) => isSameItem(other, line))?.quantity ?? 0
      const asked: PendingAddition = {
        whose: whoseOf(line, user),
        quantity: line.quantity,
        reached: serverQuantity + add,
      }
      if (add > 0) keep((one) => [isThis(one) ? { ...one, asked } : one])
      const answer = add > 0 ? await cartApi.add(line, add, QUIET) : undefined
      const isRefused = answer?.ok === false && answer.fault.kind === 'rejected'
      if (answer?.ok === false && !isRefused) {
        isUnanswered = true
        continue
      }
      keep((one) => (isThis(one) ? [] : [one]))
      if (isRefused || (add === 0 && isCut)) dropped += 1
    }
    if (isUnanswered) await loadServerLines()
    if (dropped > 0) notices.show('info', { kind: 'key', key: 'core.cartMerged', with: { dropped } })
    return true
  }
}
