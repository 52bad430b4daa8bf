import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { createFakeLifecycle } from '../../../adapters/fakes/fake-ports.ts'
import { type Freshness, followKept } from '../../../application/shared/follow-kept.ts'
import { createState } from '../../../application/shared/streams.ts'

const kept = suite('data from the cache')
const CALL = '/api/home'
const HOUR_MS = 3_600_000

/** A page on /home whose worker has told of nothing yet; its strip says what it was given. */
const open = () => {
  const [clock, lifecycle] = [createFakeClock(), createFakeLifecycle()]
  const start = clock.now()
  const place$ = createState<{ readonly url: string; readonly hasFailed: boolean } | undefined>({
    url: '/home',
    hasFailed: false,
  })
  const [isSlow$, words$] = [createState(false), createState('en')]
  const said$ = createState<string | undefined>(undefined)
  const again$ = createState<(() => void) | undefined>(undefined)
  const refetchCount$ = createState(0)
  const seen = { retries: 0 }
  const inWords = ({ isOnline, isSlow, keptAt }: Freshness): string | undefined => {
    const age = keptAt === undefined ? [] : [`${words$.value} ${(start - keptAt) / HOUR_MS} h`]
    const words = [...(isOnline ? [] : ['offline']), ...(isSlow ? ['slow'] : []), ...age]
    return words.length > 0 ? words.join(', ') : undefined
  }
  const retry = async (): Promise<void> => {
    seen.retries += 1
  }
  const { hear } = followKept({
    clock,
    lifecycle,
    navigator: { place$: place$.stream, retry },
    isSlow$: isSlow$.stream,
    inWords,
    words$: words$.stream,
    said$,
    again$,
    refetchCount$,
  })
  const go = (url: string, hasFailed = false): void => place$.set({ url, hasFailed })
  const hearOld = (hours = 0, url = CALL): void =>
    hear({ kind: 'kept', url, at: clock.now() - hours * HOUR_MS })
  const hearFresh = (url = CALL): void => hear({ kind: 'fresh', url })
  const said = () => said$.value
  const asked = () => refetchCount$.value
  return { clock, lifecycle, isSlow$, words$, again$, seen, go, hearOld, hearFresh, said, asked }
}

kept(
  'are as old as the oldest of them on the visible page, in the language of now, until all are fresh',
  () => {
    const { hearOld, hearFresh, said, go, words$ } = open()
    assert.is(said(), undefined)
    hearOld(3, '/api/other')
    hearOld(1)
    assert.is(said(), 'en 3 h')
    words$.set('dgn')
    assert.is(said(), 'dgn 3 h')
    go('/explore')
    assert.is(said(), undefined)
    go('/home')
    hearFresh('/api/other')
    assert.is(said(), 'dgn 1 h')
    hearFresh()
    assert.is(said(), undefined)
  },
)

kept('cannot be asked for without a network, and are asked for once it is back', () => {
  const { lifecycle, hearOld, isSlow$, said, again$, asked } = open()
  lifecycle.set({ isOnline: false })
  assert.equal([said(), again$.value], ['offline', undefined])
  hearOld(2)
  isSlow$.set(true)
  assert.equal([said(), again$.value, asked()], ['offline, slow, en 2 h', undefined, 0])
  isSlow$.set(false)
  lifecycle.set({ isOnline: true })
  assert.equal([said(), asked()], ['en 2 h', 1])
  lifecycle.set({ isVisible: false })
  assert.ok(again$.value)
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
  const { isSlow$, again$, said, asked } = open()
  assert.is(again$.value, undefined)
  isSlow$.set(true)
  assert.is(said(), 'slow')
  again$.value?.()
  assert.is(asked(), 1)
})

kept('are asked for every twenty seconds until the server answers', () => {
  const { clock, hearOld, hearFresh, asked } = open()
  hearOld()
  clock.advance(19_999)
  assert.is(asked(), 0)
  clock.advance(1)
  assert.is(asked(), 1)
  hearOld()
  clock.advance(20_000)
  assert.is(asked(), 2)
  hearOld()
  hearFresh()
  clock.advance(60_000)
  assert.is(asked(), 2)
})

kept(
  'are asked for in time, whatever else of the page becomes fresh, and later when asked for by hand',
  () => {
    const { clock, hearOld, hearFresh, asked, again$ } = open()
    hearOld(0, '/api/once')
    clock.advance(15_000)
    hearFresh()
    clock.advance(5_000)
    assert.is(asked(), 1)
    clock.advance(19_000)
    hearOld()
    again$.value?.()
    hearOld()
    clock.advance(19_999)
    assert.is(asked(), 2)
    clock.advance(1)
    assert.is(asked(), 3)
  },
)

kept('are asked for as soon as the server answers one of their calls again, and once', () => {
  const { clock, hearOld, hearFresh, asked } = open()
  for (const url of [CALL, '/api/other', '/api/third']) hearOld(0, url)
  clock.advance(5_000)
  hearFresh()
  hearFresh('/api/other')
  assert.is(asked(), 1)
})

kept('are not asked for on a page that was left, nor without a network', () => {
  const { clock, hearOld, lifecycle, go, asked } = open()
  hearOld()
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
    const { clock, hearOld, again$, said } = open()
    hearOld(3, '/api/once')
    hearOld(1)
    again$.value?.()
    hearOld(1)
    clock.advance(5_999)
    assert.is(said(), 'en 3 h')
    clock.advance(1)
    assert.is(said(), 'en 1 h')
  },
)

kept('bring back the page whose code could not be loaded, and no other', () => {
  const { again$, isSlow$, go, seen } = open()
  isSlow$.set(true)
  again$.value?.()
  assert.is(seen.retries, 0)
  go('/explore', true)
  again$.value?.()
  assert.is(seen.retries, 1)
})

kept.run()
