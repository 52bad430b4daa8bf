import { act } from 'react'
import { type ChannelInfo, merchantChannel } from '../../../domain/messaging/channels/channel.ts'
import { ChatListScreen } from '../../../ui/messaging/ChatListScreen.tsx'
import { type ChatApp, createChatApp } from './chat-app.ts'
import { type OpenScreen, openScreen } from './open-screen.tsx'

export type OpenedList = OpenScreen &
  ChatApp & {
    /** The names of the rows from the top. */
    readonly names: () => readonly string[]
    readonly row: (name: string) => HTMLElement
    readonly wait: (ms?: number) => Promise<void>
    /** Changes what is known of a merchant. */
    readonly learn: (shopId: string, change: Partial<ChannelInfo>) => Promise<void>
  }

type Start = {
  readonly before?: (chat: ChatApp) => void | Promise<void>
  readonly shopId?: string
}

export const shopInfo = (shopId: string, change: Partial<ChannelInfo> = {}): ChannelInfo => ({
  channel: merchantChannel(shopId),
  title: `Toko ${shopId}`,
  logo: '',
  isMuted: false,
  isPinned: false,
  isOnline: false,
  lastOffline: 0,
  ...change,
})

/** The conversation list over a real client. Merchants are called "Toko 7" once somebody has said so. */
export const openChatList = async ({ before, shopId }: Start = {}): Promise<OpenedList> => {
  const chat = await createChatApp()
  await before?.(chat)
  await chat.pass(50)
  const opened = await openScreen(
    chat.app,
    <ChatListScreen params={{ merId: shopId }} search={new URLSearchParams()} />,
    '/chatRoom',
  )
  const wait = async (ms = 50): Promise<void> => {
    await act(() => chat.pass(ms))
    await opened.rest()
  }
  await wait()
  const rows = (): readonly HTMLElement[] => [...opened.screen.container.querySelectorAll<HTMLElement>('li')]
  const nameOf = (row: HTMLElement): string => row.querySelector('b bdi')?.textContent ?? '-'
  return {
    ...chat,
    ...opened,
    wait,
    names: () => rows().map(nameOf),
    row: (name) => {
      const found = rows().find((row) => nameOf(row) === name)
      if (!found) throw new Error(`no row ${name} among ${rows().map(nameOf).join(', ')}`)
      return found
    },
    learn: async (id, change) => {
      act(() => chat.client.learn(shopInfo(id, change)))
      await wait()
    },
  }
}
