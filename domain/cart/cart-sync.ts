import type { CartItem, CartLine, CartState } from './cart.ts'
import {
  addItem,
  clampQuantity,
  isSameItem,
  linesWith,
  linesWithout,
  lineTaken,
  temporaryIdOf,
} from './cart-rules.ts'

// The cart at the server, with optimistic updates: a change shows at once, the server is told of one after another, and
// what it answers is believed. A machine without a clock: `stepCart` says what to do, the driver in
// application/cart/server-cart.ts does it.

/** One change that the server is told of. `key` is the driver's, and no other write of this page has it. */
export type CartWrite = { readonly key: number } & (
  | { readonly kind: 'add'; readonly item: CartItem; readonly number: number; readonly id: string }
  | { readonly kind: 'set'; readonly id: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly ids: readonly string[] }
)

type Listing = {
  /** The number of the list that was asked for last; the answer to an earlier one is not used. */
  readonly load: number
  readonly isUnderWay: boolean
  /** To be asked for when every write is answered, as a list from before does not show them. */
  readonly isDue: boolean
  readonly isQuiet: boolean
  /** Asked for after a refusal: if it fails, the server's last answer is shown again. */
  readonly isPuttingBack: boolean
  /** How many writes were answered when it was asked for. */
  readonly answered: number
}

/** The signed-in shopper's cart between what is shown and what the server has. */
export type CartSync = {
  readonly phase: CartState['phase']
  /** What is shown. */
  readonly lines: readonly CartLine[]
  /** The lines as of the server's last answer. */
  readonly snapshot: readonly CartLine[]
  /** Quantities that the shopper has set and the server has not answered yet, by line id. */
  readonly pending: ReadonlyMap<string, number>
  /** The server's ids of lines that were added here, by the temporary ones under which they were shown. */
  readonly serverIds: ReadonlyMap<string, string>
  /** Those without an answer, in the order in which they were asked for. */
  readonly writes: readonly (CartWrite & { readonly isSent: boolean })[]
  /** How many were answered so far. */
  readonly answered: number
  readonly listing: Listing
}

/** What can happen to the synchronised cart, in the past tense: the shopper asks, the server answers, time passes. */
export type CartEvent =
  /** The shopper adds what `additionOf` says can be added. */
  | { readonly kind: 'add-asked'; readonly key: number; readonly item: CartItem }
  | { readonly kind: 'quantity-asked'; readonly id: string; readonly quantity: number }
  | { readonly kind: 'remove-asked'; readonly key: number; readonly ids: readonly string[] }
  | { readonly kind: 'list-asked'; readonly isQuiet: boolean }
  /** No quantity was changed for a while: they are sent. `key`: the first of as many keys as are pending. */
  | { readonly kind: 'pause-over'; readonly key: number }
  /** The page is unloaded: nothing can wait for the answer to what was sent before. */
  | { readonly kind: 'page-left' }
  | { readonly kind: 'session-ended' }
  /** The server has added; `line` as its list shows it, where it tells that. */
  | { readonly kind: 'added'; readonly key: number; readonly line: CartLine | undefined }
  | {
      readonly kind: 'quantity-taken'
      readonly key: number
      readonly serverId: string
      readonly quantity: number
    }
  /** The server does not have the line whose quantity was to be set. */
  | { readonly kind: 'line-missing'; readonly key: number }
  | { readonly kind: 'removed'; readonly key: number; readonly gone: readonly string[] }
  | { readonly kind: 'refused'; readonly key: number }
  | { readonly kind: 'listed'; readonly load: number; readonly lines: readonly CartLine[] }
  | { readonly kind: 'list-failed'; readonly load: number }

/** What the driver of the cart has to do after a step; effects are carried out in order. */
export type CartEffect =
  | { readonly do: 'send'; readonly write: CartWrite }
  | { readonly do: 'list'; readonly load: number; readonly isQuiet: boolean }
  /** Wait for a pause in the changes of quantities, anew from now. */
  | { readonly do: 'wait' }
  /** The other tabs are told that the cart at the server has changed. */
  | { readonly do: 'announce' }

/** The next state and what is to be done. */
export type CartStep = readonly [CartSync, readonly CartEffect[]]

/** Nothing loaded, nothing asked for. */
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

/** Whether the server has still to answer: totals are of what the shopper wants, not of what the server has. */
export const isSettling = ({ pending, writes }: CartSync): boolean => pending.size > 0 || writes.length > 0

/**
 * What adding the item comes to: how many of it the cart has then, how many (`number`) the server is to be told of, and
 * whether stock cut it. None is told of when the whole stock is in the cart already.
 */
export const additionOf = ({ lines }: CartSync, item: CartItem) => {
  const id = temporaryIdOf(item)
  const present = lines.find((line) => isSameItem(line, item))?.quantity ?? 0
  const added = addItem(lines, item, id)
  return { ...added, id, present, number: added.quantity - present }
}

const without = <V>(map: ReadonlyMap<string, V>, ...keys: readonly string[]): ReadonlyMap<string, V> =>
  new Map([...map].filter(([key]) => !keys.includes(key)))

/** The quantity that is wanted of a line, under whichever of its ids. */
const wantedOf = ({ pending, serverIds }: CartSync, id: string): number | undefined =>
  pending.get(id) ?? pending.get(serverIds.get(id) ?? id)

const isLatest = (state: CartSync, { id, quantity }: { readonly id: string; readonly quantity: number }) =>
  wantedOf(state, id) === quantity

const forgotten = (state: CartSync, id: string): CartSync => ({
  ...state,
  pending: without(state.pending, id, state.serverIds.get(id) ?? id),
})

/** Shows what the server has, with the quantities that it is still to be told of. */
const shown = (state: CartSync): CartSync => {
  const pending = new Map(
    [...state.pending].map(([id, quantity]) => [state.serverIds.get(id) ?? id, quantity]),
  )
  const lines = [...pending].reduce((all, [id, quantity]) => linesWith(all, id, quantity), state.snapshot)
  return { ...state, pending, lines }
}

const joined = ([state, before]: CartStep, go: (state: CartSync) => CartStep): CartStep => {
  const [next, after] = go(state)
  return [next, [...before, ...after]]
}

/** Asks for the list now, or when every write is answered. */
const listAsked = (state: CartSync, how: { isQuiet: boolean; isPuttingBack: boolean }): CartStep => {
  const load = state.listing.load + 1
  const isDue = state.writes.length > 0
  const isPuttingBack = how.isPuttingBack || (state.listing.isUnderWay && state.listing.isPuttingBack)
  const listing = { ...how, isPuttingBack, load, isDue, isUnderWay: true, answered: state.answered }
  const phase = state.lines.length === 0 ? 'loading' : state.phase
  return [{ ...state, phase, listing }, isDue ? [] : [{ do: 'list', load, isQuiet: how.isQuiet }]]
}

/** Sends the next write when none is under way; a quantity that was overtaken meanwhile is passed over. */
const advance = (state: CartSync): CartStep => {
  const [first, ...rest] = state.writes
  if (!first) return state.listing.isDue ? listAsked(state, state.listing) : [state, []]
  if (state.writes.some(({ isSent }) => isSent)) return [state, []]
  if (first.kind === 'set' && !isLatest(state, first)) {
    const passed = { ...state, writes: rest, answered: state.answered + 1 }
    return advance(rest.length === 0 ? shown(passed) : passed)
  }
  return [{ ...state, writes: [{ ...first, isSent: true }, ...rest] }, [{ do: 'send', write: first }]]
}

const enqueue = (state: CartSync, ...writes: readonly CartWrite[]): CartStep =>
  advance({ ...state, writes: [...state.writes, ...writes.map((write) => ({ ...write, isSent: false }))] })

/** The write has been answered: it leaves the queue, and the next one is sent after what `take` makes of the answer. */
const answered = (
  state: CartSync,
  key: number,
  take: (state: CartSync, write: CartWrite) => CartStep,
): CartStep => {
  const write = state.writes.find((one) => one.key === key)
  // Of a session that has ended.
  if (!write) return [state, []]
  const left = { ...state, writes: state.writes.filter((one) => one !== write), answered: state.answered + 1 }
  return joined(take(left, write), advance)
}

/** Shows what the server has, unless an answer to come says more of it. */
const taken = (state: CartSync): CartStep => [
  state.writes.length === 0 ? shown(state) : state,
  [{ do: 'announce' }],
]

const putBack = (state: CartSync): CartStep => listAsked(state, { isQuiet: true, isPuttingBack: true })

/** What a cart becomes by an event, and what is to be done about it, in this order. */
export const stepCart = (state: CartSync, event: CartEvent): CartStep => {
  switch (event.kind) {
    case 'add-asked': {
      const { item, key } = event
      const { id, number, present, lines } = additionOf(state, item)
      if (number <= 0) return [state, []]
      // What was under this id before has gone.
      const serverIds = present === 0 ? without(state.serverIds, id) : state.serverIds
      return enqueue({ ...state, lines, serverIds }, { key, kind: 'add', item, number, id })
    }
    case 'quantity-asked': {
      const line = state.lines.find(({ id }) => id === event.id)
      if (!line) return [state, []]
      const { quantity } = clampQuantity(event.quantity, line.stock)
      const lines = linesWith(state.lines, event.id, quantity)
      return [{ ...state, lines, pending: new Map(state.pending).set(event.id, quantity) }, [{ do: 'wait' }]]
    }
    case 'remove-asked': {
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
    case 'list-asked':
      return listAsked(state, { isQuiet: event.isQuiet, isPuttingBack: false })
    case 'added':
      return answered(state, event.key, (left, write) => {
        if (!event.line || write.kind !== 'add') {
          return joined(taken(left), (now) => listAsked(now, { isQuiet: true, isPuttingBack: false }))
        }
        const serverIds = new Map(left.serverIds).set(write.id, event.line.id)
        const told = { ...left, serverIds, snapshot: lineTaken(left.snapshot, event.line) }
        if (told.phase === 'ready') return taken(told)
        // The other lines are not known yet.
        const list = listAsked(told, { isQuiet: true, isPuttingBack: false })
        return joined([told, [{ do: 'announce' }]], () => list)
      })
    case 'quantity-taken':
      return answered(state, event.key, (left, write) => {
        const { serverId, quantity } = event
        const told = { ...left, snapshot: linesWith(left.snapshot, serverId, quantity) }
        if (write.kind !== 'set' || !isLatest(told, write)) return taken(told)
        return taken({ ...forgotten(told, write.id), lines: linesWith(told.lines, write.id, quantity) })
      })
    case 'line-missing':
      return answered(state, event.key, (left, write) =>
        taken(write.kind === 'set' ? forgotten(left, write.id) : left),
      )
    case 'removed':
      return answered(state, event.key, (left, write) => {
        // An earlier write that was refused meanwhile may have shown them again.
        const ids = write.kind === 'remove' ? [...write.ids, ...event.gone] : event.gone
        const snapshot = linesWithout(left.snapshot, event.gone)
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
      if (state.answered !== listing.answered) return listAsked(state, listing)
      const serverIds = new Map(state.serverIds)
      for (const line of event.lines) serverIds.set(temporaryIdOf(line), line.id)
      const over = { ...listing, isUnderWay: false, isPuttingBack: false }
      return [shown({ ...state, snapshot: event.lines, serverIds, phase: 'ready', listing: over }), []]
    }
    case 'list-failed': {
      if (event.load !== state.listing.load) return [state, []]
      const failed: CartSync = {
        ...state,
        phase: 'failed',
        listing: { ...state.listing, isUnderWay: false, isDue: false, isPuttingBack: false },
      }
      return [state.listing.isPuttingBack ? shown(failed) : failed, []]
    }
  }
}
