import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { copyFiles, restoreBackup, takeBackup } from '../../../../adapters/embedded-backend/move/backup.ts'
import type { Area, FilesPort } from '../../../../adapters/embedded-backend/uploads/files-port.ts'
import { createFolderFiles } from '../../../../adapters/embedded-backend/uploads/folder-files.ts'
import { readS3 } from '../../../../adapters/embedded-backend/uploads/open-files.ts'
import { createS3Files } from '../../../../adapters/embedded-backend/uploads/s3-files.ts'
import { startBackend } from '../../../support/backend/backend.ts'
import { openTestDatabase } from '../../../support/backend/database/test-database.ts'
import { openS3Server } from '../../../support/backend/s3-server.ts'
import { PNG, walletCalls } from '../../../support/backend/shoppers/wallet-calls.ts'

const folders: string[] = []
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'lintas-files-'))
  folders.push(folder)
  return folder
}
const store = await openS3Server()

const allIn = async (files: FilesPort, area: Area): Promise<readonly string[]> => {
  const names: string[] = []
  for await (const name of files.names(area)) names.push(name)
  return names.sort()
}

/** What every place for files does. */
const filesContract = (place: string, open: () => FilesPort): void => {
  const kept = suite(`files kept in ${place}`)

  kept('are read as they were written, each area by itself', async () => {
    const files = open()
    await files.check()
    const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 251)
    await files.write('upload', '0a.png', bytes)
    await files.write('private', '0a.png', Uint8Array.of(7))
    assert.equal(await files.read('upload', '0a.png'), bytes)
    assert.equal(await files.read('private', '0a.png'), Uint8Array.of(7))
    assert.is(await files.read('private', '0b.png'), undefined)
  })

  kept('are replaced whole when they are written again', async () => {
    const files = open()
    for (const bytes of [Uint8Array.of(1, 2, 3), Uint8Array.of(4)])
      await files.write('upload', '0c.png', bytes)
    assert.equal(await files.read('upload', '0c.png'), Uint8Array.of(4))
  })

  kept('no longer exist after they are removed, once or twice', async () => {
    const files = open()
    await files.write('private', '0d.png', Uint8Array.of(1))
    for (const _ of [1, 2]) await files.remove('private', '0d.png')
    assert.is(await files.read('private', '0d.png'), undefined)
  })

  kept('are listed completely, without those of the other area', async () => {
    const files = open()
    const names = ['10.png', '11.jpg', '12.webp', '13.gif', '14.bmp']
    for (const name of names) await files.write('private', name, Uint8Array.of(1))
    const listed = await allIn(files, 'private')
    assert.equal(
      names.filter((name) => !listed.includes(name)),
      [],
    )
    assert.not.ok((await allIn(files, 'upload')).includes('10.png'))
  })

  kept.run()
}

filesContract('the data folder', () => createFolderFiles(newFolder()))
filesContract('a bucket', () => createS3Files(store.config))

const folderFiles = suite('a file in the data folder')

folderFiles('is the only file in its folder, readable by its owner alone', async () => {
  const folder = newFolder()
  await createFolderFiles(folder).write('private', 'a.png', Uint8Array.of(1, 2))
  assert.equal(readdirSync(join(folder, 'private')), ['a.png'])
  assert.equal([...readFileSync(join(folder, 'private', 'a.png'))], [1, 2])
  assert.is(statSync(join(folder, 'private', 'a.png')).mode & 0o777, 0o600)
})

folderFiles('leaves nothing behind when writing fails', async () => {
  const folder = newFolder()
  // A folder stands in its place.
  mkdirSync(join(folder, 'upload', 'a.png', 'full'), { recursive: true })
  const failed = await createFolderFiles(folder)
    .write('upload', 'a.png', Uint8Array.of(1))
    .then(
      () => false,
      () => true,
    )
  assert.equal([failed, readdirSync(join(folder, 'upload'))], [true, ['a.png']])
})

folderFiles('is cleared away after a crash once no process can be writing it any more', async () => {
  const folder = newFolder()
  const files = createFolderFiles(folder)
  const upload = join(folder, 'upload')
  mkdirSync(upload)
  for (const name of ['old.png.part', 'young.png.part', 'whole.png'])
    writeFileSync(join(upload, name), 'half')
  const hour = 60 * 60
  utimesSync(join(upload, 'old.png.part'), 1_000, 1_000)
  utimesSync(join(upload, 'young.png.part'), 1_001, 1_001)
  utimesSync(join(upload, 'whole.png'), 1, 1)
  await files.removeHalves((1_001 + hour) * 1000)
  assert.equal(readdirSync(upload).sort(), ['whole.png', 'young.png.part'])
  assert.equal(await allIn(files, 'upload'), ['whole.png'])
})

folderFiles.run()

const bucket = suite('a bucket for pictures')

bucket('is retried while it is busy, but not for ever', async () => {
  const files = createS3Files(store.config)
  store.state.busy = 2
  await files.write('upload', '20.png', Uint8Array.of(1))
  store.state.busy = 3
  const refused = await files.write('upload', '21.png', Uint8Array.of(1)).then(
    () => '',
    (cause: Error) => cause.message,
  )
  assert.is(refused, 'The store of pictures s3://toko refused to keep a file (503 SlowDown).')
})

bucket('reports a refusal without its keys', async () => {
  for (const [change, code] of [
    [{ secretAccessKey: 'salah' }, '403 SignatureDoesNotMatch'],
    [{ region: 'elsewhere' }, '403 SignatureDoesNotMatch'],
    [{ bucket: 'lain' }, '404 NoSuchBucket'],
    // Not a file that is gone: a backup would leave it out, and evidence would be forgotten where it lies.
    [{ accessKeyId: 'LAIN' }, '404 XAdminUserNotFound'],
  ] as const) {
    const files = createS3Files({ ...store.config, ...change })
    for (const work of [
      () => files.check(),
      () => files.read('upload', '20.png'),
      () => files.write('upload', '20.png', Uint8Array.of(1)),
      () => files.remove('upload', '20.png'),
    ]) {
      const message = await work().then(
        () => '',
        (cause: Error) => cause.message,
      )
      assert.match(message, `(${code})`)
      assert.not.match(message, /KUNCI|rahasia|salah/)
    }
  }
})

bucket('is named with its address and the reason when it does not answer', async () => {
  const gone = await openS3Server()
  await gone.close()
  const { endpoint } = gone.config
  const files = createS3Files(gone.config)
  for (const work of [() => files.check(), () => files.read('private', '20.png')]) {
    const message = await work().then(
      () => '',
      (cause: Error) => cause.message,
    )
    assert.is(message, `The store of pictures s3://toko does not answer at ${endpoint} (ECONNREFUSED).`)
  }
})

bucket('is configured by the environment, with the variable names of other tools', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }
  assert.is(readS3({}), undefined)
  const {
    endpoint,
    bucket: name,
    prefix,
  } = readS3({ LINTAS_FILES: 's3://toko/a/b/', AWS_REGION: 'eu-west-1', ...keys }) ?? {}
  assert.equal([endpoint, name, prefix], ['https://s3.eu-west-1.amazonaws.com', 'toko', 'a/b/'])
  for (const [wrong, line] of [
    [{ LINTAS_FILES: 'toko' }, /^LINTAS_FILES must be s3:\/\/bucket/],
    [{ LINTAS_FILES: 's3://toko' }, /^LINTAS_FILES needs AWS_ACCESS_KEY_ID/],
    [
      { LINTAS_FILES: 's3://toko', ...keys, AWS_ENDPOINT_URL_S3: 'http://x/y?z' },
      /^AWS_ENDPOINT_URL_S3 must be/,
    ],
  ] as const)
    assert.throws(() => readS3(wrong), line)
})

bucket('serves a shop: pictures to all, evidence to its owner, nothing from the data folder', async () => {
  const dataDir = newFolder()
  const shop = await startBackend({ config: { dataDir, s3: store.config } })
  const sari = await shop.signIn()
  const form = new FormData()
  form.set('file', new File([PNG.slice()], 'a.png', { type: 'image/png' }))
  const sent = await shop.fetch(
    new Request('http://shop.test/api/common/upload', {
      method: 'POST',
      headers: { token: sari },
      body: form,
    }),
  )
  const { url } = ((await sent.json()) as { data: { url: string } }).data
  const picture = await shop.fetch(new Request(`http://shop.test${url}`))
  assert.equal(new Uint8Array(await picture.arrayBuffer()), PNG)
  assert.equal(
    [picture.headers.get('content-type'), picture.headers.get('cache-control')],
    ['image/png', 'public, max-age=31536000, immutable'],
  )
  const headers = { 'if-none-match': picture.headers.get('etag') ?? '' }
  assert.is((await shop.fetch(new Request(`http://shop.test${url}`, { headers }))).status, 304)
  assert.is((await shop.fetch(new Request(`http://shop.test/upload/${'0'.repeat(32)}.png`))).status, 404)

  const evidence = await walletCalls(shop, sari).evidence()
  const seenBy = async (token: string): Promise<number> =>
    (await shop.fetch(new Request(`http://shop.test${evidence}`, { headers: { token } }))).status
  assert.equal(
    [await seenBy(sari), await seenBy(await shop.register('lain')), await seenBy('')],
    [200, 404, 404],
  )
  assert.not.ok(existsSync(join(dataDir, 'upload')) || existsSync(join(dataDir, 'private')))
  assert.equal(
    [...store.files.keys()].filter((key) => !/^gambar\/(?:upload|private)\//.test(key)),
    [],
  )
  await shop.close()
})

bucket('is saved by a backup, and restored to another place', async () => {
  const files = createS3Files({ ...store.config, prefix: 'lain/' })
  await files.write('private', '30.png', Uint8Array.of(3))
  await files.write('upload', '31.png', Uint8Array.of(4))
  const [database, folder, target] = [await openTestDatabase(), newFolder(), newFolder()]
  const shop = await startBackend()
  const saved = join(folder, 'saved')
  const places = { dataDir: folder, files }
  const { files: count } = await takeBackup(shop.deps.database, places, saved, '2026-01-01T00:00:00Z')
  assert.is(count, 2)
  assert.is(statSync(join(saved, 'private', '30.png')).mode & 0o777, 0o600)
  const restored = createFolderFiles(target)
  await restoreBackup(database, { dataDir: target, files: restored }, saved)
  assert.equal(await restored.read('private', '30.png'), Uint8Array.of(3))
  // And from a folder into a bucket, as `move-data` does.
  const moved = createS3Files({ ...store.config, prefix: 'pindah/' })
  assert.is(await copyFiles(restored, moved), 2)
  assert.equal(await allIn(moved, 'upload'), ['31.png'])
  await shop.close()
  await database.close()
})

bucket.after(async () => {
  await store.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
bucket.run()
