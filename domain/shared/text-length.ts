/**
 * The length of a text in characters as page and server count them for every limit: an emoji of two units is one. The
 * one way to count, so that what a form takes is taken.
 */
export const lengthOf = (text: string): number => {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** The first `most` characters of a text; none is halved. */
export const firstOf = (text: string, most: number): string =>
  text.length <= most ? text : [...text].slice(0, most).join('')
