/**
 * What is looked for, as it can be found: inner blanks single, at most `most` characters, and none that nobody types on
 * purpose: control characters, half an emoji. A host that refuses those could only be asked the same again.
 */
export const soughtText = (text: string, most: number): string =>
  text
    .replace(/(?!\s)\p{Cc}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .replace(/\p{Cs}/gu, '')
    .trim()
