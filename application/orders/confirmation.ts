import { stableJson } from '../../domain/api/duplicate-guard.ts'
import { markOfLines } from '../../domain/cart/cart.ts'
import { orderRequestOf } from '../../domain/orders/order.ts'
import { fail } from '../../domain/shared/result.ts'
import type { CartContext } from '../cart/cart-context.ts'
import type { Checkout, CheckoutChoice, Confirmation, OrdersContext } from './orders-context.ts'
import { isOrderMade } from './submit-order.ts'

type Deps = Pick<OrdersContext, 'loadCheckout' | 'submit'> & { readonly cart: Pick<CartContext, 'cart$'> }

const isSame = (one: CheckoutChoice, other: CheckoutChoice): boolean => stableJson(one) === stableJson(other)

const cancelled = fail({ kind: 'cancelled' } as const)

/** One order while a shopper confirms it: its price, and the changes of its lines, until it is made. */
export const createConfirmation =
  ({ cart, loadCheckout, submit }: Deps): OrdersContext['confirmation'] =>
  (source) => {
    const ids = source.kind === 'cart' ? source.lineIds : []
    let mark: string | undefined
    /** Until the page is left: the order has taken what was priced, and nothing more is asked about it. */
    let isMade = false
    let submitting: ReturnType<Confirmation['submit']> | undefined
    let latest:
      | { readonly choice: CheckoutChoice; readonly answer: ReturnType<Confirmation['load']> }
      | undefined

    const load: Confirmation['load'] = async (choice) => {
      if (submitting) await submitting
      if (isMade) return cancelled
      const answer = loadCheckout({ source, ...choice })
      latest = { choice, answer }
      const loaded = await answer
      // What has failed is asked again by the next press.
      if (!loaded.ok && latest.answer === answer) latest = undefined
      return isMade ? cancelled : loaded
    }

    const send = (seen: Checkout, note: string): ReturnType<Confirmation['submit']> => {
      const sent = submit(orderRequestOf(source, seen, note)).then((answer) => {
        isMade = isOrderMade(answer)
        submitting = undefined
        return answer
      })
      submitting = sent
      return sent
    }

    return {
      load,
      submit: async ({ seen, choice, note }) => {
        if (isSame(seen.choice, choice)) return send(seen, note)
        const chosen = await (latest && isSame(latest.choice, choice) ? latest.answer : load(choice))
        if (!chosen.ok) return chosen
        return chosen.value.total === seen.total ? send(chosen.value, note) : fail({ kind: 'amount-changed' })
      },
      follow: (changed) => {
        const following = cart.cart$.subscribe((state) => {
          // Lines that are not loaded yet cannot have changed.
          if (state.phase !== 'ready' || ids.length === 0) return
          const before = mark
          mark = markOfLines(state.lines, ids)
          if (before !== undefined && before !== mark) changed()
        })
        return {
          unsubscribe: () => {
            following.unsubscribe()
            isMade = false
          },
        }
      },
    }
  }
