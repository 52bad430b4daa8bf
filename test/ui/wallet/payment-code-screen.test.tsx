import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { useSearch } from 'wouter'
import { accepted, refused } from '../../../adapters/fakes/fake-http.ts'
import { PaymentCodeScreen } from '../../../ui/wallet/PaymentCodeScreen.tsx'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { openScreen } from '../../support/ui/open-screen.tsx'
import { press, send, type } from '../../support/ui/render.tsx'

// Requirement S5: digits only, at least 6; the old one is empty the first time, required after.
const code = suite('PaymentCodeScreen')

const Here = () => <PaymentCodeScreen params={{}} search={new URLSearchParams(useSearch())} />

const open = async (hasCode: boolean, query = '') => {
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow({ have_pay: hasCode ? 1 : 0 })))
  fake.http.answer('/api/user/resetPay', () => accepted())
  await fake.app.session.guard('/changePayPwd')
  const opened = await openScreen(fake.app, <Here />, `/changePayPwd${query && `?${query}`}`)
  const field = (name: string): HTMLElement => {
    const found = opened.screen.container.querySelector<HTMLElement>(`input[name="${name}"]`)
    if (!found) throw new Error(`no field ${name}`)
    return found
  }
  const save = async (): Promise<void> => {
    send(opened.screen.container.querySelector('form'))
    await opened.rest()
  }
  return { ...fake, ...opened, field, save }
}

code('does not ask for an old code the first time, and returns to the payment', async () => {
  const back = encodeURIComponent('/checkout?no=T1')
  const opened = await open(false, `back=${back}`)
  assert.is(opened.screen.container.querySelector('input[name="old"]'), null)
  type(opened.field('next'), '135790')
  type(opened.field('repeat'), '135790')
  await opened.save()
  assert.is(opened.http.sentTo('/api/user/resetPay').length, 1)
  assert.is(opened.history.at(-1), '/checkout?no=T1')
  opened.screen.remove()
})

for (const [typed, key] of [
  ['12345', 'tooShort'],
  ['12345a', 'notDigits'],
  ['١٣٥٧٩٠', 'notDigits'],
] as const) {
  code(`refuses "${typed}" at the field`, async () => {
    const opened = await open(false)
    type(opened.field('next'), typed)
    type(opened.field('repeat'), typed)
    await opened.save()
    assert.match(opened.screen.text(), `wallet.${key}`)
    assert.is(opened.http.sentTo('/api/user/resetPay').length, 0)
    opened.screen.remove()
  })
}

code('requires the old code for a change, a different new one, and the same one twice', async () => {
  const opened = await open(true)
  type(opened.field('next'), '135790')
  type(opened.field('repeat'), '135791')
  await opened.save()
  assert.match(opened.screen.text(), 'wallet.oldRequired')
  assert.match(opened.screen.text(), 'wallet.differ')
  type(opened.field('old'), '135790')
  await opened.save()
  assert.match(opened.screen.text(), 'wallet.unchanged')
  assert.is(opened.http.sentTo('/api/user/resetPay').length, 0)
  opened.screen.remove()
})

code('shows at the old code that the server refused it, and keeps typed text', async () => {
  const opened = await open(true)
  opened.http.answer('/api/user/resetPay', () => refused('PIN salah. Sisa 4 percobaan.'))
  type(opened.field('old'), '111111')
  type(opened.field('next'), '135790')
  type(opened.field('repeat'), '135790')
  await opened.save()
  assert.match(opened.screen.text(), 'Sisa 4 percobaan')
  assert.is((opened.field('next') as HTMLInputElement).value, '135790')
  opened.screen.remove()
})

code('offers a reset of a forgotten code by mail, and none before a first one is set', async () => {
  const changed = await open(true, `back=${encodeURIComponent('/payment?no=T1')}`)
  press(changed.screen.get('button', 'wallet.forgotten'))
  assert.is(changed.history.at(-1), '/changePayPwd?forgotten=1&back=%2Fpayment%3Fno%3DT1')
  changed.screen.remove()
  const first = await open(false, 'forgotten=1')
  assert.not.match(first.screen.text(), 'wallet.forgotten')
  assert.match(first.screen.text(), 'wallet.setHeading')
  first.screen.remove()
})

code('keeps typed text when the old code turns out to be forgotten', async () => {
  const opened = await open(true)
  type(opened.field('next'), '135790')
  press(opened.screen.get('button', 'wallet.forgotten'))
  assert.match(opened.screen.text(), 'wallet.mailedHelp')
  assert.is((opened.field('next') as HTMLInputElement).value, '135790')
  opened.screen.remove()
})

code('shows no errors in a form for a forgotten code that has just opened', async () => {
  const opened = await open(true)
  await opened.save()
  assert.match(opened.screen.text(), 'wallet.oldRequired')
  press(opened.screen.get('button', 'wallet.forgotten'))
  assert.is(opened.field('mailed').getAttribute('aria-invalid'), null)
  assert.not.match(opened.screen.text(), 'wallet.mailedRequired')
  opened.screen.remove()
})

code('mails to a masked address, and not again for a minute', async () => {
  const opened = await open(true, 'forgotten=1')
  opened.http.answer('/api/user/send_code', () => accepted())
  assert.match(opened.screen.text(), 'wallet.mailIntroTo')
  press(opened.screen.get('button', 'wallet.mailCode'))
  press(opened.screen.get('button', 'wallet.mailCode'))
  await opened.rest()
  assert.is(opened.http.sentTo('/api/user/send_code').length, 1)
  assert.match(opened.screen.text(), 'wallet.mailAgainIn')
  opened.screen.remove()
})

code('says at the field why no mail was sent', async () => {
  const opened = await open(true, 'forgotten=1')
  opened.http.answer('/api/user/send_code', () => refused('Terlalu banyak percobaan'))
  press(opened.screen.get('button', 'wallet.mailCode'))
  await opened.rest()
  assert.match(opened.screen.text(), 'Terlalu banyak percobaan')
  assert.is(opened.field('mailed').getAttribute('aria-invalid'), 'true')
  opened.screen.remove()
})

code('reset with a mailed code returns to the payment; a wrong code loses nothing', async () => {
  const opened = await open(true, `forgotten=1&back=${encodeURIComponent('/payment?no=T1')}`)
  opened.http.answer('/api/user/resetPay', () => refused('Kode salah atau sudah kedaluwarsa'))
  await opened.save()
  assert.match(opened.screen.text(), 'wallet.mailedRequired')
  assert.is(opened.http.sentTo('/api/user/resetPay').length, 0)
  type(opened.field('mailed'), '123456')
  type(opened.field('next'), '135790')
  type(opened.field('repeat'), '135790')
  await opened.save()
  assert.match(opened.screen.text(), 'Kode salah atau sudah kedaluwarsa')
  assert.is((opened.field('next') as HTMLInputElement).value, '135790')
  opened.http.answer('/api/user/resetPay', () => accepted())
  await opened.save()
  assert.is(opened.history.at(-1), '/payment?no=T1')
  opened.screen.remove()
})

code.run()
