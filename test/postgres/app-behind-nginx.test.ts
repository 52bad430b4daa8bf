import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createApp } from '../../adapters/container/create-app.ts'
import { createNodeHost } from '../../adapters/container/node-host.ts'
import { nginxHeaders, securityHeaders } from '../../adapters/embedded-backend/http/security-headers.ts'
import type { App } from '../../application/app.ts'
import { PICTURE_HEAD_BYTES } from '../../domain/account/picture.ts'
import { stockUp } from '../support/backend/books.ts'
import { newServerDatabase, type ServerDatabase } from '../support/backend/database/server-database.ts'
import {
  type BackendProcess,
  type BackendProgram,
  buildBackendProgram,
} from '../support/backend/process/backend-process.ts'
import { startNginx } from '../support/backend/process/nginx.ts'
import { SHORT_LIVED } from '../support/backend/process/short-lived.ts'
import { newRestlessShopper, RESTLESS_CODE } from '../support/backend/shoppers/restless-shopper.ts'
import { PNG } from '../support/backend/shoppers/wallet-calls.ts'
import { itemOf, need } from '../support/ui/journey.ts'

const pair = suite('the app behind nginx, with two processes on one PostgreSQL')
const ROUNDS = 4
let program: BackendProgram
let server: ServerDatabase
let settings: Readonly<Record<string, string>>
const folder = mkdtempSync(join(tmpdir(), 'lintas-pair-'))

pair.before(async () => {
  program = await buildBackendProgram('app-behind-nginx', SHORT_LIVED)
  server = await newServerDatabase()
  settings = { DATABASE_URL: server.url, LINTAS_PROXIES: '1', LINTAS_WELCOME_CREDIT_CENTS: '500000' }
  mkdirSync(join(folder, 'public', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'public', 'index.html'), 'index')
  writeFileSync(join(folder, 'server-headers.json'), JSON.stringify({ csp: "default-src 'none'" }))
  writeFileSync(join(folder, 'headers.conf'), nginxHeaders(securityHeaders(join(folder, 'public'))))
})
pair.after(async () => {
  await server.close()
  program.remove()
  rmSync(folder, { recursive: true, force: true })
})

type Outcome<T, F> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: F & { readonly kind: string } }

/** What a shopper does whose answer did not come: presses again. A refusal is no lost answer. */
const pressed = async <T, F>(act: () => Promise<Outcome<T, F>>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    const result = await act()
    if (result.ok || result.fault.kind === 'rejected' || tries === 20) return need(result)
    await new Promise((rest) => setTimeout(rest, 100))
  }
}

type Shelved = { readonly productId: string; readonly shopId: string }

const buy = async (app: App, wanted: Shelved | undefined): Promise<void> => {
  if (!wanted) throw new Error('the shelf is empty')
  const { productId } = wanted
  const product = await pressed(() => app.catalogue.loadProduct(wanted))
  await pressed(() => app.cart.add(itemOf(product, 1)))
  await pressed(() => app.cart.refresh())
  const line = app.cart.cart$.value.lines.find((one) => one.productId === productId)
  const address = (await pressed(() => app.addresses.refresh()))[0]
  const source = { kind: 'cart', lineIds: line ? [line.id] : [] } as const
  const order = { source, addressId: address?.id ?? '', promoCode: '', note: '' }
  const { target } = await pressed(() => app.orders.submit(order))
  const payable = await pressed(() => app.orders.loadPayable(target))
  await pressed(() => app.orders.pay(payable, RESTLESS_CODE))
}

const moveMoney = async (app: App, round: number): Promise<void> => {
  const recipient = { kind: 'card', holder: 'Dewi', number: '8810 2455 00', bank: 'Bank Cendana' } as const
  const { serviceCharge } = await pressed(() => app.wallet.loadWithdrawalTerms())
  const amount = `2${round}.50`
  await pressed(() => app.wallet.withdraw({ amount, recipient, serviceCharge }, RESTLESS_CODE))
  const [network] = await pressed(() => app.wallet.loadNetworks())
  const bytes = Uint8Array.from(PNG)
  const head = bytes.subarray(0, PICTURE_HEAD_BYTES)
  const content = new Blob([bytes], { type: 'image/png' })
  const file = { fileName: 'a.png', mediaType: 'image/png', size: bytes.length, modifiedAt: 1, content, head }
  const evidence = await pressed(() => app.account.uploadImage(file, { isPrivate: true }))
  const form = { method: 'chain', network: network?.name ?? '', txHash: '', amount, evidence } as const
  await pressed(() => app.wallet.recharge(form))
}

const journey = async (name: string, end: (one: BackendProcess) => Promise<void>): Promise<void> => {
  const [east, west] = await Promise.all([program.start(settings), program.start(settings)])
  const both = [east, west].map(({ origin }) => new URL(origin).host)
  const nginx = await startNginx(folder, ...both)
  const database = server.open()
  await stockUp(database)
  const shelf = await database.query<Shelved>(
    `select p.id::text as "productId", p.shop_id::text as "shopId" from products p join variants v on v.product_id = p.id
     where v.stock > 90000 order by p.id limit $1`,
    [ROUNDS],
  )
  await newRestlessShopper(nginx.origin, name, [])
  const app = createApp(createNodeHost(), { baseUrl: nginx.origin })
  await pressed(() => app.session.signIn({ account: `${name}@example.com`, password: 'rahasia1' }))
  let ended: Promise<void> | undefined
  for (let round = 1; round <= ROUNDS; round += 1) {
    const acts = Promise.all([buy(app, shelf[round - 1]), moveMoney(app, round)])
    // In the middle of the second round, whatever is under way.
    if (round === 2) setTimeout(() => (ended = end(west)), 30)
    await acts
  }
  await ended
  const made = await database.query<{ paid: number; taken: number; given: number }>(
    `select (select count(*)::bigint from orders o where o.user_id = u.id and o.paid_at is not null) as paid,
       (select count(*)::bigint from withdrawals w where w.user_id = u.id) as taken,
       (select count(*)::bigint from recharges r where r.user_id = u.id) as given
     from users u where u.email = $1`,
    [`${name}@example.com`],
  )
  // Each was done, and none twice.
  assert.equal(made[0], { paid: ROUNDS, taken: ROUNDS, given: ROUNDS })
  await nginx.close()
  await east.leave()
  const { exitCode, out } = program.audit(settings)
  assert.is(exitCode, 0, out)
}

pair('serve purchase and wallet while one of them is killed', () => journey('bunuh1', (one) => one.kill()))
pair('serve purchase and wallet while one of them drains', () => journey('surut22', (one) => one.leave()))

pair.run()
