import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { createFakeLog } from '../../../adapters/fakes/fake-ports.ts'
import type { GuardDecision } from '../../../domain/session/navigation-guard.ts'
import { guardPath } from '../../../domain/session/navigation-guard.ts'
import { createNavigator } from '../../../ui/navigation/navigator.ts'
import type { Route } from '../../../ui/navigation/routes.ts'
import type { Screen } from '../../../ui/navigation/screen.ts'
import { createFakeHistory } from '../../support/ui/fake-history.ts'

const navigation = suite('navigator (requirements S2, S6)')

const Nothing: Screen = () => null

type Start = {
  readonly at?: string
  readonly isSignedIn?: boolean
  readonly guard?: (url: string) => Promise<GuardDecision>
  readonly loadScreen?: (name: string) => Promise<Screen>
}

const open = ({ at = '/home', isSignedIn = false, guard, loadScreen }: Start = {}) => {
  const history = createFakeHistory(at)
  const seen = { busy: [] as boolean[], left: [] as number[], loaded: [] as string[] }
  const navigator = createNavigator({
    history,
    guardNow: guard ? () => undefined : (url) => guardPath(url, isSignedIn),
    guard: guard ?? (async () => ({ kind: 'open' })),
    loadScreen: (route) => {
      seen.loaded.push(route.name)
      return loadScreen?.(route.name) ?? Promise.resolve(Nothing)
    },
    onBusy: (isBusy) => seen.busy.push(isBusy),
    onLeave: (id) => seen.left.push(id),
    log: createFakeLog(),
  })
  return { history, navigator, seen, place: () => navigator.place$.value }
}

navigation('opens the page of the address', async () => {
  const { navigator, place } = open({ at: '/search?q=tas' })
  await navigator.start()
  assert.is(place()?.url, '/search?q=tas')
  assert.is(place()?.match?.route.name, 'search')
  assert.is(place()?.arrival, 'start')
})

navigation('sends the root path to /home', async () => {
  const { navigator, history, place } = open({ at: '/' })
  await navigator.start()
  assert.is(place()?.url, '/home')
  assert.equal(history.entries(), ['/home'])
})

navigation('has started when there is a page, also when a redirect has replaced it', async () => {
  const { navigator, place } = open()
  const started = navigator.start()
  void navigator.go('/login', { replace: true })
  await started
  assert.is(place()?.url, '/login')
  assert.is(place()?.arrival, 'replace')
})

navigation('sends a visitor from a protected path to /login and says why once', async () => {
  const { navigator, history, place } = open()
  await navigator.start()
  await navigator.go('/bag')
  assert.is(place()?.url, '/login')
  assert.is(place()?.isRefused, true)
  assert.equal(history.entries(), ['/home', '/login'])
})

navigation('replaces the address of a visitor who opens a protected path from outside', async () => {
  const { navigator, history, place } = open({ at: '/orderInfo/5' })
  await navigator.start()
  assert.equal(history.entries(), ['/login'])
  assert.is(place()?.isRefused, true)
})

navigation('sends a signed-in shopper who opens /login to the home page', async () => {
  const { navigator, place } = open({ at: '/login', isSignedIn: true })
  await navigator.start()
  assert.is(place()?.url, '/home')
  assert.is(place()?.isRefused, false)
})

navigation('asks the guard when it cannot decide at once, and stays where it was meanwhile', async () => {
  let decide: (decision: GuardDecision) => void = () => undefined
  const { navigator, place, history } = open({
    guard: (url) =>
      url === '/home'
        ? Promise.resolve({ kind: 'open' })
        : new Promise((done) => {
            decide = done
          }),
  })
  await navigator.start()
  const going = navigator.go('/bag')
  await settle()
  assert.is(place()?.url, '/home')
  assert.is(history.url(), '/home')
  decide({ kind: 'open' })
  await going
  assert.is(place()?.url, '/bag')
  assert.is(history.url(), '/bag')
})

navigation('gives up after five redirects instead of looping', async () => {
  const { navigator, place } = open({
    guard: async (url) => ({ kind: 'redirect', to: url === '/login' ? '/register' : '/login' }),
  })
  await navigator.start()
  assert.ok(place() !== undefined)
})

navigation('lets the latest navigation win', async () => {
  const waiting = new Map<string, (screen: Screen) => void>()
  const { navigator, place, history } = open({
    loadScreen: (name) =>
      name === 'home' ? Promise.resolve(Nothing) : new Promise((done) => waiting.set(name, done)),
  })
  await navigator.start()
  const first = navigator.go('/explore')
  const second = navigator.go('/search')
  await settle()
  waiting.get('search')?.(Nothing)
  waiting.get('explore')?.(Nothing)
  await Promise.all([first, second])
  assert.is(place()?.url, '/search')
  assert.equal(history.entries(), ['/home', '/search'])
})

navigation('stores the position of the page that is left, with its history entry', async () => {
  const { navigator, history, seen, place } = open()
  await navigator.start()
  await navigator.go('/explore')
  assert.equal(seen.left, [0])
  history.back()
  await settle()
  assert.is(place()?.url, '/home')
  assert.is(place()?.arrival, 'back')
  assert.is(place()?.historyId, 0)
  assert.equal(seen.left, [0, 1])
})

navigation('changes only the query when asked to, without a new entry', async () => {
  const { navigator, history, place } = open({ at: '/explore' })
  await navigator.start()
  await navigator.go('?sort=new', { replace: true })
  assert.is(place()?.url, '/explore?sort=new')
  assert.is(place()?.arrival, 'replace')
  assert.equal(history.entries(), ['/explore?sort=new'])
})

navigation('adds no second entry for the page that is shown', async () => {
  const { navigator, history, place } = open()
  await navigator.start()
  await navigator.go('/home')
  assert.equal(history.entries(), ['/home'])
  assert.is(place()?.arrival, 'forward')
})

navigation('leaves a hash within the page to the browser', async () => {
  const { navigator, history, place, seen } = open({ at: '/search?q=tas' })
  await navigator.start()
  history.hash('#top')
  assert.is(place()?.url, '/search?q=tas#top')
  assert.is(place()?.arrival, 'replace')
  assert.equal(seen.busy, [true, false])
})

navigation('reports a page that could not be loaded, and loads it on retry', async () => {
  let isUp = false
  const { navigator, place } = open({
    loadScreen: async (name) => {
      if (name === 'explore' && !isUp) throw new Error('gone')
      return Nothing
    },
  })
  await navigator.start()
  await navigator.go('/explore')
  assert.is(place()?.hasFailed, true)
  assert.is(place()?.url, '/explore')
  isUp = true
  await navigator.retry()
  assert.is(place()?.hasFailed, false)
  assert.is(navigator.screenOf(place()?.match?.route as Route), Nothing)
})

navigation('shows a path that the spec does not know without a screen', async () => {
  const { navigator, place } = open({ at: '/shop/../nowhere', isSignedIn: true })
  await navigator.start()
  assert.is(place()?.match, undefined)
  assert.is(place()?.hasFailed, false)
})

navigation('shows a visitor that a path is missing, instead of asking to sign in', async () => {
  const { navigator, place, history } = open({ at: '/nowhere' })
  await navigator.start()
  assert.is(place()?.match, undefined)
  assert.is(place()?.isRefused, false)
  assert.equal(history.entries(), ['/nowhere'])
})

navigation('is busy from the start of a navigation to its end, once', async () => {
  const { navigator, seen } = open()
  await navigator.start()
  assert.equal(seen.busy, [true, false])
})

navigation('loads a page ahead without going there, and forgets a failure', async () => {
  const { navigator, seen, place } = open({
    loadScreen: async (name) => {
      if (name === 'popular') throw new Error('gone')
      return Nothing
    },
  })
  await navigator.start()
  navigator.preload('/popular')
  navigator.preload('/nowhere')
  await settle()
  assert.equal(seen.loaded, ['home', 'popular'])
  assert.is(place()?.url, '/home')
})

navigation.run()
