import type { ApiFault } from '../../domain/api/fault.ts'
import { type CartLine, temporaryIdOf } from '../../domain/cart/cart.ts'
import {
  additionOf,
  type CartEffect,
  type CartEvent,
  type CartWrite,
  EMPTY_CART,
  isSettling,
  stepCart,
} from '../../domain/cart/cart-sync.ts'
import { fail, mapResult, ok, type Result } from '../../domain/shared/result.ts'
import { QUIET, type Quietly } from '../api/api-client.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import { whenLeaving } from '../shared/stay-fresh.ts'
import type { CartApi } from './cart-api.ts'
import { CART_TOPIC, type CartSide, type CartStore } from './cart-context.ts'

/** api.md 7: delay in milliseconds after the last change before quantities are sent. */
const QUANTITY_DEBOUNCE_MS = 350

/** The cart of a signed-in shopper. */
export type ServerCart = CartSide & {
  /** Loads and shows the lines; pending quantities stay as the shopper set them. */
  readonly reload: (callOptions?: Quietly) => Promise<Result<readonly CartLine[], ApiFault>>
  /** Sends pending quantities and resolves when the server has answered everything. */
  readonly settled: () => Promise<void>
  /** Clears the state of an ended session; the caller clears the store. */
  readonly reset: () => void
}

type Deps = {
  readonly cartStore: CartStore
  readonly cartApi: CartApi
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly tabs: TabsPort
}

/** The server's answer to adding an item. */
type Added = { readonly quantity: number | undefined; readonly isCut: boolean }

/** The driver of the server's cart: carries out the effects of `stepCart` and feeds back their results. */
export const createServerCart = (deps: Deps): ServerCart => {
  const { cartStore: store, cartApi, clock, lifecycle, tabs } = deps
  let state = EMPTY_CART
  let timer: TimerHandle | undefined
  let lastKey = 0
  /** Callbacks waiting for the answer to a write, for the list, or for all writes. */
  const answerCallbacks = new Map<number, (answer: Result<unknown, ApiFault>) => void>()
  const listCallbacks: ((answer: Result<readonly CartLine[], ApiFault>) => void)[] = []
  const idleCallbacks: (() => void)[] = []

  const nextKey = (): number => {
    lastKey += 1
    return lastKey
  }

  const step = (event: CartEvent): void => {
    const before = state
    const [next, effects] = stepCart(state, event)
    state = next
    if (next.lines !== before.lines) store.setLines(next.lines)
    if (next.phase !== before.phase) store.setPhase(next.phase)
    store.setSettling(isSettling(next))
    for (const effect of effects) perform(effect)
    if (next.writes.length > 0) return
    for (const resolve of idleCallbacks.splice(0)) resolve()
  }

  const perform = (effect: CartEffect): void => {
    switch (effect.do) {
      case 'send':
        void send(effect.write)
        break
      case 'list':
        void list(effect.load, effect.isQuiet)
        break
      case 'wait':
        timer?.cancel()
        timer = clock.after(QUANTITY_DEBOUNCE_MS, flush)
        break
      case 'announce':
        tabs.announce(CART_TOPIC, 'changed')
    }
  }

  const flush = (): void => {
    timer?.cancel()
    timer = undefined
    step({ kind: 'pause-over', key: lastKey + 1 })
    lastKey += state.pending.size
  }

  const list = async (load: number, isQuiet: boolean): Promise<void> => {
    const answer = await cartApi.list(isQuiet ? QUIET : undefined)
    step(answer.ok ? { kind: 'listed', load, lines: answer.value } : { kind: 'list-failed', load })
    if (load !== state.listing.load || state.listing.isUnderWay) return
    for (const resolve of listCallbacks.splice(0)) resolve(answer)
  }

  const whenListed = (): Promise<Result<readonly CartLine[], ApiFault>> =>
    new Promise((resolve) => listCallbacks.push(resolve))

  /** The server's ids of these lines. Lines that were never sent, or refused, are left out. */
  const serverIdsOf = async (ids: readonly string[]): Promise<Result<readonly string[], ApiFault>> => {
    const known = ids.map((id) => state.serverIds.get(id) ?? id)
    if (!known.some((id) => id.startsWith('new:'))) return ok(known)
    return mapResult(await cartApi.list(QUIET), (all) =>
      all
        .filter((line) => known.includes(line.id) || known.includes(temporaryIdOf(line)))
        .map(({ id }) => id),
    )
  }

  /** Sends a write; returns the answer and the event for it. */
  const exchange = async (write: CartWrite): Promise<readonly [Result<unknown, ApiFault>, CartEvent]> => {
    const { key } = write
    const refused = { kind: 'refused', key } as const
    if (write.kind === 'add') {
      const answer = await cartApi.add(write.item, write.number)
      return [answer, answer.ok ? { kind: 'added', key, line: answer.value.line } : refused]
    }
    const serverIds = await serverIdsOf(write.kind === 'set' ? [write.id] : write.ids)
    if (!serverIds.ok) return [serverIds, refused]
    if (write.kind === 'remove') {
      const removedIds = serverIds.value
      const answer = removedIds.length === 0 ? serverIds : await cartApi.remove(removedIds)
      return [answer, answer.ok ? { kind: 'removed', key, removedIds } : refused]
    }
    const [serverId] = serverIds.value
    if (serverId === undefined) return [serverIds, { kind: 'line-missing', key }]
    const answer = await cartApi.setQuantity(serverId, write.quantity)
    if (!answer.ok) return [answer, refused]
    return [
      answer,
      { kind: 'quantity-taken', key, serverId, quantity: answer.value.quantity ?? write.quantity },
    ]
  }

  const send = async (write: CartWrite): Promise<void> => {
    const [answer, event] = await exchange(write)
    const before = state.listing.load
    step(event)
    // The caller is informed once the outcome is on screen.
    const isListed = event.kind === 'refused' || state.listing.load !== before
    if (answerCallbacks.has(write.key) && isListed && state.listing.isUnderWay) await whenListed()
    answerCallbacks.get(write.key)?.(answer)
    answerCallbacks.delete(write.key)
  }

  /** Resolves with the answer to the write, or `cancelled` if the session ends before it is sent. */
  const request = <T>(event: CartEvent & { readonly key: number }): Promise<Result<T, ApiFault>> =>
    new Promise((resolve) => {
      // The event's key identifies the call, and so the type of its answer.
      answerCallbacks.set(event.key, resolve as (answer: Result<unknown, ApiFault>) => void)
      step(event)
    })

  const reload: ServerCart['reload'] = (callOptions) => {
    const answer = whenListed()
    step({ kind: 'list-requested', isQuiet: callOptions === QUIET })
    return answer
  }

  whenLeaving(lifecycle, (isLeaving) => {
    flush()
    if (isLeaving) step({ kind: 'page-left' })
  })

  return {
    reload,
    refresh: () => reload(),
    settled: async () => {
      flush()
      if (state.writes.length > 0) await new Promise<void>((resolve) => idleCallbacks.push(resolve))
    },
    reset: () => {
      timer?.cancel()
      timer = undefined
      const { writes } = state
      step({ kind: 'session-ended' })
      const cancelled = fail({ kind: 'cancelled' } as const)
      for (const { key, isSent } of writes) {
        if (isSent) continue
        answerCallbacks.get(key)?.(cancelled)
        answerCallbacks.delete(key)
      }
      for (const resolve of listCallbacks.splice(0)) resolve(cancelled)
    },
    add: async (item) => {
      if (item.stock !== undefined && item.stock <= 0) return fail({ kind: 'sold-out' })
      flush()
      const { number, present, quantity, isCut } = additionOf(state, item)
      if (number <= 0) return ok({ quantity: present, isCut: true })
      const answer = await request<Added>({ kind: 'add-requested', key: nextKey(), item })
      return mapResult(answer, (added) => ({
        quantity: added.quantity ?? quantity,
        isCut: isCut || added.isCut,
      }))
    },
    setQuantity: (id, quantity) => step({ kind: 'quantity-requested', id, quantity }),
    remove: async (ids) => {
      if (ids.length === 0) return ok(true)
      return mapResult(await request({ kind: 'remove-requested', key: nextKey(), ids }), () => true)
    },
  }
}
