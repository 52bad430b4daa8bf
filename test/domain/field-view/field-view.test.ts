import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { barePath, noteOf } from '../../../domain/field-view/field-note.ts'
import { knownPaths, MAX_NOTES, readReport, writeReport } from '../../../domain/field-view/field-report.ts'
import {
  addInteraction,
  addShift,
  interactionToNextPaint,
  NO_SHIFTS,
  rate,
} from '../../../domain/field-view/vitals.ts'

const view = suite('field view')

for (const [address, bare] of [
  ['/api/order/info?id=4&token=abc', '/api/order/info'],
  ['https://api.shop.example/api/user/info#me', '/api/user/info'],
  ['/refund/4/LT118402/4/129.00', '/refund/:x/:x/:x/:x'],
  ['/api/user/rani@contoh.id/', '/api/user/:x'],
  ['/upload/9f8e7d6c5b4a9f8e7d6c5b4a9f8e7d6c.jpg', '/upload/:x'],
] as const) {
  view(`reports ${address} as ${bare}`, () => {
    assert.is(barePath(address), bare)
  })
}

view('collects vitals, failed calls, lost connections and known problems from the log', () => {
  assert.equal(noteOf('web-vital', { name: 'LCP', value: 812.4, page: '/home' }), {
    kind: 'vital',
    name: 'LCP',
    page: '/home',
    value: 812,
  })
  assert.equal(noteOf('call-failed', { path: '/api/cart/list?x=1', fault: 'offline' }), {
    kind: 'call',
    path: '/api/cart/list',
    fault: 'offline',
  })
  assert.equal(noteOf('messaging-link', { from: 'ready', to: 'waiting', by: 'socket-closed' }), {
    kind: 'reconnect',
    cause: 'socket-closed',
  })
  assert.equal(noteOf('screen-broken', { name: 'Cannot read rani@contoh.id' }), {
    kind: 'trouble',
    event: 'screen-broken',
  })
})

view('collects nothing else from the log', () => {
  assert.is(noteOf('messaging-link', { from: 'opening', to: 'ready', by: 'connack-received' }), undefined)
  assert.is(noteOf('messaging-link', { to: 'waiting', by: 'rani has left' }), undefined)
  assert.is(noteOf('web-vital', { name: 'LCP', value: -1, page: '/home' }), undefined)
  assert.is(noteOf('call-failed', { path: '/api/x', fault: 'Wrong password for rani' }), undefined)
  assert.is(noteOf('hello', { text: 'my secret' }), undefined)
})

const places = { pages: new Set(['/home']), paths: knownPaths(['/api/cart/list', '/api/file/:name']) }

view('reads back what it has written', () => {
  const notes = [
    { note: { kind: 'vital', name: 'CLS', page: '/home', value: 0.012 }, count: 1 },
    { note: { kind: 'call', path: '/api/file/:x', fault: 'status' }, count: 3 },
    { note: { kind: 'reconnect', cause: 'ack-overdue' }, count: 2 },
    { note: { kind: 'trouble', event: 'screen-broken' }, count: 1 },
  ] as const
  assert.equal(readReport(JSON.parse(writeReport(notes)), places), notes)
})

view('groups unknown pages and calls as "other"', () => {
  const notes = [
    { note: { kind: 'vital', name: 'LCP', page: '/made-up', value: 1 }, count: 1 },
    { note: { kind: 'call', path: '/api/made/up', fault: 'offline' }, count: 1 },
  ] as const
  const read = readReport(JSON.parse(writeReport(notes)), places)
  assert.equal(
    read?.map(({ note }) => note),
    [
      { ...notes[0].note, page: 'other' },
      { ...notes[1].note, path: 'other' },
    ],
  )
})

view('leaves out invalid entries, and refuses an invalid report', () => {
  const row = { kind: 'reconnect', cause: 'socket-closed', count: 1 }
  const odd = [7, null, {}, { ...row, count: 0.5 }, { ...row, count: 1e9 }, { ...row, cause: 'x' }]
  assert.equal(readReport({ v: 1, notes: odd }, places), [])
  assert.is(readReport({ v: 2, notes: [] }, places), undefined)
  assert.is(readReport('[]', places), undefined)
  assert.is(readReport({ v: 1, notes: Array.from({ length: MAX_NOTES + 1 }, () => row) }, places), undefined)
})

view('rates each vital by its thresholds', () => {
  assert.equal([rate('LCP', 2500), rate('LCP', 2501), rate('LCP', 4001)], ['good', 'middling', 'poor'])
  assert.equal([rate('CLS', 0.1), rate('INP', 501)], ['good', 'poor'])
})

view('sums layout shifts within one-second gaps and five-second windows, and keeps the worst', () => {
  const at = (...times: readonly number[]) =>
    times.reduce((sum, atMs) => addShift(sum, { atMs, score: 0.1 }), NO_SHIFTS).worst.toFixed(1)
  assert.is(at(0, 900, 1800), '0.3')
  assert.is(at(0, 1000, 5000), '0.1')
  assert.is(at(0, 900, 1800, 2700, 3600, 4500, 5400), '0.6')
})

view('reports the slowest interaction, skipping one for every fifty', () => {
  const slowest = [3, 1, 4, 1, 5].reduce<Parameters<typeof addInteraction>[0]>(
    (known, durationMs, id) => addInteraction(known, { id, durationMs, page: '/bag' }),
    [],
  )
  assert.is(interactionToNextPaint(slowest, 5)?.durationMs, 5)
  assert.is(interactionToNextPaint(slowest, 50)?.durationMs, 4)
  assert.is(interactionToNextPaint([], 0), undefined)
  assert.is(addInteraction(slowest, { id: 4, durationMs: 9, page: '/bag' }).length, 5)
})

view.run()
