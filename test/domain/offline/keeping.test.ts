import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  type CacheableRequest,
  endsSession,
  isForEverybody,
  keepingOf,
  keptName,
} from '../../../domain/offline/keeping.ts'

const keeping = suite('the offline cache')

const asked = (path: string, given: Partial<CacheableRequest> = {}): CacheableRequest => ({
  method: 'GET',
  path,
  isOwnOrigin: true,
  isPage: false,
  hasToken: false,
  ...given,
})

keeping('is shared for catalogue requests of visitors, and private for those of a shopper', () => {
  for (const path of ['/api/index/banner', '/api/product/detail', '/api/merchant/detail']) {
    assert.is(keepingOf(asked(path)), 'shared', path)
    assert.is(keepingOf(asked(path, { hasToken: true })), 'own', path)
    assert.ok(isForEverybody(path))
  }
})

keeping('is private for orders, cart and profile, and empty without a token', () => {
  for (const path of [
    '/api/user/order_list',
    '/api/order/detail',
    '/api/cart/index',
    '/api/user/getUserInfo',
    '/api/user/address_list',
    '/api/user/address',
  ]) {
    assert.is(keepingOf(asked(path, { hasToken: true })), 'own', path)
    assert.is(keepingOf(asked(path)), 'none', path)
    assert.not(isForEverybody(path))
  }
})

keeping('never covers the counter: its page, its files and its calls, whoever calls', () => {
  for (const path of ['/counter', '/counter/orders/12', '/counter/assets/main-AB12CD34.js'])
    for (const isPage of [true, false]) assert.is(keepingOf(asked(path, { isPage })), 'none', path)
  for (const hasToken of [true, false]) assert.is(keepingOf(asked('/api/staff/list', { hasToken })), 'none')
  // A page of the shop that only begins alike is one.
  assert.is(keepingOf(asked('/counters', { isPage: true })), 'page')
})

keeping('never includes money, codes, tokens, evidence, writes, or calls that are not listed', () => {
  const never = [
    '/api/user/bill',
    '/api/user/recharge_log',
    '/api/user/extract',
    '/api/user/verify_pay',
    '/api/user/getBlockchain',
    '/api/user/address_del',
    // Pictures that prove it are named in it.
    '/api/order/refund_detail',
    '/api/user/set_language',
    '/api/chat/login',
    '/api/chat/getWebSocketUrl',
    '/api/user/evidence',
    '/api/product/index',
    '/api/some/thing',
    '/private/a.png',
    '/upload/a.png',
    '/sw.js',
  ]
  for (const hasToken of [true, false])
    for (const path of never) assert.is(keepingOf(asked(path, { hasToken })), 'none', path)
})

keeping('never includes a write, or an answer of another origin', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'])
    assert.is(keepingOf(asked('/api/index/banner', { method })), 'none')
  assert.is(keepingOf(asked('/api/index/banner', { isOwnOrigin: false })), 'none')
})

keeping('uses the page for every address of the app, and for no other', () => {
  for (const path of ['/', '/home', '/detail/1/2', '/refund/4/LT118402/4/129.00', '/no-such-page'])
    assert.is(keepingOf(asked(path, { isPage: true })), 'page', path)
  for (const path of ['/dev/mails', '/private/a', '/licenses.txt', '/api/index/banner', '/upload/a.png'])
    assert.is(keepingOf(asked(path, { isPage: true })), 'none', path)
})

keeping('includes the server settings like the page that loads them', () => {
  assert.is(keepingOf(asked('/lintas.config.json')), 'page')
})

keeping('distinguishes files of the build from pictures of the shop', () => {
  assert.is(keepingOf(asked('/assets/main-AAAA1111.js')), 'file')
  assert.is(keepingOf(asked('/art/shoe.webp')), 'picture')
})

keeping('keys an answer by its owner, so that another shopper cannot get it', () => {
  const names = [
    keptName('/api/x', '?a=1'),
    keptName('/api/x', '?a=1', 'one'),
    keptName('/api/x', '?a=1', 'two'),
  ]
  assert.is(new Set(names).size, 3)
})

keeping('ends with a sign-out, and with nothing else', () => {
  assert.ok(endsSession('POST', '/api/user/logout'))
  assert.not(endsSession('GET', '/api/user/logout'))
  assert.not(endsSession('POST', '/api/user/login'))
})

keeping.run()
