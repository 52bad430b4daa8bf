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

/** A page whose words are there, before its worker has told of anything. What it does: test/application/shared. */
const open = async () => {
  const { app, clock, lifecycle } = createFakeApp()
  const offline = { slow: 'slow', none: 'none', keptAt: 'from {{time}}' }
  const translations = createTranslations(async () => ({}), 'en')
  translations.add('en', { offline })
  const isSlow$ = createState(true)
  const said$ = createState<string | undefined>(undefined)
  const again$ = createState<(() => void) | undefined>(undefined)
  const place$ = createState(placeAt('/home')).stream
  const { hear } = followKept({
    clock: app.clock,
    lifecycle: app.lifecycle,
    navigator: { place$, retry: async () => undefined },
    inWords: stripWords(app, translations),
    words$: translations.translations$,
    isSlow$: isSlow$.stream,
    said$,
    again$,
    refetchCount$: createState(0),
  })
  await until(() => said$.value === 'slow')
  isSlow$.set(false)
  const hearOld = (ageMs = 0, url = CALL): void => hear({ kind: 'kept', url, at: clock.now() - ageMs })
  const written = (ageMs: number, style: 'time' | 'minute') =>
    formatDate((clock.now() - ageMs) / 1000, 'en', style)
  return { lifecycle, said$, again$, hear, hearOld, written }
}

strip('gives the time of the oldest answer, and disappears once it is fresh', async () => {
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

strip('includes the day from half a day on', async () => {
  const { hearOld, said$, written } = await open()
  hearOld(12 * HOUR_MS - 1)
  assert.is(said$.value, `from ${written(12 * HOUR_MS - 1, 'time')}`)
  hearOld(12 * HOUR_MS)
  assert.is(said$.value, `from ${written(12 * HOUR_MS, 'minute')}`)
})

strip('also says when there is no network, without a retry button', async () => {
  const { again$, hearOld, lifecycle, said$, written } = await open()
  lifecycle.set({ isOnline: false })
  assert.equal([said$.value, again$.value], ['none', undefined])
  hearOld()
  assert.equal([said$.value, again$.value], [`none · from ${written(0, 'time')}`, undefined])
  lifecycle.set({ isOnline: true })
  assert.is(said$.value, `from ${written(0, 'time')}`)
  assert.ok(again$.value)
})

strip.run()
