import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createDrafts, type TabArea } from '../../../application/shared/drafts.ts'

const drafts = suite('form drafts')

/** A tab's memory that holds so many values; undefined when the browser forbids it. */
const open = (max = 99, values = new Map<string, string>()) => {
  const area: TabArea = {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => {
      if (!values.has(name) && values.size >= max) throw new Error('full')
      values.set(name, value)
    },
    removeItem: (name) => void values.delete(name),
  }
  return { values, kept: createDrafts(() => area) }
}

drafts('are restored after a reload, for the same shopper alone', () => {
  const { values, kept } = open()
  kept.keep('7 address', { street: 'Jl. Mawar 3' })
  const again = open(99, values).kept
  assert.equal(again.read('7 address'), { street: 'Jl. Mawar 3' })
  assert.is(again.read('8 address'), undefined)
})

drafts('are deleted when they were sent', () => {
  const { values, kept } = open()
  kept.keep('7 address', { street: 'Jl. Mawar 3' })
  kept.keep('7 address', undefined)
  assert.equal([kept.read('7 address'), values.size], [undefined, 0])
})

drafts('of a form without a signed-in shopper are neither stored nor read', () => {
  const { values, kept } = open()
  kept.keep(undefined, { street: 'Jl. Mawar 3' })
  assert.equal([kept.read(undefined), values.size], [undefined, 0])
})

for (const broken of ['{', '7', '"text"', 'null', '[1]']) {
  drafts(`are ignored when ${broken} was stored`, () => {
    const { values, kept } = open()
    values.set('draft 7 address', broken)
    assert.is(kept.read('7 address'), undefined)
  })
}

drafts('are lost at a reload where the store is full, without an error', () => {
  const { kept } = open(0)
  kept.keep('7 address', { street: 'Jl. Mawar 3' })
  assert.is(kept.read('7 address'), undefined)
})

drafts('are neither stored nor read where the browser blocks storage', () => {
  const kept = createDrafts(() => {
    throw new Error('forbidden')
  })
  kept.keep('7 address', { street: 'x' })
  kept.forgetAll()
  kept.forgetSince('1')
  assert.is(kept.read('7 address'), undefined)
})

drafts('are deleted at sign-out, and nothing else of the tab', () => {
  const { values, kept } = open()
  values.set('lintas_scroll', '[]')
  for (const name of ['7 address', '7 refund 1', 'visitor account']) kept.keep(name, { text: 'x' })
  kept.forgetAll()
  assert.equal([...values.keys()], ['lintas_scroll'])
})

drafts('are deleted after a sign-out that this tab missed, but not at its first check', () => {
  const { kept } = open()
  kept.keep('7 address', { text: 'x' })
  kept.forgetSince('3')
  assert.ok(kept.read('7 address'))
  kept.forgetSince('3')
  assert.ok(kept.read('7 address'))
  kept.forgetSince('4')
  assert.is(kept.read('7 address'), undefined)
})

drafts.run()
