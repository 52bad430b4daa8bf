import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type i18n, createInstance as wholeInstance } from 'i18next'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { LANGUAGE_TAGS, LANGUAGES } from '../../domain/account/language.ts'

const lean = suite('i18next as the build ships it')

type Tree = { readonly [name: string]: string | Tree }

const FOLDER = resolve('.cache', `lean-words-${process.pid}`)

const importLean = async (): Promise<typeof wholeInstance> => {
  const tools = (await import(pathToFileURL(resolve('.tools/lean/lean-words.mjs')).href)) as {
    readonly leanWords: (source: string) => string
  }
  mkdirSync(FOLDER, { recursive: true })
  const file = resolve(FOLDER, 'i18next.mjs')
  writeFileSync(file, tools.leanWords(readFileSync('node_modules/i18next/dist/esm/i18next.js', 'utf8')))
  const made = (await import(pathToFileURL(file).href)) as { readonly createInstance: typeof wholeInstance }
  return made.createInstance
}

const keysOf = (tree: Tree, path: string): readonly string[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${path}${name}`] : keysOf(value, `${path}${name}.`),
  )

const speakerOf = (create: typeof wholeInstance, tag: string, words: Tree): i18n => {
  const speaker = create()
  void speaker.init({
    lng: tag,
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: {},
  })
  speaker.addResourceBundle(tag, 'translation', words, true, true)
  return speaker
}

lean('says every word of every language as the whole package does', async () => {
  const createLean = await importLean()
  try {
    for (const language of LANGUAGES) {
      const folder = `ui/i18n/locales/${language}`
      for (const file of readdirSync(folder)) {
        const words = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Tree
        const tag = LANGUAGE_TAGS[language]
        const ours = speakerOf(createLean, tag, words).getFixedT(tag)
        const theirs = speakerOf(wholeInstance, tag, words).getFixedT(tag)
        const names = [...new Set(keysOf(words, '').map((key) => key.replace(/_(?:one|other)$/, '')))]
        for (const key of [...names, 'no.such.key', 'a:b']) {
          for (const count of [1, 2]) {
            const values = {
              count,
              name: '<b>',
              n: 1,
              total: 2,
              least: 6,
              most: 9,
              status: 500,
              missing: '$1',
            }
            assert.is(ours(key, values), theirs(key, values), `${language} ${key} ${count}`)
          }
        }
      }
    }
  } finally {
    rmSync(FOLDER, { recursive: true, force: true })
  }
})

lean.run()
