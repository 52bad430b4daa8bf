import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { holderOf, isAtCounter, isSameConversation, waitNow } from '../../../domain/staff/conversation.ts'

const conversation = suite('a conversation at the counter')

conversation('is identified by shop and channel', () => {
  assert.ok(isSameConversation({ shop: 1, shopper: 7 }, { shop: 1, shopper: 7 }))
  assert.not.ok(isSameConversation({ shop: 1, shopper: 7 }, { shop: 0, shopper: 7 }))
  assert.not.ok(isSameConversation(undefined, undefined))
})

conversation('is assigned to nobody, to oneself, or to a colleague who alone may write', () => {
  assert.equal(
    [null, undefined, { id: 3 }, { id: 4 }].map((assigned) => holderOf(assigned, 3)),
    ['nobody', 'nobody', 'me', 'colleague'],
  )
})

conversation('becomes late while the page stays open, and never has a negative waiting time', () => {
  const limits = { warn: 300, late: 600 }
  assert.is(waitNow(null, 1_000, limits), undefined)
  assert.equal(waitNow(1_000, 1_299, limits), { minutes: 4, lateness: 'fine' })
  assert.equal(waitNow(1_000, 1_300, limits), { minutes: 5, lateness: 'warn' })
  assert.equal(waitNow(1_000, 1_600, limits), { minutes: 10, lateness: 'late' })
  // The clock of the device is behind.
  assert.equal(waitNow(1_000, 900, limits), { minutes: 0, lateness: 'fine' })
})

conversation('can be handed to colleagues who were at the counter within a quarter of an hour', () => {
  assert.ok(isAtCounter({ seen_at: 1_000 }, 1_899))
  assert.not.ok(isAtCounter({ seen_at: 1_000 }, 1_900))
  assert.not.ok(isAtCounter({ seen_at: null }, 1_000))
})

conversation.run()
