import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createOnceADay } from '../../../application/shared/once-a-day.ts'

const cards = suite('daily offers in the composer')

cards('a card above the composer is offered once a day, also on a device without storage', () => {
  const rows = new Map<string, string>()
  const storage = {
    getItem: (name: string) => rows.get(name) ?? null,
    setItem: (name: string, value: string) => void rows.set(name, value),
  }
  createOnceADay(storage).done('p1', 1_700_000_000_000)
  assert.is(createOnceADay(storage).isDue('p1', 1_700_000_001_000), false)
  assert.is(createOnceADay(storage).isDue('p2', 1_700_000_001_000), true)
  assert.is(createOnceADay(storage).isDue('p1', 1_700_086_400_000), true)
  // Done "next week" by a device clock that has been put right since.
  assert.is(createOnceADay(storage).isDue('p1', 1_699_400_000_000), true)
  createOnceADay(storage).done('p2', 1_699_400_000_000)
  assert.equal(JSON.parse(rows.get('lintas_chat_cards') ?? ''), { p2: 1_699_400_000_000 })
  rows.set('lintas_chat_cards', 'no json')
  assert.is(createOnceADay(storage).isDue('p1', 1_700_000_001_000), true)
  const forgetful = createOnceADay(undefined)
  forgetful.done('p1', 1_700_000_000_000)
  assert.is(forgetful.isDue('p1', 1_700_000_001_000), false)
})

cards.run()
