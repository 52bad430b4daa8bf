import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { merchantChannel } from '../../../domain/messaging/channels/channel.ts'
import { type OpenedList, openChatList, shopInfo } from '../../support/ui/open-chat-list.tsx'
import { press } from '../../support/ui/render.tsx'

const acts = suite('acts of the conversation list')

const open = (shopId?: string): Promise<OpenedList> =>
  openChatList({
    ...(shopId !== undefined && { shopId }),
    before: async ({ server, client, pass }) => {
      for (const id of ['1', '2', '3']) {
        client.learn(shopInfo(id))
        server.say(`m${id}`, { type: 1, content: `Halo dari ${id}` })
        await pass(2000)
      }
    },
  })

const linkOf = (row: HTMLElement): HTMLElement => {
  const link = row.querySelector('a')
  if (!link) throw new Error('a row without its link')
  return link
}

const touch = (element: HTMLElement, kind: string, x: number, y = 0): void =>
  act(() => {
    const event = new PointerEvent(kind, {
      bubbles: true,
      cancelable: true,
      pointerType: 'touch',
      clientX: x,
      clientY: y,
    })
    element.dispatchEvent(event)
  })

const openMenu = ({ row }: OpenedList, name: string): void => {
  const button = row(name).querySelector<HTMLElement>('button[aria-label="chatList.menu"]')
  if (!button) throw new Error(`no menu for ${name}`)
  press(button)
}

acts('open the menu of a conversation by its button, the second mouse button and a long press', async () => {
  const opened = await open()
  openMenu(opened, 'Toko 1')
  assert.ok(opened.screen.find('heading', 'Toko 1'))
  press(opened.screen.get('button', 'Tutup'))
  const link = linkOf(opened.row('Toko 2'))
  const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
  act(() => void link.dispatchEvent(menu))
  assert.ok(menu.defaultPrevented)
  assert.ok(opened.screen.find('heading', 'Toko 2'))
  press(opened.screen.get('button', 'Tutup'))
  const other = linkOf(opened.row('Toko 3'))
  touch(other, 'pointerdown', 100)
  await opened.wait(500)
  assert.ok(opened.screen.find('heading', 'Toko 3'))
  opened.screen.remove()
})

acts('let the finger that lifts after a long press click nothing', async () => {
  const opened = await open()
  const link = linkOf(opened.row('Toko 3'))
  const lift = (): boolean => link.dispatchEvent(new Event('touchend', { bubbles: true, cancelable: true }))
  touch(link, 'pointerdown', 100)
  assert.ok(lift())
  await opened.wait(500)
  assert.not.ok(lift())
  opened.screen.remove()
})

acts('take no scrolling finger for a long press', async () => {
  const opened = await open()
  const link = linkOf(opened.row('Toko 3'))
  touch(link, 'pointerdown', 100)
  touch(link, 'pointermove', 100, 40)
  await opened.wait(600)
  assert.is(opened.screen.find('heading', 'Toko 3'), undefined)
  opened.screen.remove()
})

acts('ask the server to pin and to mute', async () => {
  const opened = await open()
  openMenu(opened, 'Toko 1')
  press(opened.screen.get('button', 'chatList.pin'))
  openMenu(opened, 'Toko 2')
  press(opened.screen.get('button', 'chatList.mute'))
  assert.equal(opened.asked.slice(-2), [
    { call: 'setPinned', with: [merchantChannel('1'), true] },
    { call: 'setMuted', with: [merchantChannel('2'), true] },
  ])
  opened.screen.remove()
})

acts('mark a conversation read and unread again', async () => {
  const opened = await open()
  openMenu(opened, 'Toko 1')
  press(opened.screen.get('button', 'chatList.read'))
  await opened.wait()
  assert.not.match(opened.row('Toko 1').textContent ?? '', 'chatList.unread')
  openMenu(opened, 'Toko 1')
  press(opened.screen.get('button', 'chatList.unreadMark'))
  await opened.wait()
  assert.match(opened.row('Toko 1').textContent ?? '', 'chatList.unread')
  opened.screen.remove()
})

acts('complete a reminder once its conversation is marked read', async () => {
  const opened = await open()
  const reminder = {
    reminderID: 5,
    reminderType: 1,
    channel: merchantChannel('1'),
    messageSeq: 1,
    text: '',
    version: 1,
    isDone: false,
  }
  opened.reminders.push(reminder)
  opened.run.network.cutNow('abrupt')
  await opened.wait(10_000)
  assert.match(opened.row('Toko 1').textContent ?? '', 'chatList.mention')
  press(opened.screen.get('button', 'chatList.readAll'))
  await opened.wait()
  assert.equal(opened.asked.at(-1), { call: 'remindersDone', with: [[5]] })
  assert.not.match(opened.row('Toko 1').textContent ?? '', 'chatList.mention')
  opened.screen.remove()
})

acts('delete a conversation after five seconds, and allow undoing until then', async () => {
  const opened = await open()
  openMenu(opened, 'Toko 2')
  press(opened.screen.get('button', 'chatList.remove'))
  const undo = opened.screen.get('button', 'chatList.undo')
  assert.is(document.activeElement, undo)
  await opened.wait(4999)
  press(undo)
  await opened.wait(10_000)
  assert.equal(opened.names(), ['Toko 3', 'Toko 2', 'Toko 1'])
  assert.is(document.activeElement, linkOf(opened.row('Toko 2')))

  openMenu(opened, 'Toko 2')
  press(opened.screen.get('button', 'chatList.remove'))
  assert.is(opened.client.conversations$.value.length, 3)
  await opened.wait(5000)
  assert.equal(opened.names(), ['Toko 3', 'Toko 1'])
  assert.is(document.activeElement, linkOf(opened.row('Toko 1')))
  opened.screen.remove()
})

acts('keep a conversation in which a message arrived before it was deleted', async () => {
  const opened = await open()
  openMenu(opened, 'Toko 2')
  press(opened.screen.get('button', 'chatList.remove'))
  await opened.wait(2000)
  opened.server.say('m2', { type: 1, content: 'Barang sudah siap' })
  await opened.wait(10_000)
  assert.equal(opened.names(), ['Toko 2', 'Toko 3', 'Toko 1'])
  assert.match(opened.row('Toko 2').textContent ?? '', 'Barang sudah siap')
  opened.screen.remove()
})

acts('keep one whose history was emptied before, too', async () => {
  const opened = await open()
  opened.client.clearConversation(merchantChannel('2'))
  await opened.wait()
  openMenu(opened, 'Toko 2')
  press(opened.screen.get('button', 'chatList.remove'))
  await opened.wait(2000)
  opened.server.say('m2', { type: 1, content: 'Barang sudah siap' })
  await opened.wait(10_000)
  assert.match(opened.row('Toko 2').textContent ?? '', 'Barang sudah siap')
  opened.screen.remove()
})

acts('delete at once a conversation whose undo was pending when the list is left', async () => {
  const opened = await open()
  openMenu(opened, 'Toko 2')
  press(opened.screen.get('button', 'chatList.remove'))
  opened.hide(true)
  await opened.wait()
  assert.is(opened.client.conversations$.value.length, 2)
  opened.screen.remove()
})

acts('reveal the swipe actions, and do not open the conversation by the same finger', async () => {
  const opened = await open()
  const row = opened.row('Toko 3')
  const link = linkOf(row)
  touch(link, 'pointerdown', 300)
  touch(link, 'pointermove', 280)
  touch(link, 'pointermove', 200)
  touch(link, 'pointerup', 200)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })
  act(() => void link.dispatchEvent(click))
  assert.equal(opened.history, ['/chatRoom'])
  press(opened.screen.get('button', 'chatList.read'))
  await opened.wait()
  assert.not.match(opened.row('Toko 3').textContent ?? '', 'chatList.unread')
  opened.screen.remove()
})

acts('cover the row again when the swipe was too short', async () => {
  const opened = await open()
  const link = linkOf(opened.row('Toko 3'))
  touch(link, 'pointerdown', 300)
  touch(link, 'pointermove', 280)
  touch(link, 'pointerup', 280)
  assert.is(opened.screen.find('button', 'chatList.remove'), undefined)
  opened.screen.remove()
})

const narrow = window.matchMedia

const widen = (): void => {
  const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }
  window.matchMedia = (() => wide) as unknown as typeof window.matchMedia
}

acts.after.each(() => {
  window.matchMedia = narrow
})

/** What the server calls a shop whose conversation is opened. */
const SHOP = 'Aruna Audio'

acts('show list and conversation side by side where there is room for both', async () => {
  widen()
  const opened = await open('2')
  assert.equal(opened.history, ['/chatRoom'])
  const link = linkOf(opened.row(SHOP))
  assert.is(link.getAttribute('aria-current'), 'true')
  assert.ok(opened.screen.find('heading', SHOP))
  assert.is(opened.screen.all('main').length, 1)
  assert.is(opened.screen.container.querySelectorAll('h1').length, 1)
  press(linkOf(opened.row('Toko 1')))
  assert.is(opened.history.at(-1), '/chatRoom/1')
  opened.screen.remove()
})

acts('leave the conversation that is deleted', async () => {
  widen()
  const opened = await open('2')
  openMenu(opened, SHOP)
  press(opened.screen.get('button', 'chatList.remove'))
  assert.is(opened.history.at(-1), '/chatRoom')
  opened.screen.remove()
})

acts('ask to choose while no conversation is selected', async () => {
  widen()
  const opened = await open()
  assert.match(opened.screen.text(), 'chatList.pickTitle')
  opened.screen.remove()
})

acts('delete at once a conversation whose undo is pending when the page is left', async () => {
  const opened = await open()
  openMenu(opened, 'Toko 1')
  press(opened.screen.get('button', 'chatList.remove'))
  act(() => opened.lifecycle.set({ isVisible: false }))
  await opened.wait(1)
  assert.is(opened.client.conversations$.value.length, 3, 'hidden: there is time to think again')
  act(() => opened.lifecycle.set({ isLeaving: true }))
  await opened.wait(1)
  assert.is(opened.client.conversations$.value.length, 2)
  opened.screen.remove()
})

acts.run()
