import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock, settle } from '../../../adapters/fakes/fake-clock.ts'
import { createFakeLifecycle } from '../../../adapters/fakes/fake-ports.ts'
import type { BuildEvents } from '../../../application/ports/service-worker-port.ts'
import { createNotices } from '../../../application/shared/notices.ts'
import { offerBuilds } from '../../../application/shared/offer-builds.ts'
import { createState } from '../../../application/shared/streams.ts'

const offering = suite('when a new build is offered')

/** An open page, and a new build that is ready. */
const open = async () => {
  const clock = createFakeClock()
  const lifecycle = createFakeLifecycle()
  const notices = createNotices({ clock, lifecycle })
  const place$ = createState<{ readonly hasFailed: boolean } | undefined>({ hasFailed: false })
  const page = { isBusy: false }
  const done: string[] = []
  let told: BuildEvents | undefined
  offerBuilds({
    clock,
    lifecycle,
    notices,
    place$: place$.stream,
    isBusy: () => page.isBusy,
    reload: () => void done.push('reload'),
    follow: (events) => {
      told = events
      events.onReady()
      return {
        take: () => void done.push('take'),
        recover: async () => void done.push('recover'),
        ask: async () => void done.push('ask'),
      }
    },
  })
  await settle()
  const offered = () => notices.notices$.value.filter(({ action }) => action?.key === 'reload')
  return {
    clock,
    lifecycle,
    page,
    done,
    offered,
    replace: () => told?.onReplaced(),
    close: () => {
      for (const { id } of notices.notices$.value) notices.close(id)
    },
    go: async (hasFailed = false) => {
      place$.set({ hasFailed })
      await clock.advanceAsync(1_000)
    },
    lookAgain: async () => {
      lifecycle.set({ isVisible: false })
      lifecycle.set({ isVisible: true })
      await settle()
    },
  }
}

offering('it is taken by the action of its toast', async () => {
  const { offered, done } = await open()
  offered()[0]?.action?.run()
  assert.equal(done, ['take'])
})

offering('it is offered once: later pages do not repeat it', async () => {
  const { offered, close, go, clock } = await open()
  close()
  await go()
  await clock.advanceAsync(60_000)
  assert.is(offered().length, 0)
})

offering('it is offered again when the page becomes visible again, unless that is busy', async () => {
  const { offered, close, lookAgain, page } = await open()
  close()
  page.isBusy = true
  await lookAgain()
  assert.is(offered().length, 0)
  page.isBusy = false
  await lookAgain()
  assert.is(offered().length, 1)
})

offering('that another tab has taken reloads an idle page at once', async () => {
  const { replace, done } = await open()
  replace()
  assert.equal(done, ['reload'])
})

offering('that another tab has taken reloads a busy page at its next free moment, once', async () => {
  const { replace, page, go, done } = await open()
  page.isBusy = true
  replace()
  await go()
  assert.equal(done, [])
  page.isBusy = false
  await go()
  await go()
  assert.equal(done, ['reload'])
})

offering('it is not repeated when the network is back', async () => {
  const { offered, close, lifecycle } = await open()
  close()
  lifecycle.set({ isOnline: false })
  lifecycle.set({ isOnline: true })
  await settle()
  assert.is(offered().length, 0)
})

offering('the server is asked again after a while hidden, also when the clock was set back', async () => {
  const { clock, done, lookAgain } = await open()
  await lookAgain()
  assert.equal(done, [])
  clock.setBack(86_400_000)
  await lookAgain()
  assert.equal(done, ['ask'])
  await lookAgain()
  assert.equal(done, ['ask'])
})

offering('it is taken at once for a page whose code is missing, but not offline', async () => {
  const { done, go, lifecycle } = await open()
  lifecycle.set({ isOnline: false })
  await go(true)
  assert.equal(done, [])
  lifecycle.set({ isOnline: true })
  await go(true)
  assert.equal(done, ['recover'])
})

offering.run()
