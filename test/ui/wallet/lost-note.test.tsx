import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  accepted,
  createHeldAnswer,
  refused,
  unauthorised,
  unreachable,
} from '../../../adapters/fakes/fake-http.ts'
import { drafts } from '../../../ui/hooks/forms/use-draft.ts'
import { CardTopUpScreen } from '../../../ui/wallet/CardTopUpScreen.tsx'
import { TopUpRecordScreen } from '../../../ui/wallet/TopUpRecordScreen.tsx'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp, type FakeApp } from '../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../support/ui/open-screen.tsx'
import { send, type } from '../../support/ui/render.tsx'

const lostNote = suite('submissions whose answer was lost')
const SEND = '/api/user/recharge'
const LOG = '/api/user/recharge_log'
const USER = '/api/user/getUserInfo'
const card = <CardTopUpScreen params={{}} search={new URLSearchParams()} />
const form = { method: 'card', evidence: '', holder: 'Ayu', number: '6217003344801195', bank: 'B' } as const
const DRAFT = '7 card-top-up'

/** A shopper two of whose top-ups came about, and who has heard of neither. */
const unheard = async (): Promise<FakeApp> => {
  sessionStorage.clear()
  const fake = createFakeApp({ token: 't' })
  fake.http.answer(USER, () => accepted(userRow({ id: 7 })))
  fake.http.answer('/api/user/login', () => accepted({ token: 't2' }))
  fake.http.answer('/api/cart/index', () => accepted({ carts: [] }))
  fake.http.answer(SEND, () => unreachable)
  fake.http.answer(LOG, () => unreachable)
  await fake.app.session.guard('/cardTopUp')
  for (const amount of ['5', '7']) assert.not((await fake.app.wallet.recharge({ ...form, amount })).ok)
  const list = idsOf(fake).map((request_id, at) => ({
    recharge_id: at + 1,
    order_sn: `RC${at + 1}`,
    price: `${5 + 2 * at}.00`,
    request_id,
  }))
  fake.http.answer(LOG, () => accepted({ total: list.length, list }))
  fake.http.answer(SEND, () => accepted({ order_sn: 'RC9' }))
  return fake
}

const idsOf = ({ http }: FakeApp): readonly unknown[] =>
  http
    .sentTo(SEND)
    .map(({ body }) => body && 'json' in body && (body.json as Record<string, unknown>)['request_id'])

const notesOf = ({ screen }: OpenScreen): number => screen.text().split('money.received').length - 1

const fill = ({ screen }: OpenScreen, texts: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(texts)) {
    const field = screen.container.querySelector<HTMLElement>(`input[name="${name}"]`)
    if (!field) throw new Error(`no field ${name}`)
    type(field, text)
  }
}

lostNote('are reported completely, once: going on counts as read', async () => {
  const { app } = await unheard()
  const opened = await openScreen(app, card)
  assert.is(notesOf(opened), 2)
  opened.hide(true)
  opened.hide(false)
  await opened.rest()
  assert.is(notesOf(opened), 0)
  opened.screen.remove()
  const again = await openScreen(app, card)
  assert.is(notesOf(again), 0)
  again.screen.remove()
})

lostNote('are reported again when the end of the session closed the form', async () => {
  const fake = await unheard()
  const opened = await openScreen(fake.app, card)
  fake.http.answer(USER, () => unauthorised())
  await act(async () => void (await fake.app.session.refreshUser()))
  assert.is(fake.app.session.session$.value.kind, 'visitor')
  opened.screen.remove()
  fake.http.answer(USER, () => accepted(userRow({ id: 7 })))
  await fake.app.session.signIn({ account: 'a@example.com', password: 'rahasia1' })
  const again = await openScreen(fake.app, card)
  assert.is(notesOf(again), 2)
  again.screen.remove()
})

lostNote('are shown above a form that is sent as a new request', async () => {
  const fake = await unheard()
  const opened = await openScreen(fake.app, card)
  const { evidence: _, method: __, ...texts } = form
  fill(opened, { ...texts, amount: '5' })
  send(opened.screen.container.querySelector('form'))
  await opened.rest()
  assert.is(opened.history.at(-1), '/topUpRecord')
  assert.is(new Set(idsOf(fake)).size, 3)
  opened.screen.remove()
})

lostNote('are reported with the server’s answer, until the record was visible', async () => {
  const fake = await unheard()
  fake.http.answer(LOG, () => accepted({ total: 0, list: [] }))
  const opened = await openScreen(fake.app, card)
  const { evidence: _, method: __, ...texts } = form
  fill(opened, { ...texts, amount: '11' })
  send(opened.screen.container.querySelector('form'))
  await opened.rest()
  // The session ends before the record comes: only the address it set out for is there.
  opened.screen.remove()
  const again = await openScreen(fake.app, card)
  assert.match(again.screen.text(), 'money.received')
  again.hide(true)
  again.screen.remove()
  const third = await openScreen(fake.app, card)
  assert.is(notesOf(third), 0, 'whoever goes on has read it')
  fill(third, { ...texts, amount: '12' })
  send(third.screen.container.querySelector('form'))
  await third.rest()
  third.screen.remove()
  const record = await openScreen(fake.app, <TopUpRecordScreen params={{}} search={new URLSearchParams()} />)
  record.screen.remove()
  const last = await openScreen(fake.app, card)
  assert.is(notesOf(last), 0, 'the record shows it')
  last.screen.remove()
})

lostNote('leave no draft of a form that was closed before its answer came', async () => {
  const fake = await unheard()
  fake.http.answer(LOG, () => refused('not now'))
  const held = createHeldAnswer()
  fake.http.answer(SEND, () => held.sent)
  const opened = await openScreen(fake.app, card)
  const { evidence: _, method: __, ...texts } = form
  fill(opened, { ...texts, amount: '11' })
  send(opened.screen.container.querySelector('form'))
  await opened.rest()
  assert.ok(drafts.read(DRAFT), 'nothing typed is lost until it is known to be in')
  opened.screen.remove()
  held.give(accepted({ order_sn: 'RC3' }))
  await opened.rest()
  assert.is(drafts.read(DRAFT), undefined)
  drafts.keep(DRAFT, undefined)
})

lostNote.run()
