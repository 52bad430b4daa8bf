import type { ApiFault } from '../../domain/api/fault.ts'
import type { CartLine } from '../../domain/cart/cart.ts'
import {
  addItem,
  clampQuantity,
  isSameItem,
  linesWith,
  linesWithout,
  lineTaken,
  temporaryIdOf,
} from '../../domain/cart/cart-rules.ts'
import { fail, mapResult, ok, type Result } from '../../domain/shared/result.ts'
import { QUIET, type Quietly } from '../api/api-client.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import type { SessionState } from '../session/session-state.ts'
import { whenLeaving } from '../shared/stay-fresh.ts'
import type { CartApi } from './cart-api.ts'
import type { CartSide } from './cart-context.ts'
import { CART_TOPIC, type CartStore } from './cart-store.ts'

/** api.md 7: how long, in milliseconds, after the last change quantities are sent. */
const QUANTITY_DEBOUNCE_MS = 350

export type ServerCart = CartSide & {
  /** Loads and shows the lines. Those whose quantity is still to be sent keep what the shopper set. */
  readonly reload: (how?: Quietly) => Promise<Result<readonly CartLine[], ApiFault>>
  /** Sends quantities that still wait, and resolves when the server has answered everything. */
  readonly settled: () => Promise<void>
  /** Drops what is kept of an ended session; the caller clears what is shown. */
  readonly reset: () => void
}

type Deps = {
  readonly store: CartStore
  readonly cartApi: CartApi
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly tabs: TabsPort
  readonly sessionState: SessionState
}

/**
 * The cart at the server, with optimistic updates: changes show at once. Writes are sent one after another, so that none
 * overtakes another; when one fails, the cart shows again what the server has, or had at its last answer. An answer that
 * tells what has become of the line is believed; after one that tells less, the list is read.
 */
export const createServerCart = ({
  store,
  cartApi,
  clock,
  lifecycle,
  tabs,
  sessionState,
}: Deps): ServerCart => {
  /** The lines as of the server's last answer. */
  let snapshot: readonly CartLine[] = []
  /** Quantities that the shopper has set and the server has not answered yet, by line id. */
  const pending = new Map<string, number>()
  /** The server's ids of lines that were added here, by the temporary ones under which they were shown. */
  const serverIds = new Map<string, string>()

  const lines = (): readonly CartLine[] => store.cart$.value.lines
  const changeLine = (id: string, quantity: number): void => store.setLines(linesWith(lines(), id, quantity))

  let last: Promise<unknown> = Promise.resolve()
  /** How many writes have no answer yet, and how many were answered so far. */
  let waiting = 0
  let answered = 0

  const settle = (): void => store.setSettling(pending.size > 0 || waiting > 0)

  let depart: () => void = () => undefined
  /** Comes when the page is unloaded: a write must not wait for the answer to the one before, which nobody hears. */
  let departure = new Promise<void>((resolve) => {
    depart = resolve
  })

  /**
   * Puts a write at the end of the queue. It is `cancelled` if the session has ended when its turn comes. `taken` is
   * called with what the server answered, before the next write is sent.
   */
  const enqueue = <T>(
    write: () => Promise<Result<T, ApiFault>>,
    taken: (answer: T) => void,
  ): Promise<Result<T, ApiFault>> => {
    const asker = sessionState.token()
    const isOurs = (): boolean => asker === sessionState.token()
    waiting += 1
    settle()
    const queued = Promise.race([last, departure]).then(async (): Promise<Result<T, ApiFault>> => {
      const answer: Result<T, ApiFault> = isOurs() ? await write() : fail({ kind: 'cancelled' })
      waiting -= 1
      answered += 1
      if (answer.ok && isOurs()) taken(answer.value)
      settle()
      if (answer.ok) tabs.announce(CART_TOPIC, 'changed')
      return answer
    })
    last = queued
    return queued
  }

  const show = (): void => {
    for (const [id, quantity] of pending) {
      const serverId = serverIds.get(id)
      if (serverId === undefined) continue
      pending.delete(id)
      pending.set(serverId, quantity)
    }
    store.setLines([...pending].reduce((all, [id, quantity]) => linesWith(all, id, quantity), snapshot))
  }

  /** Shows what the server has, unless an answer to come says more of it. */
  const showSettled = (): void => {
    if (waiting === 0) show()
  }

  let latestLoad = 0

  /** Loads the list again until no write was answered meanwhile, as a list from before does not show the write. */
  const reload: ServerCart['reload'] = async (how) => {
    const asker = sessionState.token()
    latestLoad += 1
    const mine = latestLoad
    const known = answered
    const isOver = (): boolean => asker !== sessionState.token() || mine !== latestLoad
    if (lines().length === 0) store.setPhase('loading')
    const listed = await cartApi.list(how)
    if (isOver()) return listed
    if (listed.ok && (waiting > 0 || answered !== known)) {
      await last
      return isOver() ? listed : reload(how)
    }
    if (listed.ok) {
      snapshot = listed.value
      for (const line of snapshot) serverIds.set(temporaryIdOf(line), line.id)
      show()
    }
    store.setPhase(listed.ok ? 'ready' : 'failed')
    return listed
  }

  /** After a write that failed: shows what the server has, or had at its last answer when it cannot be loaded. */
  const putBack = async (): Promise<void> => {
    const asker = sessionState.token()
    const listed = await reload(QUIET)
    if (!listed.ok && asker === sessionState.token()) show()
  }

  /** The server's ids of these lines. Lines that it does not have (never sent, or refused) are left out. */
  const serverIdsOf = async (ids: readonly string[]): Promise<Result<readonly string[], ApiFault>> => {
    const known = ids.map((id) => serverIds.get(id) ?? id)
    if (!known.some((id) => id.startsWith('new:'))) return ok(known)
    const listed = await cartApi.list(QUIET)
    return mapResult(listed, (all) =>
      all
        .filter((line) => known.includes(line.id) || known.includes(temporaryIdOf(line)))
        .map(({ id }) => id),
    )
  }

  const sendQuantity = async (id: string, quantity: number): Promise<void> => {
    const isLatest = (): boolean => pending.get(id) === quantity
    let isRefused = false
    const answer = await enqueue(
      async (): Promise<Result<{ serverId: string; quantity: number } | undefined, ApiFault>> => {
        // A newer quantity is to be sent: this one is skipped (the latest wins).
        if (!isLatest()) return ok(undefined)
        const named = await serverIdsOf([id])
        const [serverId] = named.ok ? named.value : [id]
        if (serverId === undefined) {
          pending.delete(id)
          return ok(undefined)
        }
        const set = named.ok ? await cartApi.setQuantity(serverId, quantity) : named
        if (!set.ok && isLatest()) {
          pending.delete(id)
          isRefused = true
        }
        return mapResult(set, (given) => ({ serverId, quantity: given.quantity ?? quantity }))
      },
      (taken) => {
        if (!taken) return
        snapshot = linesWith(snapshot, taken.serverId, taken.quantity)
        if (!isLatest()) return
        pending.delete(id)
        changeLine(id, taken.quantity)
      },
    )
    if (answer.ok) showSettled()
    else if (isRefused) await putBack()
  }

  let timer: TimerHandle | undefined

  const flush = (): void => {
    timer?.cancel()
    timer = undefined
    for (const [id, quantity] of pending) void sendQuantity(id, quantity)
  }

  whenLeaving(lifecycle, (isLeaving) => {
    flush()
    if (!isLeaving) return
    depart()
    departure = new Promise<void>((resolve) => {
      depart = resolve
    })
  })

  return {
    reload,
    refresh: () => reload(),
    settled: async () => {
      flush()
      await last
    },
    reset: () => {
      timer?.cancel()
      timer = undefined
      pending.clear()
      serverIds.clear()
      snapshot = []
      latestLoad += 1
      settle()
    },
    add: async (item) => {
      if (item.stock !== undefined && item.stock <= 0) return fail({ kind: 'sold-out' })
      flush()
      const asker = sessionState.token()
      const id = temporaryIdOf(item)
      const before = lines()
      const present = before.find((line) => isSameItem(line, item))?.quantity ?? 0
      const added = addItem(before, item, id)
      const number = added.quantity - present
      // The whole stock is in the cart already: the server need not be told.
      if (number <= 0) return ok({ quantity: present, isCut: true })
      // What was under this id before has gone.
      if (present === 0) serverIds.delete(id)
      store.setLines(added.lines)
      const answer = await enqueue(
        () => cartApi.add(item, number),
        ({ line }) => {
          if (!line) return
          snapshot = lineTaken(snapshot, line)
          serverIds.set(id, line.id)
        },
      )
      if (!answer.ok) {
        await putBack()
        return answer
      }
      const isTold = answer.value.line !== undefined && store.cart$.value.phase === 'ready'
      if (isTold) showSettled()
      else if (asker === sessionState.token()) await reload(QUIET)
      return ok({
        quantity: answer.value.quantity ?? added.quantity,
        isCut: added.isCut || answer.value.isCut,
      })
    },
    setQuantity: (lineId, quantity) => {
      const line = lines().find(({ id }) => id === lineId)
      if (!line) return
      const clamped = clampQuantity(quantity, line.stock).quantity
      pending.set(lineId, clamped)
      timer?.cancel()
      timer = clock.after(QUANTITY_DEBOUNCE_MS, flush)
      changeLine(lineId, clamped)
      settle()
    },
    remove: async (lineIds) => {
      if (lineIds.length === 0) return ok(true)
      for (const id of lineIds) pending.delete(id)
      store.setLines(linesWithout(lines(), lineIds))
      const answer = await enqueue(
        async () => {
          const named = await serverIdsOf(lineIds)
          if (!named.ok || named.value.length === 0) return named
          return mapResult(await cartApi.remove(named.value), () => named.value)
        },
        (gone) => {
          snapshot = linesWithout(snapshot, gone)
          // An earlier write that failed meanwhile may have shown them again.
          store.setLines(linesWithout(lines(), [...lineIds, ...gone]))
        },
      )
      if (answer.ok) showSettled()
      else await putBack()
      return mapResult(answer, () => true)
    },
  }
}
