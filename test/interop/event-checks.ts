import { type Channel, channelKey } from '../../domain/messaging/channels/channel.ts'
import { streamOf, streamText } from '../../domain/messaging/delivery/stream.ts'
import { type Check, ServerDifferenceError } from './check.ts'
import { eventually, isSoon, same } from './eventually.ts'
import type { LiveClient } from './live-client.ts'
import { channelTo, connected, send, type World } from './world.ts'

// What servers of generation 2 have: messages that grow by events, and commands that are stored apart.

const PERSON = 1

const base64 = (fields: object): string => Buffer.from(JSON.stringify(fields)).toString('base64')

/** The client-side state of a message: what it shows, and how its stream stands. */
const shownOf = ({ client }: LiveClient, channel: Channel, clientMsgNo: string) => {
  const { messages, streams } = client.messages$(channelKey(channel)).value
  const message = messages.find((one) => one.clientMsgNo === clientMsgNo)
  if (!message) return undefined
  const stream = streamOf(message, streams)
  const text = message.content.body.kind === 'text' ? message.content.body.text : ''
  return { text: (stream && streamText(stream)) || text, status: stream?.status }
}

/** A reader who is connected, and a message that is written to them by events. */
const begin = async ({ api, newName, tokenOf, ana, device, open }: World, name: string) => {
  const uid = newName(name)
  await api.registerToken(uid, tokenOf(uid))
  await device(ana)
  const named = { channel_id: uid, channel_type: PERSON, from_uid: ana }
  const client_msg_no = newName(`${name}-no`)
  // Asked first: without it there is nothing to check.
  await api.optional('/message/eventsync', { ...named, client_msg_no })
  const reader = open(uid)
  reader.client.connect()
  await connected(reader)
  const header = { no_persist: 0, red_dot: 1, sync_once: 0 }
  const payload = base64({ type: 1, content: 'Let me think' })
  await api.optional('/message/send', { header, ...named, client_msg_no, payload, is_stream: 1 })
  const shown = (at: LiveClient = reader) => shownOf(at, channelTo(ana), client_msg_no)
  await eventually('it begins', () => shown()?.text === 'Let me think')
  let events = 0
  const tell = async (event_type: string, fields: object, event_key = 'main'): Promise<void> => {
    events += 1
    const event_id = `${client_msg_no}-${events}`
    const body = { ...named, client_msg_no, event_id, event_type, event_key, payload: fields }
    await api.optional('/message/event', body)
  }
  const delta = (text: string) => tell('stream.delta', { kind: 'text', delta: text })
  const says = (text: string, status: string, at?: LiveClient) =>
    eventually(`"${text}" ${status}, not ${JSON.stringify(shown(at))}`, () => {
      const now = shown(at)
      return now?.text === text && now.status === status
    })
  return { uid, reader, tell, delta, says, shown }
}

const grows: Check = {
  name: 'a message that grows by events grows while it comes, for who joins in the middle too, and ends whole',
  run: async (world) => {
    const { ana, device, open } = world
    const { uid, reader, tell, delta, says, shown } = await begin(world, 'events')
    await send(await device(ana), uid, 'an ordinary message')
    await delta('It ')
    await delta('grows ')
    await says('It grows ', 'growing')
    await tell('stream.delta', { kind: 'text', delta: 'hm' }, 'thinking')
    const late = open(uid)
    late.client.connect()
    await connected(late)
    await late.client.openConversation(channelTo(ana))
    await says('It grows ', 'growing', late)
    await delta('here.')
    for (const one of [reader, late]) await says('It grows here.', 'growing', one)
    const ordinary = reader.client
      .messages$(channelKey(channelTo(ana)))
      .value.messages.find(
        ({ content: { body } }) => body.kind === 'text' && body.text === 'an ordinary message',
      )
    same('the ordinary message', ordinary && shownOf(reader, channelTo(ana), ordinary.clientMsgNo), {
      text: 'an ordinary message',
      status: undefined,
    })
    await tell('stream.close', { end_reason: 0 })
    for (const one of [reader, late]) await says('It grows here.', 'ended', one)
    const last = open(uid)
    await last.client.openConversation(channelTo(ana))
    same('for who comes at last', shown(last), { text: 'It grows here.', status: 'ended' })
    for (const one of [reader, late, last]) await one.close()
  },
}

const fails: Check = {
  name: 'a message that grows by events says that it has failed, or was stopped, live and later',
  run: async (world) => {
    for (const [type, status] of [
      ['stream.error', 'failed'],
      ['stream.cancel', 'cancelled'],
    ] as const) {
      const { uid, reader, tell, delta, says, shown } = await begin(world, status)
      await delta('Half ')
      await tell(type, type === 'stream.error' ? { error: 'the writer has gone' } : {})
      await says('Half ', status)
      const late = world.open(uid)
      await late.client.openConversation(channelTo(world.ana))
      same('later', shown(late), { text: 'Half ', status })
      for (const one of [reader, late]) await one.close()
    }
  },
}

const resumes: Check = {
  name: 'a message that grows by events goes on after a cut',
  run: async (world) => {
    const { reader, delta, says, tell } = await begin(world, 'resumed')
    await delta('one ')
    await says('one ', 'growing')
    reader.cut()
    await delta('two ')
    await connected(reader)
    await says('one two ', 'growing')
    await delta('three')
    await says('one two three', 'growing')
    await tell('stream.finish', {})
    await tell('stream.close', {})
    await says('one two three', 'ended')
    await reader.close()
  },
}

const ofServer: Check = {
  name: 'a message of the server’s own account, which names no sender, grows by events too',
  run: async ({ api, newName, tokenOf, open }) => {
    const uid = newName('told')
    await api.registerToken(uid, tokenOf(uid))
    const client_msg_no = newName('told-no')
    const named = { channel_id: uid, channel_type: PERSON, client_msg_no }
    await api.optional('/message/eventsync', named)
    const reader = open(uid)
    reader.client.connect()
    await connected(reader)
    const header = { no_persist: 0, red_dot: 1, sync_once: 0 }
    await api.optional('/message/send', {
      header,
      ...named,
      payload: base64({ type: 1, content: 'Notice' }),
      is_stream: 1,
    })
    const arrived = () => reader.arrived.find((one) => one.clientMsgNo === client_msg_no)
    await eventually('it arrives', () => arrived() !== undefined)
    same('its sender', arrived()?.fromUID, '')
    const tell = (event_id: string, event_type: string, payload: object) =>
      api.optional('/message/event', { ...named, event_id, event_type, payload })
    await tell('1', 'stream.delta', { kind: 'text', delta: 'Closed on ' })
    await tell('2', 'stream.delta', { kind: 'text', delta: 'Sunday.' })
    await tell('3', 'stream.close', {})
    const conversation = arrived()?.channel ?? channelTo('')
    await eventually('it is whole', () => {
      const shown = shownOf(reader, conversation, client_msg_no)
      return shown?.text === 'Closed on Sunday.' && shown.status === 'ended'
    })
    await reader.close()
  },
}

/** Says a command that is stored until it is fetched. */
const sayCommand = ({ api, ana }: World, uid: string, cmd: string): Promise<unknown> =>
  api.optional('/message/send', {
    header: { no_persist: 0, red_dot: 0, sync_once: 1 },
    from_uid: ana,
    channel_id: uid,
    channel_type: PERSON,
    payload: base64({ type: 99, cmd, param: {} }),
  })

const cmdsOf = ({ commands }: LiveClient): readonly string[] =>
  commands.flatMap(({ content: { body } }) => (body.kind === 'command' ? [body.cmd] : []))

/** Whether this server stores commands at all: some take the call and keep nothing. */
const offered = async (world: World): Promise<void> => {
  const { api, newName, tokenOf } = world
  const uid = newName('probe')
  await api.optional('/message/sync', { uid, limit: 1 })
  await api.registerToken(uid, tokenOf(uid))
  await sayCommand(world, uid, 'probe')
  const isKept = async (): Promise<boolean> => {
    const rows = await api.optional('/message/sync', { uid, limit: 1 })
    return Array.isArray(rows) && rows.length > 0
  }
  if (!(await isSoon('a command is kept', isKept))) throw new ServerDifferenceError('keeps no commands')
}

const apart: Check = {
  name: 'stored commands between messages swallow none of them and leave no gap',
  run: async (world) => {
    await offered(world)
    const { api, ana, newName, tokenOf, device, open } = world
    const uid = newName('commanded')
    await api.registerToken(uid, tokenOf(uid))
    const [sender, reader] = [await device(ana), open(uid)]
    reader.client.connect()
    await connected(reader)
    await reader.client.openConversation(channelTo(ana))
    await send(sender, uid, 'first')
    await eventually('it arrives', () => reader.texts(channelTo(ana)).length === 1)
    for (let at = 0; at < 3; at += 1) await sayCommand(world, uid, `apart-${at}`)
    await eventually('they are heard', () => cmdsOf(reader).length === 3)
    for (const text of ['second', 'third', 'fourth']) await send(sender, uid, text)
    const all = ['first', 'second', 'third', 'fourth']
    await eventually('all arrive', () => reader.texts(channelTo(ana)).length >= all.length)
    same('the texts', reader.texts(channelTo(ana)), all)
    same('the gaps', reader.client.messages$(channelKey(channelTo(ana))).value.gaps, [])
    await reader.close()
  },
}

const missed: Check = {
  name: 'commands that were stored while nobody was connected come on return, and once',
  run: async (world) => {
    await offered(world)
    const { api, newName, tokenOf, open } = world
    const uid = newName('absent')
    await api.registerToken(uid, tokenOf(uid))
    const waiting = async (): Promise<number> => {
      const rows = await api.optional('/message/sync', { uid, limit: 10 })
      return Array.isArray(rows) ? rows.length : 0
    }
    for (const [at, cmd] of ['missed-1', 'missed-2'].entries()) {
      await sayCommand(world, uid, cmd)
      // Servers of generation 2 answer before they have stored, and may store what comes meanwhile first.
      if (!(await isSoon(`${cmd} is stored`, async () => (await waiting()) === at + 1)))
        throw new ServerDifferenceError('lists only the last of the commands that it has stored')
    }
    const reader = open(uid)
    reader.client.connect()
    await connected(reader)
    await eventually('they are heard', () => cmdsOf(reader).length >= 2)
    same('the commands', cmdsOf(reader), ['missed-1', 'missed-2'])
    const conversations = reader.commands.map(({ channel, messageSeq }) => [channel.channelID, messageSeq])
    same('their conversation', conversations, [
      [world.ana, 0],
      [world.ana, 0],
    ])
    const isTaken = await isSoon('they are acknowledged', async () => (await waiting()) === 0)
    reader.cut()
    await eventually('the cut is seen', () => reader.client.status$.value.state !== 'connected')
    await connected(reader)
    await sayCommand(world, uid, 'next')
    await eventually('the next is heard', () => cmdsOf(reader).includes('next'))
    same('heard', cmdsOf(reader), ['missed-1', 'missed-2', 'next'])
    await reader.close()
    if (!isTaken)
      throw new ServerDifferenceError(
        'takes no /message/syncack for a conversation that stands in its memory alone',
      )
  },
}

export const eventChecks: readonly Check[] = [grows, fails, resumes, ofServer, apart, missed]
