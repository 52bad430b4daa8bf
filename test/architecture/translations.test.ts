import { readdirSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { allMessages } from '../../adapters/embedded-backend/http/messages/messages.ts'
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '../../domain/account/language.ts'
import { readSource, sourcesUnder, withoutComments } from '../support/sources/sources.ts'
import {
  contextsOf,
  formsOf,
  languageFolders,
  placeholders,
  pluralForms,
  stems,
  wordsOf,
} from '../support/sources/translation-files.ts'

const words = suite('translations of six languages (requirement S9)')

const FIRST: Language = 'dgn'
const contexts = contextsOf(FIRST)

const each = (check: (language: Language, context: string) => readonly string[]): readonly string[] =>
  LANGUAGES.flatMap((language) => contexts.flatMap((context) => check(language, context)))

words('have the same files for every language', () => {
  assert.equal(languageFolders(), [...LANGUAGES].sort())
  for (const language of LANGUAGES) assert.equal(contextsOf(language), contexts, language)
})

/** A place, and what the shop is called as it comes and by those who run it. */
const NAMES_IT = new Set(['domain/api/brand.ts', 'adapters/embedded-backend/demo-data/areas.json'])

words('never contain the name of the shop, which is a setting', () => {
  const own = /\bLintas\b/
  const inTexts = each((language, context) =>
    [...wordsOf(language, context)].filter(([, text]) => own.test(text)).map(([key]) => `${language} ${key}`),
  )
  const inMessages = allMessages()
    .filter(([, message]) => Object.values(message).some((text) => own.test(text)))
    .map(([key]) => key)
  const data = 'adapters/embedded-backend/demo-data'
  const inData = readdirSync(data, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${data}/${name}`)
  const code = ['ui', 'application', 'domain', 'adapters/embedded-backend'].flatMap((folder) =>
    sourcesUnder(folder),
  )
  // What is said to whoever starts the shop.
  const isForOperators = (file: string): boolean =>
    /embedded-backend\/(?:main|start\/arguments)\.ts$/.test(file)
  const inFiles = [
    ...inData.filter((file) => own.test(readSource(file))),
    ...code.filter((file) => !isForOperators(file) && own.test(withoutComments(readSource(file)))),
  ].filter((file) => !NAMES_IT.has(file))
  assert.equal([...inTexts, ...inMessages, ...inFiles], [])
})

words('have the same keys in every language', () => {
  const problems = each((language, context) => {
    const [mine, first] = [stems(wordsOf(language, context)), stems(wordsOf(FIRST, context))]
    return [
      ...[...first].filter((key) => !mine.has(key)).map((key) => `${language}: ${key} is missing`),
      ...[...mine].filter((key) => !first.has(key)).map((key) => `${language}: ${key} is not in ${FIRST}`),
    ]
  })
  assert.equal(problems, [])
})

words('have the same placeholders in every language', () => {
  const problems = each((language, context) => {
    const [mine, first] = [wordsOf(language, context), wordsOf(FIRST, context)]
    return [...stems(first)]
      .filter((stem) => `${placeholders(mine, stem)}` !== `${placeholders(first, stem)}`)
      .map(
        (stem) =>
          `${language}: ${stem} has {${placeholders(mine, stem)}}, not {${placeholders(first, stem)}}`,
      )
  })
  assert.equal(problems, [])
})

words('are never empty and have no stray spaces', () => {
  const problems = each((language, context) =>
    [...wordsOf(language, context)]
      .filter(([, text]) => text === '' || text.trim() !== text)
      .map(([key]) => `${language}: ${key}`),
  )
  assert.equal(problems, [])
})

words('have every plural form that the language has', () => {
  const problems = each((language, context) => {
    const all = wordsOf(language, context)
    const wanted = pluralForms(LANGUAGE_TAGS[language])
    return [...stems(all)]
      .map((stem) => [stem, formsOf(all, stem)] as const)
      .filter(([, forms]) => forms.length > 0 && !wanted.every((form) => forms.includes(form)))
      .map(([stem, forms]) => `${language}: ${stem} has ${forms}, wants ${wanted}`)
  })
  assert.equal(problems, [])
})

const face = sourcesUnder('ui').map((file) => [file, withoutComments(readSource(file))] as const)
const KEY = new RegExp(`['"\`]((?:${contexts.join('|')})(?:\\.[\\w-]+)+)['"\`]`, 'g')

words('exist for every key that the frontend uses', () => {
  const known = new Set(contexts.flatMap((context) => [...stems(wordsOf(FIRST, context))]))
  const problems = face.flatMap(([file, code]) =>
    [...code.matchAll(/\bt\(\s*['"`]([\w.-]+)['"`]/g), ...code.matchAll(KEY)]
      .map(([, key = '']) => key)
      .filter((key) => !known.has(key) && !isGroup(known, key))
      .map((key) => `${file}: ${key}`),
  )
  assert.equal([...new Set(problems)], [])
})

/** A name of several words, to which the code adds the last part. */
const isGroup = (known: ReadonlySet<string>, key: string): boolean =>
  [...known].some((one) => one.startsWith(`${key}.`))

/** `{ key: 'loginFirst' }`: a notice that names no context takes its words from core. */
const NOTICE = /\bkey: '(\w+)'/g
const MADE = new RegExp(`\`((?:${contexts.join('|')})\\.[^\`]*\\$\\{[^\`]*)\``, 'g')

/** A key that is put together: each variable stands for one part of its name. */
const shapeOf = (made: string): RegExp =>
  new RegExp(`^${made.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`)

words('are all used by the frontend', () => {
  const teller = sourcesUnder('application').map((file) => withoutComments(readSource(file)))
  const code = [...face.map(([, text]) => text), ...teller].join('\n')
  const named = new Set([...code.matchAll(KEY)].map(([, key]) => key))
  for (const [, key] of code.matchAll(NOTICE)) named.add(`core.${key}`)
  // The one of `noticeKey` would stand for every word of core.
  const made = [...code.matchAll(MADE)]
    .map(([, one = '']) => one)
    .filter((one) => !/^core\.\$\{key\}$/.test(one))
  const shapes = made.map(shapeOf)
  const unsaid = contexts
    .flatMap((context) => [...stems(wordsOf(FIRST, context))])
    .filter((key) => !named.has(key) && !shapes.some((shape) => shape.test(key)))
    // What a page says before its code is there is put into it by the build.
    .filter((key) => !key.startsWith('start.'))
  assert.equal(unsaid, [])
})

words.run()
