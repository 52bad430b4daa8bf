import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { OFF_VIEW } from '../../../application/messaging/connection.ts'
import { openWhole, openWith, unreadBefore } from '../../../application/messaging/opening.ts'
import { createState } from '../../../application/shared/streams.ts'
import { type Conversation, emptyConversation } from '../../../domain/messaging/conversations/conversation.ts'
import type { Message } from '../../../domain/messaging/message.ts'
import { fail, ok } from '../../../domain/shared/result.ts'
import { makeMessage } from '../../support/messaging/messages.ts'

const opening = suite('opening a conversation')
const CHANNEL = { channelID: 'u2', channelType: 1 }
type Client = Parameters<typeof openWhole>[0] & Parameters<typeof openWith>[0]

/** Five messages of which `unread` are new; all of them are marked as read at once or when rendered, as by the client. */
const createClient = ({ unread = 2, browseTo = 0, isConnected = true } = {}) => {
  const messages = [1, 2, 3, 4, 5].map((seq) => makeMessage(seq, seq === 4 ? { fromUID: 'me' } : {}))
  const extra = { channel: CHANNEL, browseTo, keepMessageSeq: 0, keepOffsetY: 0, draft: '', version: 1 }
  const listed: Conversation = {
    ...emptyConversation(CHANNEL, 1),
    unread,
    lastMessage: messages.at(-1),
    ...(browseTo > 0 && { extra }),
  }
  const conversation$ = createState<Conversation | undefined>(listed)
  const view$ = createState({
    messages: messages as readonly Message[],
    gaps: [],
    isComplete: true,
    streams: new Map(),
  })
  const asked: string[] = []
  const answers: (() => void)[] = []
  const ask = (what: string): Promise<void> => {
    asked.push(what)
    return new Promise((resolve) => answers.push(resolve))
  }
  const client: Client = {
    uid: 'me',
    status$: createState({
      ...OFF_VIEW,
      state: isConnected ? ('connected' as const) : ('connecting' as const),
    }).stream,
    conversation$: () => conversation$.stream,
    messages$: () => view$.stream,
    openConversation: async (_, whenRendered) => {
      const read = () => conversation$.update((known) => known && { ...known, unread: 0 })
      if (whenRendered) void whenRendered.then(read)
      else read()
      await ask('messages')
      return ok('end')
    },
    syncConversations: async () => {
      await ask('list')
      conversation$.set(listed)
      return ok(undefined)
    },
    loadChannelInfo: () => ask('channel'),
    loadDrafts: () => ask('drafts'),
  }
  return { client, conversation$, view$, asked, answers, ask }
}

opening('counts what was unread before by the place to which the reader has read', () => {
  assert.is(unreadBefore(createClient({ unread: 3 }).client, CHANNEL), 3)
  assert.is(unreadBefore(createClient({ unread: 3, browseTo: 4 }).client, CHANNEL), 1)
  const { client, conversation$ } = createClient()
  conversation$.set(undefined)
  assert.is(unreadBefore(client, CHANNEL), 0)
})

opening('is ready with the first unread message of others', async () => {
  const { client } = createClient()
  const openConversation: Client['openConversation'] = async () => ok('more')
  const opened = await openWith({ ...client, openConversation }, CHANNEL, 2)
  // 5 and 3 are of others, 4 is the reader's own.
  assert.equal(opened, { phase: 'ready', fault: undefined, unread: 2, unreadSeq: 3 })
})

opening(
  'counts what is unread before it marks as read, by the list until the page is connected',
  async () => {
    const { client, conversation$, asked, answers } = createClient({ isConnected: false })
    conversation$.set(undefined)
    const opened = openWith(client, CHANNEL)
    assert.equal(asked, ['messages', 'list'])
    for (const answer of answers) answer()
    assert.equal(await opened, { phase: 'ready', fault: undefined, unread: 2, unreadSeq: 3 })
    await new Promise(setImmediate)
    assert.is(conversation$.stream.value?.unread, 0)
  },
)

opening('counts by what it knows while connected, without another call', async () => {
  const { client, asked, answers } = createClient()
  const opened = openWith(client, CHANNEL)
  assert.equal(asked, ['messages'])
  answers[0]?.()
  assert.is((await opened).unread, 2)
})

opening('fails with the fault of the server, and still says where kept messages are unread', async () => {
  const { client } = createClient()
  const openConversation = async () => fail({ kind: 'offline' } as const)
  const opened = await openWith({ ...client, openConversation }, CHANNEL, 1)
  assert.equal(opened, { phase: 'failed', fault: { kind: 'offline' }, unread: 1, unreadSeq: 5 })
})

opening('as a whole asks for everything at once, and is over when the last of it is there', async () => {
  const { client, conversation$, asked, answers, ask } = createClient()
  // A page that was just loaded knows no conversation: the list counts what is unread.
  conversation$.set(undefined)
  let isOver = false
  const loadReplies = async () => {
    await ask('replies')
    return ok(['Hai'])
  }
  const whenRendered = new Promise(() => undefined)
  const whole = openWhole(client, loadReplies, CHANNEL, whenRendered).finally(() => {
    isOver = true
  })
  assert.equal([...asked].sort(), ['channel', 'drafts', 'list', 'messages', 'replies'])
  while (answers.length > 1) answers.pop()?.()
  await new Promise(setImmediate)
  assert.is(isOver, false)
  answers.pop()?.()
  const opened = await whole
  assert.equal([opened.phase, opened.unread, opened.unreadSeq], ['ready', 2, 3])
  assert.equal(opened.replies, ok(['Hai']))
})

opening('as a whole is ready without the quick replies that the server refuses', async () => {
  const { client, answers } = createClient()
  const refused = fail({ kind: 'offline' } as const)
  const whole = openWhole(client, async () => refused, CHANNEL, Promise.resolve())
  for (const answer of answers) answer()
  const opened = await whole
  assert.is(opened.phase, 'ready')
  assert.equal(opened.replies, refused)
})

opening.run()
