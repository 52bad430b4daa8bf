import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { chatTokenOf } from '../../../../../../adapters/embedded-backend/chat/api/session/chat-token.ts'
import type { TestBackend } from '../../../../../support/backend/backend.ts'
import { type ChatServer, startChatServer } from '../../../../../support/backend/chat/host-chat.ts'

const session = suite('opening the chat')
let chat: ChatServer

session.before(async () => {
  chat = await startChatServer()
})
session.after(() => chat.shop.close())

const DAY_MS = 24 * 60 * 60_000

session('registers a web token with the messaging server at sign-in', async () => {
  const { code, data } = await chat.get('login')
  assert.equal([code, data], [1, { status: 200 }])
  assert.ok(chat.im.tokens.get('u1:1'))
})

session('returns the uid, the registered token, a socket address and the lifetime of the token', async () => {
  const { data } = await chat.get('getWebSocketUrl')
  assert.is(data.uid, 'u1')
  assert.is(data.token, chat.im.tokens.get('u1:1'))
  assert.is(data.url, 'ws://shop.test/im-ws')
  assert.is(data.deviceFlag, 1)
  const now = Math.floor(chat.shop.clock.now() / 1000)
  assert.ok(data.expiresAt > now && data.expiresAt <= now + 86_400)
})

session(
  'gives every tab and browser of a shopper the same token, so that none disconnects another',
  async () => {
    const other = await chat.shop.signIn()
    const one = (await chat.get('getWebSocketUrl')).data.token
    assert.is((await chat.get('getWebSocketUrl', {}, other)).data.token, one)
  },
)

session('gives two shoppers unrelated tokens', async () => {
  const one = (await chat.get('getWebSocketUrl')).data.token
  const other = (await chat.get('getWebSocketUrl', {}, chat.budi)).data
  assert.is(other.uid, 'u2')
  assert.is.not(other.token, one)
  assert.match(one, /^[0-9a-f]{64}$/)
})

session('creates a new token on the next day', async () => {
  const one = (await chat.get('getWebSocketUrl')).data.token
  chat.shop.clock.advance(DAY_MS)
  const next = (await chat.get('getWebSocketUrl')).data.token
  assert.is.not(next, one)
  assert.is(chat.im.tokens.get('u1:1'), next)
})

session('creates a new token after a password change', async () => {
  const one = (await chat.get('getWebSocketUrl', {}, chat.budi)).data.token
  const form = { oldpassword: 'rahasia1', newpassword: 'rahasia2' }
  assert.is((await chat.shop.post('/api/user/resetpwd', form, chat.budi)).code, 1)
  const { data } = await chat.shop.post('/api/user/login', {
    account: 'budi@example.com',
    password: 'rahasia2',
  })
  assert.is.not((await chat.get('getWebSocketUrl', {}, data.userinfo.token)).data.token, one)
})

session('withdraws the token at a sign-out, and keeps other devices of the shopper connected', async () => {
  const phone = await chat.shop.signIn()
  const one = (await chat.get('getWebSocketUrl', {}, phone)).data.token
  assert.is((await chat.shop.post('/api/user/logout', {}, phone)).code, 1)
  const next = chat.im.tokens.get('u1:1')
  assert.ok(next)
  assert.is.not(next, one)
  assert.is((await chat.get('getWebSocketUrl')).data.token, next)
})

session('closes the connections when the last session ends', async () => {
  const form = {
    username: 'D',
    nickname: 'L',
    email: 'leaver@example.com',
    mobile: '6281299900000',
    password: 'rahasia1',
  }
  const { data } = await chat.shop.post('/api/user/register', form)
  const { uid } = (await chat.get('getWebSocketUrl', {}, data.userinfo.token)).data
  assert.ok(chat.im.tokens.get(`${uid}:1`))
  await chat.shop.post('/api/user/logout', {}, data.userinfo.token)
  assert.is(chat.im.tokens.get(`${uid}:1`), undefined)
})

const keyFile = (shop: TestBackend): string => join(shop.deps.config.dataDir ?? '', 'chat-key')

session('creates a new key where a full disk has left an empty key file', async () => {
  const other = await startChatServer()
  writeFileSync(keyFile(other.shop), '')
  await other.get('login')
  assert.match(readFileSync(keyFile(other.shop), 'utf8'), /^[0-9a-f]{64}$/)
  await other.shop.close()
})

session('uses the key that another process created at the same moment', async () => {
  const other = await startChatServer()
  const { random } = other.shop.deps
  const theirs = 'f'.repeat(64)
  const hex = (bytes: number): string => {
    writeFileSync(keyFile(other.shop), theirs)
    return random.hex(bytes)
  }
  const hurried = await chatTokenOf({ ...other.shop.deps, random: { ...random, hex } }, 1)
  assert.is(readFileSync(keyFile(other.shop), 'utf8'), theirs)
  assert.equal(hurried, await chatTokenOf({ ...other.shop.deps }, 1))
  await other.shop.close()
})

session('is refused to visitors', async () => {
  assert.is((await chat.shop.get('/api/chat/login')).code, 401)
  assert.is((await chat.shop.get('/api/chat/getWebSocketUrl')).code, 401)
})

session.run()
