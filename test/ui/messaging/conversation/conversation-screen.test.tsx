import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ReasonCode } from '../../../../domain/messaging/wire/packets.ts'
import { PEER } from '../../../support/ui/chat-app.ts'
import { type OpenedConversation, openConversation } from '../../../support/ui/open-conversation.tsx'
import { press } from '../../../support/ui/render.tsx'

const conversation = suite('the conversation screen')

const say = (content: string) => ({ type: 1, content })
const textsSent = ({ server }: OpenedConversation): readonly string[] =>
  server
    .stored(PEER.channelID)
    .filter(({ fromUID }) => fromUID === 'u1')
    .map(({ payload }) => (JSON.parse(new TextDecoder().decode(payload)) as { content: string }).content)

conversation('shows messages, senders and whether somebody is online', async () => {
  const { screen } = await openConversation({
    before: ({ server }) => void server.say(PEER.channelID, say('Halo')),
  })
  assert.match(screen.get('heading', 'Aruna Audio').textContent ?? '', 'Aruna Audio')
  assert.match(screen.text(), 'chat.presence.online')
  assert.match(screen.text(), 'Halo')
  screen.remove()
})

conversation('shows nobody as online while the device is offline', async () => {
  const { screen, lifecycle } = await openConversation()
  act(() => lifecycle.set({ isOnline: false }))
  assert.not.match(screen.text(), 'chat.presence.online')
  assert.is(screen.container.querySelector('[data-online="true"]'), null)
  screen.remove()
})

conversation('shows a message at once when it is sent, and then that the server has it', async () => {
  const opened = await openConversation()
  opened.write('Apakah ada?')
  act(() => opened.screen.container.querySelector('form')?.requestSubmit())
  await opened.rest()
  assert.match(opened.screen.text(), 'Apakah ada?')
  assert.is((opened.screen.get('textbox') as HTMLTextAreaElement).value, '')
  await opened.wait()
  assert.match(opened.screen.text(), 'chat.conversation.state.sent')
  assert.equal(textsSent(opened), ['Apakah ada?'])
  opened.screen.remove()
})

conversation('shows that a message was read', async () => {
  const opened = await openConversation()
  await opened.sendText('Sudah dikirim?')
  opened.extend(opened.server.stored(PEER.channelID)[0]?.id ?? '', { readCount: 1, isRead: true })
  await act(() => opened.client.syncExtras(PEER) as unknown as Promise<void>)
  await opened.wait()
  assert.match(opened.screen.text(), 'chat.conversation.state.read')
  opened.screen.remove()
})

conversation('a refused message can be resent with one tap, and stays one message', async () => {
  const opened = await openConversation()
  opened.server.answerSends(ReasonCode.channelIDError)
  await opened.sendText('Coba')
  assert.match(opened.screen.text(), 'chat.conversation.state.failed')
  assert.is(
    opened.screen.all('alert').some((one) => /chat.conversation.say.failed/.test(one.textContent ?? '')),
    true,
  )
  opened.server.answerSends(ReasonCode.success)
  press(opened.screen.get('button', 'chat.conversation.act.resend'))
  await opened.wait(2000)
  assert.is(opened.bubbles().length, 1)
  assert.equal(textsSent(opened), ['Coba'])
  opened.screen.remove()
})

conversation(
  'tells a banned shopper why nothing is sent, keeps typed text, and reopens by itself',
  async () => {
    const opened = await openConversation()
    opened.server.answerSends(ReasonCode.sendBan)
    await opened.sendText('Halo?')
    assert.match(opened.screen.text(), 'chat.conversation.banned')
    assert.ok((opened.screen.get('textbox') as HTMLTextAreaElement).disabled)
    assert.match(opened.screen.text(), 'Halo?')
    opened.server.answerSends(ReasonCode.success)
    press(opened.screen.get('button', 'chat.conversation.tryAgain'))
    await opened.wait(2000)
    assert.not.ok((opened.screen.get('textbox') as HTMLTextAreaElement).disabled)
    assert.equal(textsSent(opened), ['Halo?'])
    opened.screen.remove()
  },
)

const FORBIDDEN = [
  ['who is no member', ReasonCode.subscriberNotExist],
  ['who is on the blacklist', ReasonCode.inBlacklist],
  ['who is not on the list', ReasonCode.notInWhitelist],
  ['a talk that is banned', ReasonCode.ban],
  ['a group that was dissolved', ReasonCode.disband],
  ['a talk that is not there', ReasonCode.channelNotExist],
  ['who may not send', ReasonCode.notAllowSend],
] as const

for (const [name, reason] of FORBIDDEN) {
  conversation(`says that the conversation is closed for writing when the server gives ${name}`, async () => {
    const opened = await openConversation()
    opened.server.answerSends(reason)
    await opened.sendText('Halo?')
    assert.match(opened.screen.text(), 'chat.conversation.state.refused')
    assert.match(opened.screen.text(), 'chat.conversation.banned')
    opened.screen.remove()
  })
}

conversation('sends a paste of 5,000 characters as three messages, after saying so', async () => {
  const opened = await openConversation()
  const pasted = 'kata '.repeat(1000).trim()
  opened.write(pasted)
  assert.match(opened.screen.text(), 'chat.conversation.split')
  await opened.sendText(pasted)
  await opened.wait(1000)
  assert.is(textsSent(opened).length, 3)
  assert.is(textsSent(opened).join(' '), pasted)
  opened.screen.remove()
})

conversation('shows markup as text and says what it cannot display', async () => {
  const { screen } = await openConversation({
    before: ({ server }) => {
      server.say(PEER.channelID, say('<img src=x onerror=alert(1)><b>tebal</b>'))
      server.say(PEER.channelID, { type: 4711, what: 'ever', content: 'Kupon 10%' })
    },
  })
  assert.match(screen.text(), '<b>tebal</b>')
  assert.is(screen.container.querySelector('article img, article b'), null)
  assert.match(screen.text(), 'Kupon 10%')
  assert.match(screen.text(), 'chat.conversation.unknown')
  screen.remove()
})

conversation('asks before it opens a page of another site, naming it', async () => {
  const { screen } = await openConversation({
    before: ({ server }) => void server.say(PEER.channelID, say('lihat https://elsewhere.example/a')),
  })
  const link = screen.get('link', 'https://elsewhere.example/a')
  assert.match(link.getAttribute('rel') ?? '', 'noopener')
  press(link)
  assert.match(screen.container.querySelector('dialog')?.textContent ?? '', 'chat.conversation.leave.text')
  screen.remove()
})

conversation('hides passwords, and warns when a card number is typed', async () => {
  const opened = await openConversation({
    before: ({ server }) => void server.say(PEER.channelID, say('PIN: 123456')),
  })
  assert.not.match(opened.screen.text(), '123456')
  opened.write('4111 1111 1111 1111')
  assert.match(opened.screen.text(), 'chat.conversation.cardNumber')
  opened.screen.remove()
})

conversation('replies to a message, with its text above the reply', async () => {
  const opened = await openConversation({
    before: ({ server }) => void server.say(PEER.channelID, say('Warna apa?')),
  })
  await opened.choose(/bubble/, 'chat.conversation.act.reply')
  await opened.sendText('Hitam')
  const [, sent] = opened.server.stored(PEER.channelID)
  const payload = JSON.parse(new TextDecoder().decode(sent?.payload)) as {
    reply: { message_id: string; payload: { content: string } }
  }
  assert.is(payload.reply.message_id, opened.server.stored(PEER.channelID)[0]?.id)
  assert.is(payload.reply.payload.content, 'Warna apa?')
  assert.match(opened.screen.all('article').at(-1)?.textContent ?? '', 'Warna apa?')
  opened.screen.remove()
})

conversation('recalls a message within two minutes and offers its text again', async () => {
  const opened = await openConversation()
  await opened.sendText('Salah ketik')
  opened.screen.get('article', /bubble/).focus()
  await opened.choose(/bubble/, 'chat.conversation.act.recall')
  await opened.wait()
  assert.match(opened.screen.text(), 'chat.conversation.recalledOwn')
  const heir = document.activeElement?.closest('[data-row]')
  assert.match(heir?.textContent ?? '', 'chat.conversation.recalledOwn')
  press(opened.screen.get('button', 'chat.conversation.editAgain'))
  assert.is((opened.screen.get('textbox') as HTMLTextAreaElement).value, 'Salah ketik')
  opened.screen.remove()
})

conversation('offers no recall after two minutes', async () => {
  const opened = await openConversation()
  await opened.sendText('Lama')
  await opened.wait(121_000)
  press(opened.screen.get('button', 'chat.conversation.act.more'))
  const rows = opened.screen.container.querySelector('dialog')?.textContent ?? ''
  assert.not.match(rows, 'chat.conversation.act.recall')
  assert.match(rows, 'chat.conversation.act.copy')
  opened.screen.remove()
})

conversation('shows the error when the conversation cannot be opened, and retries', async () => {
  const opened = await openConversation({
    before: ({ refuse }) => refuse({ kind: 'rejected', code: 0, message: 'Tidak ada toko ini' }),
  })
  assert.match(opened.screen.text(), 'Tidak ada toko ini')
  opened.refuse(undefined)
  press(opened.screen.get('button', 'Coba lagi'))
  await opened.wait()
  assert.match(opened.screen.text(), 'chat.conversation.emptyTitle')
  opened.screen.remove()
})

conversation('rates the service from the line that asks for it', async () => {
  const opened = await openConversation({
    before: ({ server }) =>
      void server.say(PEER.channelID, { type: 1002, content: 'Bagaimana layanan kami?' }),
  })
  press(opened.screen.get('button', 'chat.conversation.rate.open'))
  press(opened.screen.all('radio')[1] as HTMLElement)
  press(opened.screen.get('button', 'chat.conversation.rate.slow'))
  press(opened.screen.get('button', 'chat.conversation.rate.send'))
  await opened.wait()
  const [rated] = opened.asked.filter(({ call }) => call === 'rate')
  assert.equal(rated?.with[1], { score: 2, reasons: ['chat.conversation.rate.slow'], text: '' })
  opened.screen.remove()
})

conversation.run()
