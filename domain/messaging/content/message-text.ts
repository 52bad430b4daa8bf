import { firstOf, withoutControlCharacters } from '../../shared/text.ts'

/** messaging.md 7: characters of one message; a longer text goes out as several. */
export const TEXT_LIMIT = 2000

/** Characters of a draft that are kept for other devices: a text of several messages. */
export const DRAFT_LIMIT = 10_000

/** A draft as a server keeps it: what no server keeps would be refused at every sync. */
export const keptDraft = (text: string): string => firstOf(withoutControlCharacters(text), DRAFT_LIMIT)

// Blanks, and what has no width: a message of these alone says nothing.
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}]/gu

/** Whether a text has anything that can be seen. */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, '') === ''

/** The best place to cut at: a line's end, or a blank, in the last third; otherwise the limit itself. */
const cutAt = (letters: readonly string[], limit: number): number => {
  const least = Math.floor((limit * 2) / 3)
  const last = (matches: (letter: string) => boolean): number => {
    for (let at = limit - 1; at >= least; at--) if (matches(letters[at] ?? '')) return at + 1
    return 0
  }
  return last((letter) => letter === '\n') || last((letter) => /\s/.test(letter)) || limit
}

/** A text as the messages it goes out as; nothing of it is lost, and no character is halved. */
export const messagesOf = (text: string, limit = TEXT_LIMIT): readonly string[] => {
  let letters = [...text.trim()]
  const messages: string[] = []
  while (letters.length > limit) {
    const at = cutAt(letters, limit)
    messages.push(letters.slice(0, at).join('').trim())
    letters = [...letters.slice(at).join('').trim()]
  }
  if (letters.length > 0) messages.push(letters.join(''))
  return messages.filter((message) => !isBlank(message))
}
