import type { Language } from '../../../../domain/account/language.ts'
import type { BackendDeps } from '../../backend-deps.ts'
import type { Party } from '../api/uids.ts'
import type { ShopperMessage } from './shopper-message.ts'

/** The shopper and the messages to answer. */
export type Question = {
  readonly shopperId: number
  readonly shopperName: string
  readonly language: Language
  readonly party: Party
  /** Name of the merchant or of the service. */
  readonly title: string
  readonly visitId: number | undefined
  /** All messages since the last answer, oldest first. */
  readonly messages: readonly ShopperMessage[]
  /** Their text, one line each. */
  readonly text: string
  /** The product of the latest card in the conversation. */
  readonly productId: number | undefined
}

/** One message of an answer: a payload, or a text to stream in pieces. */
export type AnswerPart =
  | { readonly do: 'send'; readonly payload: Readonly<Record<string, unknown>> }
  | { readonly do: 'stream'; readonly text: string }

/** A simulated merchant's answer, and what follows. */
export type Answer = {
  readonly parts: readonly AnswerPart[]
  /** The conversation seems to be over: ask for a rating now. */
  readonly isGoodbye: boolean
}

/** What answers are generated from. */
export type AnswerDeps = Pick<BackendDeps, 'database' | 'clock' | 'settings'>

/** A text to send. */
export const text = (content: string): AnswerPart => ({ do: 'send', payload: { type: 1, content } })

/** A text that mentions the shopper by name, so that it creates a reminder. */
export const mention = (content: string, uid: string): AnswerPart => ({
  do: 'send',
  payload: { type: 1, content, mention: { uids: [uid] } },
})

/** A product or order card to send. */
export const card = (payload: Readonly<Record<string, unknown>>): AnswerPart => ({ do: 'send', payload })

/** From this length on a text is streamed. */
const LONG = 160

/** A text; a long one is streamed in pieces. */
export const words = (content: string): AnswerPart =>
  content.length > LONG ? { do: 'stream', text: content } : text(content)

/** The latest message of a kind. */
export const lastOfKind = <K extends ShopperMessage['kind']>(
  messages: readonly ShopperMessage[],
  kind: K,
): Extract<ShopperMessage, { kind: K }> | undefined =>
  messages.findLast((one): one is Extract<ShopperMessage, { kind: K }> => one.kind === kind)
