import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { migrate } from '../../adapters/embedded-backend/database/migrate.ts'
import { migrations } from '../../adapters/embedded-backend/database/migrations.ts'
import { restoreBackup, takeBackup } from '../../adapters/embedded-backend/move/backup.ts'
import { createSystemRandom } from '../../adapters/embedded-backend/secrets/random.ts'
import { brokenPromises, stockUp } from '../support/backend/books.ts'
import { openBareTestDatabase } from '../support/backend/database/test-database.ts'
import {
  type BackendProcess,
  type BackendProgram,
  buildBackendProgram,
  copyDemoShop,
} from '../support/backend/process/backend-process.ts'
import { inspect, someWhile } from '../support/backend/process/killed-shop.ts'
import { SHORT_LIVED } from '../support/backend/process/short-lived.ts'
import { type MoneyPromises, spendUntilGone } from '../support/backend/shoppers/restless-saver.ts'
import { newRestlessShopper } from '../support/backend/shoppers/restless-shopper.ts'
import { PNG } from '../support/backend/shoppers/wallet-calls.ts'
import { bundleForNode } from '../support/sources/bundles.ts'

const HASTE = { LINTAS_WELCOME_CREDIT_CENTS: '200000', LINTAS_AUDIT_MS: '50', LINTAS_POLL_MS: '20' }
const random = createSystemRandom()

type Run = { readonly exitCode: number; readonly out: string }
type Context = { program: BackendProgram; command: (...args: readonly string[]) => Promise<Run> }

const backups = suite<Context>('a backup')

backups.before(async (context) => {
  context.program = await buildBackendProgram('backup', SHORT_LIVED)
  const file = join(context.program.folder, 'backup.mjs')
  await bundleForNode('adapters/embedded-backend/move/backup-main.ts', file)
  context.command = (...args) =>
    new Promise((resolve) =>
      execFile(process.execPath, [...SHORT_LIVED, file, ...args], (fault, stdout, stderr) =>
        resolve({ exitCode: Number(fault?.code ?? 0), out: stdout + stderr }),
      ),
    )
})
backups.after(({ program }) => program.remove())

const uploadTo = async ({ origin }: BackendProcess, token: string): Promise<string> => {
  const form = new FormData()
  form.set('file', new File([PNG], 'picture.png', { type: 'image/png' }))
  const answer = await fetch(`${origin}/api/common/upload`, {
    method: 'POST',
    headers: { token },
    body: form,
  })
  return ((await answer.json()) as { data: { url: string } }).data.url
}

backups(
  'of a shop during payments contains everything promised before, and can be started as a shop',
  async ({ program, command }) => {
    copyDemoShop(program.dataDir)
    await (await program.start(HASTE)).leave()
    const shelf = await inspect(program, stockUp)
    const shop = await program.start(HASTE)
    const shopper = await newRestlessShopper(shop.origin, 'cadangan', shelf)
    const url = await uploadTo(shop, shopper.token)
    // The first token of the chat makes the key that all of them are made with.
    await fetch(`${shop.origin}/api/chat/login`, { headers: { token: shopper.token } })
    const promises: MoneyPromises = { withdrawn: [], recharged: [], paid: [] }
    const acting = spendUntilGone(shop.origin, shopper, random, promises)
    const isProof = (): boolean => promises.withdrawn.length > 0 && promises.paid.length > 0
    await someWhile(isProof, isProof, random)
    const before = structuredClone(promises)
    const saved = join(program.folder, 'saved')
    const { exitCode, out } = await command(saved, '--data-dir', program.dataDir)
    assert.is(exitCode, 0, out)
    await shop.leave()
    await acting
    assert.ok(isProof(), 'nothing was withdrawn or paid')

    const elsewhere = { ...program, dataDir: join(program.folder, 'restored') }
    const restored = await command('--restore', saved, '--data-dir', elsewhere.dataDir)
    assert.match(restored.out, '0 inconsistencies')
    assert.is(restored.exitCode, 0)
    assert.equal(await inspect(elsewhere, (database) => brokenPromises(database, before)), [])
    for (const file of ['chat-key', join('upload', url.split('/').at(-1) ?? '')])
      assert.equal(
        readFileSync(join(elsewhere.dataDir, file)),
        readFileSync(join(program.dataDir, file)),
        file,
      )
    // New rows get numbers of their own.
    await inspect(elsewhere, (database) =>
      database.query(
        `insert into users (email, mobile, username, nickname, password_hash, created_at)
       values ('after@example.com', '081234567890', 'After', 'After', 'x', 0)`,
      ),
    )
  },
)

backups('is refused where one exists, and a restore where a shop exists', async ({ program, command }) => {
  const saved = join(program.folder, 'saved')
  const again = await command(saved, '--data-dir', program.dataDir)
  assert.is(again.exitCode, 1)
  assert.match(again.out, /exists already/)
  assert.is(again.out.trim().split('\n').length, 1)
  const over = await command('--restore', saved, '--data-dir', program.dataDir)
  assert.is(over.exitCode, 1)
  assert.match(over.out, /There is a shop already/)
  const nowhere = await command('--restore', join(program.folder, 'data'), '--data-dir', program.dataDir)
  assert.match(nowhere.out, /There is no backup in/)
})

backups('that was damaged is refused, and leaves nothing behind', async ({ program, command }) => {
  const saved = join(program.folder, 'saved')
  const file = join(saved, 'database.jsonl.gz')
  const whole = readFileSync(file)
  const text = gunzipSync(whole).toString('utf8')
  writeFileSync(file, gzipSync(text.replace('"email": "cadangan', '"email": "pencuri')))
  const target = join(program.folder, 'spoilt')
  const { exitCode, out } = await command('--restore', saved, '--data-dir', target)
  writeFileSync(file, whole)
  assert.is(exitCode, 1)
  assert.match(out, /users is not in the backup as it was/)
  const left = await inspect({ ...program, dataDir: target }, (database) =>
    database.query('select 1 from users'),
  )
  assert.equal(left, [])
  assert.not.ok(existsSync(join(target, 'chat-key')))
  assert.ok(readdirSync(saved).length >= 4)
})

backups('of an older version is migrated to the current schema', async ({ program }) => {
  const old = await openBareTestDatabase()
  await migrate(
    old,
    migrations.filter(({ version }) => version <= 20),
  )
  await old.query("insert into settings (name, value) values ('kept', '\"so\"')")
  const folder = join(program.folder, 'old')
  await takeBackup(
    old,
    { dataDir: join(program.folder, 'nothing'), files: undefined },
    folder,
    '2026-01-01T00:00:00Z',
  )
  await old.close()
  const young = await openBareTestDatabase()
  const { rows } = await restoreBackup(
    young,
    { dataDir: join(program.folder, 'young'), files: undefined },
    folder,
  )
  assert.ok(rows > 0)
  assert.is((await young.query("select 1 from settings where name = 'kept'")).length, 1)
  const [newest] = await young.query<{ version: number }>(
    'select max(version) as version from schema_versions',
  )
  assert.is(newest?.version, migrations.at(-1)?.version)
  await young.close()
})

backups.run()
