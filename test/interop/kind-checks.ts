import type { Sending } from '../../application/messaging/messaging.ts'
import { channelKey } from '../../domain/messaging/channels/channel.ts'
import { commandContent, textContent } from '../../domain/messaging/content/content.ts'
import { streamText } from '../../domain/messaging/delivery/stream.ts'
import { fieldsOf } from '../../domain/shared/fields.ts'
import { type Check, ServerDifferenceError } from './check.ts'
import { eventually, isSoon, same } from './eventually.ts'
import { channelTo, connected, send, sendOff, storedOf } from './world.ts'

const MANY = 300
// As many as fill a few windows, on a machine that does other things beside.
const MANY_MS = 60_000
const QUIET_PING_MS = 100
const PINGS = 5

/** What is not to be stored has not arrived: servers since 2026-08 take it, with an id of 0, and pass it on to nobody. */
const passesNothingOn = async (sending: Sending): Promise<never> => {
  const { messageID } = await storedOf(sending)
  if (messageID !== '') throw new Error('acknowledged with an id, and never there')
  throw new ServerDifferenceError('passes on nothing that is not to be stored')
}

const transient: Check = {
  name: 'what is not to be stored arrives, and is in nobody’s history',
  run: async ({ api, ana, ben, device }) => {
    const [sender, reader] = [await device(ana), await device(ben)]
    const sending = sendOff(sender, ben, textContent('of the moment'), { isTransient: true })
    const hasArrived = async () => reader.texts(channelTo(ana)).includes('of the moment')
    if (!(await isSoon('it arrives', hasArrived))) await passesNothingOn(sending)
    await send(sender, ben, 'after the moment')
    await eventually('the next one arrives', () => reader.texts(channelTo(ana)).includes('after the moment'))
    await eventually('the next one', async () => (await api.countOf(ben, ana, 'after the moment')) === 1)
    same('in history', await api.countOf(ben, ana, 'of the moment'), 0)
  },
}

const command: Check = {
  name: 'a command is heard as one, with what it carries, and shown to nobody',
  run: async ({ ana, ben, device }) => {
    const [sender, reader] = [await device(ana), await device(ben)]
    const before = reader.texts(channelTo(ana)).length
    const typing = commandContent('typing', { by: ana })
    const sending = sendOff(sender, ben, typing, { isTransient: true, isSilent: true })
    if (!(await isSoon('it is heard', async () => reader.commands.length > 0))) await passesNothingOn(sending)
    same('the command', reader.commands.at(-1)?.content.body, {
      kind: 'command',
      cmd: 'typing',
      param: { by: ana },
    })
    same('texts', reader.texts(channelTo(ana)).length, before)
  },
}

const devices: Check = {
  name: 'two devices of one user both hear, and each shows what the other has written as its own',
  run: async ({ api, newName, tokenOf, ana, device, open }) => {
    const uid = newName('twice')
    await api.registerToken(uid, tokenOf(uid))
    const [phone, desk] = [open(uid), open(uid)]
    for (const one of [phone, desk]) {
      one.client.connect()
      await connected(one)
    }
    await send(await device(ana), uid, 'to both')
    for (const one of [phone, desk])
      await eventually('both hear', () => one.texts(channelTo(ana)).includes('to both'))
    await send(phone, ana, 'from the phone')
    await eventually('the desk shows it', () => desk.texts(channelTo(ana)).includes('from the phone'))
    const shown = desk.client.messages$(channelKey(channelTo(ana))).value.messages.at(-1)
    same('its sender', shown?.fromUID, uid)
    const counted = desk.client.conversations$.value.find(
      ({ channel }) => channelKey(channel) === channelKey(channelTo(ana)),
    )
    same('unread there', counted?.unread, 1)
    for (const one of [phone, desk]) await one.close()
  },
}

const quiet: Check = {
  name: 'a quiet line stays open, and each ping is answered',
  run: async ({ api, newName, tokenOf, open }) => {
    const uid = newName('quiet')
    await api.registerToken(uid, tokenOf(uid))
    const device = open(uid, tokenOf(uid), { heartbeatMs: QUIET_PING_MS })
    let trips = 0
    device.client.latency$.subscribe((latency) => {
      if (latency !== undefined && latency < 9999) trips += 1
    })
    device.client.connect()
    await eventually('several pings are answered', () => trips >= PINGS)
    same('the line', device.client.status$.value.state, 'connected')
    await device.close()
  },
}

const many: Check = {
  name: 'hundreds of messages at once arrive whole and in order, and their answers tell their order',
  run: async ({ api, newName, tokenOf, ana, device, open }) => {
    const uid = newName('many')
    await api.registerToken(uid, tokenOf(uid))
    const [sender, reader] = [await device(ana), open(uid)]
    reader.client.connect()
    await connected(reader)
    const texts = Array.from({ length: MANY }, (_, at) => `many ${at}`)
    const outcomes = texts.map((text) => sendOff(sender, uid, textContent(text)).outcome)
    await eventually('all arrive', () => reader.texts(channelTo(ana)).length >= MANY, MANY_MS)
    same('what has arrived', reader.texts(channelTo(ana)), texts)
    const numbers = (await Promise.all(outcomes)).map((one) => (one.kind === 'stored' ? one.messageSeq : 0))
    same(
      'their numbers',
      numbers,
      numbers.map((_, at) => at + 1),
    )
    await reader.close()
  },
}

const removal: Check = {
  name: 'a conversation that is deleted is gone, and comes back with its next message',
  run: async ({ api, newName, tokenOf, ana, device }) => {
    const uid = newName('forgetful')
    await api.registerToken(uid, tokenOf(uid))
    const sender = await device(ana)
    await send(sender, uid, 'first')
    await eventually('it is listed', () => api.isListed(uid, channelTo(ana)))
    await api.removeConversation(uid, channelTo(ana))
    const isGone = async () => !(await api.isListed(uid, channelTo(ana)))
    const isPassedOver = !(await isGone())
    if (isPassedOver) {
      // v2 deletes nothing of a conversation that stands in its memory alone; what changes it writes it down.
      await api.setUnread(uid, channelTo(ana), 0)
      await api.removeConversation(uid, channelTo(ana))
    }
    await eventually('it is gone', isGone)
    await send(sender, uid, 'second')
    const isBack = await isSoon('it is listed again', () => api.isListed(uid, channelTo(ana)))
    if (!isBack)
      throw new ServerDifferenceError('the next message does not bring a deleted conversation back')
    if (isPassedOver)
      throw new ServerDifferenceError('deletes a conversation only once its unread count was set')
  },
}

const stream: Check = {
  name: 'an answer in pieces grows while it comes, and is whole for who comes later',
  run: async ({ api, newName, tokenOf, ana, device, open }) => {
    const uid = newName('listener')
    await api.registerToken(uid, tokenOf(uid))
    await device(ana)
    const reader = open(uid)
    reader.client.connect()
    await connected(reader)
    const said = (content: string) => ({
      header: { no_persist: 0, red_dot: 1, sync_once: 0 },
      from_uid: ana,
      channel_id: uid,
      channel_type: 1,
      payload: Buffer.from(JSON.stringify({ content, type: 1 })).toString('base64'),
    })
    const begun = await api.optional('/streammessage/start', said('It'))
    const stream_no = String(fieldsOf(begun)?.['stream_no'])
    const key = channelKey(channelTo(ana))
    const grown = () =>
      streamText(
        reader.client.messages$(key).value.streams.get(stream_no) ?? {
          streamNo: '',
          pieces: new Map(),
          status: 'growing',
        },
      )
    for (const [piece, whole] of [
      [' grows', 'It grows'],
      [' here.', 'It grows here.'],
    ] as const) {
      await api.optional('/message/send', { ...said(piece), stream_no })
      await eventually(`it reads "${whole}"`, () => grown() === whole)
    }
    await api.optional('/streammessage/end', { channel_id: uid, channel_type: 1, stream_no })
    await reader.close()
    const late = open(uid)
    await late.client.openConversation(channelTo(ana))
    same('for who comes later', late.texts(channelTo(ana)), ['It grows here.'])
    await late.close()
  },
}

export const kindChecks: readonly Check[] = [transient, command, devices, quiet, many, removal, stream]
