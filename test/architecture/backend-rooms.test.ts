import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { importsOf, readSource, sourcesUnder } from '../support/sources/sources.ts'

const rooms = suite('the rooms of the embedded backend')

const BACKEND = 'adapters/embedded-backend'

/**
 * The rooms from the ground up: each imports only rooms that stand before it, so that none runs back up and there are
 * no circles. A file beside the rooms has a place of its own.
 */
const ORDER = [
  ...['time', 'secrets', 'uploads', 'start', 'database', 'operations', 'backend-deps.ts', 'rows'],
  // What calls have in common, and what a context is to the server.
  ...['http', 'backend-part.ts', 'files', 'mail', 'pages'],
  // Contexts.
  ...['account', 'wallet', 'catalogue', 'cart', 'orders', 'worker', 'chat', 'staff'],
  // What looks at all of them: programs that fill, check and move the data.
  ...['demo-data', 'seed', 'audit', 'move'],
  // The server that puts them together, and its program.
  ...['parts.ts', 'app.ts', 'server.ts', 'start-fault.ts', 'main.ts', 'commands'],
]

/** The same for the chat's own rooms. */
const CHAT_ORDER = [
  ...['im-server.ts', 'api', 'merchants', 'chat-api-part.ts', 'wukongim', 'gateway', 'im-api'],
]

const roomOf = (file: string, house: string): string => file.slice(house.length + 1).split('/')[0] ?? ''

/** Imports that run against the order. */
const againstOrder = (
  house: string,
  order: readonly string[],
  file: string,
  code: string,
): readonly string[] =>
  importsOf(file, code)
    .filter(({ to, isPackage }) => !isPackage && to.startsWith(`${house}/`))
    .filter(({ to }) => order.indexOf(roomOf(to, house)) > order.indexOf(roomOf(file, house)))
    .map(({ to }) => `${file} imports ${to}`)

for (const [house, order] of [
  [BACKEND, ORDER],
  [`${BACKEND}/chat`, CHAT_ORDER],
] as const) {
  rooms(`have a place each in ${house}`, () => {
    const found = new Set(sourcesUnder(house).map((file) => roomOf(file, house)))
    assert.equal([...found].sort(), [...order].sort())
  })

  rooms(`import only lower rooms in ${house}`, () => {
    const files = sourcesUnder(house)
    assert.equal(
      files.flatMap((file) => againstOrder(house, order, file, readSource(file))),
      [],
    )
  })
}

const refused: readonly (readonly [string, string])[] = [
  ['http/api.ts', `import { serveRendered } from '../pages/serve-rendered.ts'`],
  ['orders/orders-part.ts', `import { startWorker } from '../worker/worker.ts'`],
  ['account/own-pictures.ts', `import type { Transfer } from '../wallet/ledger.ts'`],
  ['database/open-store.ts', `const late = () => import('../http/refusal.ts')`],
]

for (const [file, code] of refused)
  rooms(`may not, in ${file}: ${code}`, () => {
    assert.is(againstOrder(BACKEND, ORDER, `${BACKEND}/${file}`, code).length, 1)
  })

rooms.run()
