import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createCookieStorage } from '../../../adapters/storage/cookie-storage.ts'
import { type EarlyCookies, pageCookies } from '../../../adapters/storage/page-cookies.ts'

const start = suite('the cookies of a page that starts')

const open = (early: EarlyCookies | undefined, cookie = 'admin_token=now') => {
  let reads = 0
  const turns: (() => void)[] = []
  let text = cookie
  const page = {
    get cookie() {
      reads += 1
      return text
    },
    set cookie(written: string) {
      text = written.split(';')[0] ?? ''
    },
  }
  const cookies = pageCookies(page, early, (run) => turns.push(run))
  return {
    storage: createCookieStorage(cookies, false, () => 0),
    reads: () => reads,
    endTurn: () => turns.splice(0).forEach((run) => void run()),
  }
}

start('are those that its first lines have read, without asking again', () => {
  const { storage, reads } = open({ cookies: 'lintas_lang=han; admin_token=a%20b' })
  assert.is(storage.read('admin_token'), 'a b')
  assert.is(storage.read('lintas_lang'), 'han')
  assert.is(reads(), 0)
})

start('are read anew in the next turn: another tab may have signed in', () => {
  const { storage, endTurn } = open({ cookies: '' })
  assert.is(storage.read('admin_token'), undefined)
  endTurn()
  assert.is(storage.read('admin_token'), 'now')
})

start('are what was written just now', () => {
  const { storage } = open({ cookies: 'admin_token=old' })
  storage.write('admin_token', 'new', 3)
  assert.is(storage.read('admin_token'), 'new')
})

start('are asked of the page where the first lines have read none', () => {
  assert.is(open({}).storage.read('admin_token'), 'now')
  assert.is(open(undefined).storage.read('admin_token'), 'now')
})

start.run()
