import type { CartLine } from '../../domain/cart/cart.ts'
import { addItem, clampQuantity, isSameItem } from '../../domain/cart/cart-rules.ts'
import { fail, mapResult, ok } from '../../domain/shared/result.ts'
import { QUIET } from '../api/api-client.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import type { SessionState } from '../session/session-state.ts'
import type { CartApi } from './cart-api.ts'
import type { CartStore } from './cart-store.ts'
import { createCartWrites } from './cart-writes.ts'
import { createHostedLines, type HostedLines } from './hosted-lines.ts'
import { CART_TOPIC, type CartSide } from './local-cart.ts'
import { hostNamesOf, newNameOf } from './unnamed-lines.ts'
import { createWantedQuantities, linesWith } from './wanted-quantities.ts'

export type HostCartDeps = {
  readonly store: CartStore
  readonly cartApi: CartApi
  readonly clock: ClockPort
  readonly tabs: TabsPort
  readonly sessionState: SessionState
}

export type HostCart = CartSide & {
  readonly reload: HostedLines['reload']
  /** Sends quantities that still wait, and resolves when the host has answered everything. */
  readonly settled: () => Promise<void>
  /** Drops what is kept of an ended session; the caller clears what is shown. */
  readonly reset: () => void
}

const without = (all: readonly CartLine[], ids: readonly string[]): readonly CartLine[] =>
  all.filter((line) => !ids.includes(line.id))

/**
 * The host's cart. Changes show at once. Writes are sent one after another, so that none overtakes another; when one
 * fails, the cart shows again what the host has, or had at its last answer.
 */
export const createHostCart = ({ store, cartApi, clock, tabs, sessionState }: HostCartDeps): HostCart => {
  const lines = (): readonly CartLine[] => store.cart$.value.lines
  const settle = (): void => store.setSettling(!wanted.isNone() || writes.waiting() > 0)
  const changeLine = (id: string, quantity: number): void => store.setLines(linesWith(lines(), id, quantity))

  const writes = createCartWrites({
    sessionState,
    changed: settle,
    taken: () => tabs.announce(CART_TOPIC, 'changed'),
  })

  const hosted = createHostedLines({ store, cartApi, sessionState, writes, wanted: () => wanted })
  const { reload, putBack } = hosted

  const sendQuantity = async (id: string, quantity: number): Promise<void> => {
    let isRefused = false
    await writes.enqueue<unknown>(async () => {
      // A newer quantity is to be sent: this one is skipped (the latest wins).
      if (wanted.of(id) !== quantity) return ok(undefined)
      const names = await hostNamesOf(cartApi, [id])
      const [name] = names.ok ? names.value : [id]
      if (name === undefined) {
        wanted.forget(id)
        return ok(undefined)
      }
      const answer = names.ok ? await cartApi.setQuantity(name, quantity) : names
      if (answer.ok) hosted.update((all) => linesWith(all, name, answer.value.quantity ?? quantity))
      if (wanted.of(id) !== quantity) return answer
      wanted.forget(id)
      isRefused = !answer.ok
      if (answer.ok && answer.value.quantity !== undefined) changeLine(id, answer.value.quantity)
      return answer
    })
    if (isRefused) await putBack()
  }

  const wanted = createWantedQuantities(clock, (id, quantity) => void sendQuantity(id, quantity))

  return {
    reload,
    refresh: () => reload(),
    settled: async () => {
      wanted.flush()
      await writes.done()
    },
    reset: () => {
      wanted.clear()
      hosted.reset()
      settle()
    },
    add: async (item) => {
      if (item.stock !== undefined && item.stock <= 0) return fail({ kind: 'sold-out' })
      wanted.flush()
      const before = lines()
      const present = before.find((line) => isSameItem(line, item))?.quantity ?? 0
      const added = addItem(before, item, newNameOf(item))
      const number = added.quantity - present
      // The whole stock is in the cart already: the host need not be told.
      if (number <= 0) return ok({ quantity: present, isCut: true })
      store.setLines(added.lines)
      const answer = await writes.enqueue(() => cartApi.add(item, number))
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
      wanted.want(lineId, clamped)
      changeLine(lineId, clamped)
      settle()
    },
    remove: async (lineIds) => {
      if (lineIds.length === 0) return ok(true)
      for (const id of lineIds) wanted.forget(id)
      store.setLines(without(lines(), lineIds))
      let gone = lineIds
      const answer = await writes.enqueue(async () => {
        const names = await hostNamesOf(cartApi, lineIds)
        if (!names.ok) return names
        gone = names.value
        return gone.length === 0 ? ok(true) : cartApi.remove(gone)
      })
      if (answer.ok) {
        hosted.update((all) => without(all, gone))
        // An earlier write that failed meanwhile may have shown them again.
        store.setLines(without(lines(), [...lineIds, ...gone]))
      } else await putBack()
      return mapResult(answer, () => true)
    },
  }
}
