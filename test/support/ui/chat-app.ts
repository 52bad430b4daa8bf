import type { App } from '../../../application/app.ts'
import { createChat } from '../../../application/messaging/chat-session.ts'
import type { Messaging } from '../../../application/messaging/messaging.ts'
import type { Chat, ChatServices, ChatState } from '../../../application/messaging/messaging-context.ts'
import type { HistoryPull, MessagingHost } from '../../../application/messaging/messaging-host.ts'
import type { UploadFile } from '../../../application/ports/http-port.ts'
import { createState } from '../../../application/shared/streams.ts'
import type { ApiFault } from '../../../domain/api/fault.ts'
import type { Channel, ChannelInfo } from '../../../domain/messaging/channels/channel.ts'
import type { Subscriber } from '../../../domain/messaging/channels/subscriber.ts'
import { createContentRegistry } from '../../../domain/messaging/content/content-registry.ts'
import type { Reminder } from '../../../domain/messaging/conversations/reminder.ts'
import { type Message, type MessageExtra, NO_EXTRA } from '../../../domain/messaging/message.ts'
import { fail, ok, type Result } from '../../../domain/shared/result.ts'
import {
  createMessagingRun,
  hostOfServer,
  ME,
  type MessagingRun,
  PEER,
  type Tab,
} from '../messaging/messaging-run.ts'
import type { ModelServer } from '../messaging/model-server.ts'
import { createFakeApp, type FakeApp } from './fake-app.ts'

export { ME, PEER }

/** What the shop's server was asked for beside messages, in order. */
export type Asked = { readonly call: string; readonly with: readonly unknown[] }

/** A file on its way: the test says how far it is and how it ends. */
export type FakeUpload = {
  readonly file: UploadFile
  readonly progress: (share: number) => void
  readonly finish: (answer: Result<string, ApiFault>) => void
  isCancelled: boolean
}

export type ChatApp = FakeApp & {
  readonly run: MessagingRun
  readonly server: ModelServer
  readonly chat: Chat
  readonly client: Messaging
  readonly lifecycle: Tab['lifecycle']
  readonly asked: Asked[]
  readonly uploads: FakeUpload[]
  readonly chat$: ReturnType<typeof createState<ChatState>>
  /** Says what the server keeps of messages from now on, and who is reminded. */
  readonly extend: (messageID: string, extra: Partial<MessageExtra>) => void
  readonly reminders: Reminder[]
  /** Who is in every channel, as far as the server says. */
  readonly members: Subscriber[]
  /** Pages of history are refused with this, until it is undefined again. */
  readonly refuse: (fault: ApiFault | undefined) => void
  readonly pass: (ms: number) => Promise<void>
}

const registry = createContentRegistry(
  new Map([
    [3001, 'product'],
    [3002, 'order'],
  ]),
)

/** The server in memory hands out history by fewer types than a shop knows. */
const known = (message: Message): Message => {
  const { body } = message.content
  return body.kind === 'unknown' ? { ...message, content: registry.readFields(body.fields) } : message
}

const INFO: ChannelInfo = {
  channel: PEER,
  title: 'Aruna Audio',
  logo: '/art/1f4fb.webp',
  isMuted: false,
  isPinned: false,
  isOnline: true,
  lastOffline: 0,
  shop: { kind: 'merchant', replyMinutes: 5, opensAt: 0, opensText: '' },
}

const QUICK = ['Apakah masih ada?', 'Di mana pesanan saya?']

/**
 * The App over fakes with a chat that is real: the client of application/messaging over a server in memory, and
 * callbacks of a server that answer from arrays. For tests of the chat's screens.
 */
export const createChatApp = async (info: Partial<ChannelInfo> = {}): Promise<ChatApp> => {
  const fake = createFakeApp({ token: 'token' })
  const asked: Asked[] = []
  const uploads: FakeUpload[] = []
  const extras = new Map<string, MessageExtra>()
  const reminders: Reminder[] = []
  const members: Subscriber[] = []
  let version = 0
  let fault: ApiFault | undefined

  const extend = (messageID: string, extra: Partial<MessageExtra>): void => {
    version += 1
    extras.set(messageID, { ...(extras.get(messageID) ?? NO_EXTRA), ...extra, version })
  }
  const note =
    (call: string) =>
    async (...given: readonly unknown[]) => {
      asked.push({ call, with: given })
      return ok(undefined)
    }

  const host = (server: ModelServer): MessagingHost => {
    const plain = hostOfServer(server)
    return {
      ...plain,
      syncMessages: async (channel: Channel, pull: HistoryPull) => {
        if (fault) return fail(fault)
        const answer = await plain.syncMessages?.(channel, pull)
        return answer?.ok
          ? ok({ ...answer.value, messages: answer.value.messages.map(known) })
          : ok({ messages: [], hasMore: false })
      },
      fetchChannelInfo: async (channel) => ok({ ...INFO, channel, ...info }),
      syncMessageExtras: async () => ok(extras),
      syncReminders: async () => ok(reminders),
      syncSubscribers: async () => ok(members),
      reportRemindersDone: note('remindersDone'),
      reportRead: note('readMessages'),
      setConversationExtra: note('setConversationExtra'),
      revoke: async (message: Message) => {
        asked.push({ call: 'revoke', with: [message.messageID] })
        extend(message.messageID, { isRevoked: true, revoker: ME })
        return ok(undefined)
      },
      edit: async (message, content) => {
        if (fault) return fail(fault)
        asked.push({ call: 'edit', with: [message, content] })
        extend(message.messageID, { editedAt: 1, editedContent: content })
        return ok(undefined)
      },
      upload: (file, progress) => {
        let finish: FakeUpload['finish'] = () => undefined
        const done = new Promise<Result<string, ApiFault>>((resolve) => {
          finish = resolve
        })
        const upload: FakeUpload = { file, progress, finish, isCancelled: false }
        uploads.push(upload)
        return {
          done,
          cancel: () => {
            upload.isCancelled = true
          },
        }
      },
    }
  }

  const run = createMessagingRun({ host })
  const { client, lifecycle } = run.openTab({ registry })
  const services: ChatServices = {
    loadQuickReplies: async () => ok(QUICK),
    setMuted: note('setMuted'),
    setPinned: note('setPinned'),
    clearHistory: async (channel) => {
      client.clearConversation(channel)
      return note('clearHistory')(channel)
    },
    report: note('report'),
    rate: note('rate'),
  }
  const chat = createChat({ client, services, clock: run.clock, lifecycle, pictures: fake.app.pictures })
  const chat$ = createState<ChatState>({ phase: 'open', chat })
  const app: App = {
    ...fake.app,
    clock: run.clock,
    lifecycle,
    messaging: { chat$: chat$.stream, unread$: chat.unread$, open: async () => undefined },
  }
  await run.pass(10)
  return {
    ...fake,
    app,
    clock: run.clock,
    run,
    server: run.server,
    chat,
    client,
    lifecycle,
    asked,
    uploads,
    chat$,
    extend,
    reminders,
    members,
    refuse: (next) => {
      fault = next
    },
    pass: run.pass,
  }
}
