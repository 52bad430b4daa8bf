import type { Language } from '../../../../domain/account/language.ts'
import { INTENT_WORDS, type Intent } from './intent-words.ts'

// Short Latin words must match whole words: "hi" is part of "hilang".
const SHORT = 3
const LATIN = /^[\p{Script=Latin}\d' -]+$/u

const isIn = (text: string, words: string): boolean => {
  if (!LATIN.test(words)) return text.includes(words)
  const end = words.length <= SHORT ? '(?![\\p{L}\\p{N}])' : ''
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}${end}`, 'u').test(text)
}

// A question takes precedence over greetings and thanks.
const COURTESY: ReadonlySet<Intent> = new Set(['greeting', 'thanks'])

/** The topic of a text by its words in six languages; the topic with most matches wins. */
export const intentOf = (text: string): Intent | undefined => {
  const lower = text.toLowerCase()
  let best: { readonly intent: Intent; readonly score: number } | undefined
  for (const [intent, words] of INTENT_WORDS) {
    const found = words.filter((one) => isIn(lower, one)).length
    const score = COURTESY.has(intent) ? Math.min(found, 1) * 0.5 : found
    if (score > (best?.score ?? 0)) best = { intent, score }
  }
  return best?.intent
}

/** The language indicated by the text's script, or else the shopper's chosen one. */
export const languageOfText = (text: string, chosen: Language): Language => {
  if (/\p{Script=Hangul}/u.test(text)) return 'han'
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ri'
  if (/\p{Script=Thai}/u.test(text)) return 'tai'
  // Text in Han only may be Japanese without kana.
  if (/\p{Script=Han}/u.test(text)) return chosen === 'ri' ? 'ri' : 'zh-cn'
  return chosen
}
