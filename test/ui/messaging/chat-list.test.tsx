import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { merchantChannel } from '../../../domain/messaging/channels/channel.ts'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { ReasonCode } from '../../../domain/messaging/wire/packets.ts'
import type { ChatApp } from '../../support/ui/chat-app.ts'
import { openChatList, shopInfo } from '../../support/ui/open-chat-list.tsx'
import { press, type } from '../../support/ui/render.tsx'

const list = suite('ChatListScreen')

const text = (content: string) => ({ type: 1, content })

/** Three conversations, the last with the newest word. */
const threeConversations = async ({ server, client, pass }: ChatApp): Promise<void> => {
  for (const shopId of ['1', '2', '3']) {
    client.learn(shopInfo(shopId))
    server.say(`m${shopId}`, text(`Halo dari ${shopId}`))
    await pass(2000)
  }
}

list('shows conversations newest first, each a link, with name, last text and time', async () => {
  const { screen, names, row } = await openChatList({ before: threeConversations })
  assert.equal(names(), ['Toko 3', 'Toko 2', 'Toko 1'])
  assert.is(row('Toko 2').querySelector('a')?.getAttribute('href'), '/chatRoomDetail/2')
  assert.match(row('Toko 2').textContent ?? '', /Halo dari 2/)
  assert.match(row('Toko 2').textContent ?? '', /\d\d\.\d\d/)
  screen.remove()
})

list('puts a conversation with new messages on top, but under the pinned ones', async () => {
  const { screen, names, server, learn, wait } = await openChatList({ before: threeConversations })
  await learn('1', { isPinned: true })
  assert.equal(names(), ['Toko 1', 'Toko 3', 'Toko 2'])
  server.say('m2', text('Masih ada'))
  await wait()
  assert.equal(names(), ['Toko 1', 'Toko 2', 'Toko 3'])
  screen.remove()
})

list('shows the unread count, and only a dot for a muted conversation', async () => {
  const { screen, row, server, learn, wait } = await openChatList({ before: threeConversations })
  server.say('m1', text('Lagi'))
  await wait()
  assert.match(row('Toko 1').textContent ?? '', /2chatList.unread/)
  await learn('1', { isMuted: true })
  assert.match(row('Toko 1').textContent ?? '', /chatList.muted/)
  assert.match(row('Toko 1').textContent ?? '', /chatList.hasUnread/)
  assert.not.match(row('Toko 1').textContent ?? '', /chatList.unread/)
  screen.remove()
})

list('shows who is online, who is typing and which line the platform answers', async () => {
  const { screen, row, learn, server, client, wait, lifecycle } = await openChatList({
    before: threeConversations,
  })
  await learn('2', { isOnline: true })
  assert.match(row('Toko 2').textContent ?? '', /^chatList.online/)
  act(
    () =>
      void client.learn({
        ...shopInfo('0'),
        channel: { channelID: 'service', channelType: 1 },
        title: 'Layanan',
      }),
  )
  server.say('service', text('Ada yang bisa dibantu?'))
  await wait()
  assert.match(row('Layanan').textContent ?? '', /chatList.service/)
  assert.is(row('Layanan').querySelector('a')?.getAttribute('href'), '/service')
  act(() => lifecycle.set({ isOnline: false }))
  assert.not.match(row('Toko 2').textContent ?? '', /chatList.online/)
  screen.remove()
})

list('shows a draft before the last text', async () => {
  const { screen, row, client, wait } = await openChatList({ before: threeConversations })
  act(() => client.saveDraft(merchantChannel('2'), 'Terima kasih,\ntekonya'))
  await wait()
  assert.match(row('Toko 2').textContent ?? '', /chatList.draft Terima kasih, tekonya/)
  assert.not.match(row('Toko 2').textContent ?? '', /Halo dari 2/)
  screen.remove()
})

list('marks a message of the shopper that was not sent, and names them before one that was', async () => {
  const { screen, row, client, server, wait } = await openChatList({ before: threeConversations })
  act(() => void client.send(textContent('Baik'), merchantChannel('1')))
  await wait()
  assert.match(row('Toko 1').textContent ?? '', /chat.digest.you/)
  server.answerSends(ReasonCode.ban)
  act(() => void client.send(textContent('Halo?'), merchantChannel('2')))
  await wait()
  assert.match(row('Toko 2').textContent ?? '', /chatList.failed Halo\?/)
  screen.remove()
})

list('labels a conversation in which the shopper was named', async () => {
  const { screen, row, server, wait } = await openChatList({ before: threeConversations })
  server.say('m1', { type: 1, content: 'Refund diterima', mention: { uids: ['u1'] } })
  await wait()
  assert.match(row('Toko 1').textContent ?? '', /chatList.mention Refund/)
  screen.remove()
})

list('finds conversations by name and by last words, whatever the case', async () => {
  const { screen, names } = await openChatList({ before: threeConversations })
  const field = screen.get('searchbox', 'chatList.search')
  type(field, ' tOKO 2')
  assert.equal(names(), ['Toko 2'])
  type(field, 'DARI 3')
  assert.equal(names(), ['Toko 3'])
  type(field, 'xyz')
  assert.equal(names(), [])
  assert.match(screen.text(), 'chatList.noneTitle')
  screen.remove()
})

list('marks everything read with one press', async () => {
  const { screen, client, wait } = await openChatList({ before: threeConversations })
  assert.is(client.unreadTotal$.value, 3)
  press(screen.get('button', 'chatList.readAll'))
  await wait()
  assert.is(client.unreadTotal$.value, 0)
  assert.is(screen.get('button', 'chatList.readAll').getAttribute('aria-disabled'), 'true')
  screen.remove()
})

list('links to customer service and home when nobody has written yet', async () => {
  const { screen } = await openChatList()
  assert.match(screen.text(), 'chatList.emptyTitle')
  assert.is(screen.get('link', 'chatList.toService').getAttribute('href'), '/service')
  assert.is(screen.get('link', 'chatList.toHome').getAttribute('href'), '/home')
  screen.remove()
})

list('shows placeholder rows until the chat is loaded, and offers a retry when it cannot be', async () => {
  const opened = await openChatList({ before: threeConversations })
  act(() => opened.chat$.set({ phase: 'opening' }))
  assert.match(opened.screen.text(), 'Memuat')
  act(() => opened.chat$.set({ phase: 'failed', fault: { kind: 'offline' } }))
  assert.match(opened.screen.text(), 'core.fault.offline')
  assert.ok(opened.screen.find('button', 'Coba lagi'))
  act(() => opened.chat$.set({ phase: 'open', chat: opened.chat }))
  assert.is(opened.names().length, 3)
  opened.screen.remove()
})

list('does not show a broken connection as an empty list', async () => {
  const { screen, run, wait } = await openChatList({
    before: async (chat) => {
      chat.run.network.answerOpenings('refuse')
      chat.run.network.cutNow('abrupt')
      await chat.pass(50)
    },
  })
  assert.not.match(screen.text(), 'chatList.emptyTitle')
  assert.match(screen.text(), 'chatList.notLoaded')
  run.network.answerOpenings('accept')
  press(screen.get('button', 'Coba lagi'))
  await wait(2000)
  assert.match(screen.text(), 'chatList.emptyTitle')
  screen.remove()
})

list('reloads by pulling down, also while disconnected', async () => {
  const opened = await openChatList({ before: threeConversations })
  const { network } = opened.run
  network.answerOpenings('refuse')
  network.cutNow('clean')
  opened.server.say('m1', text('Kabar baru'))
  await opened.wait()
  assert.not.match(opened.screen.text(), 'Kabar baru')
  const finger = (kind: string, y: number): void => {
    const event = new Event(kind, { bubbles: true, cancelable: true })
    Object.assign(event, { touches: kind === 'touchend' ? [] : [{ clientX: 0, clientY: y }] })
    act(() => void opened.screen.container.querySelector('li')?.dispatchEvent(event))
  }
  finger('touchstart', 100)
  finger('touchmove', 110)
  finger('touchmove', 220)
  assert.match(opened.screen.text(), 'Lepas untuk memuat ulang')
  finger('touchend', 0)
  await opened.wait()
  assert.match(opened.row('Toko 1').textContent ?? '', 'Kabar baru')
  assert.is(opened.names()[0], 'Toko 1')
  opened.screen.remove()
})

list('sends a phone that requests a channel to its conversation page', async () => {
  const opened = await openChatList({ before: threeConversations, shopId: '2' })
  assert.is(opened.history.at(-1), '/chatRoomDetail/2')
  opened.screen.remove()
})

list.run()
