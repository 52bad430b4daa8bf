import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** Flat words of one file: the whole key, such as `cart.empty.title`, and its text. */
export type FlatWords = ReadonlyMap<string, string>

const LOCALES = 'ui/i18n/locales'
/** The counter's own, which shoppers do not load. */
const COUNTER = 'ui/counter/locales'

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder).map((file) => file.replace(/\.json$/, ''))

const flatten = (tree: unknown, prefix: string, into: Map<string, string>): void => {
  if (typeof tree === 'string') {
    into.set(prefix, tree)
    return
  }
  if (typeof tree !== 'object' || tree === null) throw new TypeError(`${prefix} is neither text nor a group`)
  for (const [name, value] of Object.entries(tree)) flatten(value, prefix ? `${prefix}.${name}` : name, into)
}

export const languageFolders = (): readonly string[] =>
  [...new Set([LOCALES, COUNTER].flatMap((folder) => readdirSync(folder)))].sort()

/** What every page needs is one file of several areas; each other area has its own. */
const BASE = 'base'

const readFile = (language: string, file: string): Readonly<Record<string, unknown>> => {
  const folder = file.startsWith('counter') ? COUNTER : LOCALES
  return JSON.parse(readFileSync(posix.join(folder, language, `${file}.json`), 'utf8'))
}

export const contextsOf = (language: string): readonly string[] =>
  [LOCALES, COUNTER]
    .flatMap((folder) => filesIn(posix.join(folder, language)))
    .flatMap((file) => (file === BASE ? Object.keys(readFile(language, BASE)) : [file]))
    .sort()

export const wordsOf = (language: string, context: string): FlatWords => {
  const words = new Map<string, string>()
  const base = readFile(language, BASE)
  flatten(context in base ? base[context] : readFile(language, context), context, words)
  return words
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/

/** Languages have different plural forms: what must agree is the key without its form. */
export const stems = (words: FlatWords): ReadonlySet<string> =>
  new Set([...words.keys()].map((key) => key.replace(PLURAL, '')))

/** Placeholders of a key over all its plural forms, sorted; every form may leave out the number it is about. */
export const placeholders = (words: FlatWords, stem: string): readonly string[] => {
  const found = new Set<string>()
  for (const [key, text] of words) {
    if (key.replace(PLURAL, '') !== stem) continue
    for (const [, name = ''] of text.matchAll(/{{\s*-?\s*(\w+)[^}]*}}/g)) found.add(name)
  }
  return [...found].sort()
}

/** Plural forms that a language's own grammar asks for. */
export const pluralForms = (tag: string): readonly string[] =>
  [...new Intl.PluralRules(tag).resolvedOptions().pluralCategories].sort()

/** Forms given to a key; empty when it is not a plural. */
export const formsOf = (words: FlatWords, stem: string): readonly string[] =>
  [...words.keys()]
    .filter((key) => key !== stem && key.replace(PLURAL, '') === stem)
    .map((key) => key.slice(stem.length + 1))
    .sort()
