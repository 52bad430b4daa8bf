import { encodeUtf8 } from '../../../../domain/messaging/wire/text-encoding.ts'

/** The account behind a uid of the messaging server. */
export type Party =
  | { readonly kind: 'shopper'; readonly id: number }
  | { readonly kind: 'merchant'; readonly id: number }
  | { readonly kind: 'service' }

/** Customer service of the platform. */
export const SERVICE_UID = 'service'

/** Requirement W3: a channel between two people. */
export const PERSON = 1

/** A shopper's uid at the messaging server. */
export const shopperUid = (id: number): string => `u${id}`
/** A shop's uid at the messaging server. */
export const merchantUid = (id: number): string => `m${id}`

const UID = /^([um])([1-9]\d{0,14})$/

/** The account behind a uid; undefined for a text that is not one of our uids. */
export const partyOf = (uid: string): Party | undefined => {
  if (uid === SERVICE_UID) return { kind: 'service' }
  const [, letter, digits] = UID.exec(uid) ?? []
  if (letter === undefined) return undefined
  return { kind: letter === 'u' ? 'shopper' : 'merchant', id: Number(digits) }
}

/** The key of a conversation, the same for both sides. */
export const pairKey = (one: string, other: string): string => [one, other].sort().join('@')

/** A payload as sent. */
export const payloadOf = (fields: Readonly<Record<string, unknown>>): Uint8Array =>
  encodeUtf8(JSON.stringify(fields))
