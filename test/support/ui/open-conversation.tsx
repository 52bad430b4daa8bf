import { act } from 'react'
import type { Channel } from '../../../domain/messaging/channels/channel.ts'
import type { Translations } from '../../../ui/i18n/translations.ts'
import { ConversationView } from '../../../ui/messaging/conversation/ConversationView.tsx'
import { type ChatApp, createChatApp, PEER } from './chat-app.ts'
import { type OpenScreen, openScreen } from './open-screen.tsx'
import { press, type } from './render.tsx'

export type OpenedConversation = OpenScreen &
  ChatApp & {
    /** Lets time pass, and everything be rendered. */
    readonly wait: (ms?: number) => Promise<void>
    /** The element with this role and name, as soon as it is there: what a conversation asks its server for takes turns. */
    readonly appears: (role: string, name: string | RegExp) => Promise<HTMLElement>
    readonly write: (text: string) => void
    readonly sendText: (text: string) => Promise<void>
    /** The bubbles, as a reader hears them. */
    readonly bubbles: () => readonly string[]
    /** Opens the sheet of a bubble and presses one of its rows. */
    readonly choose: (bubble: RegExp, row: string) => Promise<void>
  }

type Given = {
  /** Of the one merchant, when nothing is said. */
  readonly channel?: Channel
  readonly before?: (chat: ChatApp) => void | Promise<void>
  readonly productId?: string
  readonly orderId?: string
  readonly asksShipping?: boolean
  readonly translations?: Translations
}

/** A conversation with one merchant over a real client, rendered. */
export const openConversation = async ({
  before,
  translations,
  ...props
}: Given = {}): Promise<OpenedConversation> => {
  // What another test has typed is no draft of this one.
  sessionStorage.clear()
  const chat = await createChatApp()
  await before?.(chat)
  await chat.pass(10)
  const opened = await openScreen(
    chat.app,
    <ConversationView channel={PEER} {...props} />,
    '/chatRoomDetail/7',
    translations,
  )
  const { screen } = opened
  const wait = async (ms = 10): Promise<void> => {
    await act(() => chat.pass(ms))
    await opened.rest()
  }
  const appears: OpenedConversation['appears'] = async (role, name) => {
    for (let round = 0; round < 200 && !screen.find(role, name); round++) await wait()
    return screen.get(role, name)
  }
  await wait()
  const write = (text: string): void => type(screen.get('textbox', 'chat.conversation.write'), text)
  return {
    ...chat,
    ...opened,
    wait,
    appears,
    write,
    sendText: async (text) => {
      write(text)
      act(() => screen.container.querySelector('form')?.requestSubmit())
      await wait()
    },
    bubbles: () => screen.all('article').map((bubble) => bubble.getAttribute('aria-label') ?? ''),
    choose: async (bubble, row) => {
      const found = screen.get('article', bubble)
      const more = found.querySelector<HTMLElement>('[aria-label="chat.conversation.act.more"]')
      if (more) press(more)
      const wanted = [...screen.container.querySelectorAll<HTMLElement>('dialog button')].find(
        (button) => button.textContent?.trim() === row,
      )
      if (!wanted)
        throw new Error(`the sheet has no "${row}": ${screen.container.querySelector('dialog')?.textContent}`)
      press(wanted)
      await wait()
    },
  }
}
