import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { CartItem, CartLine } from '../../../domain/cart/cart.ts'
import {
  type CartEvent,
  type CartSync,
  EMPTY_CART,
  isSettling,
  stepCart,
} from '../../../domain/cart/cart-sync.ts'
import { cartItem } from '../../support/api-rows.ts'

const cart = suite('cart synchronisation, event by event')

const line = (id: string, quantity = 1, change: Partial<CartItem> = {}): CartLine => ({
  ...cartItem({ productId: id, quantity, stock: 9, ...change }),
  id,
  fault: undefined,
})

const LISTED: readonly CartEvent[] = [
  { kind: 'list-requested', isQuiet: true },
  { kind: 'listed', load: 1, lines: [line('11'), line('12', 2)] },
]

/** The state after these events, and what each of them led to. */
const run = (
  ...events: readonly CartEvent[]
): { state: CartSync; done: readonly string[][]; shows: string } => {
  let state = EMPTY_CART
  const done = events.map((event) => {
    const [next, effects] = stepCart(state, event)
    state = next
    return effects.map((effect) => {
      if (effect.do === 'list') return `list ${effect.load}`
      if (effect.do !== 'send') return effect.do
      const { write } = effect
      if (write.kind === 'add') return `add ${write.number} of ${write.item.productId}`
      return write.kind === 'set' ? `set ${write.id} to ${write.quantity}` : `remove ${write.ids.join(' ')}`
    })
  })
  return { state, done, shows: state.lines.map(({ id, quantity }) => `${id}:${quantity}`).join(' ') }
}

const last = <T>(all: readonly T[]): T | undefined => all.at(-1)
const set = (id: string, quantity: number): CartEvent => ({ kind: 'quantity-requested', id, quantity })
const pause = (key: number): CartEvent => ({ kind: 'pause-over', key })
const add = (key: number, productId: string): CartEvent => ({
  kind: 'add-requested',
  key,
  item: cartItem({ productId, stock: 9 }),
})

cart('requests the list, and shows it', () => {
  const { state, done, shows } = run(...LISTED)
  assert.equal([done, shows, state.phase], [[['list 1'], []], '11:1 12:2', 'ready'])
})

cart('shows a quantity at once, and sends it after a pause', () => {
  const { done, shows, state } = run(...LISTED, set('11', 3), set('11', 4), pause(1))
  assert.equal(done.slice(2), [['wait'], ['wait'], ['set 11 to 4']])
  assert.equal([shows, isSettling(state)], ['11:4 12:2', true])
})

cart('shows the quantity that the server has accepted', () => {
  const taken: CartEvent = { kind: 'quantity-taken', key: 1, serverId: '11', quantity: 3 }
  const { shows, state } = run(...LISTED, set('11', 4), pause(1), taken)
  assert.equal([shows, isSettling(state)], ['11:3 12:2', false])
})

cart('lets the latest quantity win: a replaced one is not sent, and its answer not shown', () => {
  const { done, shows } = run(
    ...LISTED,
    set('11', 2),
    pause(1),
    set('11', 3),
    pause(2),
    set('11', 4),
    pause(3),
    { kind: 'quantity-taken', key: 1, serverId: '11', quantity: 2 },
  )
  assert.equal(last(done), ['announce', 'set 11 to 4'])
  assert.is(shows, '11:4 12:2')
})

cart('does not send a quantity twice that is being sent', () => {
  assert.equal(last(run(...LISTED, set('11', 2), pause(1), pause(2)).done), [])
})

cart('sends one write after another', () => {
  const { done } = run(...LISTED, { kind: 'remove-requested', key: 1, ids: ['12'] }, add(2, '13'), {
    kind: 'removed',
    key: 1,
    removedIds: ['12'],
  })
  assert.equal(done.slice(2), [['remove 12'], [], ['announce', 'add 1 of 13']])
})

cart('sends everything pending when the page is left, except replaced quantities', () => {
  const { done } = run(...LISTED, add(1, '13'), set('11', 2), pause(2), set('11', 5), pause(3), {
    kind: 'page-left',
  })
  assert.equal(last(done), ['set 11 to 5'])
})

cart('restores what the server refused from the list', () => {
  const refused = run(...LISTED, set('11', 4), pause(1), { kind: 'refused', key: 1 })
  assert.equal(last(refused.done), ['list 2'])
  const listed: CartEvent = { kind: 'listed', load: 2, lines: [line('11', 2)] }
  assert.is(run(...LISTED, set('11', 4), pause(1), { kind: 'refused', key: 1 }, listed).shows, '11:2')
})

cart('restores the server’s last state when the list fails, too', () => {
  const { shows, state } = run(
    ...LISTED,
    { kind: 'remove-requested', key: 1, ids: ['11'] },
    { kind: 'refused', key: 1 },
    { kind: 'list-failed', load: 2 },
  )
  assert.equal([shows, state.phase], ['11:1 12:2', 'failed'])
})

cart('keeps a quantity that was set after the one the server refused', () => {
  const { done, shows } = run(...LISTED, set('11', 2), pause(1), set('11', 3), { kind: 'refused', key: 1 })
  assert.equal([last(done), shows], [[], '11:3 12:2'])
})

cart('does not show a list from before a write', () => {
  const before: CartEvent = { kind: 'listed', load: 2, lines: [line('11'), line('12', 2)] }
  const waiting: readonly CartEvent[] = [
    ...LISTED,
    { kind: 'list-requested', isQuiet: true },
    { kind: 'remove-requested', key: 1, ids: ['11'] },
  ]
  // It comes while the write is under way: the list is asked for again once that is answered.
  const during = run(...waiting, before, { kind: 'removed', key: 1, removedIds: ['11'] })
  assert.equal([during.shows, last(during.done)], ['12:2', ['announce', 'list 3']])
  // Or after it.
  const after = run(...waiting, { kind: 'removed', key: 1, removedIds: ['11'] }, before)
  assert.equal([after.shows, last(after.done)], ['12:2', ['list 3']])
})

cart('ignores a list when a newer one was requested', () => {
  const { shows } = run(
    ...LISTED,
    { kind: 'list-requested', isQuiet: true },
    { kind: 'list-requested', isQuiet: true },
    { kind: 'listed', load: 2, lines: [] },
  )
  assert.is(shows, '11:1 12:2')
})

cart('gives an added line the id of the server, and keeps the quantity that was set meanwhile', () => {
  const told = line('31', 1, { productId: '13' })
  const temporary = run(...LISTED, add(1, '13')).state.lines[0]?.id ?? ''
  const { shows, done } = run(...LISTED, add(1, '13'), set(temporary, 4), pause(2), {
    kind: 'added',
    key: 1,
    line: told,
  })
  assert.equal(last(done), ['announce', `set ${temporary} to 4`])
  assert.is(shows, `${temporary}:4 11:1 12:2`)
  const answer: CartEvent = { kind: 'quantity-taken', key: 2, serverId: '31', quantity: 4 }
  const added: CartEvent = { kind: 'added', key: 1, line: told }
  assert.is(run(...LISTED, add(1, '13'), set(temporary, 4), pause(2), added, answer).shows, '31:4 11:1 12:2')
})

cart('loads the list when the answer to an addition lacks the line', () => {
  const { done } = run(...LISTED, add(1, '13'), { kind: 'added', key: 1, line: undefined })
  assert.equal(last(done), ['announce', 'list 2'])
})

cart('adds no more than the stock allows, and nothing when all of it is in the cart', () => {
  const { done, state } = run(...LISTED, {
    kind: 'add-requested',
    key: 1,
    item: cartItem({ productId: '12', quantity: 20, stock: 9 }),
  })
  assert.equal([last(done), state.lines[1]?.quantity], [['add 7 of 12'], 9])
  assert.equal(stepCart(state, { ...add(2, '12') })[1], [])
})

cart('forgets a session with all that is pending: late answers change nothing', () => {
  const { state, shows } = run(
    ...LISTED,
    add(1, '13'),
    { kind: 'list-requested', isQuiet: true },
    { kind: 'session-ended' },
    { kind: 'added', key: 1, line: line('31') },
    { kind: 'listed', load: 2, lines: [line('11')] },
  )
  assert.equal([shows, state.phase, isSettling(state)], ['', 'idle', false])
})

cart.run()
