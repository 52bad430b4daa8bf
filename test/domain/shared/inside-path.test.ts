import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { insidePath } from '../../../domain/shared/url.ts'

const link = suite('link of the server')

link('leads to a path of this app and nowhere else', () => {
  const links = [
    '/orderInfo/8',
    '/myPurchases/1?q=2#x',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
  ]
  assert.equal(links.map(insidePath), [
    '/orderInfo/8',
    '/myPurchases/1?q=2#x',
    undefined,
    undefined,
    undefined,
  ])
  assert.equal(['', '/a b', 'javascript:alert(1)'].map(insidePath), [undefined, undefined, undefined])
})

link.run()
