import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, refusedAt } from '../../../adapters/fakes/fake-http.ts'
import { refetchCount$ } from '../../../ui/hooks/loading/use-query.ts'
import { WithDrawScreen } from '../../../ui/wallet/WithDrawScreen.tsx'
import { userRow } from '../../support/api-rows.ts'
import { TRON_ADDRESS } from '../../support/backend/shoppers/wallet-calls.ts'
import { createFakeApp, type FakeApp } from '../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../support/ui/open-screen.tsx'
import { pointerDown, press, send, type } from '../../support/ui/render.tsx'
import { translatePage } from '../../support/ui/translations.ts'

const withdraw = suite('WithDrawScreen')

const TERMS = {
  service_charge: '0.03',
  balance: '100.00',
  network_list: ['USDT-TRC20'],
  card_list: [{ real_name: 'Ayu', bank_card: '6217003344801195', bank_name: 'Bank Nusantara' }],
  chain_list: [{ network: 'USDT-TRC20', blockchain: TRON_ADDRESS }],
}

type Opened = OpenScreen & FakeApp & { readonly field: (name: string) => HTMLInputElement }

const open = async (terms: object = {}): Promise<Opened> => {
  sessionStorage.clear()
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow({ have_pay: 1 })))
  fake.http.answer('/api/user/extract', () => accepted({ ...TERMS, ...terms }))
  const node = <WithDrawScreen params={{}} search={new URLSearchParams()} />
  const opened = await openScreen(fake.app, node, '/withDraw')
  const field = (name: string): HTMLInputElement => {
    const found = opened.screen.container.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    if (!found) throw new Error(`no field ${name}`)
    return found
  }
  return { ...fake, ...opened, field }
}

const submit = async ({ screen, rest }: Opened): Promise<void> => {
  send(screen.container.querySelector('form'))
  await rest()
}

withdraw('shows charge and arrival while the amount is typed, cut to cents', async () => {
  const opened = await open()
  type(opened.field('amount'), '10,01')
  await opened.rest()
  assert.match(opened.screen.text(), '\u2212$0,30')
  assert.match(opened.screen.text(), '9,71')
  opened.screen.remove()
})

withdraw('shows the newest charge and net amount on a page translated by the browser', async () => {
  const opened = await open()
  for (const [typed, charge, arrival] of [
    ['10,01', '\u2212$0,30', '9,71'],
    ['50', '\u2212$1,50', '48,50'],
    ['', '$0,00', ''],
    ['20', '\u2212$0,60', '19,40'],
  ] as const) {
    translatePage(opened.screen.container)
    type(opened.field('amount'), typed)
    await opened.rest()
    assert.ok(opened.screen.text().includes(charge), `${typed}: ${opened.screen.text()}`)
    assert.ok(opened.screen.text().includes(arrival), `${typed}: ${opened.screen.text()}`)
  }
  translatePage(opened.screen.container)
  opened.screen.remove()
})

withdraw('shows no net amount for more than the balance', async () => {
  const opened = await open()
  type(opened.field('amount'), '100,01')
  await opened.rest()
  assert.match(opened.screen.text(), 'money.withdraw.arrival$0,00')
  opened.screen.remove()
})

withdraw('enters the whole balance by one tap', async () => {
  const opened = await open()
  press(opened.screen.get('button', 'money.withdraw.all'))
  await opened.rest()
  assert.is(opened.field('amount').value, '100,00')
  opened.screen.remove()
})

for (const [typed, key] of [
  ['', 'drawNotPositive'],
  ['0', 'drawNotPositive'],
  ['-1', 'drawNotPositive'],
  ['100,01', 'overBalance'],
  ['1e3', 'notANumber'],
  ['١٢', 'otherDigits'],
] as const) {
  withdraw(`shows at the field what is wrong with "${typed}"`, async () => {
    const opened = await open()
    type(opened.field('amount'), typed)
    await submit(opened)
    assert.match(opened.screen.text(), `money.fault.${key}`)
    assert.is(opened.screen.find('dialog'), undefined)
    opened.screen.remove()
  })
}

withdraw('shows the recipient masked before the code is asked for', async () => {
  const opened = await open()
  press(opened.screen.get('button', /1195/))
  type(opened.field('amount'), '50')
  await submit(opened)
  const sheet = opened.screen.get('dialog', 'money.withdraw.confirm').textContent ?? ''
  assert.match(sheet, '•••• 1195')
  assert.not.match(sheet, '6217003344801195')
  assert.match(sheet, '$48,50')
  assert.is(opened.http.sentTo('/api/user/extract').filter(({ method }) => method === 'POST').length, 0)
  opened.screen.remove()
})

/** Fills the form in and sends it: the confirmation lies over it. */
const askForFifty = async (opened: Opened): Promise<void> => {
  press(opened.screen.get('button', /1195/))
  type(opened.field('amount'), '50')
  await submit(opened)
}

withdraw('shows in the form what the latest terms forbid', async () => {
  const opened = await open()
  const { screen, rest, http } = opened
  await askForFifty(opened)
  press(screen.get('button', 'money.withdraw.goOn'))
  await rest()
  for (const digit of '246810') pointerDown(screen.get('button', digit))
  http.answer('/api/user/extract', () => accepted({ ...TERMS, balance: '20.00' }))
  const [pay] = screen.all('button', 'money.withdraw.send')
  press(pay ?? document.body)
  await rest()
  assert.match(screen.text(), 'money.fault.overBalance')
  type(opened.field('amount'), '10')
  await rest()
  assert.is(screen.container.querySelector('dialog[open]'), null, 'no code before it is sent again')
  screen.remove()
})

withdraw('focuses the field that the server refuses', async () => {
  const opened = await open()
  const { screen, rest, http } = opened
  await askForFifty(opened)
  press(screen.get('button', 'money.withdraw.goOn'))
  await rest()
  for (const digit of '246810') pointerDown(screen.get('button', digit))
  http.answer('/api/user/extract', ({ method }) =>
    method === 'POST' ? refusedAt('bank_card', 'Nomor kartu tidak valid') : accepted(TERMS),
  )
  const [pay] = screen.all('button', 'money.withdraw.send')
  press(pay ?? document.body)
  await rest()
  assert.is(screen.container.querySelector('dialog[open]'), null)
  assert.is(opened.field('number').getAttribute('aria-invalid'), 'true')
  assert.match(screen.text(), 'Nomor kartu tidak valid')
  screen.remove()
})

/** The network is back: what stands on the screen is asked for anew. */
const askAnew = async ({ http, rest }: Opened, terms: object): Promise<void> => {
  http.answer('/api/user/extract', () => accepted({ ...TERMS, ...terms }))
  act(() => refetchCount$.set(refetchCount$.stream.value + 1))
  await rest()
}

withdraw('sends nothing at a charge that was not displayed', async () => {
  const opened = await open()
  const { screen, rest, http } = opened
  await askForFifty(opened)
  press(screen.get('button', 'money.withdraw.goOn'))
  await rest()
  await askAnew(opened, { service_charge: '0.30' })
  for (const digit of '246810') pointerDown(screen.get('button', digit))
  press(screen.all('button', 'money.withdraw.send')[0] ?? document.body)
  await rest()
  assert.is(http.sentTo('/api/user/extract').filter(({ method }) => method === 'POST').length, 0)
  assert.match(screen.text(), 'money.withdraw.chargeChanged')
  screen.remove()
})

withdraw('does not reopen the sheet when the fault that closed it is corrected', async () => {
  const opened = await open()
  const { screen } = opened
  const isAsking = (): boolean => screen.container.querySelector('dialog[open]') !== null
  await askForFifty(opened)
  await askAnew(opened, { balance: '20.00' })
  assert.is(isAsking(), false)
  type(opened.field('amount'), '10')
  await opened.rest()
  assert.is(isAsking(), false)
  screen.remove()
})

withdraw('fills in an earlier recipient by one tap, a card or an address', async () => {
  const opened = await open()
  const { screen, field, rest } = opened
  assert.is(screen.all('button', /\u2022|\u2026/).length, 1, 'only those of the chosen way')
  press(screen.get('button', /1195/))
  await rest()
  assert.equal(
    ['holder', 'number', 'bank'].map((name) => field(name).value),
    ['Ayu', '6217003344801195', 'Bank Nusantara'],
  )
  press(screen.get('radio', 'money.methods.chain'))
  await rest()
  const saved = screen.get('button', new RegExp(TRON_ADDRESS.slice(-4)))
  assert.not.match(saved.textContent ?? '', TRON_ADDRESS)
  press(saved)
  await rest()
  assert.is(field('address').value, TRON_ADDRESS)
  assert.is(saved.getAttribute('aria-pressed'), 'true')
  screen.remove()
})

for (const [network, slip] of [
  ['USDT-TRC20', 'TG82FgvAweymmwqQtFxtVUzGzx6DCgjncM'],
  ['USDT-ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'.replace('0x5aA', '0x5aa')],
] as const) {
  withdraw(
    `says at the field that an address of ${network} is mistyped, before a code is asked for`,
    async () => {
      const opened = await open({ network_list: [network], chain_list: [] })
      const { screen, field, rest } = opened
      press(screen.get('radio', 'money.methods.chain'))
      await rest()
      type(field('amount'), '50')
      type(field('address'), slip)
      await submit(opened)
      assert.match(screen.text(), 'money.fault.addressMistyped')
      assert.is(screen.find('dialog'), undefined)
      screen.remove()
    },
  )
}

withdraw('keeps typed text over a reload', async () => {
  const first = await open()
  type(first.field('amount'), '12')
  await first.rest()
  first.screen.remove()
  const node = <WithDrawScreen params={{}} search={new URLSearchParams()} />
  const again = await openScreen(first.app, node, '/withDraw')
  const amount = again.screen.container.querySelector<HTMLInputElement>('input[name="amount"]')
  assert.is(amount?.value, '12')
  press(again.screen.get('button', 'Kembali'))
  await again.rest()
  assert.ok(again.screen.get('button', 'money.leave.discard'))
  again.screen.remove()
})

withdraw.run()
