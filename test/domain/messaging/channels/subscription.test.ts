import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  isUnsupported,
  NO_SUBSCRIPTIONS,
  paramOf,
  type SubscriptionEvent,
  stepSubscriptions,
} from '../../../../domain/messaging/channels/subscription.ts'

const subscriptions = suite('subscriptions')

const chan = { channelID: 'chan1', channelType: 7 }
const subscribe: SubscriptionEvent = { kind: 'subscribe-requested', channel: chan, param: '{}' }
const unsubscribe: SubscriptionEvent = { kind: 'unsubscribe-requested', channel: chan }
const suback = (action: number, reasonCode = 1): SubscriptionEvent => ({
  kind: 'suback-received',
  channel: chan,
  action,
  reasonCode,
})

const createRun = () => {
  let state = NO_SUBSCRIPTIONS
  const done: string[] = []
  return {
    done,
    state: () => state,
    tell: (...events: SubscriptionEvent[]) => {
      for (const event of events) {
        const [next, effects] = stepSubscriptions(state, event)
        state = next
        done.push(
          ...effects.map((effect) =>
            effect.do === 'tell'
              ? `tell ${effect.action} ${effect.reasonCode}`
              : `sub ${effect.action} ${effect.param}`,
          ),
        )
      }
    },
  }
}

subscriptions('wait for the session and are requested again in each', () => {
  const run = createRun()
  run.tell(subscribe)
  assert.equal(run.done, [])
  run.tell({ kind: 'session-began' }, suback(0), { kind: 'session-ended' }, { kind: 'session-began' })
  assert.equal(run.done, ['sub 0 {}', 'tell 0 1', 'sub 0 {}'])
})

subscriptions('52: a quick unsubscribe gets its own answer only, and the channel is dropped then', () => {
  const run = createRun()
  run.tell({ kind: 'session-began' }, subscribe, unsubscribe, suback(0))
  assert.equal(run.done, ['sub 0 {}', 'sub 1 '])
  assert.is(run.state().byKey.size, 1)
  run.tell(suback(1))
  assert.equal(run.done.slice(2), ['tell 1 1'])
  assert.is(run.state().byKey.size, 0)
})

subscriptions('a refusal is reported with its reason and an answer comes once', () => {
  const run = createRun()
  run.tell({ kind: 'session-began' }, subscribe, suback(0, 23), suback(0, 1))
  assert.equal(run.done, ['sub 0 {}', 'tell 0 23'])
})

subscriptions('a server that never answers is accepted', () => {
  const run = createRun()
  run.tell({ kind: 'session-began' }, subscribe)
  assert.is(isUnsupported(run.state()), false)
})

subscriptions('34: a server that closes on SUB twice is not asked a third time', () => {
  const run = createRun()
  run.tell({ kind: 'session-began' }, subscribe, { kind: 'session-ended' })
  run.tell({ kind: 'session-began' }, { kind: 'session-ended' })
  assert.is(isUnsupported(run.state()), true)
  run.done.length = 0
  run.tell({ kind: 'session-began' }, subscribe)
  assert.equal(run.done, [])
})

subscriptions('a disconnect after an answered SUB does not count against the server', () => {
  const run = createRun()
  run.tell({ kind: 'session-began' }, subscribe, suback(0), { kind: 'session-ended' })
  run.tell({ kind: 'session-began' }, suback(0), { kind: 'session-ended' })
  assert.is(isUnsupported(run.state()), false)
})

subscriptions('52: parameters come from the id and from the options, which win', () => {
  assert.is(paramOf('chan1'), '{}')
  assert.is(paramOf('chan1?a=1&b=2'), '{"a":"1","b":"2"}')
  assert.is(paramOf('chan1?a=1', { a: '9' }), '{"a":"9"}')
})

subscriptions.run()
