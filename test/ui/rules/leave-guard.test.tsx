import { act, type ReactNode } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted } from '../../../adapters/fakes/fake-http.ts'
import { ProfileScreen } from '../../../ui/account/ProfileScreen.tsx'
import { CommentScreen } from '../../../ui/orders/CommentScreen.tsx'
import { ComplaintScreen, PlatformComplaintScreen } from '../../../ui/orders/ComplaintScreen.tsx'
import { RefundScreen } from '../../../ui/orders/RefundScreen.tsx'
import { ChangePasswordScreen } from '../../../ui/session/ChangePasswordScreen.tsx'
import { ForgotPasswordScreen } from '../../../ui/session/ForgotPasswordScreen.tsx'
import { RegisterScreen } from '../../../ui/session/RegisterScreen.tsx'
import { PaymentCodeScreen } from '../../../ui/wallet/PaymentCodeScreen.tsx'
import { orderDetailRow, orderLineRow, userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { openScreen } from '../../support/ui/open-screen.tsx'
import { press, type } from '../../support/ui/render.tsx'

// A form that somebody has typed into asks before Back throws it away.
const guards = suite('forms ask before what was typed is thrown away')

const search = new URLSearchParams()
const reviewed = new URLSearchParams('order=1')
const code = <PaymentCodeScreen params={{}} search={search} />

type Guarded = readonly [name: string, node: ReactNode, field: string, home: string, order?: object]

const FORMS: readonly Guarded[] = [
  ['registration', <RegisterScreen key="r" />, 'email', '/login'],
  ['a forgotten password', <ForgotPasswordScreen key="f" />, 'code', '/login'],
  ['a new password', <ChangePasswordScreen key="c" />, 'next', '/passwords'],
  ['the payment code', code, 'next', '/filter'],
  ['the profile', <ProfileScreen key="p" />, 'bio', '/setting'],
  ['a review', <CommentScreen key="v" params={{}} search={reviewed} />, 'text', '/myPurchases'],
  [
    'a complaint about an order',
    <ComplaintScreen key="o" params={{}} search={search} />,
    'content',
    '/myPurchases',
  ],
  [
    'a complaint about the platform',
    <PlatformComplaintScreen key="l" params={{}} search={search} />,
    'content',
    '/filter',
  ],
  ['a refund', <RefundScreen key="e" params={{ id: '1' }} search={search} />, 'explanation', '/myPurchases'],
  [
    'a parcel that goes back',
    <RefundScreen key="b" params={{ id: '1' }} search={search} />,
    'number',
    '/myPurchases',
    { refund_status: 1 },
  ],
]

const open = async ([, node, field, , order]: Guarded) => {
  sessionStorage.clear()
  const fake = createFakeApp({ token: 'token' })
  const products = [orderLineRow(1, { is_reply: 0 })]
  const answers: Readonly<Record<string, unknown>> = {
    '/api/order/detail': orderDetailRow(1, { status: 3, products, ...order }),
    '/api/order/refund_detail': { order_id: 1, amount: '9.00', status: 1, stage: 'return-wanted' },
    '/api/user/order_list': { count: 0, list: [] },
  }
  for (const [path, answer] of Object.entries(answers)) fake.http.answer(path, () => accepted(answer))
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

for (const form of FORMS) {
  const [name, , , home] = form
  guards(`${name} is left at once while nothing was typed`, async () => {
    const { screen, history, back } = await open(form)
    assert.not(isClosingAsked())
    back()
    assert.is(screen.find('alertdialog'), undefined)
    assert.is(history.at(-1), home)
    screen.remove()
  })

  guards(`${name} stays when leaving is cancelled, and is empty when it is discarded`, async () => {
    const { screen, history, back, input } = await open(form)
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

guards('the profile takes over changes from elsewhere, except for what is being typed', async () => {
  sessionStorage.clear()
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow({ bio: 'Lama' })))
  fake.http.answer('/api/user/update_info', () => accepted())
  await fake.app.session.guard('/home')
  const { screen, rest } = await openScreen(fake.app, <ProfileScreen />, '/here')
  const field = (name: string) => screen.container.querySelector<HTMLInputElement>(`[name="${name}"]`)
  type(field('email') ?? document.body, 'baru@example.com')
  fake.http.answer('/api/user/getUserInfo', () =>
    accepted(userRow({ bio: 'Dari ponsel', email: 'lain@example.com' })),
  )
  await act(async () => void (await fake.app.session.refreshUser()))
  await rest()
  assert.equal([field('bio')?.value, field('email')?.value], ['Dari ponsel', 'baru@example.com'])
  screen.remove()
})

guards.run()
