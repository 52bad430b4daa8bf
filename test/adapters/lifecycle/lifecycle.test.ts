import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createBrowserLifecycle } from '../../../adapters/lifecycle/browser-lifecycle.ts'
import { createSteadyLifecycle } from '../../../adapters/lifecycle/steady-lifecycle.ts'

const lifecycle = suite('LifecyclePort')

const page = () => {
  const frame = Object.assign(new EventTarget(), { navigator: { onLine: true } })
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const { life$ } = createBrowserLifecycle(frame as never, document as never)
  const heard: string[] = []
  life$.subscribe(({ isOnline, isVisible }) => heard.push(`${isOnline} ${isVisible}`))
  return { frame, document, heard }
}

lifecycle('follows the network and the visibility of the page', () => {
  const { frame, document, heard } = page()
  frame.navigator.onLine = false
  frame.dispatchEvent(new Event('offline'))
  document.visibilityState = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  assert.equal(heard, ['true true', 'false true', 'false false'])
})

lifecycle('is silent when nothing changed', () => {
  const { frame, heard } = page()
  frame.dispatchEvent(new Event('online'))
  frame.dispatchEvent(new Event('pageshow'))
  assert.equal(heard, ['true true'])
})

lifecycle('of a host without a page is steady', () => {
  assert.equal(createSteadyLifecycle().life$.value, { isOnline: true, isVisible: true, isFrozen: false })
})

lifecycle.run()
