import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { callerOf, homeOf } from '../../../../adapters/embedded-backend/http/caller.ts'

const home = suite('base address of the shop’s files')

const asked = (origin?: string): string =>
  homeOf(
    new Request('http://shop.test/api/x', { headers: origin === undefined ? {} : { origin } }),
    'https://shop.test',
    ['https://pages.example'],
  )

home('is empty for its own pages, also behind a proxy that does not give the scheme', () => {
  assert.equal([asked(), asked('https://shop.test')], ['', ''])
})

home('is the origin of the shop for a page of another, allowed origin', () => {
  assert.is(asked('https://pages.example'), 'https://shop.test')
})

home.run()

const caller = suite('address of a caller')

const NEAREST = { incoming: { socket: { remoteAddress: '192.0.2.1' } } }
const seenBy = (proxies: number, forwarded?: string): string =>
  callerOf(
    new Request('http://shop.test/api/x', {
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    }),
    NEAREST,
    proxies,
  )

caller('is the connected address where no proxy of ours is configured, whatever a header says', () => {
  assert.is(seenBy(0, '203.0.113.9'), '192.0.2.1')
  assert.is(seenBy(0), '192.0.2.1')
})

caller('is what our outermost proxy has seen; earlier header entries may be invented', () => {
  assert.is(seenBy(1, '198.51.100.7, 203.0.113.9'), '203.0.113.9')
  assert.is(seenBy(2, '198.51.100.7, 203.0.113.9, 10.0.0.1'), '203.0.113.9')
  assert.is(seenBy(1), '192.0.2.1')
})

caller.run()
