import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { makeSprite } from '../../ui/build/sprite.ts'

const shapesOf = (name: string): readonly string[] => {
  const symbol = new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`).exec(makeSprite())
  return symbol?.[1]?.match(/<[^>]+>/g) ?? []
}

const sprite = suite('the icon sprite')

// Requirement D6: of the tab one is on the body is filled, and its handle is seen on it.
sprite('draws the body of an icon before its lines', () => {
  for (const name of ['house', 'shopping-bag']) assert.match(shapesOf(name)[0] ?? '', /z"\/>$/, name)
})

sprite('omits none of its shapes', () => {
  // The set may write several lines into one path: each begins with a move.
  assert.is(shapesOf('shopping-bag').join('').match(/m/gi)?.length, 3)
})

sprite.run()
