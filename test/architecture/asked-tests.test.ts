import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Group, partOf } from '../runner/groups.ts'

const asked = suite('a part of the tests that is asked for')

const namesOf = ({ groups }: { readonly groups: readonly Group[] }): readonly string[] =>
  groups.map(({ name }) => name)

asked('is a group by its name, narrowed by what follows', () => {
  const part = partOf(['ui', 'cart'])
  assert.equal([namesOf(part), part.filter], [['ui'], 'cart'])
})

asked('is a path in all groups when the one word names none', () => {
  const part = partOf(['server-cart'])
  assert.ok(namesOf(part).includes('application'))
  assert.is(part.filter, 'server-cart')
})

asked('is refused with the groups there are when a filter follows what is no group', () => {
  assert.throws(
    () => partOf(['adapters', 'http']),
    /No group of tests is called "adapters"\. .*contracts.*backend/,
  )
})

asked.run()
