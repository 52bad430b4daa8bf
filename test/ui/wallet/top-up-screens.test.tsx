import { act, type ReactNode } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { DEFAULT_SHOP_SETTINGS } from '../../../domain/api/shop-settings.ts'
import { applySettings } from '../../../ui/app/start/apply-settings.ts'
import { refetchCount$ } from '../../../ui/hooks/loading/use-query.ts'
import { CardTopUpScreen } from '../../../ui/wallet/CardTopUpScreen.tsx'
import { WalletTopUpScreen } from '../../../ui/wallet/WalletTopUpScreen.tsx'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp, type FakeApp } from '../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../support/ui/open-screen.tsx'
import { press, send, type } from '../../support/ui/render.tsx'

// Fetched before, the encoder takes no real time.
await import('uqr')

const topUp = suite('top-up screens')

const ADDRESS = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC'
const NETWORKS = [
  { network: 'USDT-TRC20', blockchain: ADDRESS, min_amount: '10.00', confirm_num: 19 },
  { network: 'BSC', blockchain: '0x52908400098527886E0F7030069857D2E4169EE7' },
]

const open = async (
  node: ReactNode,
  networks: readonly unknown[] = NETWORKS,
  prepare?: (fake: FakeApp) => void,
): Promise<OpenScreen & FakeApp> => {
  sessionStorage.clear()
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/user/getBlockchain', () => accepted(networks))
  fake.http.answer('/api/user/recharge', () => accepted({ order_sn: 'R1' }))
  prepare?.(fake)
  return { ...fake, ...(await openScreen(fake.app, node)) }
}

const chain = <WalletTopUpScreen params={{}} search={new URLSearchParams()} />
const card = <CardTopUpScreen params={{}} search={new URLSearchParams()} />

const AIM = 'back=%2Fpayment%3Fno%3DG1&missing=2440'

const fieldOf = ({ screen }: OpenScreen, name: string): HTMLElement => {
  const found = screen.container.querySelector<HTMLElement>(`input[name="${name}"]`)
  if (!found) throw new Error(`no field ${name}`)
  return found
}

for (const [way, screenWith] of [
  ['card', (query: string) => <CardTopUpScreen params={{}} search={new URLSearchParams(query)} />],
  ['chain', (query: string) => <WalletTopUpScreen params={{}} search={new URLSearchParams(query)} />],
] as const) {
  topUp(`starts with the missing sum of a payment, which does not count as typed: ${way}`, async () => {
    const opened = await open(screenWith(AIM))
    assert.is((fieldOf(opened, 'amount') as HTMLInputElement).value, '24,40')
    assert.is(sessionStorage.length, 0)
    opened.screen.remove()
  })
}

topUp('keeps the way back to the payment through its forms', async () => {
  const opened = await open(
    <CardTopUpScreen params={{}} search={new URLSearchParams(`method=manual&${AIM}`)} />,
  )
  press(opened.screen.get('radio', 'money.methods.card'))
  await opened.rest()
  assert.is(opened.history.at(-1), `/cardTopUp?method=card&${AIM}`)
  for (const [name, text] of [
    ['holder', 'Rani'],
    ['number', '6217003344801195'],
    ['bank', 'Bank Cendana'],
  ] as const)
    type(fieldOf(opened, name), text)
  send(opened.screen.container.querySelector('form'))
  await opened.rest()
  assert.is(opened.history.at(-1), '/topUpRecord?back=%2Fpayment%3Fno%3DG1')
  opened.screen.remove()
})

topUp('exposes the whole address to readers and shows it in groups with bold ends', async () => {
  const { screen } = await open(chain)
  assert.match(screen.text(), ADDRESS)
  const heavy = [...screen.container.querySelectorAll('b')].map((part) => part.textContent)
  assert.is(heavy.length, 2)
  assert.ok(ADDRESS.startsWith(heavy[0] ?? '?') && ADDRESS.endsWith(heavy[1] ?? '?'))
  screen.remove()
})

/** The clipboard of the page: what it was given, or `refuses`, or none at all. */
const withClipboard = async (kind: 'takes' | 'refuses' | 'none', act: () => Promise<void>) => {
  const given: string[] = []
  const writeText = async (text: string): Promise<void> => {
    if (kind === 'refuses') throw new Error('not allowed')
    given.push(text)
  }
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  const value = kind === 'none' ? undefined : { writeText }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value })
  await act()
  if (before) Object.defineProperty(navigator, 'clipboard', before)
  else Reflect.deleteProperty(navigator, 'clipboard')
  return given
}

for (const [kind, said, copied] of [
  ['takes', 'core.copied', [ADDRESS]],
  ['refuses', 'core.copyFail', []],
  ['none', 'core.copyNeedsHttps', []],
] as const) {
  topUp(`says whether the address was copied: a clipboard that ${kind}`, async () => {
    const opened = await open(chain)
    const given = await withClipboard(kind, async () => {
      press(opened.screen.get('button', 'money.chain.copy'))
      await opened.rest()
    })
    assert.equal(given, copied, 'whole, without the gaps between its groups')
    assert.equal(
      opened.app.notices.notices$.value.map(({ text }) => text.kind === 'key' && text.key),
      [said],
    )
    opened.screen.remove()
  })
}

topUp('renders the address as a QR code with a name', async () => {
  const { screen } = await open(chain)
  assert.ok(screen.container.querySelector('svg[role="img"] path'))
  screen.remove()
})

topUp('refuses a network that is not supported and says so', async () => {
  const { screen } = await open(chain)
  assert.ok(screen.get('radio', 'BSC').hasAttribute('disabled'))
  assert.match(screen.text(), 'money.chain.unsupported')
  screen.remove()
})

topUp('requires the evidence and the minimum amount before anything is sent', async () => {
  const opened = await open(chain)
  type(fieldOf(opened, 'amount'), '5')
  send(opened.screen.container.querySelector('form'))
  await opened.rest()
  assert.match(opened.screen.text(), 'money.fault.underLeast')
  assert.match(opened.screen.text(), 'money.fault.evidence')
  assert.is(opened.http.sentTo('/api/user/recharge').length, 0)
  opened.screen.remove()
})

topUp('keeps the displayed network when the server names them in another order', async () => {
  const two = [NETWORKS[0], { network: 'USDT-ERC20', blockchain: NETWORKS[1]?.blockchain }]
  const opened = await open(chain, two)
  const networks = () => opened.screen.all('radio') as readonly HTMLInputElement[]
  const shown = () => networks().find((radio) => radio.checked)
  assert.match(opened.screen.text(), 'TJRy')
  opened.http.answer('/api/user/getBlockchain', () => accepted([...two].reverse()))
  act(() => refetchCount$.set(refetchCount$.stream.value + 1))
  await opened.rest()
  assert.is(networks()[0]?.value, 'USDT-ERC20')
  assert.is(shown()?.value, 'USDT-TRC20')
  assert.match(opened.screen.text(), 'TJRy')
  opened.screen.remove()
})

topUp('keeps the chosen network over a reload', async () => {
  const two = [NETWORKS[0], { network: 'USDT-ERC20', blockchain: NETWORKS[1]?.blockchain }]
  const before = await open(chain, two)
  press(before.screen.get('radio', 'USDT-ERC20'))
  await before.rest()
  before.screen.remove()
  const { screen } = await openScreen(before.app, chain)
  assert.match(screen.text(), '0x5290')
  screen.remove()
})

topUp(
  'counts down in the details, in a note in the last quarter, and never refuses a late proof',
  async () => {
    const opened = await open(chain, [], (fake) => {
      const expire_time = fake.clock.now() / 1000 + 400
      fake.http.answer('/api/user/getBlockchain', () => accepted([{ ...NETWORKS[0], expire_time }]))
    })
    const { screen, clock } = opened
    const noteOf = (time: string) =>
      [...screen.container.querySelectorAll('b')].find(({ textContent }) => textContent === time)
    assert.match(screen.text(), '6:40')
    assert.is(noteOf('6:40'), undefined)
    await act(async () => clock.advance(300_000))
    assert.ok(noteOf('1:40'))
    await act(async () => clock.advance(100_000))
    assert.match(screen.get('alert').textContent ?? '', 'money.chain.expired')
    assert.not(screen.get('button', 'money.chain.done').hasAttribute('disabled'))
    screen.remove()
  },
)

topUp('says so when the server has no network', async () => {
  const { screen } = await open(chain, [])
  assert.match(screen.text(), 'money.chain.noneTitle')
  screen.remove()
})

topUp('sends a card once, however often it is tapped, and opens the record', async () => {
  const opened = await open(card)
  type(fieldOf(opened, 'amount'), '50')
  type(fieldOf(opened, 'bank'), 'Bank Nusantara')
  type(fieldOf(opened, 'number'), '6217 0033 4480 1195')
  type(fieldOf(opened, 'holder'), 'Ayu')
  const form = opened.screen.container.querySelector('form')
  send(form)
  send(form)
  await opened.rest()
  assert.is(opened.http.sentTo('/api/user/recharge').length, 1)
  assert.is(opened.history.at(-1), '/topUpRecord')
  opened.screen.remove()
})

/** A card's top-up that was sent, and whose answer never came. */
const sendCardUnanswered = async (): Promise<Awaited<ReturnType<typeof open>>> => {
  const opened = await open(card, NETWORKS, ({ http }) =>
    http.answer('/api/user/recharge', () => unreachable),
  )
  for (const name of ['amount', 'bank', 'holder'])
    type(fieldOf(opened, name), name === 'amount' ? '50' : 'Ayu')
  type(fieldOf(opened, 'number'), '6217 0033 4480 1195')
  send(opened.screen.container.querySelector('form'))
  await opened.rest()
  return opened
}

topUp('says that a top-up without an answer may be sent again', async () => {
  const opened = await sendCardUnanswered()
  assert.match(opened.screen.text(), 'money.unanswered')
  assert.is((fieldOf(opened, 'amount') as HTMLInputElement).value, '50')
  opened.screen.remove()
})

topUp('marks no field for an answer that did not come', async () => {
  const opened = await sendCardUnanswered()
  assert.is(fieldOf(opened, 'amount').getAttribute('aria-invalid'), null)
  opened.screen.remove()
})

topUp('links from the note of a manual transfer to customer service', async () => {
  const { screen } = await open(card)
  assert.is(screen.find('link', 'core.title.service'), undefined)
  press(screen.get('radio', 'money.methods.manual'))
  assert.is(screen.get('link', 'core.title.service').getAttribute('href'), '/service')
  screen.remove()
})

topUp('requires evidence for a manual transfer, and no card', async () => {
  const opened = await open(card)
  press(opened.screen.get('radio', 'money.methods.manual'))
  type(fieldOf(opened, 'amount'), '50')
  send(opened.screen.container.querySelector('form'))
  await opened.rest()
  assert.match(opened.screen.text(), 'money.fault.evidence')
  assert.not.match(opened.screen.text(), 'money.fault.bank')
  opened.screen.remove()
})

topUp('offers no way that the server has switched off', async () => {
  const features = { ...DEFAULT_SHOP_SETTINGS.features, topUpManual: false }
  applySettings({ ...DEFAULT_SHOP_SETTINGS, features })
  const opened = await open(card)
  const { screen } = opened
  applySettings(DEFAULT_SHOP_SETTINGS)
  assert.is(screen.find('radio', 'money.methods.manual'), undefined)
  assert.ok(fieldOf(opened, 'number'))
  screen.remove()
})

topUp('keeps amount, holder, bank and way to pay over a reload, and no card number', async () => {
  const opened = await open(card)
  const typed = { amount: '12', holder: 'Rani Putri', number: '4111111111111111', bank: 'BCA' }
  for (const [name, text] of Object.entries(typed)) type(fieldOf(opened, name), text)
  await opened.rest()
  assert.not.match(JSON.stringify({ ...sessionStorage }), typed.number)
  opened.screen.remove()
  const again = await openScreen(opened.app, card)
  const shown = Object.keys(typed).map((name) => (fieldOf({ ...again }, name) as HTMLInputElement).value)
  assert.equal(shown, ['12', 'Rani Putri', '', 'BCA'])
  press(again.screen.get('radio', 'money.methods.manual'))
  await again.rest()
  assert.match(again.history.at(-1) ?? '', 'method=manual')
  again.screen.remove()
})

topUp.run()
