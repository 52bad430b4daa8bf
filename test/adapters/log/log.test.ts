import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeLog } from '../../../adapters/fakes/fake-ports.ts'
import { createConsoleLog } from '../../../adapters/log/console-log.ts'
import { createFollowedLog } from '../../../adapters/log/followed-log.ts'

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

log('lets a second log follow from the first line, however late it starts', () => {
  const [own, second] = [createFakeLog(), createFakeLog()]
  const port = createFollowedLog(own)
  port.write('debug', 'before')
  port.follow(second)
  port.write('warn', 'after', { path: '/api/x' })
  assert.equal(
    second.written.map(({ event }) => event),
    ['before', 'after'],
  )
  assert.equal(second.written, own.written)
})

log('buffers the first lines only while nobody follows', () => {
  const second = createFakeLog()
  const port = createFollowedLog(createFakeLog())
  for (let line = 0; line < 1000; line += 1) port.write('debug', `line-${line}`)
  port.follow(second)
  assert.is(second.written.length, 200)
})

log.run()
