import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, refused, unauthorised, unreachable } from '../../../adapters/fakes/fake-http.ts'
import type { App } from '../../../application/app.ts'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const topUp = suite('a top-up whose answer is lost (decision 4)')
const SEND = '/api/user/recharge'
const LOG = '/api/user/recharge_log'
const form = {
  method: 'card',
  amount: '5.01',
  evidence: '',
  holder: 'Dewi',
  number: '8810245500',
  bank: 'BCA',
} as const

/** What becomes of one call: whether the server hears of it, and what the page hears. */
const SENDS = ['answer-lost', 'error-after', 'storm', 'too-many'] as const
const LOGS = ['calm', 'lost', 'storm'] as const
const DETOURS = ['none', 'door', 'reload'] as const
type Trouble = {
  readonly send: (typeof SENDS)[number]
  readonly log: (typeof LOGS)[number]
  readonly detour: (typeof DETOURS)[number]
}

const TROUBLES = SENDS.flatMap((send) =>
  LOGS.flatMap((log) => DETOURS.map((detour): Trouble => ({ send, log, detour }))),
)

/** A shopper and a server that answers a repeated request id with its first result (api.md 7). */
const world = async () => {
  const fake = createFakeApp({ token: 't' })
  const booked = new Map<string, number>()
  let trouble: Trouble | undefined
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/user/login', () => accepted({ token: 't2' }))
  fake.http.answer('/api/cart/index', () => accepted({ carts: [] }))
  fake.http.answer(LOG, () => {
    if (trouble?.log === 'lost') return unreachable
    if (trouble?.log === 'storm') return unauthorised()
    const list = [...booked].map(([request_id, at]) => ({
      recharge_id: at,
      order_sn: `RC${at}`,
      price: '5.01',
      request_id,
    }))
    return accepted({ total: list.length, list })
  })
  fake.http.answer(SEND, ({ body }) => {
    if (trouble?.send === 'storm') return unauthorised()
    if (trouble?.send === 'too-many') return refused('too many tries', 429, 429)
    const id = String((body && 'json' in body ? (body.json as { request_id?: unknown }) : {}).request_id)
    if (!booked.has(id)) booked.set(id, booked.size + 1)
    if (trouble?.send === 'answer-lost') return unreachable
    if (trouble?.send === 'error-after') return refused('Internal Server Error', 500, 500)
    return accepted({ order_sn: `RC${booked.get(id)}` })
  })
  await fake.app.session.guard('/cardTopUp')
  return {
    app: fake.app,
    clock: fake.clock,
    reload: fake.reload,
    booked,
    setTrouble: (next: Trouble | undefined) => {
      trouble = next
    },
  }
}

const enter = async (app: App): Promise<void> => {
  if (app.session.session$.value.kind === 'visitor')
    await app.session.signIn({ account: 'a@example.com', password: 'rahasia1' })
  await app.session.guard('/cardTopUp')
}

/** Sends the form until the page says that it is in, over every trouble in turn. Gives how often that was. */
const insist = async (troubles: readonly Trouble[]): Promise<number> => {
  const { app: first, reload, booked, setTrouble } = await world()
  let app = first
  for (const trouble of troubles) {
    setTrouble(trouble)
    if ((await app.wallet.recharge(form)).ok) return booked.size
    if (trouble.detour === 'reload') app = reload()
    setTrouble(undefined)
    if (trouble.detour !== 'none') await enter(app)
    // The form is opened, and leaves the page again before anybody has read what it found.
    await app.wallet.findLost('recharge')
  }
  await enter(app)
  assert.ok((await app.wallet.recharge(form)).ok, JSON.stringify(troubles))
  return booked.size
}

topUp('is recorded once, whatever the retries, the record and the sign-in page do', async () => {
  for (const first of TROUBLES)
    for (const send of SENDS) {
      const second: Trouble = { send, log: 'storm', detour: 'none' }
      const times = await insist([first, second])
      if (times !== 1) assert.unreachable(`${times} times: ${JSON.stringify([first, second])}`)
    }
})

topUp('is the same after a 401 led to the sign-in page, and a new one once it was seen', async () => {
  const { app, booked, clock, setTrouble } = await world()
  setTrouble({ send: 'answer-lost', log: 'storm', detour: 'door' })
  assert.not((await app.wallet.recharge(form)).ok)
  assert.is(app.session.session$.value.kind, 'visitor')
  setTrouble(undefined)
  await enter(app)
  const found = await app.wallet.findLost('recharge')
  assert.is(found.ok && found.value.length, 1)
  assert.ok((await app.wallet.recharge(form)).ok)
  assert.is(booked.size, 1)
  clock.advance(1_000)
  assert.ok((await app.wallet.recharge(form)).ok)
  assert.is(booked.size, 2, 'told, so that the same form is a new top-up')
})

topUp.run()
