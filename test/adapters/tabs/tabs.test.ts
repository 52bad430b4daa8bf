import { Window } from 'happy-dom'
import {
  createBroadcastTabs,
  createChannelWire,
  createStorageWire,
} from '../../../adapters/tabs/broadcast-tabs.ts'
import { tabsContract } from '../../contracts/tabs-contract.ts'
import { settle } from '../../support/fakes/fake-clock.ts'
import { createFakeBrowser } from '../../support/fakes/fake-tabs.ts'

tabsContract('fake', () => {
  const browser = createFakeBrowser()
  return { one: browser.openTab(), other: browser.openTab(), arrived: settle, close: () => undefined }
})

let names = 0

tabsContract('BroadcastChannel', () => {
  names += 1
  const channels = [new BroadcastChannel(`test-${names}`), new BroadcastChannel(`test-${names}`)]
  const [one, other] = channels.map((channel) =>
    createBroadcastTabs(createChannelWire(channel as unknown as globalThis.BroadcastChannel)),
  )
  if (!one || !other) throw new Error('two tabs were opened')
  return {
    one,
    other,
    arrived: () => new Promise((done) => setTimeout(done, 20)),
    close: () => {
      for (const channel of channels) channel.close()
    },
  }
})

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
    createBroadcastTabs(createStorageWire(areaOf(frame), frame as unknown as globalThis.Window))
  return { one: open(frames[0]), other: open(frames[1]), arrived: settle, close: () => undefined }
})
