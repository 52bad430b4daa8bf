// What a reader sees something of: neither blanks nor characters that leave no mark (a zero-width space, a Hangul filler).
const SHOWN = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/u

/** A typed text without the blanks around it; empty when a reader would see nothing of it. */
export const shownText = (text: string): string => (SHOWN.test(text) ? text.trim() : '')
