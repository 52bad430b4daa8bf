import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock, settle } from '../../../adapters/fakes/fake-clock.ts'
import { createFakeLifecycle } from '../../../adapters/fakes/fake-ports.ts'
import { followField, MAX_REPORTS, REPORT_AFTER_MS } from '../../../application/field-view/follow-field.ts'
import { createFakeBeacon } from '../../support/fakes/fake-beacon.ts'

const field = suite('the report of the field view')

const start = () => {
  const [clock, lifecycle, beacon] = [createFakeClock(), createFakeLifecycle(), createFakeBeacon()]
  const log = followField({ clock, lifecycle, beacon })
  const fail = (path: string) => log.write('debug', 'call-failed', { path, fault: 'offline' })
  const notes = () => beacon.arrived.map((text) => (JSON.parse(text) as { notes: unknown[] }).notes)
  return { clock, lifecycle, beacon, log, fail, notes }
}

field('collects entries for a moment, and counts repeated ones', () => {
  const { clock, fail, notes } = start()
  fail('/api/cart/list?page=1')
  clock.advance(REPORT_AFTER_MS - 1)
  fail('/api/cart/list?page=2')
  assert.equal(notes(), [])
  clock.advance(1)
  assert.equal(notes(), [[{ kind: 'call', path: '/api/cart/list', fault: 'offline', count: 2 }]])
})

field('is sent at once when the page is hidden, with what is observed then', async () => {
  const { lifecycle, clock, fail, notes } = start()
  fail('/api/a')
  lifecycle.set({ isVisible: false })
  assert.is(notes().length, 1)
  fail('/api/b')
  fail('/api/c')
  await settle()
  assert.equal(
    notes().map((list) => list.length),
    [1, 2],
  )
  assert.is(clock.pending(), 0)
})

field('is not sent when empty, and starts no timer then', () => {
  const { clock, lifecycle, log, beacon } = start()
  log.write('debug', 'not-hydrated')
  lifecycle.set({ isVisible: false })
  assert.equal([beacon.arrived.length, clock.pending()], [0, 0])
})

field('is sent when it is full', () => {
  const { fail, notes } = start()
  for (let call = 0; call < 120; call += 1)
    fail(`/api/${String.fromCharCode(97 + (call % 26))}/${'x'.repeat(1 + Math.floor(call / 26))}`)
  assert.equal(
    notes().map((list) => list.length),
    [50, 50],
  )
})

field('stops on a page that has reported too much', () => {
  const { clock, fail, beacon } = start()
  for (let time = 0; time < MAX_REPORTS + 5; time += 1) {
    fail('/api/a')
    clock.advance(REPORT_AFTER_MS)
  }
  assert.is(beacon.arrived.length, MAX_REPORTS)
})

field('contains no text of a shopper', () => {
  const { log, lifecycle, beacon } = start()
  const secret = 'rani@contoh.id'
  const fields = { path: `/api/${secret}/7?token=${secret}`, fault: 'offline', text: secret, name: secret }
  for (const event of ['call-failed', 'screen-broken', 'messaging-rejected', 'web-vital', secret])
    log.write('error', event, fields)
  lifecycle.set({ isVisible: false })
  assert.is(beacon.arrived.length, 1)
  assert.not.match(beacon.arrived[0] ?? '', 'rani')
})

field.run()
