import type { Channel } from '../../domain/messaging/channels/channel.ts'
import { ReasonCode } from '../../domain/messaging/wire/packets.ts'
import type { Check } from './check.ts'
import { eventually, same } from './eventually.ts'
import type { LiveClient } from './live-client.ts'
import { connected, refusalOf, send, type World } from './world.ts'

const GROUP = 2

type Group = {
  readonly channel: Channel
  readonly members: readonly LiveClient[]
  readonly stranger: LiveClient
}

/** A group of three who are connected, and somebody who is not in it. */
const gather = async ({ api, newName, tokenOf, open }: World, name: string): Promise<Group> => {
  const uids = ['one', 'two', 'three', 'stranger'].map((who) => newName(`${name}-${who}`))
  const channel = { channelID: newName(name), channelType: GROUP }
  await api.optional('/channel', { ...named(channel), subscribers: uids.slice(0, 3) })
  const devices = uids.map((uid) => open(uid))
  for (const device of devices) {
    const { uid } = device.client
    await api.registerToken(uid, tokenOf(uid))
    device.client.connect()
    await connected(device)
  }
  const stranger = devices.at(-1)
  if (!stranger) throw new Error('nobody')
  return { channel, members: devices.slice(0, 3), stranger }
}

const named = ({ channelID, channelType }: Channel) => ({ channel_id: channelID, channel_type: channelType })

const hear = async (devices: readonly LiveClient[], channel: Channel, text: string): Promise<void> => {
  for (const device of devices)
    await eventually(`${device.client.uid} hears "${text}"`, () => device.texts(channel).includes(text))
}

const close = async ({ members, stranger }: Group): Promise<void> => {
  for (const one of [...members, stranger]) await one.close()
}

const unreadIn = ({ client }: LiveClient, channel: Channel): number | undefined =>
  client.conversations$.value.find((row) => row.channel.channelID === channel.channelID)?.unread

const members: Check = {
  name: 'a group: members hear each other, who leaves hears no more, who is not in it is refused as such',
  run: async (world) => {
    const group = await gather(world, 'group')
    const { channel, members, stranger } = group
    const [one, two, three] = members as [LiveClient, LiveClient, LiveClient]
    await send(one, channel, 'to all')
    await hear([two, three], channel, 'to all')
    await send(two, channel, 'and back')
    await hear([one, three], channel, 'and back')
    same('the reason', await refusalOf(stranger, channel, 'let me in'), ReasonCode.subscriberNotExist)
    const left = { ...named(channel), subscribers: [three.client.uid] }
    await world.api.optional('/channel/subscriber_remove', left)
    await send(one, channel, 'without three')
    await hear([two], channel, 'without three')
    same('three hears', three.texts(channel).includes('without three'), false)
    await world.api.optional('/channel/subscriber_add', left)
    await send(one, channel, 'with three again')
    await hear([two, three], channel, 'with three again')
    same('whole and in order', two.texts(channel), [
      'to all',
      'and back',
      'without three',
      'with three again',
    ])
    await close(group)
  },
}

const blacklist: Check = {
  name: 'a group: who is on the blacklist is told so, and speaks again when taken off it',
  run: async (world) => {
    const group = await gather(world, 'blacklist')
    const { channel, members } = group
    const [one, two] = members as [LiveClient, LiveClient]
    const listed = { ...named(channel), uids: [one.client.uid] }
    await world.api.optional('/channel/blacklist_add', listed)
    same('the reason', await refusalOf(one, channel, 'hear me'), ReasonCode.inBlacklist)
    await world.api.optional('/channel/blacklist_remove', listed)
    await send(one, channel, 'here again')
    await hear([two], channel, 'here again')
    await close(group)
  },
}

const closed: Check = {
  name: 'a group: one that is banned says so to who writes',
  run: async (world) => {
    const group = await gather(world, 'banned')
    const { channel, members } = group
    const [one] = members as [LiveClient]
    await world.api.optional('/channel/info', { ...named(channel), ban: 1 })
    same('the reason', await refusalOf(one, channel, 'hear me'), ReasonCode.ban)
    await close(group)
  },
}

const whitelist: Check = {
  name: 'a group: who is not among the few who may speak is told so, and speaks when added to them',
  run: async (world) => {
    const group = await gather(world, 'whitelist')
    const { channel, members } = group
    const [one, two] = members as [LiveClient, LiveClient]
    const listed = ({ client }: LiveClient) => ({ ...named(channel), uids: [client.uid] })
    await world.api.optional('/channel/whitelist_add', listed(two))
    same('the reason', await refusalOf(one, channel, 'hear me'), ReasonCode.notInWhitelist)
    await world.api.optional('/channel/whitelist_add', listed(one))
    await send(one, channel, 'among them')
    await hear([two], channel, 'among them')
    await close(group)
  },
}

/** Servers differ in what they say of a group that is no more; any of these closes the conversation. */
const GONE: readonly number[] = [
  ReasonCode.disband,
  ReasonCode.subscriberNotExist,
  ReasonCode.channelNotExist,
]

const gone: Check = {
  name: 'a group: one that was deleted takes nothing more',
  run: async (world) => {
    const group = await gather(world, 'gone')
    const { channel, members } = group
    const [one] = members as [LiveClient]
    await world.api.optional('/channel/delete', named(channel))
    const reason = await refusalOf(one, channel, 'hear me')
    same(`${reason} is a reason of a group that is no more`, GONE.includes(reason), true)
    await close(group)
  },
}

const unread: Check = {
  name: 'a group: what was said while away is counted, set unread, and read by opening it',
  run: async (world) => {
    const group = await gather(world, 'unread')
    const { channel, members } = group
    const [one, two] = members as [LiveClient, LiveClient]
    const { uid } = two.client
    await two.close()
    await eventually('away', async () => !(await world.api.online(uid)))
    for (const text of ['away 1', 'away 2', 'away 3']) await send(one, channel, text)
    const back = world.open(uid)
    back.client.connect()
    await eventually('three are unread', () => unreadIn(back, channel) === 3)
    back.client.setUnread(channel, 1)
    const third = world.open(uid)
    await eventually('one is unread for another device', async () => {
      await third.client.syncConversations()
      return unreadIn(third, channel) === 1
    })
    await back.client.openConversation(channel)
    await eventually('they are shown', () => back.texts(channel).length === 3)
    same('in order', back.texts(channel), ['away 1', 'away 2', 'away 3'])
    await eventually('none is unread', async () => {
      await third.client.syncConversations()
      return (unreadIn(third, channel) ?? 0) === 0
    })
    await back.close()
    await third.close()
    await close(group)
  },
}

export const groupChecks: readonly Check[] = [members, blacklist, whitelist, closed, gone, unread]
