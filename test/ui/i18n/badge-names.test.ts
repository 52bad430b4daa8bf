import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { LANGUAGE_TAGS, LANGUAGES } from '../../../domain/account/language.ts'

const badges = suite('the name of a link with a badge')

type Kit = { readonly badge: string }

// WCAG 2.5.3: who says what is seen on it has to reach it. Taken apart as axe does it: Hangul in its letters, which cling to a number.
for (const language of LANGUAGES)
  badges(`has the number of the badge as a word of its own in ${language}`, () => {
    const { badge } = JSON.parse(readFileSync(`ui/i18n/locales/${language}/kit.json`, 'utf8')) as Kit
    const words = new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: 'word' })
    const name = badge.replace('{{count}}', '2')
    assert.ok(
      [...words.segment(name.normalize('NFKD'))].some(({ segment }) => segment === '2'),
      name,
    )
  })

badges.run()
