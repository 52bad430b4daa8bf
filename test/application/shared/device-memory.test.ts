import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createMemoryStorage } from '../../../adapters/storage/web-storage.ts'
import { createDeviceMemory } from '../../../application/shared/device-memory.ts'

const memory = suite('lists that a device remembers')
const readText = (item: unknown): string | undefined => (typeof item === 'string' ? item : undefined)

const twoTabs = () => {
  const device = createMemoryStorage(() => 0)
  const open = () => {
    const tab = createDeviceMemory({ device })
    return { ...tab, terms: tab.remember('terms', readText) }
  }
  return [open(), open()] as const
}

memory('a tab adds to entries that another has written since, instead of overwriting them', () => {
  const [one, other] = twoTabs()
  one.terms.update((terms) => ['batik', ...terms])
  other.terms.update((terms) => ['kopi', ...terms])
  assert.equal(other.terms.list$.value, ['kopi', 'batik'])
})

memory('entries cleared in one tab do not come back with the next write of another', () => {
  const [one, other] = twoTabs()
  other.terms.update(() => ['secret', 'batik'])
  one.clear()
  other.terms.update((terms) => ['kopi', ...terms])
  assert.equal(other.terms.list$.value, ['kopi'])
})

memory.run()
