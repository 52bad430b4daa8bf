import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, createHeldAnswer, unauthorised } from '../../../adapters/fakes/fake-http.ts'
import { POLL_EVERY_MS } from '../../../application/shared/stay-fresh.ts'
import { startOffline } from '../../../ui/app/offline/start-offline.ts'
import { createTranslations } from '../../../ui/i18n/translations.ts'
import { OrderInfoScreen } from '../../../ui/orders/OrderInfoScreen.tsx'
import { cartRow, orderDetailRow, userRow } from '../../support/api-rows.ts'
import type { FakeApp } from '../../support/ui/fake-app.ts'
import { watchSubscriptions } from '../../support/ui/leaks.ts'
import { type OpenShell, openShell } from '../../support/ui/open-shell.tsx'

const day = suite('a day of the app, with sleep and wake-ups')
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const HOURS = 24
const PAY_WITHIN = 'Bayar dalam'
const UNPAID_SECONDS = 30 * 60

/** A service worker's registration that counts how often the server is asked for a new build. */
const withWorkers = () => {
  const asks = { count: 0 }
  const registration = Object.assign(document.createElement('span'), {
    waiting: null,
    installing: null,
    update: async () => {
      asks.count += 1
    },
  })
  const workers = Object.assign(document.createElement('span'), {
    controller: null,
    register: async () => registration,
    ready: Promise.resolve({ active: null }),
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  return { asks, restore: () => Reflect.deleteProperty(navigator, 'serviceWorker') }
}

/** Orders by their id: unpaid until their time is over, but for 900, whose parcel is on its way. */
const answerOrders = ({ http, clock }: FakeApp): void => {
  const born = new Map<string, number>()
  http.answer('/api/order/detail', ({ url }) => {
    const id = new URL(url, 'http://shop.test').searchParams.get('order_id') ?? ''
    const now = Math.floor(clock.now() / 1000)
    const expires = (born.get(id) ?? now) + UNPAID_SECONDS
    born.set(id, expires - UNPAID_SECONDS)
    if (id === '900') return accepted(orderDetailRow(900, { status: 2 }))
    return accepted(orderDetailRow(Number(id), { status: now < expires ? 0 : -1, expire_time: expires }))
  })
}

const openDay = async (): Promise<OpenShell> => {
  const shell = await openShell({
    screens: { orderInfo: OrderInfoScreen },
    prepare: (fake) => {
      fake.http.answer('/api/user/login', () => accepted({ userinfo: { token: 'fresh' } }))
      fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
      fake.http.answer('/api/cart/index', () => accepted([cartRow('1')]))
      fake.http.answer('/api/cart/set_num', () => accepted())
      answerOrders(fake)
    },
  })
  const { app } = shell
  await act(async () => {
    const translations = createTranslations(async () => ({}), app.account.language$.value)
    const begun = startOffline(app, shell.navigator, translations)
    // The page is left alone first.
    await shell.clock.advanceAsync(MINUTE_MS)
    await begun
    await app.session.signIn({ account: 'sari@example.com', password: 'rahasia1' })
  })
  await shell.rest()
  return shell
}

const pass = (shell: OpenShell, ms: number): Promise<void> => act(() => shell.clock.advanceAsync(ms))

/** The lid is closed and opened again: the page hears of it, and what came due runs when it wakes. */
const sleep = async (shell: OpenShell, ms: number, onWake?: () => unknown): Promise<void> => {
  await act(async () => {
    shell.lifecycle.set({ isVisible: false, isFrozen: true })
    shell.clock.sleep(ms)
    shell.lifecycle.set({ isFrozen: false, isVisible: true })
    await onWake?.()
  })
  await shell.rest()
}

const asked = ({ http }: OpenShell, path: string): number => http.sentTo(path).length

/** An hour over an unpaid order: looked at, the cart touched, asleep past its end, in a lift, and back. */
const hourOf = async (shell: OpenShell, hour: number): Promise<void> => {
  const { app } = shell
  await shell.go(`/orderInfo/${hour + 1}`, { replace: true })
  const before = asked(shell, '/api/order/detail')
  const counted = asked(shell, '/api/cart/set_num')
  await pass(shell, MINUTE_MS / 2)
  for (const quantity of [2, 3, 2 + (hour % 2)]) app.cart.setQuantity('1', quantity)
  await pass(shell, MINUTE_MS / 2)
  assert.is(asked(shell, '/api/order/detail'), before, 'a countdown asks nobody')
  assert.is(
    asked(shell, '/api/cart/set_num') - counted,
    1,
    'a quantity that was changed thrice goes out once',
  )
  assert.match(shell.screen.text(), PAY_WITHIN)
  await sleep(shell, 45 * MINUTE_MS)
  assert.is(asked(shell, '/api/order/detail') - before, 1, 'what ran out in its sleep is asked for once')
  assert.not.match(shell.screen.text(), PAY_WITHIN)
  await act(async () => shell.lifecycle.set({ isOnline: false }))
  await pass(shell, 4 * MINUTE_MS)
  await act(async () => shell.lifecycle.set({ isOnline: true }))
  await pass(shell, 10 * MINUTE_MS)
}

day('ends as it began: no more timers, subscriptions or calls in one hour than in another', async () => {
  const [workers, watched] = [withWorkers(), watchSubscriptions()]
  const shell = await openDay()
  const hours: { timers: number; subscriptions: number; calls: number }[] = []
  for (let hour = 0; hour < HOURS; hour += 1) {
    const before = shell.http.requests.length
    await hourOf(shell, hour)
    hours.push({
      timers: shell.clock.pending(),
      subscriptions: watched.open(),
      calls: shell.http.requests.length - before,
    })
  }
  // The second hour has what the first fetched once and for all.
  const [, usual] = hours
  assert.equal(hours.slice(1), Array(HOURS - 1).fill(usual))
  assert.is(workers.asks.count, HOURS - 1, 'a new build is asked for once an hour, when looked at again')
  assert.is(shell.app.session.session$.value.kind, 'signed-in')
  assert.is(asked(shell, '/api/user/login'), 1)
  assert.equal(shell.app.notices.notices$.value, [])
  shell.screen.remove()
  watched.restore()
  workers.restore()
})

day('a parcel is reloaded once when the device wakes, and as often as before afterwards', async () => {
  const shell = await openDay()
  await shell.go('/orderInfo/900')
  const before = asked(shell, '/api/order/detail')
  await pass(shell, POLL_EVERY_MS * 4)
  assert.is(asked(shell, '/api/order/detail') - before, 4)
  await sleep(shell, 8 * HOUR_MS)
  const woken = asked(shell, '/api/order/detail') - before - 4
  assert.ok(woken <= 1, `${woken} calls at once`)
  await pass(shell, POLL_EVERY_MS * 4)
  assert.is(asked(shell, '/api/order/detail') - before, 8 + woken)
  shell.screen.remove()
})

day(
  'a session that ended in the night is reported once, in every tab, and leads to sign-in once',
  async () => {
    const shell = await openDay()
    const other = shell.openTab()
    await shell.go('/orderInfo/900')
    const told: string[] = []
    shell.app.notices.notices$.subscribe((shown) => {
      for (const { id, text } of shown)
        if (!told.some((one) => one.startsWith(`${id} `))) told.push(`${id} ${JSON.stringify(text)}`)
    })
    const doors: string[] = []
    shell.app.session.redirect$.subscribe((redirect) => {
      if (!redirect) return
      doors.push(redirect.path)
      // As ui/main.tsx has it.
      void shell.navigator.go(redirect.path, { replace: true })
    })
    // The parcel, the user and the cart are asked for at once, before any of them is refused.
    const held = createHeldAnswer()
    for (const path of ['/api/order/detail', '/api/user/getUserInfo', '/api/cart/index'])
      shell.http.answer(path, () => held.sent)
    const before = shell.http.requests.length
    await sleep(shell, 8 * HOUR_MS)
    const { session, cart } = shell.app
    await act(async () => {
      void session.refreshUser()
      void cart.refresh()
    })
    assert.ok(shell.http.requests.length - before >= 3)
    await act(async () => held.give(unauthorised()))
    await pass(shell, POLL_EVERY_MS)
    await shell.rest()
    assert.is(told.length, 1, told.join('\n'))
    assert.match(told[0] ?? '', 'unauthorised')
    assert.equal(doors, ['/login'])
    assert.equal(
      [shell.app, other].map((tab) => tab.session.session$.value.kind),
      ['visitor', 'visitor'],
    )
    const late = shell.http.requests.length
    await pass(shell, HOUR_MS)
    assert.is(shell.http.requests.length, late, 'whoever has left asks for nothing')
    assert.is(shell.clock.pending(), 0)
    shell.screen.remove()
  },
)

day(
  'a token of three days is gone when the page is loaded after a longer sleep, without a call',
  async () => {
    const shell = await openDay()
    await sleep(shell, 3 * 24 * HOUR_MS)
    const before = shell.http.requests.length
    const reloaded = shell.reload()
    assert.is(reloaded.session.session$.value.kind, 'visitor')
    await shell.rest()
    assert.is(shell.http.requests.length, before)
    assert.equal(reloaded.notices.notices$.value, [])
    shell.screen.remove()
  },
)

day.run()
