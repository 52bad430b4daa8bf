import type { ApiFault } from '../../domain/api/fault.ts'
import type { CartLine } from '../../domain/cart/cart.ts'
import { addItem, clampQuantity, isSameItem, withQuantity } from '../../domain/cart/cart-rules.ts'
import { fail, mapResult, ok, type Result } from '../../domain/shared/result.ts'
import { QUIET, type Quietly } from '../api/api-client.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import type { SessionState } from '../session/session-state.ts'
import type { CartApi } from './cart-api.ts'
import type { CartStore } from './cart-store.ts'
import { CART_TOPIC, type CartSide } from './local-cart.ts'

/** api.md 7: quantity writes are gathered this long. */
const QUANTITY_DEBOUNCE_MS = 350

export type HostCartDeps = {
  readonly store: CartStore
  readonly cartApi: CartApi
  readonly clock: ClockPort
  readonly tabs: TabsPort
  readonly sessionState: SessionState
}

export type HostCart = CartSide & {
  /** Loads the lines without a toast; lines that are being changed here keep what the shopper set. */
  readonly reload: (how?: Quietly) => Promise<Result<readonly CartLine[], ApiFault>>
  /** Sends what is still waiting; resolves when the host has answered everything. */
  readonly settled: () => Promise<void>
  /** Forgets everything of a shopper who left. */
  readonly reset: () => void
}

/**
 * The host's cart. Changes show at once; writes go out one after another, so that two never overtake each
 * other, and one that is refused or does not get through puts back what the host has, or had when it was last heard.
 */
export const createHostCart = ({ store, cartApi, clock, tabs, sessionState }: HostCartDeps): HostCart => {
  /** Quantities the host has not heard of yet, by line. */
  const wanted = new Map<string, number>()
  let timer: TimerHandle | undefined
  let writes: Promise<unknown> = Promise.resolve()
  let writing = 0
  let answered = 0
  let latestLoad = 0
  /** What the host has, as far as it has said. */
  let hosted: readonly CartLine[] = []

  const lines = (): readonly CartLine[] => store.cart$.value.lines
  const settle = (): void => store.setSettling(wanted.size > 0 || writing > 0)
  const changed = (all: readonly CartLine[], id: string, quantity: number): readonly CartLine[] =>
    all.map((line) => (line.id === id ? withQuantity(line, quantity) : line))
  const without = (all: readonly CartLine[], ids: readonly string[]): readonly CartLine[] =>
    all.filter((line) => !ids.includes(line.id))
  const changeLine = (id: string, quantity: number): void => store.setLines(changed(lines(), id, quantity))
  /** The host's lines, with the numbers that it has not heard of yet. */
  const showHosted = (): void =>
    store.setLines([...wanted].reduce((all, [id, quantity]) => changed(all, id, quantity), hosted))

  /** Puts a write at the end of the line. A write of a shopper who has left since is dropped. */
  const enqueue = <T>(write: () => Promise<Result<T, ApiFault>>): Promise<Result<T, ApiFault>> => {
    const asker = sessionState.token()
    writing += 1
    settle()
    const run = async (): Promise<Result<T, ApiFault>> => {
      const answer: Result<T, ApiFault> =
        asker === sessionState.token() ? await write() : fail({ kind: 'cancelled' })
      writing -= 1
      answered += 1
      settle()
      if (answer.ok) tabs.announce(CART_TOPIC, 'changed')
      return answer
    }
    const queued = writes.then(run)
    writes = queued
    return queued
  }

  /** A list that was asked for before a write was answered may not know of it: it is asked for again. */
  const reload: HostCart['reload'] = async (how) => {
    const asker = sessionState.token()
    latestLoad += 1
    const mine = latestLoad
    const known = answered
    const isOver = (): boolean => asker !== sessionState.token() || mine !== latestLoad
    if (lines().length === 0) store.setPhase('loading')
    const listed = await cartApi.list(how)
    if (isOver()) return listed
    if (listed.ok && (writing > 0 || answered !== known)) {
      await writes
      return isOver() ? listed : reload(how)
    }
    if (listed.ok) {
      hosted = listed.value
      showHosted()
    }
    store.setPhase(listed.ok ? 'ready' : 'failed')
    return listed
  }

  const putBack = async (): Promise<void> => {
    const asker = sessionState.token()
    const listed = await reload(QUIET)
    if (!listed.ok && asker === sessionState.token()) showHosted()
  }

  const sendQuantity = async (id: string, quantity: number): Promise<void> => {
    let isRefused = false
    await enqueue<unknown>(async () => {
      // A newer number is on its way: this one is history (latest wins).
      if (wanted.get(id) !== quantity) return ok(undefined)
      const answer = await cartApi.setQuantity(id, quantity)
      if (answer.ok) hosted = changed(hosted, id, answer.value.quantity ?? quantity)
      if (wanted.get(id) !== quantity) return answer
      wanted.delete(id)
      isRefused = !answer.ok
      if (answer.ok && answer.value.quantity !== undefined) changeLine(id, answer.value.quantity)
      return answer
    })
    if (isRefused) await putBack()
  }

  const flush = (): void => {
    timer?.cancel()
    timer = undefined
    for (const [id, quantity] of wanted) void sendQuantity(id, quantity)
  }

  return {
    reload,
    refresh: () => reload(),
    settled: async () => {
      flush()
      await writes
    },
    reset: () => {
      timer?.cancel()
      timer = undefined
      wanted.clear()
      hosted = []
      latestLoad += 1
      store.setLines([])
      store.setPhase('idle')
      settle()
    },
    add: async (item) => {
      if (item.stock !== undefined && item.stock <= 0) return fail({ kind: 'sold-out' })
      flush()
      const before = lines()
      const present = before.find((line) => isSameItem(line, item))?.quantity ?? 0
      const added = addItem(before, item, `new:${item.productId}-${item.merId}-${item.spec}`)
      const number = added.quantity - present
      // All there is in stock is in the cart already: nothing to tell the host.
      if (number <= 0) return ok({ quantity: present, isCut: true })
      store.setLines(added.lines)
      const answer = await enqueue(() => cartApi.add(item, number))
      if (!answer.ok) {
        await putBack()
        return answer
      }
      await reload(QUIET)
      return ok({
        quantity: answer.value.quantity ?? added.quantity,
        isCut: added.isCut || answer.value.isCut,
      })
    },
    setQuantity: (lineId, quantity) => {
      const line = lines().find(({ id }) => id === lineId)
      if (!line) return
      const clamped = clampQuantity(quantity, line.stock).quantity
      wanted.set(lineId, clamped)
      changeLine(lineId, clamped)
      settle()
      timer?.cancel()
      timer = clock.after(QUANTITY_DEBOUNCE_MS, flush)
    },
    remove: async (lineIds) => {
      if (lineIds.length === 0) return ok(true)
      for (const id of lineIds) wanted.delete(id)
      store.setLines(without(lines(), lineIds))
      const answer = await enqueue(() => cartApi.remove(lineIds))
      if (answer.ok) {
        hosted = without(hosted, lineIds)
        // A change before it, which was taken back meanwhile, has shown them again.
        store.setLines(without(lines(), lineIds))
      } else await putBack()
      return mapResult(answer, () => true)
    },
  }
}
