import { type Channel, ChannelType } from './channel.ts'

// How this family of hosts names the sides of a conversation (decision 10): shopper u12, merchant m12, the platform's service.

const SERVICE = 'service'

export const merchantChannel = (shopId: string): Channel => ({
  channelID: `m${shopId}`,
  channelType: ChannelType.person,
})

export const serviceChannel: Channel = { channelID: SERVICE, channelType: ChannelType.person }

export const isServiceChannel = ({ channelID }: Channel): boolean => channelID === SERVICE

/** The merchant of a conversation; undefined for the platform's service and for anybody else. */
export const shopIdOf = ({ channelID }: Channel): string | undefined => /^m(\d+)$/.exec(channelID)?.[1]
