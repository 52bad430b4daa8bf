import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Window } from 'happy-dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createCookieStorage } from '../../../adapters/storage/cookie-storage.ts'
import { createFileStorage } from '../../../adapters/storage/file-storage.ts'
import {
  createLocalStorage,
  createMemoryStorage,
  createSessionStorage,
} from '../../../adapters/storage/web-storage.ts'
import { storageContract, storageLifeContract } from '../../contracts/storage-contract.ts'

const page = () => new Window({ url: 'http://localhost/' })
const area = () => page().localStorage as unknown as Storage
const folders: string[] = []
const file = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'lintas-storage-'))
  folders.push(folder)
  return join(folder, 'deep', 'state.json')
}

storageContract('memory', createMemoryStorage)
storageContract('cookies', (now) => createCookieStorage(page().document as unknown as Document, false, now))
storageContract('localStorage', (now) => createLocalStorage(area(), now))
storageContract('localStorage that refuses', (now) => createLocalStorage(refusingArea, now))
storageContract('no localStorage', (now) => createLocalStorage(null as never, now))
storageContract('file', (now) => createFileStorage(file(), now))
storageLifeContract('memory', createMemoryStorage)
storageLifeContract('localStorage', (now) => createLocalStorage(area(), now))
storageLifeContract('file', (now) => createFileStorage(file(), now))

const refuse = (): never => {
  throw new Error('SecurityError')
}
const refusingArea = { getItem: refuse, setItem: refuse, removeItem: refuse }

const storage = suite('storage adapters')

storage('a cookie applies to the whole site, is SameSite=Lax, and secure where the page is', () => {
  const written: string[] = []
  const document = {
    get cookie() {
      return ''
    },
    set cookie(text: string) {
      written.push(text)
    },
  }
  createCookieStorage(document, true, () => 0).write('admin_token', 'a b', 3)
  createCookieStorage(document, false, () => 0).remove('admin_token')
  assert.equal(written, [
    'admin_token=a%20b; Path=/; Max-Age=259200; Expires=Sun, 04 Jan 1970 00:00:00 GMT; SameSite=Lax; Secure',
    'admin_token=; Path=/; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax',
  ])
})

storage('a malformed cookie of another program does no harm', () => {
  const port = createCookieStorage({ cookie: 'x=%E0%A4%A; admin_token=%E0%A4%A; lintas_lang=en' }, false)
  assert.is(port.read('lintas_lang'), 'en')
  assert.is(port.read('admin_token'), '%E0%A4%A')
})

storage('localStorage values survive the adapter, and foreign entries are ignored', () => {
  const shared = area()
  createLocalStorage(shared).write('name', 'a', 1)
  shared.setItem('foreign', 'no life here')
  const again = createLocalStorage(shared)
  assert.equal([again.read('name'), again.read('foreign')], ['a', undefined])
})

storage('a tab keeps its values over reloads, and in memory where storage is blocked', () => {
  const shared = area()
  createSessionStorage(() => shared).write('device', 'a', 1)
  assert.is(createSessionStorage(() => shared).read('device'), 'a')
  const alone = createSessionStorage(refuse)
  alone.write('device', 'b', 1)
  assert.equal([alone.read('device'), createSessionStorage(refuse).read('device')], ['b', undefined])
})

storage('a file survives the process', () => {
  const path = file()
  createFileStorage(path).write('name', 'a', 1)
  assert.is(createFileStorage(path).read('name'), 'a')
})

storage.after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

storage.run()
