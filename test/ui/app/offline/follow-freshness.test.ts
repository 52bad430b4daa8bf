import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { followFreshness } from '../../../../application/shared/follow-freshness.ts'
import { createState } from '../../../../application/shared/streams.ts'
import { type KeptAnswers, withAnswer } from '../../../../domain/offline/kept-times.ts'
import { describeFreshness } from '../../../../ui/app/offline/start-offline.ts'
import { formatDate } from '../../../../ui/i18n/format.ts'
import { createTranslations } from '../../../../ui/i18n/translations.ts'
import { createFakeApp } from '../../../support/ui/fake-app.ts'
import { placeAt } from '../../../support/ui/viewport.ts'
import { until } from '../../../support/until.ts'

const strip = suite('the strip about cached answers')
const CALL = '/api/home'
const HOUR_MS = 3_600_000

/** A page whose words are there, before anything came from the cache. What it does: test/application/shared. */
const open = async () => {
  const { app, clock, lifecycle } = createFakeApp()
  const offline = { slow: 'slow', none: 'none', keptAt: 'from {{time}}' }
  const translations = createTranslations(async () => ({}), 'en')
  translations.add('en', { offline })
  const isSlow$ = createState(true)
  const stripText$ = createState<string | undefined>(undefined)
  const retry$ = createState<(() => void) | undefined>(undefined)
  const place$ = createState(placeAt('/home')).stream
  const keptAnswers = createState<KeptAnswers>(new Map())
  followFreshness({
    clock: app.clock,
    lifecycle: app.lifecycle,
    navigator: { place$, retry: async () => undefined },
    keptAnswers$: keptAnswers.stream,
    describe: describeFreshness(app, translations),
    translations$: translations.translations$,
    isSlow$: isSlow$.stream,
    stripText$,
    retry$,
    refetchCount$: createState(0),
  })
  await until(() => stripText$.value === 'slow')
  isSlow$.set(false)
  const receiveOld = (ageMs = 0, url = CALL): void =>
    keptAnswers.update((kept) => withAnswer(kept, url, clock.now() - ageMs))
  const receiveFresh = (url: string): void => keptAnswers.update((kept) => withAnswer(kept, url, undefined))
  const written = (ageMs: number, style: 'time' | 'minute') =>
    formatDate((clock.now() - ageMs) / 1000, 'en', style)
  return { lifecycle, stripText$, retry$, receiveFresh, receiveOld, written }
}

strip('gives the time of the oldest answer, and disappears once it is fresh', async () => {
  const { receiveFresh, receiveOld, stripText$, written } = await open()
  assert.is(stripText$.value, undefined)
  receiveOld(HOUR_MS, '/api/other')
  receiveOld()
  assert.is(stripText$.value, `from ${written(HOUR_MS, 'time')}`)
  receiveFresh('/api/other')
  assert.is(stripText$.value, `from ${written(0, 'time')}`)
  receiveFresh(CALL)
  assert.is(stripText$.value, undefined)
})

strip('includes the day from half a day on', async () => {
  const { receiveOld, stripText$, written } = await open()
  receiveOld(12 * HOUR_MS - 1)
  assert.is(stripText$.value, `from ${written(12 * HOUR_MS - 1, 'time')}`)
  receiveOld(12 * HOUR_MS)
  assert.is(stripText$.value, `from ${written(12 * HOUR_MS, 'minute')}`)
})

strip('also says when there is no network, without a retry button', async () => {
  const { retry$, receiveOld, lifecycle, stripText$, written } = await open()
  lifecycle.set({ isOnline: false })
  assert.equal([stripText$.value, retry$.value], ['none', undefined])
  receiveOld()
  assert.equal([stripText$.value, retry$.value], [`none · from ${written(0, 'time')}`, undefined])
  lifecycle.set({ isOnline: true })
  assert.is(stripText$.value, `from ${written(0, 'time')}`)
  assert.ok(retry$.value)
})

strip.run()
