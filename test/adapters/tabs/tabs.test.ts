import { Window } from 'happy-dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { createFakeBrowser } from '../../../adapters/fakes/fake-tabs.ts'
import {
  createBroadcastTabs,
  createChannelTransport,
  createStorageTransport,
} from '../../../adapters/tabs/broadcast-tabs.ts'
import { arrivedAll, tabsContract } from '../../contracts/tabs-contract.ts'

tabsContract('fake', () => {
  const browser = createFakeBrowser()
  return { one: browser.openTab(), other: browser.openTab(), arrived: settle, close: () => undefined }
})

let names = 0

tabsContract('BroadcastChannel', () => {
  names += 1
  const channels = [
    new BroadcastChannel(`test-${names}`),
    new BroadcastChannel(`test-${names}`),
  ] as unknown as readonly [globalThis.BroadcastChannel, globalThis.BroadcastChannel]
  return {
    one: createBroadcastTabs(createChannelTransport(channels[0])),
    other: createBroadcastTabs(createChannelTransport(channels[1])),
    arrived: () => arrivedAll(channels),
    close: () => {
      for (const channel of channels) channel.close()
    },
  }
})

const wire = suite('a wire of storage events')

wire('does nothing and does not fail where the browser blocks storage', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const tabs = createBroadcastTabs(
    createStorageTransport(blocked, new Window() as unknown as globalThis.Window),
  )
  assert.not.throws(() => tabs.announce('cart', 'changed'))
})

wire('ignores foreign events', () => {
  const frame = new Window()
  const faults: string[] = []
  frame.addEventListener('error', (event) => void faults.push(String(event)))
  const heard: string[] = []
  const none = { setItem: () => undefined, removeItem: () => undefined }
  createBroadcastTabs(createStorageTransport(() => none, frame as unknown as globalThis.Window)).listen(
    'cart',
    (text) => void heard.push(text),
  )
  for (const newValue of ['not JSON', '7', '{"topic":"cart"}', '{"topic":"cart","text":7}'])
    frame.dispatchEvent(new frame.StorageEvent('storage', { key: 'lintas_said', newValue }))
  assert.equal([heard, faults], [[], []])
})

wire.run()

tabsContract('storage events', () => {
  const frames = [new Window(), new Window()] as const
  // A browser tells every tab but the one that wrote.
  const areaOf = (writer: Window) => ({
    setItem: (key: string, newValue: string) => {
      for (const frame of frames) {
        if (frame !== writer) frame.dispatchEvent(new frame.StorageEvent('storage', { key, newValue }))
      }
    },
    removeItem: (key: string) => {
      for (const frame of frames) {
        if (frame !== writer) frame.dispatchEvent(new frame.StorageEvent('storage', { key }))
      }
    },
  })
  const open = (frame: Window) =>
    createBroadcastTabs(createStorageTransport(() => areaOf(frame), frame as unknown as globalThis.Window))
  return { one: open(frames[0]), other: open(frames[1]), arrived: settle, close: () => undefined }
})
