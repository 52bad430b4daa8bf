import { charactersOf, firstOf, isTooLong, withoutControlCharacters } from '../../shared/text.ts'
import { utf8Length } from '../wire/text-encoding.ts'

/** Requirement E7: most characters (grapheme clusters) of one message; a longer text is split into several. */
export const TEXT_LIMIT = 2000

/**
 * Most UTF-8 bytes of one message. Encrypted and base64-encoded it must fit a wire field (32,767 bytes, requirement
 * W2), which 2,000 emoji families of 25 bytes each would not.
 */
const BYTES_LIMIT = 20_000

/** Whether a text fits into one message. */
export const fitsMessage = (text: string): boolean =>
  !isTooLong(text, TEXT_LIMIT) && (text.length * 3 <= BYTES_LIMIT || utf8Length(text) <= BYTES_LIMIT)

/** Most characters of a draft that is synced to other devices. */
export const DRAFT_LIMIT = 10_000

/** A draft reduced to what servers accept, because others would refuse it at every sync. */
export const keptDraft = (text: string): string => firstOf(withoutControlCharacters(text), DRAFT_LIMIT)

// Spaces and zero-width characters: a message of only these is empty.
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}]/gu

/** Whether a text has no visible character. */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, '') === ''

/** Most emoji that stand alone, large and without a bubble. */
const FEW_EMOJI = 3
/** Rendered as a picture by itself, or by the variation selector behind it. */
const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u
/** Longer texts need no look: the longest emoji of a family takes fewer UTF-16 units than a third of this. */
const FEW_LENGTH = 60

/** Whether a text is one to three emoji and nothing else. */
export const isFewEmoji = (text: string): boolean => {
  if (text.length > FEW_LENGTH) return false
  const characters = [...charactersOf(text.replace(/\s/g, ''))]
  const count = characters.length
  return count > 0 && count <= FEW_EMOJI && characters.every((character) => EMOJI.test(character))
}

/** An edited text as it is sent; undefined when it is blank or exceeds one message. */
export const changedText = (typed: string): string | undefined => {
  const text = withoutControlCharacters(typed).trim()
  return isBlank(text) || !fitsMessage(text) ? undefined : text
}

/** The best place to split: a line end or space in the last third, otherwise the limit. */
const cutAt = (letters: readonly string[], limit: number): number => {
  const min = Math.floor((limit * 2) / 3)
  const last = (matches: (letter: string) => boolean): number => {
    for (let at = limit - 1; at >= min; at--) if (matches(letters[at] ?? '')) return at + 1
    return 0
  }
  return last((letter) => letter === '\n') || last((letter) => /\s/.test(letter)) || limit
}

/** How many of these characters fit into one message. */
const roomFor = (characters: readonly string[]): number => {
  let bytes = 0
  for (const [at, character] of characters.entries()) {
    bytes += utf8Length(character)
    if (at === TEXT_LIMIT || bytes > BYTES_LIMIT) return Math.max(1, at)
  }
  return characters.length
}

/** Splits a text into messages without losing text or splitting a grapheme cluster. */
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
