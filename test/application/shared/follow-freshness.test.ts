import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { createFakeLifecycle } from '../../../adapters/fakes/fake-ports.ts'
import { type Freshness, followFreshness } from '../../../application/shared/follow-freshness.ts'
import { createState } from '../../../application/shared/streams.ts'
import { type KeptAnswers, withAnswer } from '../../../domain/offline/kept-times.ts'

const kept = suite('data from the cache')
const CALL = '/api/home'
const HOUR_MS = 3_600_000

/** A page on /home with these cached answers; its strip says what it was given. */
const open = (hasKept = false) => {
  const [clock, lifecycle] = [createFakeClock(), createFakeLifecycle()]
  const start = clock.now()
  const place$ = createState<{ readonly url: string; readonly hasFailed: boolean } | undefined>({
    url: '/home',
    hasFailed: false,
  })
  const [isSlow$, translations$] = [createState(false), createState('en')]
  const stripText$ = createState<string | undefined>(undefined)
  const retry$ = createState<(() => void) | undefined>(undefined)
  const refetchCount$ = createState(0)
  const seen = { retries: 0 }
  const describe = ({ isOnline, isSlow, keptAt }: Freshness): string | undefined => {
    const age = keptAt === undefined ? [] : [`${translations$.value} ${(start - keptAt) / HOUR_MS} h`]
    const words = [...(isOnline ? [] : ['offline']), ...(isSlow ? ['slow'] : []), ...age]
    return words.length > 0 ? words.join(', ') : undefined
  }
  const retry = async (): Promise<void> => {
    seen.retries += 1
  }
  const keptAnswers = createState<KeptAnswers>(new Map())
  const receiveOld = (hours = 0, url = CALL): void =>
    keptAnswers.update((all) => withAnswer(all, url, clock.now() - hours * HOUR_MS))
  const receiveFresh = (url = CALL): void => keptAnswers.update((all) => withAnswer(all, url, undefined))
  if (hasKept) receiveOld(2)
  followFreshness({
    clock,
    lifecycle,
    navigator: { place$: place$.stream, retry },
    keptAnswers$: keptAnswers.stream,
    isSlow$: isSlow$.stream,
    describe,
    translations$: translations$.stream,
    stripText$,
    retry$,
    refetchCount$,
  })
  const go = (url: string, hasFailed = false): void => place$.set({ url, hasFailed })
  const stripText = () => stripText$.value
  const asked = () => refetchCount$.value
  return {
    clock,
    lifecycle,
    isSlow$,
    translations$,
    retry$,
    seen,
    go,
    receiveOld,
    receiveFresh,
    stripText,
    asked,
  }
}

kept(
  'are as old as the oldest of them on the visible page, in the language of now, until all are fresh',
  () => {
    const { receiveOld, receiveFresh, stripText, go, translations$ } = open()
    assert.is(stripText(), undefined)
    receiveOld(3, '/api/other')
    receiveOld(1)
    assert.is(stripText(), 'en 3 h')
    translations$.set('dgn')
    assert.is(stripText(), 'dgn 3 h')
    go('/explore')
    assert.is(stripText(), undefined)
    go('/home')
    receiveFresh('/api/other')
    assert.is(stripText(), 'dgn 1 h')
    receiveFresh()
    assert.is(stripText(), undefined)
  },
)

kept('are told of though they came before anybody followed them', () => {
  assert.is(open(true).stripText(), 'en 2 h')
})

kept('cannot be asked for without a network, and are asked for once it is back', () => {
  const { lifecycle, receiveOld, isSlow$, stripText, retry$, asked } = open()
  lifecycle.set({ isOnline: false })
  assert.equal([stripText(), retry$.value], ['offline', undefined])
  receiveOld(2)
  isSlow$.set(true)
  assert.equal([stripText(), retry$.value, asked()], ['offline, slow, en 2 h', undefined, 0])
  isSlow$.set(false)
  lifecycle.set({ isOnline: true })
  assert.equal([stripText(), asked()], ['en 2 h', 1])
  lifecycle.set({ isVisible: false })
  assert.ok(retry$.value)
  assert.is(asked(), 1)
})

kept('are asked for after five minutes out of sight', () => {
  const { clock, lifecycle, asked } = open()
  lifecycle.set({ isVisible: false })
  clock.advance(300_000)
  lifecycle.set({ isVisible: true })
  assert.is(asked(), 1)
})

kept('are asked for by hand while loading is slow, though nothing is old', () => {
  const { isSlow$, retry$, stripText, asked } = open()
  assert.is(retry$.value, undefined)
  isSlow$.set(true)
  assert.is(stripText(), 'slow')
  retry$.value?.()
  assert.is(asked(), 1)
})

kept('are asked for every twenty seconds until the server answers', () => {
  const { clock, receiveOld, receiveFresh, asked } = open()
  receiveOld()
  clock.advance(19_999)
  assert.is(asked(), 0)
  clock.advance(1)
  assert.is(asked(), 1)
  receiveOld()
  clock.advance(20_000)
  assert.is(asked(), 2)
  receiveOld()
  receiveFresh()
  clock.advance(60_000)
  assert.is(asked(), 2)
})

kept(
  'are asked for in time, whatever else of the page becomes fresh, and later when asked for by hand',
  () => {
    const { clock, receiveOld, receiveFresh, asked, retry$ } = open()
    receiveOld(0, '/api/once')
    clock.advance(15_000)
    receiveFresh()
    clock.advance(5_000)
    assert.is(asked(), 1)
    clock.advance(19_000)
    receiveOld()
    retry$.value?.()
    receiveOld()
    clock.advance(19_999)
    assert.is(asked(), 2)
    clock.advance(1)
    assert.is(asked(), 3)
  },
)

kept('are asked for as soon as the server answers one of their calls again, and once', () => {
  const { clock, receiveOld, receiveFresh, asked } = open()
  for (const url of [CALL, '/api/other', '/api/third']) receiveOld(0, url)
  clock.advance(5_000)
  receiveFresh()
  receiveFresh('/api/other')
  assert.is(asked(), 1)
})

kept('are not asked for on a page that was left, nor without a network', () => {
  const { clock, receiveOld, lifecycle, go, asked } = open()
  receiveOld()
  go('/explore')
  clock.advance(20_000)
  go('/home')
  lifecycle.set({ isOnline: false })
  clock.advance(20_000)
  assert.is(asked(), 0)
})

kept(
  'are forgotten when nobody asks for them again, and kept when they come out of the cache once more',
  () => {
    const { clock, receiveOld, retry$, stripText } = open()
    receiveOld(3, '/api/once')
    receiveOld(1)
    retry$.value?.()
    receiveOld(1)
    clock.advance(5_999)
    assert.is(stripText(), 'en 3 h')
    clock.advance(1)
    assert.is(stripText(), 'en 1 h')
  },
)

kept('bring back the page whose code could not be loaded, and no other', () => {
  const { retry$, isSlow$, go, seen } = open()
  isSlow$.set(true)
  retry$.value?.()
  assert.is(seen.retries, 0)
  go('/explore', true)
  retry$.value?.()
  assert.is(seen.retries, 1)
})

kept.run()
