import { firstOf } from './text-length.ts'

/**
 * What is looked for, as it can be found: inner blanks single, at most `most` characters, and none that nobody types on
 * purpose: control characters, half an emoji. A host that refuses those could only be asked the same again.
 */
export const soughtText = (text: string, most: number): string =>
  firstOf(
    text
      .replace(/(?!\s)\p{Cc}|\p{Cs}/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
    most,
  ).trim()
