import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { HttpPort } from '../../application/ports/http-port.ts'
import { renderScreen } from '../../ui/server.tsx'

const own = suite('conversations of a shopper, rendered on a server')

const ROOM = { channelID: 'm4', channelType: 1 }
const said = (fromUID: string, content: string, messageSeq: number) => ({
  ...ROOM,
  fromUID,
  messageSeq,
  messageID: `${messageSeq}`,
  timestamp: 1_780_000_000 + messageSeq,
  payload: { type: 1, content },
})

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/user/getUserInfo': { user_id: 7, nickname: 'Rani' },
  '/api/chat/login': { status: 200 },
  '/api/chat/getWebSocketUrl': { uid: 'u7', token: 'secret of the line', url: 'ws://shop/ws', deviceFlag: 1 },
  '/api/chat/channelInfo': { ...ROOM, title: 'Meraki Mode' },
  '/api/chat/getChannelMessage': {
    more: 0,
    messages: [said('m4', 'Ready <b>today</b>', 1), said('u7', 'Thank you', 2)],
  },
  '/api/chat/getRecentConversation': [
    { ...ROOM, unread: 1, timestamp: 1_780_000_002, lastMsgSeq: 2, recents: [said('u7', 'Thank you', 2)] },
  ],
}

const render = async (url: string, answers = ANSWERS) => {
  const asked: string[] = []
  const http: HttpPort = {
    send: async ({ url: called, method }) => {
      const [path = ''] = called.split('?')
      asked.push(`${method} ${path}`)
      const data = answers[path]
      if (data === undefined) return { ok: false, fault: { kind: 'offline' } }
      return { ok: true, value: { status: 200, json: { code: 1, msg: '', data } } }
    },
  }
  const page = await renderScreen({ url, language: 'en', http, token: 'secret-of-the-session' })
  return { asked, page, markup: page?.markup ?? '' }
}

own('contain a conversation without any write: nothing is marked read', async () => {
  const { asked, markup } = await render('/chatRoomDetail/4')
  assert.match(markup, 'Ready &lt;b&gt;today&lt;/b&gt;')
  assert.match(markup, 'Thank you')
  assert.match(markup, 'Meraki Mode')
  assert.not.match(markup, 'aria-busy')
  assert.not.match(markup, 'secret')
  assert.equal(
    asked.filter((call) => call.startsWith('POST')).map((call) => call.replace('POST /api/chat/', '')),
    ['getChannelMessage'],
  )
})

own(
  'contain everything that has a place in a conversation, so that nothing arrives later and moves it',
  async () => {
    const product = { type: 3001, productId: '54', merId: '15', title: 'Linen dress', image: '/p/54.webp' }
    const getChannelMessage = { more: 0, messages: [{ ...said('m4', '', 1), payload: product }] }
    const answers = {
      ...ANSWERS,
      '/api/chat/getChannelMessage': getChannelMessage,
      '/api/chat/quickReplies': [{ id: 'stock', text: 'Is it in stock?' }],
    }
    const { markup } = await render('/chatRoomDetail/4', answers)
    assert.match(markup, 'Is it in stock?')
    assert.match(markup, 'href="/detail/54/15"')
    const drafts = { '/api/chat/conversationExtras': [{ ...ROOM, draft: 'Is the blue', version: 1 }] }
    const begun = await render('/chatRoomDetail/4', { ...answers, ...drafts })
    assert.match(begun.markup, '>Is the blue</textarea>')
    assert.not.match(begun.markup, 'Is it in stock?')
  },
)

own('mark where the unread messages begin, as the conversation list counts them', async () => {
  const later = said('m4', 'Packed and on its way', 3)
  const answers = {
    ...ANSWERS,
    '/api/chat/getChannelMessage': {
      more: 0,
      messages: [said('m4', 'Ready', 1), said('u7', 'Thank you', 2), { ...later, header: { redDot: 1 } }],
    },
    '/api/chat/getRecentConversation': [
      { ...ROOM, unread: 1, timestamp: later.timestamp, lastMsgSeq: 3, recents: [later] },
    ],
  }
  const { markup } = await render('/chatRoomDetail/4', answers)
  assert.match(markup, /Thank you.*1 new message.*Packed and on its way/s)
})

own('contain the conversation list', async () => {
  const { markup } = await render('/chatRoom')
  assert.match(markup, 'href="/chatRoomDetail/4"')
  assert.match(markup, 'Thank you')
  assert.not.match(markup, 'aria-busy')
})

own('are empty when the chat does not open: the page without data explains it', async () => {
  const { page } = await render('/chatRoomDetail/4', { ...ANSWERS, '/api/chat/getWebSocketUrl': undefined })
  assert.is(page, undefined)
})

own.run()
