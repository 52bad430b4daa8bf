import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readArguments } from '../../../../adapters/embedded-backend/start/arguments.ts'

const command = suite('command line')

const refusal = (...argv: string[]): string => {
  try {
    readArguments(argv, {})
    return 'taken'
  } catch (cause) {
    return cause instanceof Error ? `${cause.name}: ${cause.message}` : 'odd'
  }
}

command('opens port 4173 on this machine with the demo shop by default', () => {
  const config = readArguments([], {})
  assert.equal(
    [config.host, config.port, config.dataDir, config.seed.kind, config.isFresh],
    ['127.0.0.1', 4173, '.data', 'demo', false],
  )
})

command('reads its options', () => {
  const argv = [
    '--fresh',
    '--port',
    '4100',
    '--seed',
    'load:100000',
    '--data-dir',
    'elsewhere',
    '--host',
    '0.0.0.0',
  ]
  const config = readArguments(argv, {})
  assert.equal(config.seed, { kind: 'load', products: 100_000 })
  assert.equal(
    [config.port, config.dataDir, config.host, config.isFresh],
    [4100, 'elsewhere', '0.0.0.0', true],
  )
})

command('treats an empty option as not set: an empty host would mean every address of the machine', () => {
  const names = [
    'HOST',
    'PORT',
    'DATA_DIR',
    'SEED',
    'SETTINGS',
    'SHIP_MS',
    'WELCOME_CREDIT_CENTS',
    'CHAT_READ_MS',
  ]
  const empty = Object.fromEntries(names.map((name) => [`LINTAS_${name}`, '']))
  assert.equal(readArguments([], empty), readArguments([], {}))
})

command('runs as a demo unless it is told to be a production shop', () => {
  const { mode, demo, seed, welcomeCreditCents } = readArguments([], {})
  assert.equal([mode, seed.kind, welcomeCreditCents], ['demo', 'demo', 25_000])
  assert.ok(Object.values(demo).every((isOn) => isOn))
  assert.throws(
    () => readArguments([], { LINTAS_MODE: 'prodution' }),
    /LINTAS_MODE is demo or production, not "prodution"/,
  )
})

command('hashes passwords cheaply in a demo alone: a production shop can only make it dearer', () => {
  const costOf = (environment: Readonly<Record<string, string>>) =>
    readArguments([], environment).passwordCost
  assert.equal([costOf({}), costOf({ LINTAS_PASSWORD_COST: '4' })], [15, 4])
  const production = { LINTAS_MODE: 'production' }
  assert.equal([costOf(production), costOf({ ...production, LINTAS_PASSWORD_COST: '17' })], [15, 17])
  assert.throws(
    () => costOf({ ...production, LINTAS_PASSWORD_COST: '14' }),
    /LINTAS_PASSWORD_COST must be a whole number from 15 to 20/,
  )
})

command('enables nothing of the demo in production unless it is switched on by name', () => {
  const shop = readArguments([], { LINTAS_MODE: 'production' })
  assert.equal([shop.mode, shop.seed.kind, shop.welcomeCreditCents], ['production', 'empty', 0])
  assert.ok(Object.values(shop.demo).every((isOn) => !isOn))
  const switches = [
    ['LINTAS_STAFF', 'simulated', 'hasStaff'],
    ['LINTAS_MERCHANTS', 'simulated', 'hasMerchants'],
    ['LINTAS_DEV_MAILS', 'on', 'showsMails'],
    ['LINTAS_LOG_CODES', 'on', 'logsCodes'],
  ] as const
  for (const [name, on, part] of switches) {
    const { demo } = readArguments([], { LINTAS_MODE: 'production', [name]: on })
    assert.equal(demo, { ...shop.demo, [part]: true })
    assert.throws(() => readArguments([], { [name]: 'yes' }), new RegExp(`${name} is ${on} or `))
  }
})

command('lists the options when one is unknown', () => {
  assert.match(refusal('--prot', '4100'), /'--prot'\. There are --fresh, --port, /)
})

command('reads the environment where no option is given', () => {
  const environment = { LINTAS_PORT: '4101', LINTAS_SHIP_MS: '50', LINTAS_WELCOME_CREDIT_CENTS: '0' }
  const config = readArguments([], environment)
  assert.equal([config.port, config.worker.shipMs, config.welcomeCreditCents], [4101, 50, 0])
  assert.is(readArguments(['--port', '4102'], environment).port, 4102)
})

command('reads the speed of the merchants from the environment, and keeps their other defaults', () => {
  const { chat } = readArguments([], { LINTAS_CHAT_ANSWER_MS: '40', LINTAS_CHAT_READ_MS: '10' })
  const usual = readArguments([], {}).chat
  assert.equal(chat, { ...usual, answerMs: 40, readMs: 10 })
  assert.throws(() => readArguments([], { LINTAS_CHAT_PAUSE_MS: 'soon' }), /LINTAS_CHAT_PAUSE_MS/)
})

command('reads the opening hours of the merchants from the environment', () => {
  const hoursOf = (text: string) => readArguments([], { LINTAS_CHAT_HOURS: text }).chat.hours
  assert.equal(hoursOf('0-24'), { openHour: 0, closeHour: 24 })
  assert.equal(hoursOf(''), readArguments([], {}).chat.hours)
  for (const wrong of ['9', '9-9', '22-6', '0-25', 'always'])
    assert.throws(() => hoursOf(wrong), /LINTAS_CHAT_HOURS/)
})

command('reads the service charge from the environment, as a share below one', () => {
  const chargeOf = (text: string) => readArguments([], { LINTAS_SERVICE_CHARGE: text }).serviceCharge
  assert.equal(
    [chargeOf(''), chargeOf('0.03'), chargeOf('0.0125'), chargeOf('0')],
    [30_000, 30_000, 12_500, 0],
  )
  for (const wrong of ['3', '3%', '1', '-0.1', 'free'])
    assert.throws(() => chargeOf(wrong), /LINTAS_SERVICE_CHARGE/)
})

command('reads the merchants’ entry from the environment, if it is a web address', () => {
  const linkOf = (text: string) => readArguments([], { LINTAS_MERCHANT_LINK: text }).merchantLink
  assert.is(linkOf('https://seller.shop.example/login'), 'https://seller.shop.example/login')
  assert.is(linkOf(''), '')
  // Where nothing is said, the counter of this server; a server without pages has none.
  const withPages = (environment: Readonly<Record<string, string>>) =>
    readArguments(['--public-dir', 'dist/public'], environment).merchantLink
  assert.is(withPages({}), '/counter')
  assert.is(withPages({ LINTAS_MERCHANT_LINK: '' }), '/counter')
  assert.is(withPages({ LINTAS_MERCHANT_LINK: 'none' }), '')
  assert.is(readArguments([], {}).merchantLink, '')
  for (const wrong of ['seller', 'javascript:alert(1)', '//seller.example'])
    assert.throws(() => linkOf(wrong), /LINTAS_MERCHANT_LINK/)
})

for (const [what, argv] of [
  ['a port that is none', ['--port', '99999']],
  ['a port of letters', ['--port', 'x']],
  ['an unknown seed', ['--seed', 'half']],
  ['a load of nothing', ['--seed', 'load:0']],
  ['an unknown option', ['--quick']],
] as const) {
  command(`refuses ${what} in one line`, () => {
    const line = refusal(...argv)
    assert.match(line, 'WrongArgumentError: ')
    assert.not.match(line, '\n')
  })
}

command.run()
