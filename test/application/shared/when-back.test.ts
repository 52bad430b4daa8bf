import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { createFakeLifecycle } from '../../../adapters/fakes/fake-ports.ts'
import { POLL_EVERY_MS, pollWhileShown, whenBack } from '../../../application/shared/stay-fresh.ts'

const back = suite('return to a page')

const page = () => {
  const [clock, lifecycle] = [createFakeClock(), createFakeLifecycle()]
  const seen = { times: 0 }
  whenBack({ clock, lifecycle }, () => {
    seen.times += 1
  })
  const away = (ms: number): void => {
    lifecycle.set({ isVisible: false })
    clock.advance(ms)
    lifecycle.set({ isVisible: true })
  }
  return { clock, lifecycle, seen, away }
}

back('is reported after five minutes hidden, and not after less', () => {
  const { seen, away } = page()
  away(299_000)
  away(299_000)
  assert.is(seen.times, 0)
  away(300_000)
  assert.is(seen.times, 1)
})

back('is reported on a device whose clock was set back meanwhile', () => {
  const { clock, seen, lifecycle } = page()
  lifecycle.set({ isVisible: false })
  clock.advance(3_000)
  clock.setBack(3_600_000)
  clock.advance(300_000)
  lifecycle.set({ isVisible: true })
  assert.is(seen.times, 1)
})

back('is reported after any time that the browser had it frozen', () => {
  const { seen, lifecycle } = page()
  lifecycle.set({ isFrozen: true, isVisible: false })
  lifecycle.set({ isVisible: true })
  assert.is(seen.times, 0)
  lifecycle.set({ isFrozen: false })
  assert.is(seen.times, 1)
})

back('is reported once, whatever its network does meanwhile', () => {
  const { seen, lifecycle, away } = page()
  away(600_000)
  lifecycle.set({ isOnline: false })
  lifecycle.set({ isOnline: true })
  assert.is(seen.times, 1)
})

back('is not reported while offline', () => {
  const { seen, lifecycle, away } = page()
  lifecycle.set({ isOnline: false })
  away(600_000)
  assert.is(seen.times, 0)
})

back('polls every 15 seconds while the page is visible and online, starting again after a pause', () => {
  const [clock, lifecycle] = [createFakeClock(), createFakeLifecycle()]
  let looks = 0
  const polling = pollWhileShown({ clock, lifecycle }, () => {
    looks += 1
  })
  clock.advance(POLL_EVERY_MS * 2)
  assert.is(looks, 2)
  for (const pause of [{ isVisible: false }, { isOnline: false }]) {
    looks = 0
    clock.advance(POLL_EVERY_MS - 1)
    lifecycle.set(pause)
    clock.advance(POLL_EVERY_MS * 9)
    lifecycle.set({ isVisible: true, isOnline: true })
    clock.advance(POLL_EVERY_MS - 1)
    assert.is(looks, 0)
    clock.advance(1)
    assert.is(looks, 1)
  }
  polling.unsubscribe()
  clock.advance(POLL_EVERY_MS * 9)
  assert.is(looks, 1)
})

back('stops polling when an answer ends it', () => {
  const [clock, lifecycle] = [createFakeClock(), createFakeLifecycle()]
  let looks = 0
  const polling = pollWhileShown({ clock, lifecycle }, () => {
    looks += 1
    polling.unsubscribe()
  })
  clock.advance(POLL_EVERY_MS * 9)
  assert.is(looks, 1)
})

back.run()
