import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { commandContent, textContent } from '../../../../domain/messaging/content/content.ts'
import {
  boundsOf,
  FIRST_WINDOW,
  grownDown,
  grownUp,
  held,
  windowAround,
} from '../../../../domain/messaging/conversations/message-window.ts'
import {
  firstUnreadSeq,
  searchMessages,
  shownMessages,
} from '../../../../domain/messaging/conversations/reading.ts'
import { rowsOf } from '../../../../domain/messaging/conversations/transcript-rows.ts'
import { type Message, NO_EXTRA } from '../../../../domain/messaging/message.ts'
import { makeMessage } from '../../../support/messaging/messages.ts'

const rows = suite('the rows of a transcript')

const dayOf = (seconds: number): string => String(Math.floor(seconds / 86_400))
const kinds = (messages: readonly Message[], more: Partial<Parameters<typeof rowsOf>[0]> = {}) =>
  rowsOf({ messages, gaps: [], uid: 'u1', unreadSeq: 0, dayOf, ...more }).map((row) => row.kind)

rows('begin each day with its date', () => {
  const later = makeMessage(2, { timestamp: 1_700_000_000 + 86_400 })
  assert.equal(kinds([makeMessage(1), later]), ['day', 'message', 'day', 'message'])
})

rows('have notes where they were created, none before the first message, the rest at the end', () => {
  const at = 1_700_000_000
  const messages = [makeMessage(1, { timestamp: at }), makeMessage(2, { timestamp: at + 60 })]
  const notes = [-10, 30, 90].map((after) => ({ at: at + after, text: `${after}` }))
  const found = rowsOf({ messages, gaps: [], uid: 'u1', unreadSeq: 0, dayOf, notes })
  assert.equal(
    found.map((row) => (row.kind === 'note' ? row.text : row.kind)),
    ['day', 'message', '30', 'message', '90'],
  )
})

rows('group messages of one sender within five minutes: the last has the time', () => {
  const messages = [
    makeMessage(1),
    makeMessage(2),
    makeMessage(3, { fromUID: 'u1' }),
    makeMessage(4, { fromUID: 'u1', timestamp: 1_700_000_000 + 400 }),
  ]
  const last = rowsOf({ messages, gaps: [], uid: 'u1', unreadSeq: 0, dayOf }).map((row) =>
    row.kind === 'message' ? row.isLast : undefined,
  )
  assert.equal(last, [undefined, false, true, true, true])
})

rows('mark missing messages where they are missing', () => {
  const messages = [makeMessage(3), makeMessage(9)]
  assert.equal(kinds(messages, { gaps: [{ from: 4, to: 8 }] }), ['day', 'message', 'gap', 'message'])
})

rows('have one line above the first unread message, and none above the window', () => {
  const messages = [makeMessage(1), makeMessage(2), makeMessage(3)]
  assert.equal(kinds(messages, { unreadSeq: 2 }), ['day', 'message', 'unread', 'message', 'message'])
  assert.not.ok(kinds(messages.slice(2), { unreadSeq: 2 }).includes('unread'))
})

rows('count unread ones from the end and skip own and silent ones', () => {
  const messages = [
    makeMessage(1),
    makeMessage(2),
    makeMessage(3, { fromUID: 'u1' }),
    makeMessage(4, { flags: 0 }),
    makeMessage(5),
  ]
  assert.is(firstUnreadSeq(messages, 'u1', 2), 2)
  assert.is(firstUnreadSeq(messages, 'u1', 0), 0)
  assert.is(firstUnreadSeq(messages, 'u1', 9), 0)
})

rows('leave out commands and messages for others, and show recalled ones as lines', () => {
  const messages = shownMessages(
    [
      makeMessage(1, { content: commandContent('typing', {}) }),
      makeMessage(2, { content: { ...textContent('x'), visibles: ['u9'] } }),
      makeMessage(3, { extra: { ...NO_EXTRA, isRevoked: true } }),
    ],
    'u1',
  )
  assert.equal(kinds(messages), ['day', 'line'])
})

const keys = Array.from({ length: 1000 }, (_, at) => `k${at}`)

rows('follow the end until the window is fixed, which then stays where it is', () => {
  assert.equal(boundsOf(FIRST_WINDOW, keys), { start: 975, end: 1000 })
  const kept = held(FIRST_WINDOW, keys)
  assert.equal(boundsOf(kept, [...keys, 'new']), { start: 975, end: 1000 })
  assert.equal(boundsOf(kept, ['older', ...keys]), { start: 976, end: 1001 })
})

rows('are never more than 240, however far a reader scrolls', () => {
  let window = FIRST_WINDOW
  for (let step = 0; step < 80; step++) {
    window = grownUp(window, keys)
    const { start, end } = boundsOf(window, keys)
    assert.ok(end - start <= 240)
  }
  assert.is(boundsOf(window, keys).start, 0)
  for (let step = 0; step < 80; step++) window = grownDown(window, keys)
  assert.equal([window.lastKey, boundsOf(window, keys).end], [undefined, 1000])
})

rows('are searched by their text, the newest first, in any letter case and width', () => {
  const texts = ['Tas merah', 'tas biru', 'TAS hijau', 'sepatu', 'ＴＡＳ putih']
  const messages = texts.map((text, at) => makeMessage(at + 1, { content: textContent(text) }))
  const found = (typed: string, all: readonly Message[] = messages): readonly number[] =>
    searchMessages(all, typed).map(({ message }) => message.messageSeq)
  assert.equal(found(' tas '), [5, 3, 2, 1])
  assert.equal(found(' '), [])
  const recalled = makeMessage(6, { content: textContent('tas'), extra: { ...NO_EXTRA, isRevoked: true } })
  const unsent = makeMessage(0, { content: textContent('tas') })
  const command = makeMessage(7, { content: commandContent('tas', {}) })
  assert.equal(found('tas', [recalled, unsent, command]), [])
})

rows('are searched by edited text, and shown without a payment code', () => {
  const edited = makeMessage(1, {
    content: textContent('lama'),
    extra: { ...NO_EXTRA, editedAt: 1, editedContent: textContent('pin: 246810') },
  })
  assert.equal(searchMessages([edited], 'lama'), [])
  const [found] = searchMessages([edited], 'pin')
  assert.ok(found && !found.text.includes('246810'))
})

rows('around a message include neighbours on both sides', () => {
  const { start, end } = boundsOf(windowAround(500, keys), keys)
  assert.ok(start < 470 && end > 530)
  assert.ok(boundsOf(windowAround(0, keys), keys).start === 0)
  assert.equal(boundsOf(windowAround(999, keys), keys).end, 1000)
})

rows.run()
