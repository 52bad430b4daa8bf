import { createSystemClock } from '../../../adapters/clock/system-clock.ts'
import { createSystemClock as createServerClock } from '../../../adapters/embedded-backend/time/clock.ts'
import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { clockContract } from '../../contracts/clock-contract.ts'

clockContract('fake', () => {
  const clock = createFakeClock()
  return { clock, elapse: clock.advanceAsync }
})

// The one place where time really passes: this is the real clock's own exam.
clockContract('system', () => ({
  clock: createSystemClock(),
  elapse: (ms) => new Promise((done) => setTimeout(done, ms)),
}))

// Its timers keep no process alive: the wait of the test does.
clockContract('of the server', () => ({
  clock: createServerClock(),
  elapse: (ms) => new Promise((done) => setTimeout(done, ms)),
}))
