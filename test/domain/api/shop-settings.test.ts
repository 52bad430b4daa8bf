import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { withAbsoluteUrls } from '../../../domain/api/read.ts'
import {
  changedSettings,
  DEFAULT_SHOP_SETTINGS,
  partsOff,
  readShopSettings,
} from '../../../domain/api/shop-settings.ts'

const settings = suite('shop settings')

settings('accept given values and keep the defaults of the rest', () => {
  const read = readShopSettings({
    apiBase: 'https://api.shop.example/v1',
    messagingUrl: 'wss://im.shop.example/',
    currencyLabel: 'US$',
    features: { chat: false },
  })
  assert.equal(read.problems, [])
  assert.is(read.settings.apiBase, 'https://api.shop.example/v1')
  assert.is(read.settings.features.chat, false)
  assert.is(read.settings.features.registration, true)
})

for (const [fieldView, fits] of [
  ['/field-view', true],
  ['https://watch.example/in', true],
  ['//watch.example/in', false],
  ['/field-view?shop=1', false],
  ['field-view', false],
] as const) {
  settings(`${fits ? 'accept' : 'refuse'} ${fieldView} as the reporting address`, () => {
    const { settings: read, problems } = readShopSettings({ fieldView })
    assert.equal([read.fieldView, problems.length], [fits ? fieldView : '', fits ? 0 : 1])
  })
}

settings('name each invalid value, and use its default', () => {
  const { settings: read, problems } = readShopSettings({
    apiBase: 'https://api.shop.example/',
    messagingUrl: 'javascript:alert(1)',
    currencyLabel: 7,
    chatHeartbeatSeconds: 2.5,
    features: { chat: 'no', rockets: true },
    colour: 'red',
  })
  assert.equal(read, DEFAULT_SHOP_SETTINGS)
  assert.equal(problems, [
    'apiBase must be an http(s) address without a last slash',
    'messagingUrl must be a ws(s) address',
    'currencyLabel must be 1 to 8 characters',
    'chatHeartbeatSeconds must be a whole number from 5 to 600',
    'features.chat must be true or false',
    'features.rockets is not known',
    'colour is not known',
  ])
})

settings('accept the heartbeat of the chat, and pass one that is not the default to a page', () => {
  const { settings: read, problems } = readShopSettings({ chatHeartbeatSeconds: 25 })
  assert.equal([read.chatHeartbeatSeconds, problems], [25, []])
  assert.equal(changedSettings(read), { chatHeartbeatSeconds: 25 })
  for (const wrong of [0, 4, 601, '60', Number.NaN, null]) {
    const { settings: kept, problems: told } = readShopSettings({ chatHeartbeatSeconds: wrong })
    assert.equal([kept.chatHeartbeatSeconds, told.length], [60, 1], String(wrong))
  }
})

settings('that are no object are one problem', () => {
  for (const odd of [undefined, null, [], 'x', 3]) {
    const read = readShopSettings(odd)
    assert.equal(read.settings, DEFAULT_SHOP_SETTINGS)
    assert.is(read.problems.length, 1)
  }
})

settings('cannot be set through a prototype', () => {
  const { settings: read, problems } = readShopSettings(
    JSON.parse('{"__proto__":{"apiBase":"https://x.example"}}'),
  )
  assert.is(read.apiBase, '')
  assert.is(problems.length, 1)
})

settings('give the differences from the defaults only', () => {
  assert.equal(changedSettings(DEFAULT_SHOP_SETTINGS), {})
  const given = { currencyLabel: 'Rp', features: { withdrawal: false } }
  assert.equal(changedSettings(readShopSettings(given).settings), given)
})

settings('make addresses of the server’s files absolute, and leave links and other origins unchanged', () => {
  const answer = {
    image: '/upload/4f.webp',
    list: [{ url: '/art/1f30f.webp?w=2' }, '//other.example/a.png', 'https://x.example/a.png', 5, null],
    link: '/detail/3/4',
  }
  assert.equal(withAbsoluteUrls(answer, 'https://api.example'), {
    image: 'https://api.example/upload/4f.webp',
    list: [
      { url: 'https://api.example/art/1f30f.webp?w=2' },
      '//other.example/a.png',
      'https://x.example/a.png',
      5,
      null,
    ],
    link: '/detail/3/4',
  })
})

settings('disable the routes of a feature, and a choice once nothing is left to choose', () => {
  const without = (...off: readonly string[]) => {
    const { features } = DEFAULT_SHOP_SETTINGS
    return [...partsOff({ ...features, ...Object.fromEntries(off.map((feature) => [feature, false])) })]
  }
  assert.equal(without(), [])
  assert.equal(without('chat'), ['chatRoom', 'chatRoomDetail', 'service'])
  assert.equal(without('topUpCard'), ['card'])
  assert.equal(without('topUpCard', 'topUpManual'), ['card', 'manual', 'cardTopUp'])
  assert.ok(without('topUpCard', 'topUpManual', 'topUpOnChain').includes('topUp'))
})

settings.run()
