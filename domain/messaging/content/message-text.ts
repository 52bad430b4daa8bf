import { charactersOf, firstOf, isTooLong, withoutControlCharacters } from '../../shared/text.ts'
import { utf8Length } from '../wire/text-encoding.ts'

/** requirement E7: characters of one message as a reader counts them; a longer text goes out as several. */
export const TEXT_LIMIT = 2000

/**
 * Bytes of one message in UTF-8. Encrypted and in base64 it has to fit a field of the wire (32,767 bytes, requirement W2):
 * 2,000 emoji families, of 25 bytes each, do not.
 */
const BYTES_LIMIT = 20_000

/** Whether a text goes out as one message. */
export const fitsMessage = (text: string): boolean =>
  !isTooLong(text, TEXT_LIMIT) && (text.length * 3 <= BYTES_LIMIT || utf8Length(text) <= BYTES_LIMIT)

/** Characters of a draft that are kept for other devices: a text of several messages. */
export const DRAFT_LIMIT = 10_000

/** A draft as a server keeps it: what no server keeps would be refused at every sync. */
export const keptDraft = (text: string): string => firstOf(withoutControlCharacters(text), DRAFT_LIMIT)

// Blanks, and what has no width: a message of these alone says nothing.
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}]/gu

/** Whether a text has anything that can be seen. */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, '') === ''

/** Other words for a message as they are sent; undefined where nobody would see any, or they are more than one message. */
export const changedText = (typed: string): string | undefined => {
  const text = withoutControlCharacters(typed).trim()
  return isBlank(text) || !fitsMessage(text) ? undefined : text
}

/** The best place to cut at: a line's end, or a blank, in the last third; otherwise the limit itself. */
const cutAt = (letters: readonly string[], limit: number): number => {
  const least = Math.floor((limit * 2) / 3)
  const last = (matches: (letter: string) => boolean): number => {
    for (let at = limit - 1; at >= least; at--) if (matches(letters[at] ?? '')) return at + 1
    return 0
  }
  return last((letter) => letter === '\n') || last((letter) => /\s/.test(letter)) || limit
}

/** How many of these characters fit a message. */
const roomFor = (characters: readonly string[]): number => {
  let bytes = 0
  for (const [at, character] of characters.entries()) {
    bytes += utf8Length(character)
    if (at === TEXT_LIMIT || bytes > BYTES_LIMIT) return Math.max(1, at)
  }
  return characters.length
}

/** A text as the messages it goes out as; nothing of it is lost, and no character, emoji family or syllable is parted. */
export const messagesOf = (text: string): readonly string[] => {
  if (fitsMessage(text)) return isBlank(text) ? [] : [text.trim()]
  let left = [...charactersOf(text.trim())]
  const messages: string[] = []
  for (let conversation = roomFor(left); conversation < left.length; conversation = roomFor(left)) {
    const at = cutAt(left, conversation)
    messages.push(left.slice(0, at).join('').trim())
    left = [...charactersOf(left.slice(at).join('').trim())]
  }
  return [...messages, left.join('')].filter((message) => !isBlank(message))
}
