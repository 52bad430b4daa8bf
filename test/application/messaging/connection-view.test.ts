import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isSameView } from '../../../application/messaging/connection.ts'
import type { ConnectionView } from '../../../application/messaging/messaging.ts'

const views = suite('connection state that a shopper sees')

const view: ConnectionView = {
  state: 'waiting',
  status: 2,
  reasonCode: 1,
  reason: 'why',
  nodeId: 'n',
  attempt: 3,
  nextAt: 5000,
  isProbablyRefused: false,
}

views('is identical when no field differs', () => {
  assert.ok(isSameView(view, { ...view }))
})

const changes: readonly Partial<ConnectionView>[] = [
  { state: 'offline' },
  { status: 0 },
  { reasonCode: undefined },
  { reason: undefined },
  { nodeId: 'm' },
  { attempt: 4 },
  { nextAt: 6000 },
  { isProbablyRefused: true },
]

for (const change of changes) {
  views(`is different when ${Object.keys(change).join()} differs`, () => {
    assert.not.ok(isSameView(view, { ...view, ...change }))
  })
}

views.run()
