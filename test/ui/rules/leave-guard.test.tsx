import { act, type ReactNode } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ChangePasswordScreen } from '../../../ui/session/ChangePasswordScreen.tsx'
import { ForgotPasswordScreen } from '../../../ui/session/ForgotPasswordScreen.tsx'
import { RegisterScreen } from '../../../ui/session/RegisterScreen.tsx'
import { PaymentCodeScreen } from '../../../ui/wallet/PaymentCodeScreen.tsx'
import { createFakeApp } from '../../support/fake-app.ts'
import { accepted } from '../../support/fakes/fake-http.ts'
import { openScreen } from '../../support/open-screen.tsx'
import { press, type } from '../../support/render.tsx'
import { userRow } from '../../support/user-row.ts'

// screens.md 106: a form that somebody has typed into asks before Back throws it away.
const guards = suite('forms ask before what was typed is thrown away')

const code = <PaymentCodeScreen params={{}} search={new URLSearchParams()} />

const FORMS: readonly (readonly [name: string, node: ReactNode, field: string, home: string])[] = [
  ['registration', <RegisterScreen key="r" />, 'email', '/login'],
  ['a forgotten password', <ForgotPasswordScreen key="f" />, 'account', '/login'],
  ['a new password', <ChangePasswordScreen key="c" />, 'next', '/passwords'],
  ['the payment code', code, 'next', '/filter'],
]

const open = async (node: ReactNode, field: string) => {
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow({ have_pay: 0 })))
  await fake.app.session.guard('/home')
  const opened = await openScreen(fake.app, node, '/here')
  const input = opened.screen.container.querySelector<HTMLInputElement>(`[name="${field}"]`)
  if (!input) throw new Error(`no field ${field}`)
  return { ...opened, input, back: () => press(opened.screen.get('button', 'Kembali')) }
}

/** Whether closing the page would be asked about. */
const isClosingAsked = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true })
  act(() => void window.dispatchEvent(event))
  return event.defaultPrevented
}

for (const [name, node, field, home] of FORMS) {
  guards(`${name} is left at once while nothing was typed`, async () => {
    const { screen, history, back } = await open(node, field)
    assert.not(isClosingAsked())
    back()
    assert.is(screen.find('alertdialog'), undefined)
    assert.is(history.at(-1), home)
    screen.remove()
  })

  guards(`${name} stays when one goes on, and is empty when it is discarded`, async () => {
    const { screen, history, back, input } = await open(node, field)
    type(input, '135791')
    assert.ok(isClosingAsked())
    back()
    assert.match(screen.get('alertdialog').textContent ?? '', 'forms.leaveTitle')
    press(screen.get('button', 'forms.goOn'))
    assert.is(input.value, '135791')
    assert.is(history.at(-1), '/here')
    back()
    press(screen.get('button', 'forms.discard'))
    assert.is(history.at(-1), home)
    assert.is(input.value, '')
    assert.not(isClosingAsked())
    screen.remove()
  })
}

guards.run()
