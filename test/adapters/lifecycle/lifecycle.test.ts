import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeLifecycle } from '../../../adapters/fakes/fake-ports.ts'
import { createBrowserLifecycle } from '../../../adapters/lifecycle/browser-lifecycle.ts'
import { createSteadyLifecycle } from '../../../adapters/lifecycle/steady-lifecycle.ts'
import type { PageLife } from '../../../application/ports/lifecycle-port.ts'
import { lifecycleContract } from '../../contracts/lifecycle-contract.ts'

const page = () => {
  const timers = new Map<number, () => void>()
  const frame = Object.assign(new EventTarget(), {
    navigator: { onLine: true },
    setTimeout: (run: (given: unknown) => void, ms: number, given: unknown) => {
      timers.set(ms, () => run(given))
      return ms
    },
    clearTimeout: (ms: number) => void timers.delete(ms),
  })
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const port = createBrowserLifecycle(frame as never, document as never)
  const heard: string[] = []
  port.life$.subscribe(({ isOnline, isVisible, isFrozen }) =>
    heard.push(`${isOnline} ${isVisible} ${isFrozen}`),
  )
  /** The event of a page that is left, or come back to. */
  const turn = (name: 'pagehide' | 'pageshow', persisted: boolean) =>
    frame.dispatchEvent(Object.assign(new Event(name), { persisted }))
  return { frame, document, heard, port, turn, timers }
}

lifecycleContract('fake', () => {
  const port = createFakeLifecycle()
  return { port, change: port.set }
})
lifecycleContract('steady', () => ({ port: createSteadyLifecycle(), change: undefined }))
lifecycleContract('browser', () => {
  const { frame, document, port } = page()
  const change = ({ isOnline, isVisible, isFrozen }: Partial<PageLife>) => {
    if (isOnline !== undefined) {
      frame.navigator.onLine = isOnline
      frame.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    }
    if (isVisible !== undefined) {
      document.visibilityState = isVisible ? 'visible' : 'hidden'
      document.dispatchEvent(new Event('visibilitychange'))
    }
    if (isFrozen !== undefined) document.dispatchEvent(new Event(isFrozen ? 'freeze' : 'resume'))
  }
  return { port, change }
})

const lifecycle = suite('browser lifecycle')

lifecycle('a page counts as leaving on its final pagehide, also where no beforeunload is sent', () => {
  const { port, turn } = page()
  turn('pagehide', true)
  assert.is(port.life$.value.isLeaving, false)
  turn('pageshow', true)
  turn('pagehide', false)
  assert.is(port.life$.value.isLeaving, true)
})

lifecycle('a page in the back-forward cache is frozen until it is shown again', () => {
  const { heard, turn } = page()
  turn('pagehide', true)
  turn('pageshow', true)
  assert.equal(heard, ['true true false', 'true true true', 'true true false'])
})

lifecycle('a page that is left for good is not frozen', () => {
  const { heard, turn } = page()
  turn('pagehide', false)
  assert.equal([...new Set(heard)], ['true true false'])
})

lifecycle('changes during a freeze are emitted when the page is shown', () => {
  const { frame, document, heard, turn } = page()
  document.visibilityState = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('freeze'))
  frame.navigator.onLine = false
  document.visibilityState = 'visible'
  turn('pageshow', true)
  assert.equal(heard, ['true true false', 'true false false', 'true false true', 'false true false'])
})

lifecycle('a page is leaving from the moment another is requested, until it is shown again', () => {
  const { frame, port, turn, timers } = page()
  frame.dispatchEvent(new Event('beforeunload'))
  assert.is(port.life$.value.isLeaving, true)
  turn('pagehide', true)
  turn('pageshow', true)
  assert.equal([port.life$.value.isLeaving, timers.size], [false, 0])
})

lifecycle('a page that still exists after half a minute is not leaving', () => {
  const { frame, port, timers } = page()
  frame.dispatchEvent(new Event('beforeunload'))
  timers.get(30_000)?.()
  assert.is(port.life$.value.isLeaving, false)
})

lifecycle('emits nothing when nothing changed', () => {
  const { frame, document, heard, turn } = page()
  frame.dispatchEvent(new Event('online'))
  turn('pageshow', false)
  document.dispatchEvent(new Event('resume'))
  assert.equal(heard, ['true true false'])
})

lifecycle('of a server without a page never changes', () => {
  assert.equal(createSteadyLifecycle().life$.value, { isOnline: true, isVisible: true, isFrozen: false })
})

lifecycle.run()
