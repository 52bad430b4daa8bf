import {
  addItem,
  type CartItem,
  type CartLine,
  type CartState,
  clampQuantity,
  isSameItem,
  linesWith,
  linesWithout,
  lineTaken,
  temporaryIdOf,
} from './cart.ts'
// The server's cart with optimistic updates: a change shows at once, writes are sent one after another, and the
// server's answers win. A state machine without a clock: `stepCart` returns effects, the driver in
// application/cart/server-cart.ts carries them out.

/** One write to the server. `key` is unique within this page and chosen by the driver. */
export type CartWrite = { readonly key: number } & (
  | { readonly kind: 'add'; readonly item: CartItem; readonly number: number; readonly id: string }
  | { readonly kind: 'set'; readonly id: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly ids: readonly string[] }
)

type Listing = {
  /** The number of the latest list request; answers to earlier ones are ignored. */
  readonly load: number
  readonly isUnderWay: boolean
  /** A list is requested once every write is answered, because an earlier list would not contain them. */
  readonly isDue: boolean
  readonly isQuiet: boolean
  /** Requested after a refusal: if it fails, the server's last answer is shown again. */
  readonly isPuttingBack: boolean
  /** How many writes were answered when the list was requested. */
  readonly answered: number
}

/** The signed-in shopper's cart: what is shown and what the server has. */
export type CartSync = {
  readonly phase: CartState['phase']
  /** The lines on screen. */
  readonly lines: readonly CartLine[]
  /** The lines of the server's last answer. */
  readonly snapshot: readonly CartLine[]
  /** Pending quantities by line id: set by the shopper, not yet confirmed by the server. */
  readonly pending: ReadonlyMap<string, number>
  /** The server's ids of lines that were added here, by their temporary ids. */
  readonly serverIds: ReadonlyMap<string, string>
  /** Unanswered writes, in the order in which they were made. */
  readonly writes: readonly (CartWrite & { readonly isSent: boolean })[]
  /** How many writes were answered so far. */
  readonly answered: number
  readonly listing: Listing
}

/** What can happen to the synchronised cart: actions of the shopper, answers of the server, timers. */
export type CartEvent =
  /** The shopper adds as many as `additionOf` allows. */
  | { readonly kind: 'add-requested'; readonly key: number; readonly item: CartItem }
  | { readonly kind: 'quantity-requested'; readonly id: string; readonly quantity: number }
  | { readonly kind: 'remove-requested'; readonly key: number; readonly ids: readonly string[] }
  | { readonly kind: 'list-requested'; readonly isQuiet: boolean }
  /**
   * Quantities have not changed for a while, so they are sent. `key`: the first of as many keys as there are pending
   * quantities.
   */
  | { readonly kind: 'pause-over'; readonly key: number }
  /** The page is unloading: pending writes are sent without waiting for earlier answers. */
  | { readonly kind: 'page-left' }
  | { readonly kind: 'session-ended' }
  /** The server has added the item; `line` is the server's row where the answer contains it. */
  | { readonly kind: 'added'; readonly key: number; readonly line: CartLine | undefined }
  | {
      readonly kind: 'quantity-taken'
      readonly key: number
      readonly serverId: string
      readonly quantity: number
    }
  /** The server no longer has the line whose quantity was set. */
  | { readonly kind: 'line-missing'; readonly key: number }
  | { readonly kind: 'removed'; readonly key: number; readonly removedIds: readonly string[] }
  | { readonly kind: 'refused'; readonly key: number }
  | { readonly kind: 'listed'; readonly load: number; readonly lines: readonly CartLine[] }
  | { readonly kind: 'list-failed'; readonly load: number }

/** An effect that the driver carries out after a step, in order. */
export type CartEffect =
  | { readonly do: 'send'; readonly write: CartWrite }
  | { readonly do: 'list'; readonly load: number; readonly isQuiet: boolean }
  /** Restart the timer that waits for a pause between quantity changes. */
  | { readonly do: 'wait' }
  /** Tell the other tabs that the server's cart has changed. */
  | { readonly do: 'announce' }

/** The next state and the effects. */
export type CartStep = readonly [CartSync, readonly CartEffect[]]

/** Nothing loaded, nothing requested. */
export const EMPTY_CART: CartSync = {
  phase: 'idle',
  lines: [],
  snapshot: [],
  pending: new Map(),
  serverIds: new Map(),
  writes: [],
  answered: 0,
  listing: { load: 0, isUnderWay: false, isDue: false, isQuiet: true, isPuttingBack: false, answered: 0 },
}

/** Whether an answer is outstanding, so that the totals are the shopper's and not yet the server's. */
export const isSettling = ({ pending, writes }: CartSync): boolean => pending.size > 0 || writes.length > 0

/**
 * The result of adding the item: the new quantity in the cart, the `number` to send to the server, and whether the
 * stock limited it. Nothing is sent when the whole stock is in the cart already.
 */
export const additionOf = ({ lines }: CartSync, item: CartItem) => {
  const id = temporaryIdOf(item)
  const present = lines.find((line) => isSameItem(line, item))?.quantity ?? 0
  const added = addItem(lines, item, id)
  return { ...added, id, present, number: added.quantity - present }
}

const without = <V>(map: ReadonlyMap<string, V>, ...keys: readonly string[]): ReadonlyMap<string, V> =>
  new Map([...map].filter(([key]) => !keys.includes(key)))

/** The pending quantity of a line, by either of its ids. */
const wantedOf = ({ pending, serverIds }: CartSync, id: string): number | undefined =>
  pending.get(id) ?? pending.get(serverIds.get(id) ?? id)

const isLatest = (state: CartSync, { id, quantity }: { readonly id: string; readonly quantity: number }) =>
  wantedOf(state, id) === quantity

const forgotten = (state: CartSync, id: string): CartSync => ({
  ...state,
  pending: without(state.pending, id, state.serverIds.get(id) ?? id),
})

/** Shows the server's lines with the pending quantities applied. */
const withPending = (state: CartSync): CartSync => {
  const pending = new Map(
    [...state.pending].map(([id, quantity]) => [state.serverIds.get(id) ?? id, quantity]),
  )
  const lines = [...pending].reduce((all, [id, quantity]) => linesWith(all, id, quantity), state.snapshot)
  return { ...state, pending, lines }
}

const andThen = ([state, before]: CartStep, go: (state: CartSync) => CartStep): CartStep => {
  const [next, after] = go(state)
  return [next, [...before, ...after]]
}

/** Requests the list now, or once every write is answered. */
const requestList = (state: CartSync, options: { isQuiet: boolean; isPuttingBack: boolean }): CartStep => {
  const load = state.listing.load + 1
  const isDue = state.writes.length > 0
  const isPuttingBack = options.isPuttingBack || (state.listing.isUnderWay && state.listing.isPuttingBack)
  const listing = { ...options, isPuttingBack, load, isDue, isUnderWay: true, answered: state.answered }
  const phase = state.lines.length === 0 ? 'loading' : state.phase
  return [{ ...state, phase, listing }, isDue ? [] : [{ do: 'list', load, isQuiet: options.isQuiet }]]
}

/** Sends the next write when none is running; a quantity that was replaced meanwhile is skipped. */
const advance = (state: CartSync): CartStep => {
  const [first, ...rest] = state.writes
  if (!first) return state.listing.isDue ? requestList(state, state.listing) : [state, []]
  if (state.writes.some(({ isSent }) => isSent)) return [state, []]
  if (first.kind === 'set' && !isLatest(state, first)) {
    const passed = { ...state, writes: rest, answered: state.answered + 1 }
    return advance(rest.length === 0 ? withPending(passed) : passed)
  }
  return [{ ...state, writes: [{ ...first, isSent: true }, ...rest] }, [{ do: 'send', write: first }]]
}

const enqueue = (state: CartSync, ...writes: readonly CartWrite[]): CartStep =>
  advance({ ...state, writes: [...state.writes, ...writes.map((write) => ({ ...write, isSent: false }))] })

/** Handles the answer to a write: removes it from the queue, applies `take`, then sends the next one. */
const answered = (
  state: CartSync,
  key: number,
  take: (state: CartSync, write: CartWrite) => CartStep,
): CartStep => {
  const write = state.writes.find((one) => one.key === key)
  // The answer belongs to an ended session.
  if (!write) return [state, []]
  const left = { ...state, writes: state.writes.filter((one) => one !== write), answered: state.answered + 1 }
  return andThen(take(left, write), advance)
}

/** Shows the server's lines, unless an outstanding answer will be newer. */
const taken = (state: CartSync): CartStep => [
  state.writes.length === 0 ? withPending(state) : state,
  [{ do: 'announce' }],
]

const putBack = (state: CartSync): CartStep => requestList(state, { isQuiet: true, isPuttingBack: true })

/** The state machine: the next state after an event, and the effects in order. */
export const stepCart = (state: CartSync, event: CartEvent): CartStep => {
  switch (event.kind) {
    case 'add-requested': {
      const { item, key } = event
      const { id, number, present, lines } = additionOf(state, item)
      if (number <= 0) return [state, []]
      // The line with this id is gone.
      const serverIds = present === 0 ? without(state.serverIds, id) : state.serverIds
      return enqueue({ ...state, lines, serverIds }, { key, kind: 'add', item, number, id })
    }
    case 'quantity-requested': {
      const line = state.lines.find(({ id }) => id === event.id)
      if (!line) return [state, []]
      const { quantity } = clampQuantity(event.quantity, line.stock)
      const lines = linesWith(state.lines, event.id, quantity)
      return [{ ...state, lines, pending: new Map(state.pending).set(event.id, quantity) }, [{ do: 'wait' }]]
    }
    case 'remove-requested': {
      const { key, ids } = event
      const lines = linesWithout(state.lines, ids)
      return enqueue(
        { ...state, lines, pending: without(state.pending, ...ids) },
        { key, kind: 'remove', ids },
      )
    }
    case 'pause-over': {
      const isQueued = (id: string, quantity: number): boolean =>
        state.writes.some((one) => one.kind === 'set' && one.id === id && one.quantity === quantity)
      const fresh = [...state.pending].filter(([id, quantity]) => !isQueued(id, quantity))
      return enqueue(
        state,
        ...fresh.map(([id, quantity], at) => ({ key: event.key + at, kind: 'set', id, quantity }) as const),
      )
    }
    case 'page-left': {
      const unsent = state.writes.filter(
        (write) => !write.isSent && (write.kind !== 'set' || isLatest(state, write)),
      )
      const writes = state.writes.map((write) =>
        unsent.includes(write) ? { ...write, isSent: true } : write,
      )
      return [{ ...state, writes }, unsent.map((write) => ({ do: 'send', write }))]
    }
    case 'session-ended':
      return [{ ...EMPTY_CART, listing: { ...EMPTY_CART.listing, load: state.listing.load + 1 } }, []]
    case 'list-requested':
      return requestList(state, { isQuiet: event.isQuiet, isPuttingBack: false })
    case 'added':
      return answered(state, event.key, (left, write) => {
        if (!event.line || write.kind !== 'add') {
          return andThen(taken(left), (now) => requestList(now, { isQuiet: true, isPuttingBack: false }))
        }
        const serverIds = new Map(left.serverIds).set(write.id, event.line.id)
        const synced = { ...left, serverIds, snapshot: lineTaken(left.snapshot, event.line) }
        if (synced.phase === 'ready') return taken(synced)
        // The other lines are not loaded yet.
        const list = requestList(synced, { isQuiet: true, isPuttingBack: false })
        return andThen([synced, [{ do: 'announce' }]], () => list)
      })
    case 'quantity-taken':
      return answered(state, event.key, (left, write) => {
        const { serverId, quantity } = event
        const synced = { ...left, snapshot: linesWith(left.snapshot, serverId, quantity) }
        if (write.kind !== 'set' || !isLatest(synced, write)) return taken(synced)
        return taken({ ...forgotten(synced, write.id), lines: linesWith(synced.lines, write.id, quantity) })
      })
    case 'line-missing':
      return answered(state, event.key, (left, write) =>
        taken(write.kind === 'set' ? forgotten(left, write.id) : left),
      )
    case 'removed':
      return answered(state, event.key, (left, write) => {
        // A refused earlier write may have shown them again.
        const ids = write.kind === 'remove' ? [...write.ids, ...event.removedIds] : event.removedIds
        const snapshot = linesWithout(left.snapshot, event.removedIds)
        return taken({ ...left, snapshot, lines: linesWithout(left.lines, ids) })
      })
    case 'refused':
      return answered(state, event.key, (left, write) => {
        if (write.kind !== 'set') return putBack(left)
        return isLatest(left, write) ? putBack(forgotten(left, write.id)) : [left, []]
      })
    case 'listed': {
      const { listing } = state
      if (event.load !== listing.load || !listing.isUnderWay) return [state, []]
      if (state.writes.length > 0) return [{ ...state, listing: { ...listing, isDue: true } }, []]
      if (state.answered !== listing.answered) return requestList(state, listing)
      const serverIds = new Map(state.serverIds)
      for (const line of event.lines) serverIds.set(temporaryIdOf(line), line.id)
      const over = { ...listing, isUnderWay: false, isPuttingBack: false }
      return [withPending({ ...state, snapshot: event.lines, serverIds, phase: 'ready', listing: over }), []]
    }
    case 'list-failed': {
      if (event.load !== state.listing.load) return [state, []]
      const failed: CartSync = {
        ...state,
        phase: 'failed',
        listing: { ...state.listing, isUnderWay: false, isDue: false, isPuttingBack: false },
      }
      return [state.listing.isPuttingBack ? withPending(failed) : failed, []]
    }
  }
}
