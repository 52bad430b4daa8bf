import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const offset = suite('the scroll offset (requirement S9)')

offset('keeps scroll targets 20 px clear of the bar that would cover their top', () => {
  const base = readFileSync('ui/styles/base.css', 'utf8')
  const [, above] = /scroll-padding-block:\s*calc\(([^;]*?)\)\s+calc/.exec(base) ?? []
  assert.match(above ?? '', 'var(--bar-h) + 20px')
  const code = readFileSync('ui/navigation/scroll-restoration.ts', 'utf8')
  assert.match(code, 'SCROLL_OFFSET_PX = 20')
})

offset.run()
