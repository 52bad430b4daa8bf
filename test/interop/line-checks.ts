import { channelKey } from '../../domain/messaging/channels/channel.ts'
import { textContent } from '../../domain/messaging/content/content.ts'
import { type Check, ServerDifferenceError } from './check.ts'
import { eventually, isSoon, same } from './eventually.ts'
import type { LiveClient } from './live-client.ts'
import { channelTo, connected, send, sendOff, storedOf } from './world.ts'

// Servers that answer a wrong token with silence hang up after four seconds, three times.
const SILENCE_MS = 60_000
const QUIET_MS = 700

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
const timesIn = (texts: readonly string[], text: string): number => texts.filter((one) => one === text).length

const unreadOf = (device: LiveClient, uid: string): number | undefined =>
  device.client.conversations$.value.find(({ channel }) => channelKey(channel) === channelKey(channelTo(uid)))
    ?.unread

const away: Check = {
  name: 'what was said while away is unread on return, and is read by opening it',
  run: async ({ api, ana, ben, device, leave }) => {
    const sender = await device(ana)
    const before = await device(ben)
    before.client.setUnread(channelTo(ana), 0)
    await eventually('all read', async () => (await api.unread(ben, ana)) === 0)
    await leave(ben)
    await eventually('away', async () => !(await api.online(ben)))
    for (const text of ['away 1', 'away 2', 'away 3']) await send(sender, ben, text)
    const back = await device(ben)
    await eventually('three are unread', () => unreadOf(back, ana) === 3)
    same('the server counts three', await api.unread(ben, ana), 3)
    back.client.setUnread(channelTo(ana), 1)
    await eventually('the server counts one', async () => (await api.unread(ben, ana)) === 1)
    const opened = await back.client.openConversation(channelTo(ana))
    same('the conversation opens', opened.ok, true)
    await eventually('they are shown', () => back.texts(channelTo(ana)).at(-1) === 'away 3')
    same('in order', back.texts(channelTo(ana)).slice(-3), ['away 1', 'away 2', 'away 3'])
    await eventually('the server counts none', async () => (await api.unread(ben, ana)) === 0)
    back.client.closeConversation()
  },
}

const lostAnswer: Check = {
  name: 'a message whose answer was lost with its connection shows once on both sides',
  run: async ({ api, ana, ben, device }) => {
    const [sender, reader] = [await device(ana), await device(ben)]
    sender.goDeaf(true)
    const sending = sendOff(sender, ben, textContent('said once'))
    await eventually('it arrives', () => reader.texts(channelTo(ana)).includes('said once'))
    sender.cut()
    sender.goDeaf(false)
    const { messageSeq } = await storedOf(sending)
    same('it has its number', messageSeq > 0, true)
    await pause(QUIET_MS)
    same('at the sender', timesIn(sender.texts(channelTo(ben)), 'said once'), 1)
    same('at the reader', timesIn(reader.texts(channelTo(ana)), 'said once'), 1)
    same('in history', (await api.countOf(ben, ana, 'said once')) > 0, true)
  },
}

const cut: Check = {
  name: 'a cut connection comes back by itself with what was missed',
  run: async ({ ana, ben, device }) => {
    const [sender, reader] = [await device(ana), await device(ben)]
    reader.cut()
    const sent = ['cut 1', 'cut 2']
    for (const text of sent) await send(sender, ben, text)
    await connected(reader)
    const heard = () => reader.texts(channelTo(ana)).filter((text) => text.startsWith('cut '))
    await eventually('both are there', () => heard().length >= sent.length)
    await send(sender, ben, 'cut 3')
    await eventually('the next comes over the wire', () => heard().length >= sent.length + 1)
    same('in order', heard(), [...sent, 'cut 3'])
  },
}

const master: Check = {
  name: 'another login of a master ends the first one for good',
  run: async ({ api, newName, tokenOf, open }) => {
    const uid = newName('master')
    await api.registerToken(uid, tokenOf(uid), 1)
    const [first, second] = [open(uid), open(uid)]
    first.client.connect()
    await connected(first)
    second.client.connect()
    await connected(second)
    const view = () => first.client.status$.value
    // One that is closed without a word comes back, and the other then goes.
    let drops = 0
    const watching = first.client.status$.subscribe(({ state }) => {
      if (state === 'waiting') drops += 1
    })
    const isGone = await isSoon('it is sent away', async () => view().state === 'kicked' || drops > 1)
    watching.unsubscribe()
    if (view().state !== 'kicked') {
      await first.close()
      await second.close()
      throw new ServerDifferenceError(
        isGone || drops > 0
          ? 'closes the first login of a master without a DISCONNECT'
          : 'lets both logins of a master stay',
      )
    }
    await pause(QUIET_MS)
    same('it stays away', first.client.status$.value.state, 'kicked')
    same('the second stays', second.client.status$.value.state, 'connected')
  },
}

const token: Check = {
  name: 'a wrong token ends as refused, or as probably refused where the server only hangs up',
  run: async ({ api, newName, tokenOf, open }) => {
    const uid = newName('stranger')
    await api.registerToken(uid, tokenOf(uid))
    const device = open(uid, 'not the token')
    device.client.connect()
    const view = () => device.client.status$.value
    const isRefused = () => view().status === 3 || view().isProbablyRefused
    await eventually('a refusal', () => isRefused() || view().state === 'connected', SILENCE_MS)
    const isIn = !isRefused()
    await device.close()
    if (isIn) throw new ServerDifferenceError('checks no tokens: whoever knows a uid is let in')
  },
}

const once: Check = {
  name: 'nothing has come twice anywhere',
  run: async ({ everyone }) => {
    for (const { arrived } of everyone()) {
      const names = arrived.map(
        ({ fromUID, clientMsgNo, messageID }) => `${fromUID} ${clientMsgNo || messageID}`,
      )
      same('each message once', names.length, new Set(names).size)
    }
  },
}

export const lineChecks: readonly Check[] = [away, lostAnswer, cut, master, token, once]
