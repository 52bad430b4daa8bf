import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Database } from '../../../../adapters/embedded-backend/database/database.ts'
import { defaultConfig } from '../../../../adapters/embedded-backend/start/config.ts'
import { sweepEvidence, UNUSED_SECONDS } from '../../../../adapters/embedded-backend/worker/evidence-sweep.ts'
import { SWEEP_SECONDS, startWorker } from '../../../../adapters/embedded-backend/worker/worker.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { applyForRefund } from '../../../support/backend/shoppers/after-sale-calls.ts'
import { orderCalls, TENT } from '../../../support/backend/shoppers/order-calls.ts'
import { type WalletCalls, walletCalls } from '../../../support/backend/shoppers/wallet-calls.ts'
import { until } from '../../../support/until.ts'

const sweep = suite('uploaded evidence that was never submitted')
let shop: TestBackend
let sari: WalletCalls

sweep.before.each(async () => {
  shop = await startBackend()
  sari = walletCalls(shop, await shop.signIn())
})
sweep.after.each(() => shop.close())

const isThere = (url: string): boolean =>
  existsSync(join(shop.deps.config.dataDir ?? '', 'private', url.replace('/private/', '')))
const seconds = (): number => Math.floor(shop.clock.now() / 1000)

/** The worker looks again and again. */
const untilItLooked = (isDone: () => boolean): Promise<void> =>
  until(async () => {
    shop.clock.advance(defaultConfig.worker.pollMs)
    await shop.get('/api/user/getUserInfo', sari.token)
    return isDone()
  })

sweep('is deleted after a day, not before, with its file and its row', async () => {
  const url = await sari.evidence()
  assert.is(await sweepEvidence(shop.deps, seconds() + UNUSED_SECONDS - 1), 0)
  assert.ok(isThere(url))
  assert.is(await sweepEvidence(shop.deps, seconds() + UNUSED_SECONDS), 1)
  assert.not.ok(isThere(url))
  assert.equal(await shop.deps.database.query('select 1 from private_files'), [])
  assert.match((await sari.recharge({ recharge_type: 2, image: url })).msg, /proof was not found/)
})

sweep('is kept when it proves a recharge, however old', async () => {
  const [kept, unused] = [await sari.evidence(), await sari.evidence()]
  assert.is((await sari.recharge({ recharge_type: 2, image: kept })).code, 1)
  assert.is(await sweepEvidence(shop.deps, seconds() + 400 * UNUSED_SECONDS), 1)
  assert.equal([isThere(kept), isThere(unused)], [true, false])
  assert.is(await sweepEvidence(shop.deps, seconds() + 400 * UNUSED_SECONDS), 0)
})

sweep('is kept when it proves a refund or a complaint, however old', async () => {
  const orderId = await orderCalls(shop, sari.token).buy(TENT)
  const [proof, certificate] = [await sari.evidence(), await sari.evidence()]
  const refund = { receiving_status: 0, amount: '121.50', images: `http://shop.test${proof}` }
  const complaint = { type: 2, content: 'Slow', images: certificate }
  assert.is((await applyForRefund(shop, sari.token, orderId, refund)).code, 1)
  assert.is((await shop.post('/api/user/complain', complaint, sari.token)).code, 1)
  assert.is(await sweepEvidence(shop.deps, seconds() + 400 * UNUSED_SECONDS), 0)
  assert.equal([proof, certificate].map(isThere), [true, true])
})

sweep('is searched in one round that checks each file once and covers everything old', async () => {
  const { database } = shop.deps
  await database.query(
    `insert into private_files (name, user_id, media_type, size, created_at)
     select lpad(to_hex(n), 32, '0') || '.png', (select min(id) from users), 'image/png', 1, n
     from generate_series(1, 230) n`,
  )
  await database.query(
    `insert into complaints (number, user_id, request_id, type, content, images, created_at)
     select 'K' || size || name, user_id, name, 2, 'Slow', array['/private/' || name], 1 from private_files
     where created_at <= 150`,
  )
  assert.is(await sweepEvidence(shop.deps, seconds() + UNUSED_SECONDS), 80)
  const [left] = await database.query<{ all: number; used: number }>(
    'select count(*)::int as all, count(*) filter (where is_used)::int as used from private_files',
  )
  assert.equal(left, { all: 150, used: 150 })
  const asked: string[] = []
  const watched: Database = {
    ...database,
    transaction: (work) =>
      database.transaction((tx) =>
        work({
          query: async <Row>(sql: string, params?: readonly unknown[]) => {
            const rows = await tx.query<Row>(sql, params)
            if (sql.startsWith('select')) asked.push(`${rows.length}`)
            return rows
          },
        }),
      ),
  }
  assert.is(await sweepEvidence({ ...shop.deps, database: watched }, seconds() + UNUSED_SECONDS), 0)
  assert.equal(asked, ['0', '0'])
})

sweep('is deleted in the next round when a crash removed the file and left the row', async () => {
  const url = await sari.evidence()
  rmSync(join(shop.deps.config.dataDir ?? '', 'private', url.replace('/private/', '')))
  assert.is(await sweepEvidence(shop.deps, seconds() + UNUSED_SECONDS), 1)
})

sweep('includes partial files of a killed process, cleared by the worker at its start', async () => {
  const folder = join(shop.deps.config.dataDir ?? '', 'upload')
  mkdirSync(folder, { recursive: true })
  const half = join(folder, 'half.png.part')
  writeFileSync(half, 'half')
  utimesSync(half, seconds() - 7200, seconds() - 7200)
  const running = startWorker(shop.deps)
  await untilItLooked(() => !existsSync(half))
  await running.stop()
})

sweep('is searched by the worker periodically', async () => {
  const url = await sari.evidence()
  const running = startWorker(shop.deps)
  shop.clock.advance((UNUSED_SECONDS + SWEEP_SECONDS) * 1000)
  await untilItLooked(() => !isThere(url))
  await running.stop()
})

sweep.run()
