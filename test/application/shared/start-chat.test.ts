import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { createFakeLifecycle } from '../../../adapters/fakes/fake-ports.ts'
import type { App } from '../../../application/app.ts'
import type { Chat, ChatState } from '../../../application/messaging/messaging-context.ts'
import { createState } from '../../../application/shared/streams.ts'
import { startChat } from '../../../application/shared/when-signed-in.ts'
import type { Session } from '../../../domain/session/session.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const start = suite('startChat')

const SIGNED_IN: Session = { kind: 'signed-in', token: 't', user: undefined }

const run = (first: Session, isOnline = true) => {
  const { app } = createFakeApp()
  const session$ = createState<Session>(first)
  const chat$ = createState<ChatState>({ phase: 'off' })
  const lifecycle = createFakeLifecycle({ isOnline })
  const waiting: (() => void)[] = []
  let opened = 0
  const open = async (): Promise<void> => {
    opened += 1
    chat$.set({ phase: 'opening' })
  }
  const watched: App = {
    ...app,
    lifecycle,
    session: { ...app.session, session$: session$.stream },
    messaging: { chat$: chat$.stream, unread$: createState(0).stream, open },
  }
  const news = { asked: 0, followed: 0, stopped: 0 }
  const loadNews: Parameters<typeof startChat>[1] = async () => {
    news.asked += 1
    const followNews = () => {
      news.followed += 1
      const stop = (): void => {
        news.stopped += 1
      }
      return { stop }
    }
    return followNews
  }
  // Neither is asked for anything before a chat is open.
  startChat(watched, loadNews, (act) => waiting.push(act))
  const idle = (): void => {
    for (const act of waiting.splice(0)) act()
  }
  return { session$, chat$, lifecycle, idle, news, opened: () => opened }
}

start('waits until the page is idle', () => {
  const { idle, opened } = run(SIGNED_IN)
  assert.is(opened(), 0)
  idle()
  assert.ok(opened() > 0)
})

start('opens nothing for a visitor, and the chat of each shopper who signs in', () => {
  const { session$, idle, opened } = run({ kind: 'visitor' })
  idle()
  assert.is(opened(), 0)
  session$.set(SIGNED_IN)
  idle()
  assert.is(opened(), 1)
})

start('tries again when the network is back, and not while the chat works', () => {
  const { chat$, lifecycle, idle, opened } = run(SIGNED_IN, false)
  idle()
  assert.is(opened(), 0)
  lifecycle.set({ isOnline: true })
  idle()
  assert.is(opened(), 1)
  lifecycle.set({ isVisible: false })
  idle()
  assert.is(opened(), 1)
  chat$.set({ phase: 'failed', fault: { kind: 'offline' } })
  lifecycle.set({ isVisible: true })
  idle()
  assert.is(opened(), 2)
})

start('follows incoming messages of an open chat, and stops with it', async () => {
  const { chat$, news } = run(SIGNED_IN)
  assert.is(news.asked, 0)
  chat$.set({ phase: 'open', chat: {} as Chat })
  await settle()
  assert.equal([news.asked, news.followed, news.stopped], [1, 1, 0])
  chat$.set({ phase: 'off' })
  await settle()
  assert.equal([news.asked, news.followed, news.stopped], [1, 1, 1])
})

start('follows nothing in a chat that was closed while its code was loading', async () => {
  const { chat$, news } = run(SIGNED_IN)
  chat$.set({ phase: 'open', chat: {} as Chat })
  chat$.set({ phase: 'off' })
  await settle()
  assert.equal([news.asked, news.followed], [1, 0])
})

start.run()
