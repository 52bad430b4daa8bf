import { simplified } from './simplified.ts'

/** What is pasted along and seen by nobody: blanks of no width, marks of direction, soft hyphens. */
const INVISIBLE = /\p{Cf}/gu

const KATAKANA = /[ァ-ヶ]/g
const TO_HIRAGANA = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0)

/** Sounds from abroad that one writes in this way and another in that: イヤフォン and イヤホン, ヴァイオリン and バイオリン. */
const FOREIGN_SOUNDS: Readonly<Record<string, string>> = {
  ふぉ: 'ほ',
  ゔぁ: 'ば',
  ゔぃ: 'び',
  ゔぇ: 'べ',
  ゔぉ: 'ぼ',
  ゔ: 'ぶ',
}

/** Katakana as hiragana, without what is often left out: the long end of プリンター, the dot of ブルー・レイ. */
const plainKana = (text: string): string =>
  text
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - TO_HIRAGANA))
    .replace(/(?<=[ぁ-ゖー])・(?=[ぁ-ゖ])/g, '')
    .replace(/ふぉ|ゔ[ぁぃぇぉ]?/g, (sound) => FOREIGN_SOUNDS[sound] ?? sound)
    .replace(/(?<=[ぁ-ゖ])ー+(?![ぁ-ゖ])/g, '')

/** Thai without marks of tone and silence, which hurried fingers leave out; two เ are how some type แ. */
const plainThai = (text: string): string => text.replace(/[\u0e48-\u0e4c]/g, '').replace(/เเ/g, 'แ')

/**
 * A text as a search compares it: what looks alike or is written in two ways is one thing. Full and half width,
 * capitals, the two kana, traditional and simplified characters, Thai marks, and what cannot be seen.
 */
export const plainSpelling = (text: string): string =>
  simplified(plainThai(plainKana(text.normalize('NFKC').replace(INVISIBLE, '').toLowerCase())))
