import { UNSPACED } from './search-terms.ts'

/** Words for one thing, by language; `kinds` are the entries that are kinds of it: a search for clothes finds shirts. */
export type GoodsWords = {
  readonly dgn: readonly string[]
  readonly en: readonly string[]
  readonly 'zh-cn': readonly string[]
  readonly ri: readonly string[]
  readonly han: readonly string[]
  readonly tai: readonly string[]
  readonly kinds?: readonly string[]
}

/** What shoppers call goods in six languages, and what they say beside it. */
export type SearchWordTable = {
  readonly goods: Readonly<Record<string, GoodsWords>>
  /** "Cheap", which asks for an order and names no goods. */
  readonly cheap: Omit<GoodsWords, 'kinds'>
  /** "Best", "sale", "price": what names no goods and asks for nothing. */
  readonly praise: Omit<GoodsWords, 'kinds'>
}

/** A part of what was typed, and what else the same goods are called; no other names where the table has none. */
export type SearchTerm = { readonly typed: string; readonly others: readonly string[] }

/** A typed search, read: terms with their synonyms, and what names goods in it. */
export type ReadSearch = {
  readonly terms: readonly SearchTerm[]
  /** What was typed without the words that name no goods. '' where nothing else was typed. */
  readonly named: string
  /** Whether some word of it has other names. */
  readonly isWidened: boolean
  /** Whether the cheapest were asked for. */
  readonly isCheap: boolean
  /** Whether words were passed over that name no goods. */
  readonly isShortened: boolean
}

const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]+|[\p{L}\p{N}]+?(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]|[^\p{L}\p{N}]|$)/gu

const isRun = (token: string): boolean => token.replace(UNSPACED, '') === ''

const NYA = /(\p{L}{4})nya$/u
const PLURAL = /(\p{L}{3}[^s])s$/u

/** A word without what Indonesian and English hang on it: sepatunya, shoes. */
export const wordStem = (word: string): string => word.replace(NYA, '$1').replace(PLURAL, '$1')

const tokensOf = (text: string): readonly string[] => text.match(TOKEN) ?? []
const keyOf = (tokens: readonly string[]): string =>
  tokens.map((token) => (isRun(token) ? token : wordStem(token))).join(' ')

/** "Of" and "for" of scripts without spaces, which stand between two names. */
const JOINTS = new Set(['的', 'の', 'ของ', 'สำหรับ', 'を', 'が', 'は'])
const LONGEST_PHRASE = 4
/** So many words of a search are looked up; more would make one query of hundreds of names. */
const MOST_WIDENED = 4

type Meaning =
  | { readonly is: 'goods'; readonly others: readonly string[] }
  | { readonly is: 'cheap' | 'praise' }
type Part = { readonly text: string; readonly meaning: Meaning | undefined; readonly joins: boolean }

const LONG_ENOUGH = /[\p{Script=Han}\p{Script=Hangul}]{2}|.{3}/u

/** Whether a name is told apart within a run: pairs of letters are, one letter of Han or two of Thai or kana are not. */
const isTelling = (name: string): boolean =>
  tokensOf(name).every((token) => !isRun(token) || LONG_ENOUGH.test(token))

const wordsIn = (words: Omit<GoodsWords, 'kinds'>): readonly string[] => [
  ...words.dgn,
  ...words.en,
  ...words['zh-cn'],
  ...words.ri,
  ...words.han,
  ...words.tai,
]

/**
 * Reads what shoppers type by a table of words for goods. `normalise` is the spelling that texts are compared in; what
 * comes back is in that spelling. Longest words win: a phone case is no phone. A run without spaces is parted at the
 * words of the table, but one letter of it is a word only where it stands alone.
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

  /** A run, parted at the words of the table. */
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
      if (meaning?.is !== 'goods' || widened >= MOST_WIDENED) return { typed, others: [] }
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
