import { fail, ok, type Result } from '../../shared/result.ts'
import type { Seconds } from '../../shared/time.ts'
import type { Visit } from '../conversations/feedback.ts'
import { TEXT_LIMIT } from '../wire/bytes.ts'
import { utf8Length } from '../wire/text-encoding.ts'

/** Channel types by number (requirement W3). */
export const ChannelType = {
  person: 1,
  group: 2,
  customerService: 3,
  community: 4,
  communityTopic: 5,
  info: 6,
  data: 7,
  temporary: 8,
  live: 9,
  visitors: 10,
  agent: 11,
  agentGroup: 12,
} as const

/** An address for messages, as on the wire (requirement M3). Types are those of requirement W3. */
export type Channel = { readonly channelID: string; readonly channelType: number }
/** ID and type joined by a hyphen (requirement M3). The ID may hold hyphens itself. */
export type ChannelKey = string & { readonly __key: 'channel' }

/** Why an address cannot be used; `bytes` is the length of the id in UTF-8. */
export type ChannelFault =
  | { readonly kind: 'channel-id-empty' }
  | { readonly kind: 'channel-id-too-long'; readonly bytes: number }
  | { readonly kind: 'channel-type-unknown'; readonly channelType: number }

/** What is known about a channel's other side, and this account's settings for it. */
export type ChannelInfo = {
  readonly channel: Channel
  readonly title: string
  readonly logo: string
  readonly isMuted: boolean
  readonly isPinned: boolean
  readonly isOnline: boolean
  /** Seconds since 1970, 0 when never seen. */
  readonly lastOffline: Seconds
  /** Set by the shop's server; missing for other servers. */
  readonly shop?: ShopPresence
  /** The latest visit, on servers that track visits. */
  readonly visit?: Visit
}

/** Whether a shop answers now, and how fast. */
export type ShopPresence = {
  readonly kind: 'merchant' | 'service' | 'shopper'
  /** Typical minutes until a first answer; 0 when unknown. */
  readonly replyMinutes: number
  /** Seconds since 1970 at which it next opens; 0 while it is open. */
  readonly opensAt: Seconds
  /** `opensAt` on the merchant's own clock, such as "09:00"; empty while it is open. */
  readonly opensText: string
}

/** ID and type as one text: the key under which everything of a channel is stored. */
export const channelKey = ({ channelID, channelType }: Channel): ChannelKey =>
  `${channelID}-${channelType}` as ChannelKey

/** The channel of a key. Split at the last hyphen, because ids such as UUIDs contain hyphens. */
export const channelOfKey = (key: ChannelKey): Channel => {
  const cut = key.lastIndexOf('-')
  return { channelID: key.slice(0, cut), channelType: Number(key.slice(cut + 1)) }
}

/** A channel from a host's fields: a numeric id becomes text, because wire and checksum must agree on it. */
export const createChannel = (
  id: string | number,
  channelType: number = ChannelType.person,
): Result<Channel, ChannelFault> => {
  const channelID = String(id)
  if (channelID === '') return fail({ kind: 'channel-id-empty' })
  const bytes = utf8Length(channelID)
  if (bytes > TEXT_LIMIT) return fail({ kind: 'channel-id-too-long', bytes })
  if (!Number.isInteger(channelType) || channelType < 0 || channelType > 255) {
    return fail({ kind: 'channel-type-unknown', channelType })
  }
  return ok({ channelID, channelType })
}

// How these servers name the sides of a conversation (decision 8): shopper u12, merchant m12, the platform's service.

const SERVICE = 'service'

/** The channel of a shop's merchant; `shopId` is the shop's id in the API. */
export const merchantChannel = (shopId: string): Channel => ({
  channelID: `m${shopId}`,
  channelType: ChannelType.person,
})

/** The channel of the platform's customer service. */
export const serviceChannel: Channel = { channelID: SERVICE, channelType: ChannelType.person }

/** Whether a channel is that of customer service. */
export const isServiceChannel = ({ channelID }: Channel): boolean => channelID === SERVICE

/** The shop of a conversation; undefined for customer service and for any other channel. */
export const shopIdOf = ({ channelID }: Channel): string | undefined => /^m(\d+)$/.exec(channelID)?.[1]
