import { LANGUAGES, type Language } from '../account/language.ts'
import { UNSPACED } from './search-terms.ts'

/** Names of one kind of goods, by language; `kinds` are narrower entries: a search for clothes finds shirts. */
export type GoodsWords = Readonly<Record<Language, readonly string[]>> & {
  readonly kinds?: readonly string[]
}

/** The search synonyms: names of goods in six languages, and words that accompany them. */
export type SearchWordTable = {
  readonly goods: Readonly<Record<string, GoodsWords>>
  /** "Cheap": sorts by price and does not name goods. */
  readonly cheap: Omit<GoodsWords, 'kinds'>
  /** "Best", "sale", "price": words that are ignored. */
  readonly praise: Omit<GoodsWords, 'kinds'>
}

/** A typed part of a search and its synonyms; none where the table has none. */
export type SearchTerm = { readonly typed: string; readonly others: readonly string[] }

/** A parsed search: terms with their synonyms, and the part that names goods. */
export type ReadSearch = {
  readonly terms: readonly SearchTerm[]
  /** The typed text without ignored words; '' where nothing else was typed. */
  readonly named: string
  /** Whether some word has synonyms. */
  readonly isWidened: boolean
  /** Whether the cheapest products are wanted. */
  readonly isCheap: boolean
  /** Whether words were ignored. */
  readonly isShortened: boolean
}

const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]+|[\p{L}\p{N}]+?(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]|[^\p{L}\p{N}]|$)/gu

const isRun = (token: string): boolean => token.replace(UNSPACED, '') === ''

const NYA = /(\p{L}{4})nya$/u
const PLURAL = /(\p{L}{3}[^s])s$/u

/** A word without Indonesian and English suffixes: sepatunya, shoes. */
export const wordStem = (word: string): string => word.replace(NYA, '$1').replace(PLURAL, '$1')

const tokensOf = (text: string): readonly string[] => text.match(TOKEN) ?? []
const keyOf = (tokens: readonly string[]): string =>
  tokens.map((token) => (isRun(token) ? token : wordStem(token))).join(' ')

/** Particles of scripts without spaces ("of", "for") between two names. */
const JOINTS = new Set(['的', 'の', 'ของ', 'สำหรับ', 'を', 'が', 'は'])
const LONGEST_PHRASE = 4
/** At most this many words are expanded by synonyms, to keep the query small. */
const MAX_WIDENED = 4

type Meaning =
  | { readonly is: 'goods'; readonly others: readonly string[] }
  | { readonly is: 'cheap' | 'praise' }
type Part = { readonly text: string; readonly meaning: Meaning | undefined; readonly joins: boolean }

const LONG_ENOUGH = /[\p{Script=Han}\p{Script=Hangul}]{2}|.{3}/u

/** Whether a name is distinctive within a run: two letters of Han are, one is not; two of Thai or kana are not. */
const isTelling = (name: string): boolean =>
  tokensOf(name).every((token) => !isRun(token) || LONG_ENOUGH.test(token))

const wordsIn = (words: Omit<GoodsWords, 'kinds'>): readonly string[] =>
  LANGUAGES.flatMap((language) => words[language])

/**
 * Creates a parser for searches from a table of synonyms. `normalise` is the spelling in which texts are compared;
 * the result is in that spelling. The longest match wins: a phone case is not a phone. A run without spaces is split
 * at words of the table; a single letter counts as a word only on its own.
 */
export const createSearchReader = (
  { goods, cheap, praise }: SearchWordTable,
  normalise: (text: string) => string,
): ((text: string) => ReadSearch) => {
  const namesOf = (entry: GoodsWords, seen: readonly GoodsWords[] = []): readonly string[] =>
    seen.includes(entry)
      ? []
      : [
          ...wordsIn(entry),
          ...(entry.kinds ?? []).flatMap((kind) => {
            const narrower = goods[kind]
            return narrower ? namesOf(narrower, [...seen, entry]) : []
          }),
        ]

  const meanings = new Map<string, Meaning>()
  const unspaced = new Set<string>()
  let longestRun = 0
  const learn = (word: string, meaning: Meaning): void => {
    const tokens = tokensOf(normalise(word))
    const key = keyOf(tokens)
    const known = meanings.get(key)
    const both: Meaning =
      known?.is === 'goods' && meaning.is === 'goods'
        ? { is: 'goods', others: [...new Set([...known.others, ...meaning.others])] }
        : meaning
    meanings.set(key, both)
    const [run] = tokens
    if (tokens.length !== 1 || run === undefined || !isRun(run)) return
    unspaced.add(run)
    longestRun = Math.max(longestRun, run.length)
  }
  for (const entry of Object.values(goods)) {
    const others = [...new Set(namesOf(entry).map(normalise))].filter(isTelling)
    for (const word of wordsIn(entry)) learn(word, { is: 'goods', others })
  }
  for (const word of wordsIn(praise)) learn(word, { is: 'praise' })
  for (const word of wordsIn(cheap)) learn(word, { is: 'cheap' })

  /** A run, split at the words of the table. */
  const partRun = (run: string, joins: boolean): readonly Part[] => {
    const parts: Part[] = []
    let rest = ''
    const push = (text: string, meaning: Meaning | undefined): void => {
      if (text !== '') parts.push({ text, meaning, joins: joins || parts.length > 0 })
    }
    for (let at = 0; at < run.length; ) {
      let length = Math.min(longestRun, run.length - at)
      while (length > 1 && !unspaced.has(run.slice(at, at + length))) length -= 1
      const word = run.slice(at, at + length)
      if (length > 1 || (word === run && unspaced.has(word))) {
        push(rest, undefined)
        rest = ''
        push(word, meanings.get(word))
      } else rest += word
      at += length
    }
    push(rest, undefined)
    return parts
  }

  const partsOf = (text: string): readonly Part[] => {
    const found = [...text.matchAll(TOKEN)].map((match) => ({ token: match[0], at: match.index }))
    const parts: Part[] = []
    for (let at = 0; at < found.length; ) {
      let length = Math.min(LONGEST_PHRASE, found.length - at)
      const tokens = () => found.slice(at, at + length).map(({ token }) => token)
      while (length > 1 && !meanings.has(keyOf(tokens()))) length -= 1
      const [first = ''] = tokens()
      const before = found[at - 1]
      const joins = before !== undefined && before.at + before.token.length === found[at]?.at
      if (length === 1 && isRun(first)) parts.push(...partRun(first, joins))
      else parts.push({ text: tokens().join(' '), meaning: meanings.get(keyOf(tokens())), joins })
      at += length
    }
    return parts
  }

  return (text) => {
    const parts = partsOf(normalise(text))
    const named = parts.filter(
      ({ text: part, meaning }) => (meaning === undefined || meaning.is === 'goods') && !JOINTS.has(part),
    )
    let widened = 0
    const terms = named.map(({ text: typed, meaning }): SearchTerm => {
      if (meaning?.is !== 'goods' || widened >= MAX_WIDENED) return { typed, others: [] }
      widened += 1
      return { typed, others: meaning.others.filter((other) => other !== typed) }
    })
    return {
      terms,
      named: named.map(({ text: part, joins }, at) => (joins || at === 0 ? part : ` ${part}`)).join(''),
      isWidened: widened > 0,
      isCheap: parts.some(({ meaning }) => meaning?.is === 'cheap'),
      isShortened: named.length < parts.length,
    }
  }
}
