import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { guardPath, isOpenToVisitors, safeReturnPath } from '../../../domain/session/navigation-guard.ts'

const guard = suite('navigation guard (requirement S6)')

guard('lets a visitor open the nine paths and what is below them', () => {
  const open = [
    '/login',
    '/register',
    '/home',
    '/shop/3',
    '/explore?cat=1',
    '/detail/1/2',
    '/search',
    '/forgotPassword',
    '/changePassword',
  ]
  for (const path of open) assert.equal(guardPath(path, false), { kind: 'open' }, path)
})

guard('sends a visitor to /login from any other path, with the reason', () => {
  for (const path of ['/bag', '/order', '/filter', '/shopping', '/products', '/popular']) {
    assert.equal(guardPath(path, false), { kind: 'redirect', to: '/login', notice: 'loginFirst' }, path)
  }
})

guard('sends a shopper who opens /login home', () => {
  for (const path of ['/login', '/Login/', '/login//', '/login?from=x'])
    assert.equal(guardPath(path, true), { kind: 'redirect', to: '/' }, path)
  assert.equal(guardPath('/LOGIN/?next=1', true), { kind: 'redirect', to: '/' })
  assert.equal(guardPath('/bag', true), { kind: 'open' })
})

guard('compares whole segments', () => {
  assert.ok(isOpenToVisitors('/Shop'))
  assert.not(isOpenToVisitors('/shops'))
})

guard('returns only to a path of this app', () => {
  assert.is(safeReturnPath('/order?items=1'), '/order?items=1')
  for (const path of [
    undefined,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil',
    '/a\nb',
    '/login',
    '/register?x',
  ]) {
    assert.is(safeReturnPath(path), '/', String(path))
  }
})

guard.run()
