import { act, useState } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Stepper } from '../../../../ui/components/actions/Stepper.tsx'
import { hit, leave, press, render, type Screen, type as typeText } from '../../../support/ui/render.tsx'
import { installVirtualTimers } from '../../../support/ui/virtual-timers.ts'

const stepper = suite('stepper')

const Counted = ({
  start = 1,
  onLimit,
}: {
  readonly start?: number
  readonly onLimit?: (max: number) => void
}) => {
  const [value, setValue] = useState(start)
  return <Stepper label="Jumlah" value={value} max={3} onChange={setValue} {...(onLimit && { onLimit })} />
}

const shownIn = (screen: Screen): string => (screen.get('spinbutton') as HTMLInputElement).value

stepper('exposes its value and its limits to screen readers', () => {
  const screen = render(<Counted />)
  const value = screen.get('spinbutton', 'Jumlah')
  const ends = ['aria-valuenow', 'aria-valuemin', 'aria-valuemax'].map((name) => value.getAttribute(name))
  assert.equal(ends, ['1', '1', '3'])
  screen.remove()
})

stepper('does not go below one', () => {
  const screen = render(<Counted />)
  press(screen.get('button', 'Kurangi: Jumlah'))
  assert.is(shownIn(screen), '1')
  hit(screen.get('spinbutton'), 'ArrowDown')
  assert.is(shownIn(screen), '1')
  screen.remove()
})

stepper('keeps the focus on the button that has reached its limit', () => {
  const screen = render(<Counted start={2} />)
  const less = screen.get('button', 'Kurangi: Jumlah')
  press(less)
  assert.equal([less.getAttribute('aria-disabled'), less.hasAttribute('disabled')], ['true', false])
  screen.remove()
})

stepper('stops at the stock and shows it', () => {
  const limits: number[] = []
  const screen = render(<Counted start={3} onLimit={(max) => limits.push(max)} />)
  press(screen.get('button', 'Tambah: Jumlah'))
  assert.is(shownIn(screen), '3')
  assert.equal(limits, [3])
  screen.remove()
})

stepper('is operated by arrows, Home and End', () => {
  const screen = render(<Counted />)
  const value = (): string => shownIn(screen)
  hit(screen.get('spinbutton'), 'ArrowUp')
  assert.is(value(), '2')
  hit(screen.get('spinbutton'), 'End')
  assert.is(value(), '3')
  hit(screen.get('spinbutton'), 'Home')
  assert.is(value(), '1')
  screen.remove()
})

stepper('accepts a typed number only, and shows the quantity again when it is left', () => {
  const limits: number[] = []
  const screen = render(<Counted onLimit={(max) => limits.push(max)} />)
  const field = screen.get('spinbutton') as HTMLInputElement
  typeText(field, '2')
  assert.is(shownIn(screen), '2')
  typeText(field, '')
  assert.is(shownIn(screen), '')
  leave(field)
  assert.is(shownIn(screen), '2')
  typeText(field, '9')
  assert.equal([shownIn(screen), limits], ['3', [3]])
  screen.remove()
})

stepper('accepts full-width and Thai digits, and pasted invisible characters', () => {
  const screen = render(<Counted />)
  const field = screen.get('spinbutton') as HTMLInputElement
  for (const [typed, shown] of [
    ['２', '2'],
    ['๓', '3'],
    ['\u200b2 ', '2'],
  ] as const) {
    typeText(field, typed)
    assert.is(shownIn(screen), shown)
  }
  screen.remove()
})

stepper('restores the quantity at Enter when the input is invalid', () => {
  const screen = render(<Counted start={2} />)
  const field = screen.get('spinbutton') as HTMLInputElement
  for (const typed of ['', 'dua', '0', '1,5', '-3', '1e1']) {
    typeText(field, typed)
    assert.is(shownIn(screen), typed)
    hit(field, 'Enter')
    assert.is(shownIn(screen), '2', typed)
  }
  screen.remove()
})

stepper('announces the total once, after quick presses have stopped', () => {
  const timers = installVirtualTimers()
  const screen = render(<Counted />)
  press(screen.get('button', 'Tambah: Jumlah'))
  press(screen.get('button', 'Tambah: Jumlah'))
  assert.is(screen.get('status').textContent, '')
  act(() => timers.advance(599))
  assert.is(screen.get('status').textContent, '')
  act(() => timers.advance(1))
  assert.is(screen.get('status').textContent, 'Jumlah: 3')
  screen.remove()
  timers.restore()
})

stepper.run()
