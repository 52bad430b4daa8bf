import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { LANGUAGES, type Language } from '../../../domain/account/language.ts'
import {
  countWith,
  offeredFilters,
  type ReviewCounts,
  shareOfStars,
  translationFor,
} from '../../../domain/catalogue/reviews.ts'

const reviews = suite('reviews of a product')

const counted = (five: number, four: number, three: number, pictures = 0): ReviewCounts => ({
  all: five + four + three,
  pictures,
  stars: { 5: five, 4: four, 3: three, 2: 0, 1: 0 },
})

reviews('are filtered only by values that lead to some of them', () => {
  assert.equal(offeredFilters(counted(3, 0, 2, 1)), ['all', 'pictures', 5, 3])
  assert.equal(offeredFilters(counted(0, 0, 0)), [])
  // All alike: each filter would show what is shown already.
  assert.equal(offeredFilters(counted(4, 0, 0)), [])
  assert.equal(offeredFilters(counted(4, 0, 0, 4)), ['all', 'pictures'])
})

reviews('have a count for each filter', () => {
  const counts = counted(3, 1, 0, 2)
  assert.equal([countWith(counts, 'all'), countWith(counts, 'pictures'), countWith(counts, 4)], [4, 2, 1])
})

reviews('are shown as bars by their stars', () => {
  assert.equal(
    [5, 4, 3].map((stars) => shareOfStars(counted(2, 1, 0), stars as 5)),
    [667, 333, 0],
  )
  assert.is(shareOfStars(counted(0, 0, 0), 5), 0)
})

const inAny = () => true
const inNone = () => false
const onlyIn =
  (...known: readonly Language[]) =>
  (language: Language) =>
    known.includes(language)

reviews('are translated into the language of the reader, or else into English', () => {
  assert.is(translationFor('ri', 'dgn', inAny), 'dgn')
  assert.is(translationFor('ri', 'dgn', onlyIn('en')), 'en')
  assert.is(translationFor('ri', 'han', onlyIn('dgn')), undefined)
})

reviews('are not translated where the reader knows the language, or it is unknown', () => {
  for (const language of LANGUAGES) assert.is(translationFor(language, language, inAny), undefined)
  assert.is(translationFor(undefined, 'dgn', inAny), undefined)
  assert.is(translationFor('ri', 'dgn', inNone), undefined)
  // English is no translation of English.
  assert.is(translationFor('en', 'ri', onlyIn('en')), undefined)
})

reviews.run()
