import { act, type ReactNode } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { PullToRefresh } from '../../../../ui/components/lists/PullToRefresh.tsx'
import { render, type Screen, settle } from '../../../support/ui/render.tsx'
import { installVirtualTimers } from '../../../support/ui/virtual-timers.ts'

const pull = suite('pull to refresh on a page')

const touch = (screen: Screen, kind: string, y: number, x = 0): void => {
  const target = screen.container.querySelector('p')
  const event = new Event(kind, { bubbles: true, cancelable: true })
  Object.assign(event, {
    touches: kind === 'touchend' || kind === 'touchcancel' ? [] : [{ clientX: x, clientY: y }],
  })
  act(() => {
    target?.dispatchEvent(event)
  })
}
const drag = (screen: Screen, distance: number): void => {
  touch(screen, 'touchstart', 100)
  touch(screen, 'touchmove', 110)
  touch(screen, 'touchmove', 100 + distance)
}

const open = () => {
  const answers: ((isFresh: boolean) => void)[] = []
  const list = (isDisabled: boolean): ReactNode => (
    <PullToRefresh onRefresh={() => new Promise((answer) => answers.push(answer))} isDisabled={isDisabled}>
      <p>isi</p>
    </PullToRefresh>
  )
  const screen = render(list(false))
  const says = (): string => screen.get('status').textContent ?? ''
  return { screen, answers, says, disable: () => screen.show(list(true)) }
}

pull('loads once, shows success for 500 ms, and rests', async () => {
  const timers = installVirtualTimers()
  const { screen, answers, says } = open()
  drag(screen, 30)
  assert.is(says(), 'Tarik untuk memuat ulang')
  touch(screen, 'touchmove', 220)
  assert.is(says(), 'Lepas untuk memuat ulang')
  touch(screen, 'touchend', 0)
  assert.is(says(), 'Memuat')
  assert.is(answers.length, 1)
  answers[0]?.(true)
  await settle()
  assert.is(says(), 'Sudah terbaru')
  act(() => timers.advance(499))
  assert.is(says(), 'Sudah terbaru')
  act(() => timers.advance(1))
  assert.is(says(), '')
  screen.remove()
  timers.restore()
})

pull('rests at once when loading failed', async () => {
  const { screen, answers, says } = open()
  drag(screen, 120)
  touch(screen, 'touchend', 0)
  answers[0]?.(false)
  await settle()
  assert.is(says(), '')
  screen.remove()
})

pull('loads nothing when the system cancels the touch', () => {
  const { screen, answers, says } = open()
  drag(screen, 120)
  assert.is(says(), 'Lepas untuk memuat ulang')
  touch(screen, 'touchcancel', 0)
  assert.is(says(), '')
  assert.is(answers.length, 0)
  screen.remove()
})

pull('rests when a second finger touches during a pull', () => {
  const { screen, answers, says } = open()
  drag(screen, 120)
  const second = new Event('touchstart', { bubbles: true })
  Object.assign(second, {
    touches: [
      { clientX: 0, clientY: 220 },
      { clientX: 90, clientY: 300 },
    ],
  })
  act(() => void screen.container.querySelector('p')?.dispatchEvent(second))
  assert.is(says(), '')
  touch(screen, 'touchend', 0)
  assert.is(answers.length, 0)
  screen.remove()
})

pull('rests when pulling is disabled during a pull', () => {
  const { screen, says, disable } = open()
  drag(screen, 120)
  assert.is(says(), 'Lepas untuk memuat ulang')
  disable()
  assert.is(says(), '')
  screen.remove()
})

pull('does nothing while the page is not at its top', () => {
  const { screen, answers, says } = open()
  Object.assign(window, { scrollY: 40 })
  drag(screen, 120)
  touch(screen, 'touchend', 0)
  Object.assign(window, { scrollY: 0 })
  assert.is(says(), '')
  assert.is(answers.length, 0)
  screen.remove()
})

pull('ignores a horizontal swipe', () => {
  const { screen, says } = open()
  touch(screen, 'touchstart', 100, 0)
  touch(screen, 'touchmove', 110, 60)
  touch(screen, 'touchmove', 200, 60)
  assert.is(says(), '')
  screen.remove()
})

pull.run()
