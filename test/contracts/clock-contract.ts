import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { ClockPort } from '../../application/ports/clock-port.ts'

/** `elapse` lets time go by: really, or as the fake says. */
type SetUp = { readonly clock: ClockPort; readonly elapse: (ms: number) => Promise<void> }

/** What every ClockPort keeps to. */
export const clockContract = (name: string, create: () => SetUp): void => {
  const ticking = suite(`ClockPort: ${name}`)

  ticking('counts milliseconds since 1970', () => {
    assert.ok(create().clock.now() > Date.UTC(2020, 0))
  })

  ticking('moves forward', async () => {
    const { clock, elapse } = create()
    const before = clock.now()
    await elapse(20)
    assert.ok(clock.now() >= before + 15)
  })

  ticking('runs timers in the order in which they are due', async () => {
    const { clock, elapse } = create()
    const ran: string[] = []
    clock.after(30, () => ran.push('late'))
    clock.after(5, () => ran.push('soon'))
    assert.equal(ran, [])
    await elapse(60)
    assert.equal(ran, ['soon', 'late'])
  })

  ticking('never runs a cancelled timer, and accepts a second cancellation', async () => {
    const { clock, elapse } = create()
    const ran: string[] = []
    const timer = clock.after(5, () => ran.push('no'))
    timer.cancel()
    timer.cancel()
    await elapse(30)
    assert.equal(ran, [])
  })

  ticking('waits longer than the longest platform timer, as after a clock jump', async () => {
    const { clock, elapse } = create()
    const ran: string[] = []
    const timer = clock.after(400 * 24 * 60 * 60_000, () => ran.push('in a year'))
    await elapse(30)
    assert.equal(ran, [])
    timer.cancel()
  })

  ticking.run()
}
