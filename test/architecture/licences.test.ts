import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { advisoriesOf, isAllowed } from '../runner/advisories.ts'

const licences = suite('licences and advisories (npm run advisories)')

licences('accepts one allowed licence of a choice, and needs all of a combination', () => {
  assert.equal(
    ['MIT', '(GPL-3.0 OR MIT)', 'MIT AND ISC', 'MIT AND GPL-3.0', 'GPL-3.0', 'no licence'].map((one) =>
      isAllowed(one),
    ),
    [true, true, true, false, false, false],
  )
})

licences('reports known advisories, and separately that nothing could be asked', () => {
  const known = { vulnerabilities: { a: { name: 'a', severity: 'high', via: [{ title: 'T' }, 'b'] } } }
  assert.equal(advisoriesOf(JSON.stringify(known)), [{ name: 'a', severity: 'high', why: 'T; through b' }])
  assert.equal(advisoriesOf('{"vulnerabilities":{}}'), [])
  assert.is(advisoriesOf(''), undefined)
  assert.is(advisoriesOf('{"error":{"code":"ENOTFOUND"}}'), undefined)
})

licences.run()
