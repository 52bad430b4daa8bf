import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { followKept } from '../../../../application/shared/follow-kept.ts'
import { createState } from '../../../../application/shared/streams.ts'
import { stripWords } from '../../../../ui/app/offline/start-offline.ts'
import { formatDate } from '../../../../ui/i18n/format.ts'
import { createTranslations } from '../../../../ui/i18n/translations.ts'
import { createFakeApp } from '../../../support/ui/fake-app.ts'
import { placeAt } from '../../../support/ui/viewport.ts'
import { until } from '../../../support/until.ts'

const strip = suite('the strip about cached answers')
const CALL = '/api/home'
const HOUR_MS = 3_600_000

/** A page whose words are there, before its worker has told of anything. */
const open = async () => {
  const { app, clock, lifecycle } = createFakeApp()
  const offline = { slow: 'slow', none: 'none', keptAt: 'from {{time}}' }
  const translations = createTranslations(async () => ({}), 'en')
  translations.add('en', { offline })
  const place$ = createState(placeAt('/home'))
  const isSlow$ = createState(true)
  const said$ = createState<string | undefined>(undefined)
  const again$ = createState<(() => void) | undefined>(undefined)
  const refetchCount$ = createState(0)
  let retried = 0
  const retry = async (): Promise<void> => {
    retried += 1
  }
  const navigator = { place$: place$.stream, retry }
  const streams = { isSlow$: isSlow$.stream, said$, again$, refetchCount$ }
  const { hear } = followKept({
    clock: app.clock,
    lifecycle: app.lifecycle,
    navigator,
    inWords: stripWords(app, translations),
    words$: translations.translations$,
    ...streams,
  })
  await until(() => said$.value === 'slow')
  isSlow$.set(false)
  const hearOld = (ageMs = 0, url = CALL): void => hear({ kind: 'kept', url, at: clock.now() - ageMs })
  const written = (ageMs: number, style: 'time' | 'minute') =>
    formatDate((clock.now() - ageMs) / 1000, 'en', style)
  const retries = () => retried
  return { clock, lifecycle, place$, isSlow$, said$, again$, refetchCount$, hear, hearOld, written, retries }
}

strip('is the time of the oldest one, and nothing more once it is fresh', async () => {
  const { hear, hearOld, said$, written } = await open()
  assert.is(said$.value, undefined)
  hearOld(HOUR_MS, '/api/other')
  hearOld()
  assert.is(said$.value, `from ${written(HOUR_MS, 'time')}`)
  hear({ kind: 'fresh', url: '/api/other' })
  assert.is(said$.value, `from ${written(0, 'time')}`)
  hear({ kind: 'fresh', url: CALL })
  assert.is(said$.value, undefined)
})

strip('has the day in it from half a day on', async () => {
  const { hearOld, said$, written } = await open()
  hearOld(12 * HOUR_MS - 1)
  assert.is(said$.value, `from ${written(12 * HOUR_MS - 1, 'time')}`)
  hearOld(12 * HOUR_MS)
  assert.is(said$.value, `from ${written(12 * HOUR_MS, 'minute')}`)
})

strip('is of the page in sight alone', async () => {
  const { hearOld, place$, said$, written } = await open()
  hearOld()
  place$.set(placeAt('/explore'))
  assert.is(said$.value, undefined)
  place$.set(placeAt('/home'))
  assert.is(said$.value, `from ${written(0, 'time')}`)
})

strip('says too when there is no network, and that nobody can be asked', async () => {
  const { again$, hearOld, lifecycle, said$, written } = await open()
  lifecycle.set({ isOnline: false })
  assert.equal([said$.value, again$.value], ['none', undefined])
  hearOld()
  assert.equal([said$.value, again$.value], [`none · from ${written(0, 'time')}`, undefined])
  lifecycle.set({ isOnline: true })
  assert.is(said$.value, `from ${written(0, 'time')}`)
  assert.ok(again$.value)
})

strip('says that it is slow, and asks again for who presses', async () => {
  const { again$, isSlow$, refetchCount$, said$ } = await open()
  assert.is(again$.value, undefined)
  isSlow$.set(true)
  assert.is(said$.value, 'slow')
  again$.value?.()
  assert.is(refetchCount$.value, 1)
})

strip('asks for everything anew when there is a network again, once', async () => {
  const { lifecycle, refetchCount$ } = await open()
  lifecycle.set({ isOnline: false })
  assert.is(refetchCount$.value, 0)
  lifecycle.set({ isOnline: true })
  assert.is(refetchCount$.value, 1)
  lifecycle.set({ isVisible: false })
  assert.is(refetchCount$.value, 1)
})

strip('asks a server that does not answer again after twenty seconds, and again, until it has', async () => {
  const { clock, hear, hearOld, refetchCount$ } = await open()
  hearOld()
  await clock.advanceAsync(19_999)
  assert.is(refetchCount$.value, 0)
  await clock.advanceAsync(1)
  assert.is(refetchCount$.value, 1)
  hearOld()
  await clock.advanceAsync(20_000)
  assert.is(refetchCount$.value, 2)
  hearOld()
  hear({ kind: 'fresh', url: CALL })
  await clock.advanceAsync(60_000)
  assert.is(refetchCount$.value, 2)
})

strip('asks again in time though something else on the page is looked after all the while', async () => {
  const { clock, hear, hearOld, refetchCount$ } = await open()
  hearOld(0, '/api/once')
  await clock.advanceAsync(15_000)
  hear({ kind: 'fresh', url: CALL })
  await clock.advanceAsync(5_000)
  assert.is(refetchCount$.value, 1)
})

strip('asks for the rest of the page as soon as the server answers one call again, and once', async () => {
  const { clock, hear, hearOld, refetchCount$ } = await open()
  for (const url of [CALL, '/api/other', '/api/third']) hearOld(0, url)
  await clock.advanceAsync(5_000)
  hear({ kind: 'fresh', url: CALL })
  assert.is(refetchCount$.value, 1)
  hear({ kind: 'fresh', url: '/api/other' })
  assert.is(refetchCount$.value, 1)
})

strip('puts the next time off when somebody asks by hand', async () => {
  const { again$, clock, hearOld, refetchCount$ } = await open()
  hearOld()
  await clock.advanceAsync(19_000)
  again$.value?.()
  hearOld()
  await clock.advanceAsync(19_999)
  assert.is(refetchCount$.value, 1)
  await clock.advanceAsync(1)
  assert.is(refetchCount$.value, 2)
})

strip('asks nobody again without a network, nor for a page that was left', async () => {
  const { clock, hearOld, lifecycle, place$, refetchCount$ } = await open()
  hearOld()
  place$.set(placeAt('/explore'))
  await clock.advanceAsync(20_000)
  place$.set(placeAt('/home'))
  lifecycle.set({ isOnline: false })
  await clock.advanceAsync(20_000)
  assert.is(refetchCount$.value, 0)
})

strip('forgets what nobody asks for again, and keeps what came out of the store once more', async () => {
  const { again$, clock, hearOld, said$, written } = await open()
  hearOld(HOUR_MS, '/api/once')
  hearOld()
  again$.value?.()
  hearOld()
  await clock.advanceAsync(5_999)
  assert.is(said$.value, `from ${written(HOUR_MS + 5_999, 'time')}`)
  await clock.advanceAsync(1)
  assert.is(said$.value, `from ${written(6_000, 'time')}`)
})

strip('opens a page again whose code could not be had, and no other', async () => {
  const { again$, isSlow$, place$, retries } = await open()
  isSlow$.set(true)
  again$.value?.()
  assert.is(retries(), 0)
  place$.set({ ...placeAt('/explore'), hasFailed: true })
  again$.value?.()
  assert.is(retries(), 1)
})

strip.run()
