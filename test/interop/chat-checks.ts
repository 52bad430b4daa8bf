import { imageContent } from '../../domain/messaging/content/content.ts'
import type { Check } from './check.ts'
import { eventually, same } from './eventually.ts'
import { channelTo, send } from './world.ts'

const LONG = 'wörter ✓ 你好 😀 '.repeat(300)
const BURST = 20
const HISTORY = 50

const both: Check = {
  name: 'two registered users connect, and the server says that they are online',
  run: async ({ api, ana, ben, newName, device }) => {
    await device(ana)
    await device(ben)
    await eventually('online', async () => (await api.online(ana)) && (await api.online(ben)))
    same('a stranger is online', await api.online(newName('nobody')), false)
  },
}

const text: Check = {
  name: 'text goes both ways, with one id and number on both sides',
  run: async ({ ana, ben, device }) => {
    for (const [from, to] of [
      [ana, ben],
      [ben, ana],
    ] as const) {
      const [sender, reader] = [await device(from), await device(to)]
      const stored = await send(sender, to, `hello from ${from}`)
      same('the id is a number', /^[1-9]\d*$/.test(stored.messageID), true)
      same('there is a number in the channel', stored.messageSeq > 0, true)
      await eventually('the text arrives', () => reader.texts(channelTo(from)).includes(`hello from ${from}`))
      const message = reader.arrived.find(({ clientMsgNo }) => clientMsgNo === stored.clientMsgNo)
      same('id and number', [message?.messageID, message?.messageSeq], [stored.messageID, stored.messageSeq])
      same('sender', message?.fromUID, from)
    }
  },
}

const alphabets: Check = {
  name: 'a long text of many alphabets arrives unchanged',
  run: async ({ ana, ben, device }) => {
    const [sender, reader] = [await device(ana), await device(ben)]
    await send(sender, ben, LONG)
    await eventually('the text arrives', () => reader.texts(channelTo(ana)).includes(LONG))
  },
}

const image: Check = {
  name: 'an image arrives with its size and address',
  run: async ({ ana, ben, device }) => {
    const [sender, reader] = [await device(ana), await device(ben)]
    const sent = imageContent(640, 480, 'https://pictures.example/1.jpg')
    const { clientMsgNo } = await send(sender, ben, sent)
    const arrived = () => reader.arrived.find((message) => message.clientMsgNo === clientMsgNo)
    await eventually('the image arrives', () => arrived() !== undefined)
    same('the image', arrived()?.content.body, sent.body)
  },
}

const order: Check = {
  name: 'a burst arrives whole and in order',
  run: async ({ ana, ben, device }) => {
    const [sender, reader] = [await device(ana), await device(ben)]
    const texts = Array.from({ length: BURST }, (_, at) => `burst ${at}`)
    await Promise.all(texts.map((one) => send(sender, ben, one)))
    const heard = () => reader.texts(channelTo(ana)).filter((one) => one.startsWith('burst '))
    await eventually('the burst arrives', () => heard().length >= BURST)
    same('the burst', heard(), texts)
  },
}

const history: Check = {
  name: 'history comes page by page, whole and in order',
  run: async ({ api, newName, tokenOf, device, open }) => {
    const [writer, reader] = [newName('writer'), newName('reader')]
    for (const uid of [writer, reader]) await api.registerToken(uid, tokenOf(uid))
    const texts = Array.from({ length: HISTORY }, (_, at) => `page ${at}`)
    for (const one of texts) await api.say(writer, reader, one)
    // Servers of generation 2 answer before they have stored.
    await eventually(
      'the last is stored',
      async () => (await api.countOf(reader, writer, `page ${HISTORY - 1}`)) === 1,
    )
    const late = open(reader)
    const first = await late.client.openConversation(channelTo(writer))
    same('the first page', first, { ok: true, value: 'more' })
    same('has the newest', late.texts(channelTo(writer)).at(-1), texts.at(-1))
    for (let page = 0; page < HISTORY; page++) {
      const older = await late.client.loadOlder(channelTo(writer))
      if (!older.ok) throw new Error(`no older page: ${older.fault.kind}`)
      if (older.value === 'end') break
    }
    same('all of it', late.texts(channelTo(writer)), texts)
    await late.close()
    await device(reader)
  },
}

export const chatChecks: readonly Check[] = [both, text, alphabets, image, order, history]
