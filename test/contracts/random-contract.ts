import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { RandomPort } from '../../application/ports/random-port.ts'

/** What every RandomPort keeps to. */
export const randomContract = (name: string, create: () => RandomPort): void => {
  const random = suite(`RandomPort: ${name}`)

  random('returns 32 lower-case hexadecimal characters', () => {
    assert.match(create().hexId(), /^[0-9a-f]{32}$/)
  })

  random('never returns the same value twice', () => {
    const port = create()
    const ids = new Set(Array.from({ length: 1000 }, () => port.hexId()))
    assert.is(ids.size, 1000)
  })

  random.run()
}
