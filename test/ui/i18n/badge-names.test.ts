import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '../../../domain/account/language.ts'
import { wordsOf } from '../../support/sources/translation-files.ts'

const badges = suite('the name of a link with a badge')

type Kit = { readonly badge: string }

// WCAG 2.5.3: who says what is seen on it has to reach it. Taken apart as axe does it: Hangul in its letters, which cling to a number.
for (const language of LANGUAGES)
  badges(`has the number of the badge as a word of its own in ${language}`, () => {
    const { badge } = JSON.parse(readFileSync(`ui/i18n/locales/${language}/base.json`, 'utf8')).kit as Kit
    const words = new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: 'word' })
    const name = badge.replace('{{count}}', '2')
    assert.ok(
      [...words.segment(name.normalize('NFKD'))].some(({ segment }) => segment === '2'),
      name,
    )
  })

const named = suite('the name of a button that shows a shorter word')

const NAMED = [
  ['detail', 'askShort', 'askSeller'],
  ['orders', 'detail.copy', 'detail.copyParcel'],
] as const

/** The words of a text as axe has them: marks above and below Thai letters are gaps to it. */
const wordsIn = (text: string, language: Language): string => {
  const letters = text.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, ' ')
  const parts = new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: 'word' }).segment(letters)
  return `|${[...parts].flatMap(({ segment }) => segment.trim() || []).join('|')}|`
}

for (const language of LANGUAGES)
  named(`has that word in it in ${language}`, () => {
    for (const [context, shown, name] of NAMED) {
      const words = wordsOf(language, context)
      const [short = '', long = ''] = [shown, name].map((key) =>
        wordsIn(words.get(`${context}.${key}`) ?? '', language),
      )
      assert.ok(short !== '||' && long.includes(short), `${long} holds ${short}`)
    }
  })

badges.run()
named.run()
