import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { LazyImage } from '../../../../ui/components/states/LazyImage.tsx'
import { createLoadedImages, IMAGE_CACHE_SIZE } from '../../../../ui/components/states/loaded-images.ts'
import { render, type Screen } from '../../../support/ui/render.tsx'
import { installVirtualTimers, type VirtualTimers } from '../../../support/ui/virtual-timers.ts'

const image = suite('lazy image')

const picture = (screen: Screen): HTMLImageElement | null => screen.container.querySelector('img')

/** The network refuses the picture, and the wait before the next try goes by. */
const refuse = (screen: Screen, timers: VirtualTimers): void => {
  act(() => {
    picture(screen)?.dispatchEvent(new Event('error'))
  })
  act(() => timers.advance(2000))
}

image('tries three times, then shows an icon that keeps the alternative text', () => {
  const timers = installVirtualTimers()
  const screen = render(<LazyImage src="/a.webp" alt="Headphone" />)
  refuse(screen, timers)
  assert.ok(picture(screen)?.getAttribute('src'))
  refuse(screen, timers)
  assert.ok(picture(screen)?.getAttribute('src'))
  refuse(screen, timers)
  assert.is(picture(screen), null)
  assert.ok(screen.get('img', 'Headphone'))
  screen.remove()
  timers.restore()
})

image('retries with a new element, as browsers cache failures', () => {
  const timers = installVirtualTimers()
  const screen = render(<LazyImage src="/a.webp" alt="" />)
  const first = picture(screen)
  refuse(screen, timers)
  assert.is.not(picture(screen), first)
  screen.remove()
  timers.restore()
})

image('starts over for another picture', () => {
  const timers = installVirtualTimers()
  const screen = render(<LazyImage src="/a.webp" alt="" />)
  for (let tries = 0; tries < 3; tries++) refuse(screen, timers)
  assert.is(picture(screen), null)
  screen.show(<LazyImage src="/b.webp" alt="" />)
  assert.is(picture(screen)?.getAttribute('src'), '/b.webp')
  screen.remove()
  timers.restore()
})

image('loads lazily unless it is above the fold or already loaded', () => {
  const screen = render(<LazyImage src="/c.webp" alt="" />)
  assert.is(picture(screen)?.getAttribute('loading'), 'lazy')
  act(() => {
    picture(screen)?.dispatchEvent(new Event('load'))
  })
  screen.remove()
  const again = render(<LazyImage src="/c.webp" alt="" />)
  assert.is(picture(again)?.getAttribute('loading'), 'eager')
  again.show(<LazyImage src="/d.webp" alt="" isEager />)
  assert.is(picture(again)?.getAttribute('loading'), 'eager')
  again.remove()
})

image('remembers 200 loaded pictures and drops the least recently used', () => {
  const memory = createLoadedImages()
  for (let n = 0; n < IMAGE_CACHE_SIZE; n++) memory.add(`/${n}`)
  assert.is(memory.has('/0'), true)
  memory.add('/new')
  assert.is(memory.size(), IMAGE_CACHE_SIZE)
  assert.is(memory.has('/0'), true)
  assert.is(memory.has('/1'), false)
})

image.run()
