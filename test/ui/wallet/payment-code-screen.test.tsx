import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { PaymentCodeScreen } from '../../../ui/wallet/PaymentCodeScreen.tsx'
import { createFakeApp } from '../../support/fake-app.ts'
import { accepted, refused } from '../../support/fakes/fake-http.ts'
import { openScreen } from '../../support/open-screen.tsx'
import { send, type } from '../../support/render.tsx'
import { userRow } from '../../support/user-row.ts'

// Spec storefront 5: digits only, at least 6; the old one is empty the first time, required after.
const code = suite('PaymentCodeScreen')

const open = async (hasCode: boolean, query = '') => {
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow({ have_pay: hasCode ? 1 : 0 })))
  fake.http.answer('/api/user/resetPay', () => accepted())
  await fake.app.session.guard('/changePayPwd')
  const node = <PaymentCodeScreen params={{}} search={new URLSearchParams(query)} />
  const opened = await openScreen(fake.app, node, '/changePayPwd')
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

code('does not ask for an old code the first time, and returns to the payment that sent for it', async () => {
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
  ['１３５７９０', 'notDigits'],
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

code('needs the old code for a change, another new one, and the same one twice', async () => {
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

code('says at the old code that the host refused it, and keeps what was typed', async () => {
  const opened = await open(true)
  opened.http.answer('/api/user/resetPay', () => refused('Kode salah. Sisa 4 percobaan.'))
  type(opened.field('old'), '111111')
  type(opened.field('next'), '135790')
  type(opened.field('repeat'), '135790')
  await opened.save()
  assert.match(opened.screen.text(), 'Sisa 4 percobaan')
  assert.is((opened.field('next') as HTMLInputElement).value, '135790')
  opened.screen.remove()
})

code('forgotten leads to people; who sets the first one has forgotten none', async () => {
  const changed = await open(true)
  assert.is(changed.screen.get('link', 'wallet.forgotten').getAttribute('href'), '/service')
  changed.screen.remove()
  const first = await open(false)
  assert.not.match(first.screen.text(), 'wallet.forgotten')
  first.screen.remove()
})

code.run()
