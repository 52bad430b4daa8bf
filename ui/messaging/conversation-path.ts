import {
  type Channel,
  createChannel,
  isServiceChannel,
  merchantChannel,
  serviceChannel,
  shopIdOf,
} from '../../domain/messaging/channels/channel.ts'

const nameOf = (channel: Channel): string => encodeURIComponent(shopIdOf(channel) ?? channel.channelID)

/** The page of one conversation: the platform's service has a path of its own (requirement S2). */
export const conversationPath = (channel: Channel): string =>
  isServiceChannel(channel) ? '/service' : `/chatRoomDetail/${nameOf(channel)}`

/** The list with the conversation beside it. */
export const panePath = (channel: Channel): string => `/chatRoom/${nameOf(channel)}`

/** The channel that a part of the path names: a merchant by number, anybody else by uid; undefined for none. */
export const channelOfPath = (name: string | undefined): Channel | undefined => {
  if (name === undefined || name === '') return undefined
  if (name === serviceChannel.channelID) return serviceChannel
  if (/^\d+$/.test(name)) return merchantChannel(name)
  const channel = createChannel(name)
  return channel.ok ? channel.value : undefined
}
