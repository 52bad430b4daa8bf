import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { ChannelKey } from '../../../../domain/messaging/channels/channel.ts'
import { HeaderFlag, SettingBit } from '../../../../domain/messaging/wire/packets.ts'
import { PEER } from '../../../support/ui/chat-app.ts'
import { type OpenedConversation, openConversation } from '../../../support/ui/open-conversation.tsx'
import { hit } from '../../../support/ui/render.tsx'

const conversation = suite('reading and writing in a conversation')

const say = (content: string) => ({ type: 1, content })
const textsSent = ({ server }: OpenedConversation): readonly string[] =>
  server
    .stored(PEER.channelID)
    .filter(({ fromUID }) => fromUID === 'u1')
    .map(({ payload }) => (JSON.parse(new TextDecoder().decode(payload)) as { content: string }).content)

conversation('shows who is typing until a timeout', async () => {
  const opened = await openConversation()
  opened.server.say(PEER.channelID, { type: 99, cmd: 'typing', param: {} }, HeaderFlag.noPersist)
  await opened.wait()
  assert.match(opened.screen.text(), 'chat.digest.typing')
  await opened.wait(8000)
  assert.not.match(opened.screen.text(), 'chat.digest.typing')
  opened.screen.remove()
})

conversation('announces new messages, and several within a second as one sentence', async () => {
  const opened = await openConversation({
    before: ({ server }) => void server.say(PEER.channelID, say('lama')),
  })
  const said = (): string => opened.screen.container.querySelector('[data-announcement]')?.textContent ?? ''
  await opened.wait(2000)
  assert.is(said(), '')
  opened.server.say(PEER.channelID, say('baru'))
  await opened.wait(1500)
  assert.is(said(), 'chat.conversation.say.one')
  opened.server.say(PEER.channelID, say('a'))
  opened.server.say(PEER.channelID, say('b'))
  await opened.wait(1500)
  assert.is(said(), 'chat.conversation.say.many')
  opened.screen.remove()
})

conversation('still announces after it was left before it had announced anything', async () => {
  const opened = await openConversation()
  const said = (): string => opened.screen.container.querySelector('[data-announcement]')?.textContent ?? ''
  await opened.wait(2000)
  opened.server.say(PEER.channelID, say('baru'))
  await opened.wait(100)
  opened.hide(true)
  await opened.wait(2000)
  opened.hide(false)
  await opened.wait()
  opened.server.say(PEER.channelID, say('lagi'))
  await opened.wait(1500)
  assert.is(said(), 'chat.conversation.say.one')
  opened.screen.remove()
})

conversation('the floating date is gone when the conversation was left while it was shown', async () => {
  const opened = await openConversation({
    before: ({ server }) => void server.say(PEER.channelID, say('Halo')),
  })
  await opened.wait()
  const { container } = opened.screen
  const day = container.querySelector('[data-day]')
  if (day) day.getBoundingClientRect = () => ({ bottom: -1 }) as DOMRect
  const isShown = (): string | null | undefined =>
    container.querySelector('[data-shown]')?.getAttribute('data-shown')
  act(() => void container.querySelector('[data-scroller]')?.dispatchEvent(new Event('scroll')))
  assert.is(isShown(), 'true')
  opened.hide(true)
  opened.hide(false)
  await opened.wait()
  assert.is(isShown(), 'false')
  opened.screen.remove()
})

conversation('the floating date is not shown beside the date line that has the same day', async () => {
  const opened = await openConversation({
    before: ({ server }) => void server.say(PEER.channelID, say('Halo')),
  })
  const at = <E extends Element>(mark: string): E => {
    const found = opened.screen.container.querySelector<E>(mark)
    assert.ok(found, mark)
    return found
  }
  await opened.wait()
  let bottom = 30
  at('[data-day]').getBoundingClientRect = () => ({ bottom }) as DOMRect
  const scroll = (): string | null => {
    act(() => void at('[data-scroller]').dispatchEvent(new Event('scroll')))
    return at('[data-shown]').getAttribute('data-shown')
  }
  assert.is(scroll(), 'false')
  bottom = -1
  assert.is(scroll(), 'true')
  bottom = 30
  assert.is(scroll(), 'false')
  opened.screen.remove()
})

conversation('a bubble is one Tab stop, and Enter opens its actions', async () => {
  const { screen } = await openConversation({
    before: ({ server }) => void server.say(PEER.channelID, say('Halo')),
  })
  const [bubble] = screen.all('article')
  assert.is(bubble?.getAttribute('tabindex'), '0')
  assert.ok(bubble && hit(bubble, 'Enter'))
  assert.match(screen.container.querySelector('dialog')?.textContent ?? '', 'chat.conversation.act.report')
  screen.remove()
})

conversation('Enter sends where there is a keyboard, and never during IME composition', async () => {
  const { matchMedia } = globalThis
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) })
  const opened = await openConversation()
  const field = opened.screen.get('textbox') as HTMLTextAreaElement
  const enter = (more: KeyboardEventInit & { keyCode?: number }): void => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...more })
    // The test DOM leaves these out of its events.
    for (const name of ['isComposing', 'keyCode'] as const) {
      if (name in more) Object.defineProperty(event, name, { value: more[name] })
    }
    act(() => void field.dispatchEvent(event))
  }
  opened.write('にほん')
  enter({ isComposing: true })
  enter({ keyCode: 229 })
  enter({ shiftKey: true })
  await opened.wait()
  assert.equal(textsSent(opened), [])
  enter({})
  await opened.wait()
  assert.equal(textsSent(opened), ['にほん'])
  Object.assign(globalThis, { matchMedia })
  opened.screen.remove()
})

type Watched = { readonly seen: (rows: readonly Element[]) => void }

/** Every watcher of the conversation, newest last; none of them sees anything by itself. */
const watchers = (): readonly Watched[] => {
  const watched: Watched[] = []
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(tell: (entries: readonly object[]) => void) {
        watched.push({ seen: (rows) => tell(rows.map((target) => ({ target, isIntersecting: true }))) })
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  })
  return watched
}

conversation('sends a receipt when a message was seen, where the sender asks for it', async () => {
  const watched = watchers()
  const opened = await openConversation()
  const recv = { kind: 'recv' as const, flags: HeaderFlag.reddot, msgKey: '', fromUID: 'm7', channelID: 'm7' }
  const rest = { channelType: 1, expire: 0, timestamp: 1_700_000_000 }
  const payload = new TextEncoder().encode(JSON.stringify(say('Halo')))
  opened.server.push({
    ...recv,
    ...rest,
    setting: SettingBit.receipt,
    clientMsgNo: 'a',
    messageID: '11',
    messageSeq: 1,
    payload,
  })
  opened.server.push({
    ...recv,
    ...rest,
    setting: 0,
    clientMsgNo: 'b',
    messageID: '12',
    messageSeq: 2,
    payload,
  })
  await opened.wait()
  act(() => watched.at(-1)?.seen(opened.screen.all('article')))
  await opened.wait(3000)
  const reports = opened.asked.filter(({ call }) => call === 'readMessages')
  assert.equal(
    reports.flatMap((report) =>
      (report.with[1] as { messageID: string }[]).map(({ messageID }) => messageID),
    ),
    ['11'],
  )
  opened.screen.remove()
})

conversation('a visible mention is completed, and the list no longer shows it', async () => {
  const watched = watchers()
  const opened = await openConversation({
    before: ({ server, reminders }) => {
      server.say(PEER.channelID, { type: 1, content: 'Halo @Anda', mention: { uids: ['u1'] } })
      const rest = { text: '', version: 1, isDone: false, channel: PEER }
      reminders.push({ reminderID: 5, reminderType: 1, messageSeq: 1, ...rest })
      server.say(PEER.channelID, { type: 99, cmd: 'syncReminders', param: {} }, HeaderFlag.noPersist)
    },
  })
  await opened.wait(500)
  act(() => watched.at(-1)?.seen(opened.screen.all('article')))
  await opened.wait()
  assert.equal(opened.asked.find(({ call }) => call === 'remindersDone')?.with[0], [5])
  assert.is(opened.screen.find('button', 'chat.conversation.toMention'), undefined)
  opened.screen.remove()
})

conversation('the send key of a phone sends, and Shift with it makes a new line', async () => {
  const { matchMedia } = globalThis
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) })
  const opened = await openConversation()
  const field = opened.screen.get('textbox') as HTMLTextAreaElement
  const key = (type: string, more: object): boolean => {
    const event = new Event(type, { bubbles: true, cancelable: true })
    Object.assign(event, more)
    act(() => void field.dispatchEvent(event))
    return event.defaultPrevented
  }
  // A keyboard on the screen composes all the time: the key has no name, and a line break is on its way.
  opened.write('Satu')
  key('keydown', { key: 'Unidentified', keyCode: 229 })
  assert.ok(key('beforeinput', { inputType: 'insertLineBreak' }))
  await opened.wait()
  assert.equal(textsSent(opened), ['Satu'])
  opened.write('Dua')
  key('keydown', { key: 'Enter', shiftKey: true })
  assert.not(key('beforeinput', { inputType: 'insertLineBreak' }))
  assert.not(key('beforeinput', { inputType: 'insertText' }))
  await opened.wait()
  assert.equal(textsSent(opened), ['Satu'])
  Object.assign(globalThis, { matchMedia })
  opened.screen.remove()
})

conversation('a draft that another tab has sent is not written back by this one', async () => {
  const opened = await openConversation({
    before: ({ server }) => void server.say(PEER.channelID, say('Halo')),
  })
  const field = (): string => (opened.screen.get('textbox') as HTMLTextAreaElement).value
  opened.write('Masih ada?')
  await opened.wait(1000)
  const other = opened.run.openTab()
  await opened.wait(1000)
  act(() => other.client.saveDraft(PEER, ''))
  await opened.wait(1000)
  assert.is(field(), '')
  const draftOf = ({ conversation$ }: typeof other.client) =>
    conversation$('m7-1' as ChannelKey).value?.extra?.draft
  assert.is(draftOf(other.client), '')
  // What is being written here stays, whatever the other does.
  opened.write('Lagi')
  act(() => other.client.saveDraft(PEER, 'dari tab lain'))
  await opened.wait(1000)
  assert.is(field(), 'Lagi')
  assert.is(draftOf(other.client), 'Lagi')
  opened.screen.remove()
})

conversation('a draft that the server has stored is not stored by another tab', async () => {
  const opened = await openConversation({
    before: ({ server }) => void server.say(PEER.channelID, say('Halo')),
  })
  const kept = (): readonly string[] => Object.keys(sessionStorage).filter((name) => name.includes('chat m7'))
  opened.write('Masih ada?')
  assert.is(kept().length, 1)
  await opened.wait(2000)
  assert.is(opened.asked.filter(({ call }) => call === 'setConversationExtra').length, 1)
  assert.equal(kept(), [])
  opened.screen.remove()
})

conversation.run()
