import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { channelKey } from '../../../../domain/messaging/channels/channel.ts'
import type { Subscriber } from '../../../../domain/messaging/channels/subscriber.ts'
import { ReminderType } from '../../../../domain/messaging/conversations/reminder.ts'
import { HeaderFlag } from '../../../../domain/messaging/wire/packets.ts'
import type { Translations } from '../../../../ui/i18n/translations.ts'
import { ME, PEER } from '../../../support/ui/chat-app.ts'
import { type OpenedConversation, openConversation } from '../../../support/ui/open-conversation.tsx'
import { press } from '../../../support/ui/render.tsx'
import { realTranslations } from '../../../support/ui/translations.ts'

const mentions = suite('mentions and reminders in a conversation')

const GROUP = { channelID: 'tim-7', channelType: 2 }
const member = (uid: string, name: string): Subscriber => ({
  uid,
  name,
  avatar: '',
  version: 1,
  isDeleted: false,
})
const MEMBERS = [member(ME, 'Rani'), member('u2', 'Ani'), member('u3', 'Anita Wijaya'), member('u4', 'Budi')]

const openGroup = (channel = GROUP, translations?: Translations): Promise<OpenedConversation> =>
  openConversation({
    channel,
    ...(translations && { translations }),
    before: ({ members }) => void members.push(...MEMBERS),
  })

const field = ({ screen }: OpenedConversation): HTMLTextAreaElement =>
  screen.get('textbox', 'chat.conversation.write') as HTMLTextAreaElement

const key = async (opened: OpenedConversation, name: string): Promise<KeyboardEvent> => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
  act(() => void field(opened).dispatchEvent(event))
  await opened.wait()
  return event
}

const typed = async (opened: OpenedConversation, text: string): Promise<void> => {
  opened.write(text)
  act(() => {
    field(opened).setSelectionRange(text.length, text.length)
    field(opened).dispatchEvent(new Event('select', { bubbles: true }))
  })
  await opened.wait()
}

const options = ({ screen }: OpenedConversation): readonly (string | null)[] =>
  screen.all('option').map((option) => option.textContent)

const lastSent = (opened: OpenedConversation): Record<string, unknown> => {
  const sends = opened.server.heard.flatMap((packet) => (packet.kind === 'send' ? [packet] : []))
  return JSON.parse(new TextDecoder().decode(sends.at(-1)?.payload)) as Record<string, unknown>
}

mentions('an @ offers the members, arrows and Enter select one, and the message mentions them', async () => {
  const opened = await openGroup()
  await typed(opened, 'Halo @an')
  assert.equal(options(opened), ['Ani', 'Anita Wijaya'])
  const list = opened.screen.get('listbox', 'chat.mention.members')
  assert.is(field(opened).getAttribute('aria-controls'), list.id)
  const active = () =>
    opened.screen.container.querySelector(`[id="${field(opened).getAttribute('aria-activedescendant')}"]`)
      ?.textContent
  assert.is(active(), 'Ani')
  await key(opened, 'ArrowDown')
  assert.is(active(), 'Anita Wijaya')
  const enter = await key(opened, 'Enter')
  assert.ok(enter.defaultPrevented)
  assert.is(field(opened).value, 'Halo @Anita Wijaya ')
  assert.equal(options(opened), [])
  await opened.sendText('Halo @Anita Wijaya tolong')
  await opened.wait(200)
  const { mention, content } = lastSent(opened)
  assert.equal([mention, content], [{ uids: ['u3'] }, 'Halo @Anita Wijaya tolong'])
  opened.screen.remove()
})

mentions('everyone can be mentioned, a pointer selects too, and Escape keeps the text', async () => {
  const opened = await openGroup()
  await typed(opened, '@')
  assert.equal(options(opened), ['chat.mention.everyone', 'Ani', 'Anita Wijaya', 'Budi'])
  await key(opened, 'Escape')
  assert.equal([options(opened), field(opened).value], [[], '@'])
  // Until another @ is written.
  await typed(opened, '@ch')
  assert.equal(options(opened), [])
  await typed(opened, 'Halo @ch')
  press(opened.screen.all('option')[0] ?? document.body)
  await opened.wait()
  assert.is(field(opened).value, 'Halo @chat.mention.everyone ')
  await opened.sendText('@chat.mention.everyone rapat')
  await opened.wait(200)
  assert.equal(lastSent(opened)['mention'], { all: 1 })
  opened.screen.remove()
})

mentions('announces how many can be selected, and ignores keys of an input method', async () => {
  const opened = await openGroup()
  await typed(opened, '@an')
  assert.match(
    opened.screen
      .all('status')
      .map((one) => one.textContent)
      .join(' '),
    'chat.mention.count',
  )
  const event = new KeyboardEvent('keydown', {
    key: 'Enter',
    bubbles: true,
    cancelable: true,
    isComposing: true,
  })
  act(() => void field(opened).dispatchEvent(event))
  assert.is(field(opened).value, '@an')
  opened.screen.remove()
})

mentions('between two people an @ offers nobody', async () => {
  const opened = await openGroup(PEER)
  await typed(opened, 'Halo @an')
  assert.equal(options(opened), [])
  await opened.sendText('Halo @Ani')
  await opened.wait(200)
  assert.is(lastSent(opened)['mention'], undefined)
  opened.screen.remove()
})

mentions('a bubble of a group is announced with the name of its sender', async () => {
  const opened = await openGroup(GROUP, realTranslations('en'))
  opened.server.push({
    kind: 'recv',
    flags: HeaderFlag.reddot,
    setting: 0,
    msgKey: '',
    fromUID: 'u4',
    ...GROUP,
    expire: 0,
    clientMsgNo: 'c1',
    messageID: '77',
    messageSeq: 1,
    timestamp: 5,
    payload: new TextEncoder().encode(
      JSON.stringify({ type: 1, content: '@Rani lihat', mention: { uids: [ME] } }),
    ),
  })
  await opened.wait(50)
  assert.match(opened.bubbles().join('\n'), 'Budi')
  assert.match(opened.screen.text(), 'Budi')
  opened.screen.remove()
})

mentions(
  'a request to join is shown until it is pressed, which jumps to the message and completes it',
  async () => {
    const opened = await openConversation({
      before: ({ server, reminders }) => {
        server.say(PEER.channelID, { type: 1, content: 'satu' })
        const rest = { channel: PEER, messageSeq: 1, text: '', isDone: false }
        reminders.push(
          { reminderID: 5, reminderType: ReminderType.applyJoinGroup, version: 1, ...rest },
          { reminderID: 6, reminderType: 9, version: 2, ...rest, text: 'Bayar sebelum Jumat' },
        )
        server.say(PEER.channelID, { type: 99, cmd: 'syncReminders', param: {} }, HeaderFlag.noPersist)
      },
    })
    await opened.wait(100)
    assert.ok(opened.screen.find('button', /Bayar sebelum Jumat/))
    press(opened.screen.get('button', /chat\.conversation\.joinRequest/))
    await opened.wait(100)
    assert.not(opened.screen.find('button', /chat\.conversation\.joinRequest/))
    assert.equal(opened.asked.find(({ call }) => call === 'remindersDone')?.with[0], [5])
    assert.equal(
      opened.client.conversation$(channelKey(PEER)).value?.reminders.map(({ reminderID }) => reminderID),
      [6],
    )
    opened.screen.remove()
  },
)

mentions.run()
