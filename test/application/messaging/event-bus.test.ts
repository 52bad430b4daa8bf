import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeBrowser } from '../../../adapters/fakes/fake-tabs.ts'
import { createEventBus } from '../../../application/messaging/client-events.ts'
import type { StoreEvent } from '../../../application/messaging/store-event.ts'
import { createTabChannel } from '../../../application/messaging/tab-channel.ts'
import { channelKey } from '../../../domain/messaging/channels/channel.ts'

const bus = suite('the event bus of messaging')
const KEY = channelKey({ channelID: 'm7', channelType: 1 })
const READ: StoreEvent = { kind: 'read', channelKey: KEY, seq: 4 }
const SETTLED: StoreEvent = {
  kind: 'settled',
  channelKey: KEY,
  clientMsgNo: 'n1',
  messageID: '9',
  messageSeq: 4,
}

const openTab = (browser: ReturnType<typeof createFakeBrowser>) => {
  const channel = createTabChannel(browser.openTab(), 'u1')
  const events = createEventBus(channel)
  const heard: string[] = []
  events.onEvent(({ kind }) => heard.push(`reacts first to ${kind}`))
  events.onShow(({ kind }) => heard.push(`shows ${kind}`))
  events.onShow(({ kind }) => heard.push(`keeps ${kind}`))
  events.onEvent(({ kind }) => heard.push(`reacts then to ${kind}`))
  return { channel, events, heard }
}

bus(
  'calls listeners that display an event before those that react, in the order in which they were added',
  () => {
    const { events, heard } = openTab(createFakeBrowser())
    events.notice(READ)
    assert.equal(heard, ['shows read', 'keeps read', 'reacts first to read', 'reacts then to read'])
  },
)

bus('calls no reacting listener for events that are only displayed', () => {
  const { events, heard } = openTab(createFakeBrowser())
  events.show({ kind: 'opened', channelKey: KEY })
  assert.equal(heard, ['shows opened', 'keeps opened'])
})

bus('delivers nested events before it continues', () => {
  const { events, heard } = openTab(createFakeBrowser())
  events.onShow((event) => {
    if (event.kind === 'read') events.publish(SETTLED)
  })
  events.notice(READ)
  assert.equal(heard.slice(2, 6), [
    'shows settled',
    'keeps settled',
    'reacts first to settled',
    'reacts then to settled',
  ])
  assert.is(heard.at(-1), 'reacts then to read')
})

bus('publishes to the other tabs, which do not publish the event again', () => {
  const browser = createFakeBrowser()
  const [mine, twin] = [openTab(browser), openTab(browser)]
  // A tab writes nothing to the others until it has heard one.
  twin.channel.announce({ kind: 'who-leads' })
  mine.events.publish(READ)
  assert.is(mine.heard.length, 4)
  assert.equal(twin.heard, mine.heard)
  mine.events.notice(READ)
  assert.is(twin.heard.length, 4)
})

bus.run()
