import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type LeavingPage, reportLeftEarly } from '../../../adapters/vitals/left-early.ts'

const leaving = suite('a page that is closed before its vitals are observed')

/** A page that knows what it is given. */
const open = (known: { readonly paintMs?: number; readonly byteMs?: number }) => {
  let leave = (): void => undefined
  const page: LeavingPage = {
    whenLeft: (run) => {
      leave = run
      return {
        stop: () => {
          leave = () => undefined
        },
      }
    },
    firstPaintMs: () => known.paintMs,
    firstByteMs: () => known.byteMs,
  }
  const sent: unknown[] = []
  const early = reportLeftEarly(page, { send: (text) => sent.push(JSON.parse(text)) }, '/home')
  return { early, sent, leave: () => leave() }
}

leaving('reports first paint and first byte in one report', () => {
  const { sent, leave, early } = open({ paintMs: 310.4, byteMs: 80 })
  leave()
  const of = { kind: 'vital', page: '/home', count: 1 }
  assert.equal(sent, [
    {
      v: 1,
      notes: [
        { ...of, name: 'FCP', value: 310 },
        { ...of, name: 'TTFB', value: 80 },
      ],
    },
  ])
  assert.equal([...early.takeOver()], ['FCP', 'TTFB'])
})

leaving('reports nothing unknown', () => {
  const { sent, leave, early } = open({})
  leave()
  assert.equal(sent, [])
  assert.equal([...early.takeOver()], [])
})

leaving('reports nothing once the observer has started', () => {
  const { sent, leave, early } = open({ paintMs: 310, byteMs: 80 })
  assert.is(early.takeOver().size, 0)
  leave()
  assert.equal(sent, [])
})

leaving.run()
