import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { matchRoute, splitUrl } from '../../../ui/navigation/routes.ts'

const matching = suite('route matching')

const paramsOf = (url: string) => matchRoute(url)?.params

matching('finds a route with and without its optional parts', () => {
  assert.is(matchRoute('/detail/7/3')?.route.path, '/detail/:product?/:mer?')
  assert.equal(paramsOf('/detail/7/3'), { product: '7', mer: '3' })
  assert.equal(paramsOf('/detail/7'), { product: '7' })
  assert.equal(paramsOf('/detail'), {})
  assert.equal(paramsOf('/refund/1/SN9/4,5/12.50'), {
    id: '1',
    sn: 'SN9',
    product_ids: '4,5',
    amount: '12.50',
  })
})

matching('ignores case, a last slash, the query and the hash', () => {
  assert.is(matchRoute('/MYPURCHASES/?a=1#top')?.route.name, 'myPurchases')
  assert.is(matchRoute('/chatroom/9')?.route.name, 'chatRoom')
})

matching('knows no path beyond the spec and no path with too many parts', () => {
  assert.is(matchRoute('/homes'), undefined)
  assert.is(matchRoute('/home/1'), undefined)
  assert.is(matchRoute('/'), undefined)
})

matching('decodes a part once, and leaves what cannot be decoded as it is', () => {
  assert.equal(paramsOf('/orderInfo/a%2Fb'), { id: 'a/b' })
  assert.equal(paramsOf('/orderInfo/%2541'), { id: '%41' })
  assert.equal(paramsOf('/orderInfo/%zz'), { id: '%zz' })
})

matching('splits an address into path, query and hash', () => {
  assert.equal(splitUrl('/a?b=1#c'), { pathname: '/a', search: '?b=1' })
  assert.equal(splitUrl('/a#c?d'), { pathname: '/a', search: '' })
})

matching.run()
