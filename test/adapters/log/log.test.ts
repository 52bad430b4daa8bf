import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createConsoleLog } from '../../../adapters/log/console-log.ts'

const log = suite('console log')

log('is silent until it is switched on', () => {
  const lines: unknown[][] = []
  const write = (...line: unknown[]) => void lines.push(line)
  const state = { isOn: false }
  const port = createConsoleLog(() => state.isOn, { debug: write, warn: write, error: write })
  port.write('error', 'unexpected-answer', { path: '/api/x' })
  state.isOn = true
  port.write('warn', 'unexpected-answer', { path: '/api/x' })
  assert.equal(lines, [['unexpected-answer', { path: '/api/x' }]])
})

log.run()
