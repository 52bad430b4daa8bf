import type { Language } from '../../../../domain/account/language.ts'
import type { BackendDeps } from '../../backend-deps.ts'
import type { Party } from '../api/uids.ts'
import type { Said } from './said.ts'

/** Whom an answer is for and what it answers. */
export type Question = {
  readonly shopperId: number
  readonly shopperName: string
  readonly language: Language
  readonly party: Party
  /** Name of the merchant or of the service. */
  readonly title: string
  readonly visitId: number | undefined
  /** All that was said since the last answer, oldest first. */
  readonly said: readonly Said[]
  /** The words of it, one line each. */
  readonly text: string
  /** The product the conversation is about, by the last card in it. */
  readonly productId: number | undefined
}

/** One message of an answer: a payload to send, or a text to send in pieces. */
export type Say =
  | { readonly do: 'send'; readonly payload: Readonly<Record<string, unknown>> }
  | { readonly do: 'stream'; readonly text: string }

/** What a simulated merchant says, and how it goes on. */
export type Answer = {
  readonly says: readonly Say[]
  /** The conversation seems to be over: ask for a rating now. */
  readonly isGoodbye: boolean
}

/** What answers are read from. */
export type AnswerDeps = Pick<BackendDeps, 'database' | 'clock' | 'settings'>

/** A text to send. */
export const text = (content: string): Say => ({ do: 'send', payload: { type: 1, content } })

/** A text that speaks to the shopper by name, so that it reminds them. */
export const mention = (content: string, uid: string): Say => ({
  do: 'send',
  payload: { type: 1, content, mention: { uids: [uid] } },
})

/** A product or order card to send. */
export const card = (payload: Readonly<Record<string, unknown>>): Say => ({ do: 'send', payload })

/** From here on a text is long enough to be worth watching it come. */
const LONG = 160

/** A text of any length; a long one comes in pieces. */
export const words = (content: string): Say =>
  content.length > LONG ? { do: 'stream', text: content } : text(content)

/** The last thing said of a kind. */
export const lastSaid = <K extends Said['kind']>(
  said: readonly Said[],
  kind: K,
): Extract<Said, { kind: K }> | undefined =>
  said.findLast((one): one is Extract<Said, { kind: K }> => one.kind === kind)
