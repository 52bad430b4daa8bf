import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { TabsPort } from '../../application/ports/tabs-port.ts'

type SetUp = {
  readonly one: TabsPort
  readonly other: TabsPort
  /** Resolves when everything said has arrived. */
  readonly arrived: () => Promise<void>
  readonly close: () => void
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>

/** Resolves when all that one end of a channel has posted has arrived at the other: what is posted last arrives last. */
export const arrivedAll = ([one, other]: readonly [Channel, Channel]): Promise<void> =>
  new Promise((done) => {
    const last = 'that was all'
    const hear = ({ data }: MessageEvent<unknown>): void => {
      if (data !== last) return
      other.removeEventListener('message', hear)
      done()
    }
    other.addEventListener('message', hear)
    one.postMessage(last)
  })

/** What every TabsPort keeps to. */
export const tabsContract = (name: string, create: () => SetUp): void => {
  const tabs = suite(`TabsPort: ${name}`)

  tabs('the other tab receives a topic it subscribes to, and no other', async () => {
    const { one, other, arrived, close } = create()
    const heard: string[] = []
    other.listen('session', (text) => heard.push(text))
    one.announce('session', 'left')
    one.announce('cart', 'changed')
    await arrived()
    close()
    assert.equal(heard, ['left'])
  })

  tabs('a tab does not receive its own messages', async () => {
    const { one, arrived, close } = create()
    const heard: string[] = []
    one.listen('session', (text) => heard.push(text))
    one.announce('session', 'left')
    await arrived()
    close()
    assert.equal(heard, [])
  })

  tabs('the same text can be sent twice', async () => {
    const { one, other, arrived, close } = create()
    const heard: string[] = []
    other.listen('cart', (text) => heard.push(text))
    one.announce('cart', 'changed')
    one.announce('cart', 'changed')
    await arrived()
    close()
    assert.equal(heard, ['changed', 'changed'])
  })

  tabs('an unsubscribed listener receives nothing more', async () => {
    const { one, other, arrived, close } = create()
    const heard: string[] = []
    other.listen('cart', (text) => heard.push(text)).stop()
    one.announce('cart', 'changed')
    await arrived()
    close()
    assert.equal(heard, [])
  })

  tabs.run()
}
