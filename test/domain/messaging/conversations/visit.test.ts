import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { visitAfter } from '../../../../domain/messaging/conversations/feedback.ts'

const visits = suite('a visit to a shop’s chat')

const SILENCE = 600

const TABLE: readonly (readonly [
  lastAt: number | undefined,
  at: number,
  isShoppers: boolean,
  next: string | undefined,
])[] = [
  [undefined, 1_000, true, 'new'],
  [undefined, 1_000, false, undefined],
  [1_000, 1_000, true, 'same'],
  [1_000, 1_600, true, 'same'],
  [1_000, 1_600, false, 'same'],
  [1_000, 1_601, true, 'new'],
  [1_000, 1_601, false, undefined],
  // Words can come out of order.
  [1_000, 900, true, 'same'],
]
for (const [lastAt, at, isShoppers, next] of TABLE)
  visits(
    `last active at ${lastAt} is, at a ${isShoppers ? 'shopper' : 'merchant'}’s message at ${at}: ${next}`,
    () => {
      const last = lastAt === undefined ? undefined : { lastAt }
      assert.is(visitAfter(last, { at, isShoppers }, SILENCE), next)
    },
  )

visits.run()
