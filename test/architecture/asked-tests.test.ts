import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const asked = suite('a part of the tests that is asked for')

type Group = { readonly name: string }
type Part = { readonly groups: readonly Group[]; readonly filter: string | undefined }
const { partOf } = (await import(pathToFileURL(path.resolve('.tools/test/test-groups.mjs')).href)) as {
  readonly partOf: (words: readonly string[]) => Part
}

const namesOf = ({ groups }: Part): readonly string[] => groups.map(({ name }) => name)

asked('is a group by its name, narrowed by what follows', () => {
  const part = partOf(['ui', 'cart'])
  assert.equal([namesOf(part), part.filter], [['ui'], 'cart'])
})

asked('is a path in all groups when the one word names none', () => {
  const part = partOf(['host-cart'])
  assert.ok(namesOf(part).includes('application'))
  assert.is(part.filter, 'host-cart')
})

asked('is refused with the groups there are when a filter follows what is no group', () => {
  assert.throws(
    () => partOf(['adapters', 'http']),
    /No group of tests is called "adapters"\. .*contracts.*backend/,
  )
})

asked.run()
