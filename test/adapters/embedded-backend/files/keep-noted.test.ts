import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { PNG } from '../../../support/backend/shoppers/wallet-calls.ts'

const noting = suite('an uploaded picture')
let shop: TestBackend
let token: string

noting.before.each(async () => {
  shop = await startBackend()
  token = await shop.signIn()
})
noting.after.each(() => shop.close())

const WAYS = [
  { path: '/api/common/upload', table: 'files', folder: 'upload', max: 300 },
  { path: '/api/user/evidence', table: 'private_files', folder: 'private', max: 100 },
]

const send = (path: string): Promise<Response> => {
  const body = new FormData()
  body.set('file', new File([PNG.slice()], 'a.png'))
  const request = new Request(`http://shop.test${path}`, { method: 'POST', headers: { token }, body })
  return shop.fetch(request)
}
const upload = async (path: string): Promise<number> => (await send(path)).status
const folderOf = (name: string): string => join(shop.deps.config.dataDir ?? '', name)
const filesIn = (folder: string): readonly string[] =>
  existsSync(folderOf(folder)) ? readdirSync(folderOf(folder)) : []

for (const { path, table, folder, max } of WAYS) {
  noting(`is accepted up to the daily limit, however many are sent at the same time (${path})`, async () => {
    await shop.deps.database.query(
      `insert into ${table} (name, user_id, media_type, size, created_at)
       select 'p' || n, 1, 'image/png', 1, $2::bigint from generate_series(1, $1::integer - 1) n`,
      [max, Math.floor(shop.clock.now() / 1000)],
    )
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(path)))
    const codes = await Promise.all(answers.map(async (answer) => (await answer.json()).code))
    assert.is(codes.filter((code) => code === 1).length, 1)
  })

  noting(`is in no folder before a row refers to it (${path})`, async () => {
    await shop.deps.database.script(`
      create function forget() returns trigger language plpgsql as $$ begin raise 'the process ends here'; end $$;
      create trigger forget before insert on ${table} for each row execute function forget();
    `)
    assert.is(await upload(path), 500)
    assert.equal(filesIn(folder), [])
    // As it was, so that the next test can have this database.
    await shop.deps.database.script(`drop trigger forget on ${table}; drop function forget`)
  })

  noting(`leaves no row when its file cannot be written (${path})`, async () => {
    rmSync(folderOf(folder), { recursive: true, force: true })
    writeFileSync(folderOf(folder), 'in the way')
    assert.is(await upload(path), 500)
    assert.equal(await shop.deps.database.query(`select 1 from ${table}`), [])
  })
}

noting.run()
