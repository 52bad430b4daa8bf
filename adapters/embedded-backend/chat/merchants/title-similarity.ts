import { simplified } from '../../../../domain/catalogue/spelling.ts'
import { INTENT_WORDS } from './intent-words.ts'

const MIN_LETTERS = 3

const RUNS =
  /[\p{Script=Han}ー]+|[\p{Script=Hiragana}\p{Script=Katakana}ー]+|\p{Script=Hangul}+|[\p{Script=Thai}]+/gu

const wordsIn = (text: string): readonly string[] =>
  (
    text
      .toLowerCase()
      .replace(RUNS, ' ')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => word.length >= MIN_LETTERS)

/** The shortest run of letters that counts as a name: a Han letter is a word, a Thai one is a sound. */
const minOf = (run: string): number => {
  if (/^[\p{Script=Han}\p{Script=Hangul}]/u.test(run)) return 2
  return /^\p{Script=Thai}/u.test(run) ? 4 : 3
}

/** Words of questions that titles may contain too; they do not identify a product. */
const SAID_OF_ALL = [
  '适合',
  '一个',
  '商品',
  'できます',
  '상품',
  '제품',
  '가능',
  'สำหรับ',
  'สินค้า',
  'แบบนี้',
  'เท่าไหร่',
  'เท่าไร',
]

const wordsOf = (words: string): readonly string[] => words.split(' ')

/** Stop words of languages with spaces; titles contain them, but they do not identify a product. */
const IDLE_WORDS = new Set([
  ...wordsOf(
    'dan atau yang untuk dengan tanpa dari pada ini itu ada bisa dapat akan sudah belum masih juga lain warna',
  ),
  ...wordsOf('saya kami kita kamu anda kak kakak gan satu dua tiga empat lima buah anak orang hari baru'),
  ...wordsOf('and or the for with without from this that these those there here one two three four five'),
  ...wordsOf(
    'are was can could has have not new any all some you your his her their people day days colour colours color colors',
  ),
])

const ASKING_WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${INTENT_WORDS.flatMap(([, words]) => words)
    .filter((word) => /^[a-z]+$/.test(word))
    .join('|')})(?:nya)?(?![\\p{L}\\p{N}])`,
  'giu',
)

const UNSPACED_WORDS = [...INTENT_WORDS.flatMap(([, words]) => words), ...SAID_OF_ALL].filter(
  (word) => !/^[\p{ASCII}]+$/u.test(word),
)

/** The longest prefix of `text` from `at` that `title` contains. */
const sharedFrom = (text: string, at: number, title: string): number => {
  let length = 0
  while (at + length < text.length && title.includes(text.slice(at, at + length + 1))) length += 1
  return length
}

/**
 * How well an unspaced run names a title: 这个耳机有现货吗 names 无线耳机. Of two names the head noun counts more: the last one,
 * except in Thai (ワイヤレスのイヤホン asks for earphones).
 */
const namedIn = (run: string, title: string): number => {
  const min = minOf(run)
  const isHeadFirst = /^\p{Script=Thai}/u.test(run)
  let count = 0
  for (let at = 0; at < run.length; ) {
    const length = sharedFrom(run, at, title)
    const place = isHeadFirst ? run.length - at : at + length
    if (length >= min) count += 1 + place / run.length / 2 + (length - min) / 10
    at += length >= min ? length : 1
  }
  return count
}

/** A text without question words: the rest may be a name. */
export const withoutAsking = (text: string): string =>
  UNSPACED_WORDS.reduce((left, word) => left.replaceAll(word, ' '), text.replace(ASKING_WORDS, ' '))

/** How many words, except stop words, two texts share. */
export const sharedWords = (text: string, other: string): number => {
  const known = wordsIn(other)
  const names = wordsIn(text).filter((word) => !IDLE_WORDS.has(word.replace(/nya$/, '')))
  return names.filter((word) => known.some((one) => one === word || word === `${one}nya`)).length
}

const plain = (text: string): string => simplified(text.normalize('NFKC'))

/** How strongly a text names a product with this title, over all its languages. */
export const likeness = (text: string, title: string): number => {
  const whole = plain(title)
  const runs = plain(text).match(RUNS) ?? []
  return runs.reduce((sum, run) => sum + namedIn(run, whole), sharedWords(text, title))
}
