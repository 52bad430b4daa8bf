import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ReasonCode } from '../../../../domain/messaging/wire/packets.ts'
import { PEER } from '../../../support/ui/chat-app.ts'
import { type OpenedConversation, openConversation } from '../../../support/ui/open-conversation.tsx'
import { hit, press, type } from '../../../support/ui/render.tsx'

const finding = suite('searching and jumping in a conversation')

const say = (content: string) => ({ type: 1, content })

finding.before.each(() => sessionStorage.clear())

/** A conversation of so many messages, of which this device has the newest page. */
const openLong = (count: number): Promise<OpenedConversation> =>
  openConversation({
    before: ({ server, run }) => {
      run.network.answerOpenings('refuse')
      run.network.cutNow('clean')
      for (let at = 1; at <= count; at++) server.say(PEER.channelID, say(`pesan ${at}`))
      const [first] = server.stored(PEER.channelID)
      const reply = { message_id: first?.id, message_seq: 1, from_uid: PEER.channelID, from_name: 'Aruna' }
      server.say(PEER.channelID, { ...say('jawaban'), reply: { ...reply, payload: say('pesan 1') } })
    },
  })

const menuRow = ({ screen }: OpenedConversation, label: string): void => {
  const row = [...screen.container.querySelectorAll<HTMLElement>('dialog button')].find(
    (button) => button.textContent?.trim() === label,
  )
  assert.ok(row, label)
  if (row) press(row)
}

finding('a quote jumps to its original, over as many pages as it takes, and focuses it', async () => {
  const opened = await openLong(160)
  const shows = (text: string): boolean =>
    opened.screen.all('article').some((bubble) => bubble.textContent?.startsWith(text))
  assert.ok(shows('pesan 160'))
  assert.not.ok(shows('pesan 10chat'))
  press(opened.screen.get('button', /^Aruna/))
  for (let page = 0; page < 6; page++) await opened.wait(20)
  assert.match(document.activeElement?.textContent ?? '', /^pesan 1$/)
  opened.screen.remove()
})

finding('the search covers the conversation and jumps to a match', async () => {
  const opened = await openConversation({
    before: ({ server }) => {
      for (const text of ['warna hitam', 'warna biru', 'ukuran 42']) server.say(PEER.channelID, say(text))
    },
  })
  press(opened.screen.get('button', 'chat.conversation.menu'))
  menuRow(opened, 'chat.conversation.search')
  await opened.wait()
  type(opened.screen.get('searchbox'), 'WARNA')
  const rows = [...opened.screen.container.querySelectorAll('dialog section button')].map(
    (row) => row.textContent,
  )
  assert.is(rows.length, 2)
  assert.match(rows[0] ?? '', 'warna biru')
  press(opened.screen.container.querySelectorAll<HTMLElement>('dialog section button')[1] as HTMLElement)
  await opened.wait()
  assert.match(document.activeElement?.getAttribute('aria-label') ?? '', /bubble/)
  assert.match(document.activeElement?.textContent ?? '', 'warna hitam')
  opened.screen.remove()
})

finding('clearing the history is confirmed once, and then the conversation is empty', async () => {
  const opened = await openConversation({
    before: ({ server }) => void server.say(PEER.channelID, say('lama')),
  })
  press(opened.screen.get('button', 'chat.conversation.menu'))
  menuRow(opened, 'chat.conversation.clear.open')
  await opened.wait()
  assert.is(opened.asked.filter(({ call }) => call === 'clearHistory').length, 0)
  menuRow(opened, 'chat.conversation.clear.do')
  await opened.wait()
  assert.is(opened.asked.filter(({ call }) => call === 'clearHistory').length, 1)
  assert.match(opened.screen.text(), 'chat.conversation.emptyTitle')
  opened.screen.remove()
})

finding('a search without results shows no empty frame', async () => {
  const opened = await openConversation()
  press(opened.screen.get('button', 'chat.conversation.menu'))
  menuRow(opened, 'chat.conversation.search')
  await opened.wait()
  assert.is(opened.screen.container.querySelectorAll('dialog[open] section').length, 0)
  opened.screen.remove()
})

finding('the search continues through older pages, as far as something is found', async () => {
  const opened = await openLong(700)
  press(opened.screen.get('button', 'chat.conversation.menu'))
  menuRow(opened, 'chat.conversation.search')
  await opened.wait()
  type(opened.screen.get('searchbox'), 'pesan 9')
  await opened.wait()
  const rows = () => [...opened.screen.container.querySelectorAll('dialog section button')].length
  assert.is(rows(), 0)
  const onward = async (): Promise<void> => {
    press(opened.screen.get('button', 'chat.conversation.searchOlder'))
    for (let page = 0; page < 8; page++) await opened.wait(20)
  }
  await onward()
  assert.is(rows(), 10)
  await onward()
  assert.is(rows(), 11)
  assert.ok(!opened.screen.find('button', 'chat.conversation.searchOlder'))
  opened.screen.remove()
})

finding('a quote jumps to the beginning of a conversation of a thousand messages', async () => {
  const opened = await openLong(1000)
  press(opened.screen.get('button', /^Aruna/))
  for (let page = 0; page < 8; page++) await opened.wait(20)
  assert.match(document.activeElement?.textContent ?? '', /^pesan 1$/)
  opened.screen.remove()
})

finding('a report contains its message and its reason', async () => {
  const opened = await openConversation({
    before: ({ server }) => void server.say(PEER.channelID, say('beli di luar')),
  })
  await opened.choose(/bubble/, 'chat.conversation.act.report')
  press(opened.screen.get('radio', 'chat.conversation.report.fraud'))
  press(opened.screen.get('button', 'chat.conversation.report.send'))
  await opened.wait()
  const [report] = opened.asked.filter(({ call }) => call === 'report')
  const [, reason, message] = (report?.with ?? []) as [unknown, string, { messageID: string }]
  assert.equal(
    [reason, message.messageID],
    ['chat.conversation.report.fraud', opened.server.stored(PEER.channelID)[0]?.id],
  )
  opened.screen.remove()
})

finding('the answer to a report whose sheet was closed closes no other sheet', async () => {
  const opened = await openConversation({
    before: ({ server }) => void server.say(PEER.channelID, say('beli di luar')),
  })
  await opened.choose(/bubble/, 'chat.conversation.act.report')
  press(opened.screen.get('radio', 'chat.conversation.report.fraud'))
  press(opened.screen.get('button', 'chat.conversation.report.send'))
  press(opened.screen.get('button', 'Tutup'))
  press(opened.screen.get('button', 'chat.conversation.menu'))
  await opened.wait()
  assert.ok(opened.screen.find('dialog', 'chat.conversation.menu'))
  opened.screen.remove()
})

finding('the text of a report stays until it is sent, and is not in the next', async () => {
  const opened = await openConversation({
    before: ({ server }) => void server.say(PEER.channelID, say('beli di luar')),
  })
  const words = () => opened.screen.get('textbox', 'chat.conversation.report.more') as HTMLTextAreaElement
  const reopen = () => opened.choose(/bubble/, 'chat.conversation.act.report')
  await reopen()
  type(words(), 'Minta transfer')
  press(opened.screen.get('button', 'Tutup'))
  await opened.wait()
  await reopen()
  assert.is(words().value, 'Minta transfer')
  press(opened.screen.get('radio', 'chat.conversation.report.fraud'))
  press(opened.screen.get('button', 'chat.conversation.report.send'))
  await opened.wait()
  await reopen()
  assert.is(words().value, '')
  opened.screen.remove()
})

finding('the text of a rating stays until it is sent, and is not in the next', async () => {
  const opened = await openConversation({
    before: ({ server }) => void server.say(PEER.channelID, { type: 1002, content: 'Bagaimana kami?' }),
  })
  const words = () => opened.screen.get('textbox', 'chat.conversation.rate.more') as HTMLTextAreaElement
  const reopen = async () => {
    press(opened.screen.get('button', 'chat.conversation.rate.open'))
    await opened.wait()
    press(opened.screen.all('radio')[1] as HTMLElement)
  }
  await reopen()
  type(words(), 'Lama sekali')
  press(opened.screen.get('button', 'Tutup'))
  await opened.wait()
  await reopen()
  assert.is(words().value, 'Lama sekali')
  press(opened.screen.get('button', 'chat.conversation.rate.send'))
  await opened.wait()
  assert.is(sessionStorage.length, 0)
  opened.screen.remove()
})

finding('the edited text of a failed message stays until it is sent', async () => {
  const opened = await openConversation()
  opened.server.answerSends(ReasonCode.channelIDError)
  await opened.sendText('Slaah')
  const edit = async (): Promise<HTMLTextAreaElement> => {
    await opened.choose(/bubble/, 'chat.conversation.act.edit')
    return opened.screen.container.querySelector('dialog textarea') as HTMLTextAreaElement
  }
  const field = await edit()
  assert.is(field.value, 'Slaah')
  type(field, 'Salah')
  press(opened.screen.get('button', 'Tutup'))
  await opened.wait()
  assert.is((await edit()).value, 'Salah')
  press(opened.screen.all('button', 'chat.conversation.act.resend').at(-1) as HTMLElement)
  await opened.wait()
  assert.is(sessionStorage.length, 0)
  opened.screen.remove()
})

finding('the focus returns to the bubble when its sheet closes', async () => {
  const opened = await openConversation({
    before: ({ server }) => void server.say(PEER.channelID, say('Halo')),
  })
  const bubble = opened.screen.get('article')
  bubble.focus()
  hit(bubble, 'Enter')
  await opened.wait()
  press(opened.screen.get('button', 'Tutup'))
  await opened.wait()
  assert.is(document.activeElement, bubble)
  opened.screen.remove()
})

finding.run()
