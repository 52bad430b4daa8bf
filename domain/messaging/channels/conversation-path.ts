import {
  type Channel,
  ChannelType,
  createChannel,
  isServiceChannel,
  merchantChannel,
  serviceChannel,
  shopIdOf,
} from './channel.ts'

/** An id followed by its channel type: a group and a person may have the same id. */
const TYPED = /^(.+)~([1-9]\d?)$/

const nameOf = (channel: Channel): string => {
  const { channelID, channelType } = channel
  const isPlain = channelType === ChannelType.person && !TYPED.test(channelID)
  return encodeURIComponent(shopIdOf(channel) ?? (isPlain ? channelID : `${channelID}~${channelType}`))
}

/** The path of a conversation's page: customer service has its own (requirement S2). */
export const conversationPath = (channel: Channel): string =>
  isServiceChannel(channel) ? '/service' : `/chatRoomDetail/${nameOf(channel)}`

/** The list with the conversation next to it. */
export const panePath = (channel: Channel): string => `/chatRoom/${nameOf(channel)}`

/**
 * The channel in a path: a merchant by number, others by uid, with their type if it is not a person; undefined for
 * none.
 */
export const channelOfPath = (name: string | undefined): Channel | undefined => {
  if (name === undefined || name === '') return undefined
  if (name === serviceChannel.channelID) return serviceChannel
  if (/^\d+$/.test(name)) return merchantChannel(name)
  const [, channelID = name, type] = TYPED.exec(name) ?? []
  const channel = createChannel(channelID, type === undefined ? ChannelType.person : Number(type))
  return channel.ok ? channel.value : undefined
}

const LONGEST_ID = 40

/** The valid id of a product or order in a query: what a conversation is about. */
export const idIn = (
  search: { readonly get: (name: string) => string | null },
  name: string,
): string | undefined => {
  const id = search.get(name) ?? ''
  return /^[\w-]+$/.test(id) && id.length <= LONGEST_ID ? id : undefined
}
