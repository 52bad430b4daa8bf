import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { OffscreenBlock } from '../../../../ui/components/lists/OffscreenBlock.tsx'
import { render } from '../../../support/ui/render.tsx'

type Look = { readonly isIntersecting: boolean; readonly height: number }

const block = suite('a block of a long list')

const given = globalThis.IntersectionObserver
let look: (seen: Look) => void = () => undefined

block.before.each(() => {
  class Observer {
    constructor(tell: IntersectionObserverCallback) {
      look = ({ isIntersecting, height }) =>
        act(() => {
          const entry = { isIntersecting, boundingClientRect: { height } } as IntersectionObserverEntry
          tell([entry], this as unknown as IntersectionObserver)
        })
    }
    observe(): void {}
    disconnect(): void {}
  }
  globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver
})
block.after.each(() => {
  globalThis.IntersectionObserver = given
})

const open = () =>
  render(
    <OffscreenBlock className="grid">
      <button type="button">Buy</button>
    </OffscreenBlock>,
  )

const frameOf = (screen: ReturnType<typeof open>) => screen.container.querySelector('div') as HTMLDivElement

block('is replaced by its height far off and rendered again near the screen', () => {
  const screen = open()
  assert.ok(screen.container.querySelector('button'))
  look({ isIntersecting: false, height: 900 })
  assert.is(screen.container.querySelector('button'), null)
  assert.is(frameOf(screen).style.getPropertyValue('block-size'), '900px')
  look({ isIntersecting: true, height: 900 })
  assert.ok(screen.container.querySelector('button'))
  assert.is(frameOf(screen).style.getPropertyValue('block-size'), '')
  screen.remove()
})

block('stays while something in it is focused', () => {
  const screen = open()
  screen.container.querySelector('button')?.focus()
  look({ isIntersecting: false, height: 900 })
  assert.ok(screen.container.querySelector('button'))
  screen.remove()
})

block('stays as it is while its page is hidden', () => {
  const screen = open()
  look({ isIntersecting: false, height: 0 })
  assert.ok(screen.container.querySelector('button'))
  screen.remove()
})

block.run()
