import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createDrafts, type TabArea } from '../../../application/shared/drafts.ts'

const drafts = suite('drafts of messages')

/** A tab's memory that holds so many values; undefined when the browser forbids it. */
const open = (most = 99, values = new Map<string, string>()) => {
  const area: TabArea = {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => {
      if (!values.has(name) && values.size >= most) throw new Error('full')
      values.set(name, value)
    },
    removeItem: (name) => void values.delete(name),
  }
  return { values, kept: createDrafts(() => area) }
}

drafts('is there again after a reload, for the same shopper alone', () => {
  const { values, kept } = open()
  kept.keep('7 address', { street: 'Jl. Mawar 3' })
  const again = open(99, values).kept
  assert.equal(again.read('7 address'), { street: 'Jl. Mawar 3' })
  assert.is(again.read('8 address'), undefined)
})

drafts('is forgotten when it was sent', () => {
  const { values, kept } = open()
  kept.keep('7 address', { street: 'Jl. Mawar 3' })
  kept.keep('7 address', undefined)
  assert.equal([kept.read('7 address'), values.size], [undefined, 0])
})

drafts('of a form that nobody is signed in to is neither kept nor read', () => {
  const { values, kept } = open()
  kept.keep(undefined, { street: 'Jl. Mawar 3' })
  assert.equal([kept.read(undefined), values.size], [undefined, 0])
})

for (const broken of ['{', '7', '"text"', 'null', '[1]']) {
  drafts(`is none when ${broken} was kept`, () => {
    const { values, kept } = open()
    values.set('draft 7 address', broken)
    assert.is(kept.read('7 address'), undefined)
  })
}

drafts('is lost by a reload where the store is full, and breaks nothing', () => {
  const { kept } = open(0)
  kept.keep('7 address', { street: 'Jl. Mawar 3' })
  assert.is(kept.read('7 address'), undefined)
})

drafts('is neither kept nor missed where the browser forbids it', () => {
  const kept = createDrafts(() => {
    throw new Error('forbidden')
  })
  kept.keep('7 address', { street: 'x' })
  kept.forgetAll()
  kept.forgetSince('1')
  assert.is(kept.read('7 address'), undefined)
})

drafts('goes with whoever signs out, and nothing else of the tab does', () => {
  const { values, kept } = open()
  values.set('lintas_scroll', '[]')
  for (const name of ['7 address', '7 refund 1', 'visitor account']) kept.keep(name, { text: 'x' })
  kept.forgetAll()
  assert.equal([...values.keys()], ['lintas_scroll'])
})

drafts('goes with a sign-out that this tab has slept through, but not at its first look', () => {
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
