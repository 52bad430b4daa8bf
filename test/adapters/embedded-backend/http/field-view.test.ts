import { Hono } from 'hono'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { HostBindings } from '../../../../adapters/embedded-backend/http/caller.ts'
import {
  rendersDifferently,
  withSettings,
} from '../../../../adapters/embedded-backend/http/configured-pages.ts'
import { mountFieldView } from '../../../../adapters/embedded-backend/http/field-view.ts'
import { createMetrics } from '../../../../adapters/embedded-backend/operations/metrics.ts'
import { createFakeClock } from '../../../../adapters/fakes/fake-clock.ts'
import { DEFAULT_SHOP_SETTINGS } from '../../../../domain/api/shop-settings.ts'
import { knownPaths } from '../../../../domain/field-view/field-report.ts'

const view = suite('reports of the field view')

const clock = createFakeClock()
const open = (address: string) => {
  const app = new Hono<{ Bindings: HostBindings }>()
  const metrics = createMetrics()
  const places = { pages: new Set(['/home']), paths: knownPaths(['/api/index/category']) }
  mountFieldView(app, { clock, metrics, config: { proxies: 0 } }, address, places)
  return { app, metrics }
}
const shop = open('/field-view')

const send = async (body: string, of = shop) =>
  (await of.app.request('/field-view', { method: 'POST', body })).status
const report = (...notes: readonly object[]) =>
  JSON.stringify({ v: 1, notes: notes.map((note) => ({ count: 1, ...note })) })
const counted = () =>
  shop.metrics
    .text()
    .split('\n')
    .filter((line) => line.startsWith('lintas_field_'))

view('are counted in /metrics under a fixed set of labels', async () => {
  const body = report(
    { kind: 'vital', name: 'LCP', page: '/home', value: 900 },
    { kind: 'vital', name: 'LCP', page: '/rani@contoh.id', value: 9000 },
    { kind: 'call', path: '/api/index/category', fault: 'offline', count: 3 },
    { kind: 'reconnect', cause: 'socket-closed' },
    { kind: 'trouble', event: 'screen-broken' },
  )
  assert.is(await send(body), 204)
  assert.equal(counted(), [
    'lintas_field_vitals_total{name="LCP",page="/home",rating="good"} 1',
    'lintas_field_vitals_total{name="LCP",page="other",rating="poor"} 1',
    'lintas_field_failed_calls_total{path="/api/index/category",fault="offline"} 3',
    'lintas_field_reconnects_total{cause="socket-closed"} 1',
    'lintas_field_troubles_total{event="screen-broken"} 1',
  ])
})

view('that are invalid are refused and not counted', async () => {
  const before = counted()
  assert.is(await send('{'), 400)
  assert.is(await send('{"v":1,"notes":7}'), 400)
  assert.is(await send(report({ kind: 'trouble', event: 'x'.repeat(20_000) })), 413)
  assert.equal(counted(), before)
})

view('are limited for each caller', async () => {
  let refused = 0
  for (let time = 0; time < 130; time += 1) if ((await send(report())) === 429) refused += 1
  assert.ok(refused >= 10)
  clock.advance(60_001)
  assert.is(await send(report()), 204)
})

view('are ignored on a server that does not collect them, or has them sent elsewhere', async () => {
  for (const address of ['', 'https://watch.example/in']) assert.is(await send(report(), open(address)), 404)
})

view('are requested in the page, whose prerendered content stays', () => {
  const settings = { ...DEFAULT_SHOP_SETTINGS, fieldView: '/field-view' }
  assert.is(rendersDifferently(settings), false)
  assert.is(rendersDifferently({ ...settings, currencyLabel: 'Rp' }), true)
  const page = withSettings('<script type="application/json" id="lintas-late">[]</script>', settings)
  assert.match(page, '{"fieldView":"/field-view"}')
})

view.run()
