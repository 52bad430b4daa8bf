import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, refused, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const wallet = suite('wallet: balance and payment code (requirement S5)')
const RESET = '/api/user/resetPay'

const shopper = async (hasCode: 0 | 1) => {
  const fake = createFakeApp({ token: 't' })
  const host = { user: userRow({ have_pay: hasCode }) }
  fake.http.answer('/api/user/getUserInfo', () => accepted(host.user))
  await fake.app.session.guard('/changePayPwd')
  return { ...fake, host }
}

wallet('is unknown to a visitor', () => {
  const { app } = createFakeApp()
  assert.equal([app.wallet.balance$.value, app.wallet.hasPaymentCode$.value], [undefined, undefined])
})

wallet('sets the first code with an empty old one', async () => {
  const { app, http, host } = await shopper(0)
  http.answer(RESET, () => {
    host.user = userRow({ have_pay: 1 })
    return accepted()
  })
  assert.ok((await app.wallet.setPaymentCode({ old: '', next: '123465', repeat: '123465' })).ok)
  assert.equal(http.sentTo(RESET)[0]?.body, { json: { newpassword: '123465', oldpassword: '' } })
  assert.is(app.wallet.hasPaymentCode$.value, true)
})

wallet('recognises a first code that was set although the answer was lost', async () => {
  const { app, http, host } = await shopper(0)
  http.answer(RESET, () => {
    host.user = userRow({ have_pay: 1 })
    return unreachable
  })
  assert.not((await app.wallet.setPaymentCode({ old: '', next: '123465', repeat: '123465' })).ok)
  assert.is(app.wallet.hasPaymentCode$.value, true)
})

wallet('recognises a code that another device has set when its own first one is refused', async () => {
  const { app, http, host } = await shopper(0)
  http.answer(RESET, () => {
    host.user = userRow({ have_pay: 1 })
    return refused('old code is required')
  })
  assert.not((await app.wallet.setPaymentCode({ old: '', next: '123465', repeat: '123465' })).ok)
  assert.is(app.wallet.hasPaymentCode$.value, true)
})

wallet('changes a code with the old one', async () => {
  const { app, http } = await shopper(1)
  http.answer(RESET, () => refused('old code is wrong'))
  assert.not((await app.wallet.setPaymentCode({ old: '111111', next: '123465', repeat: '123465' })).ok)
  assert.equal(http.sentTo(RESET)[0]?.body, {
    json: { newpassword: '123465', oldpassword: '111111', is_verify: 1 },
  })
})

wallet('does not treat a refused code as set when nothing more can be checked', async () => {
  const { app, http } = await shopper(0)
  http.answer(RESET, () => refused('too simple'))
  http.answer('/api/user/getUserInfo', () => unreachable)
  assert.not((await app.wallet.setPaymentCode({ old: '', next: '123465', repeat: '123465' })).ok)
  assert.is(app.wallet.hasPaymentCode$.value, false)
})

wallet('reports the faults of the form and sends nothing', async () => {
  const { app, http } = await shopper(1)
  const set = await app.wallet.setPaymentCode({ old: '', next: '12', repeat: '' })
  assert.is(set.ok ? '' : set.fault.kind, 'form')
  assert.is(http.sentTo(RESET).length, 0)
})

wallet('requests a code by mail for a forgotten one, and resets it with that', async () => {
  const { app, http } = await shopper(1)
  http.answer('/api/user/send_code', () => accepted())
  http.answer(RESET, () => accepted())
  assert.ok((await app.wallet.mailPaymentCode()).ok)
  const mailed = http.sentTo('/api/user/send_code')[0]
  assert.equal(mailed?.body, { json: { account: 'sari@example.com', scene: 'pay' } })
  assert.is(mailed?.headers['token'], 't', 'the session says whose code it is')
  assert.ok((await app.wallet.resetPaymentCode({ mailed: '123 465', next: '222223', repeat: '222223' })).ok)
  assert.equal(http.sentTo(RESET)[0]?.body, {
    json: { newpassword: '222223', oldpassword: '', captcha: '123465' },
  })
})

wallet('recognises a code that was reset where there was none before', async () => {
  const { app, http, host } = await shopper(0)
  http.answer(RESET, () => {
    host.user = userRow({ have_pay: 1 })
    return accepted()
  })
  await app.wallet.resetPaymentCode({ mailed: '123465', next: '222223', repeat: '222223' })
  assert.is(app.wallet.hasPaymentCode$.value, true)
})

wallet('names the field of a refusal', async () => {
  const { app, http } = await shopper(1)
  const told = { code: 0, msg: 'must differ', data: { field: 'newpassword' } }
  http.answer(RESET, () => ({ ok: true, value: { status: 200, json: told } }))
  const set = await app.wallet.resetPaymentCode({ mailed: '123465', next: '222223', repeat: '222223' })
  const fault = { kind: 'rejected', code: 0, message: 'must differ', details: { field: 'newpassword' } }
  assert.equal(set, { ok: false, fault: { ...fault, field: 'next' } })
})

wallet.run()
