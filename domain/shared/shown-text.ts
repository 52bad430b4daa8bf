// What a reader sees something of: neither blanks nor characters that leave no mark (a zero-width space, a Hangul filler).
const SHOWN = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/u

// Pasted from a word processor or a terminal: no server keeps them, and nobody has typed them. Line ends and tabs stay.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to leave out
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g
/** Half of a pair, as a cut text ends in. */
const HALF = /\p{Surrogate}/gu

/** A text without the characters that no server keeps: control characters and halves of pairs. */
export const keptText = (text: string): string => text.replace(CONTROL, '').replace(HALF, '')

/** A typed text without the blanks around it; empty when a reader would see nothing of it. */
export const shownText = (text: string): string => {
  const kept = keptText(text)
  return SHOWN.test(kept) ? kept.trim() : ''
}
