import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { textContent } from '../../../../domain/messaging/content/content.ts'
import {
  applyExtras,
  applyWithin,
  changeMessage,
  closeGap,
  EMPTY_TRANSCRIPT,
  markGap,
  mergeNewest,
  mergePage,
  type Transcript,
  WINDOW,
} from '../../../../domain/messaging/conversations/transcript.ts'
import {
  failMessage,
  type Message,
  NO_EXTRA,
  settleMessage,
  shownContent,
  withExtra,
} from '../../../../domain/messaging/message.ts'
import { makeMessage } from '../../../support/messaging/messages.ts'

const transcripts = suite('transcript')

const waiting = (clientSeq: number): Message =>
  makeMessage(0, {
    messageID: '',
    clientMsgNo: `mine-${clientSeq}`,
    clientSeq,
    fromUID: 'me',
    status: 'wait',
  })

const textOf = (transcript: Transcript): string[] =>
  transcript.messages.map(({ messageSeq, clientMsgNo }) =>
    messageSeq > 0 ? String(messageSeq) : clientMsgNo,
  )

/** As a conversation does that nobody reads. */
const apply = (transcript: Transcript, message: Message): Transcript =>
  applyWithin(transcript, message, WINDOW)

const build = (...messages: Message[]): Transcript => messages.reduce(apply, EMPTY_TRANSCRIPT)

transcripts('is ordered by message numbers, whatever the clocks say', () => {
  const late = makeMessage(3, { timestamp: 9_999_999_999 })
  const early = makeMessage(4, { timestamp: 1 })
  assert.equal(textOf(build(early, makeMessage(5), late)), ['3', '4', '5'])
})

transcripts('keeps unsent messages after all others, in the order they were written', () => {
  assert.equal(textOf(build(waiting(1), waiting(2), makeMessage(9))), ['9', 'mine-1', 'mine-2'])
})

transcripts('a sent message moves to the place of its number, and its echo is no second one', () => {
  const ack = { messageID: 'id-7', messageSeq: 7 }
  let transcript = build(waiting(1), makeMessage(8))
  transcript = changeMessage(transcript, 'mine-1', (message) => settleMessage(message, ack))
  assert.equal(textOf(transcript), ['7', '8'])
  const echo = makeMessage(7, { clientMsgNo: 'mine-1', fromUID: 'me' })
  const [only, ...others] = apply(transcript, echo).messages
  assert.is(only?.clientSeq, 1)
  assert.is(others.length, 1)
})

transcripts('an echo from history that arrives before the acknowledgement settles the message', () => {
  const echo = makeMessage(7, { clientMsgNo: 'mine-1', fromUID: 'me' })
  const transcript = mergePage(build(waiting(1)), [echo], false)
  assert.equal(textOf(transcript), ['7'])
  assert.is(transcript.messages[0]?.status, 'normal')
})

transcripts('a failed message stays where it was written', () => {
  let transcript = build(makeMessage(5), waiting(1))
  transcript = changeMessage(transcript, 'mine-1', (message) => failMessage(message, 4))
  assert.equal(textOf(apply(transcript, makeMessage(6))), ['5', 'mine-1', '6'])
})

transcripts('an unstored message of others stays where it arrived', () => {
  const note = makeMessage(0, { messageID: 'note', clientMsgNo: 'note' })
  assert.equal(textOf(build(makeMessage(5), note, makeMessage(6))), ['5', 'note', '6'])
})

transcripts('a page of history is merged without duplicates and knows when there is nothing older', () => {
  const page = [3, 4, 5].map((seq) => makeMessage(seq))
  const transcript = mergePage(build(makeMessage(5), makeMessage(6)), [...page, makeMessage(4)], true)
  assert.equal(textOf(transcript), ['3', '4', '5', '6'])
  assert.is(transcript.isComplete, true)
})

transcripts('a newest page with a gap to the loaded messages replaces them', () => {
  const here = { ...build(makeMessage(1), makeMessage(2), waiting(1)), isComplete: true }
  const transcript = mergeNewest(here, [makeMessage(8), makeMessage(9)], false)
  assert.equal(textOf(transcript), ['8', '9', 'mine-1'])
  assert.is(transcript.isComplete, false)
})

transcripts('a newest page that overlaps the loaded messages is merged', () => {
  const here = { ...build(makeMessage(1), makeMessage(2)), isComplete: true }
  const transcript = mergeNewest(here, [makeMessage(3), makeMessage(4)], false)
  assert.equal(textOf(transcript), ['1', '2', '3', '4'])
  assert.is(transcript.isComplete, true)
})

transcripts('is no longer complete once its oldest messages were dropped', () => {
  const one = { ...build(makeMessage(1)), isComplete: true }
  assert.is(applyWithin(one, makeMessage(2), 2).isComplete, true)
  assert.is(applyWithin(applyWithin(one, makeMessage(2), 2), makeMessage(3), 2).isComplete, false)
})

/** Processor time of joining so many messages of history, the least of three. */
const joining = (count: number): number => {
  const page = Array.from({ length: count }, (_, at) => makeMessage(count - at))
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage()
    assert.is(mergePage(EMPTY_TRANSCRIPT, page, false).messages.length, count)
    return process.cpuUsage(before).user
  })
  return Math.min(...times)
}

transcripts(
  'merging a history twenty times as long takes about twenty times as long, not four hundred',
  () => {
    joining(1_000)
    const [short, long] = [joining(1_000), joining(20_000)]
    assert.ok(long < 100 * Math.max(short, 1_000), `${short} and ${long} us`)
  },
)

transcripts('a message that a server has stored twice is one, wherever its second number is', () => {
  const first = makeMessage(3, { clientMsgNo: 'sent-again', fromUID: 'm7' })
  const again = makeMessage(9, { clientMsgNo: 'sent-again', fromUID: 'm7' })
  assert.equal(textOf(build(first, makeMessage(4), makeMessage(5), again)), ['4', '5', '9'])
})

transcripts('a message without a number is found by its id when history brings the number', () => {
  const passing = makeMessage(0, { messageID: '77', clientMsgNo: '' })
  const stored = makeMessage(4, { messageID: '77', clientMsgNo: '' })
  assert.equal(textOf(build(makeMessage(3), passing, stored)), ['3', '4'])
})

transcripts('a new message does not change the earlier transcript object', () => {
  const before = build(makeMessage(1), makeMessage(2))
  const after = apply(before, makeMessage(3))
  assert.equal(
    [textOf(before), textOf(after)],
    [
      ['1', '2'],
      ['1', '2', '3'],
    ],
  )
})

transcripts('has the same counts whether updated or counted again', () => {
  const some = fc.record({
    seq: fc.integer({ min: 0, max: 30 }),
    no: fc.constantFrom('', 'a', 'b', 'c', 'd', 'e'),
    id: fc.constantFrom('', '1', '2', '3'),
    from: fc.constantFrom('m7', 'me'),
  })
  fc.assert(
    fc.property(fc.array(some, { maxLength: 40 }), (steps) => {
      let along = EMPTY_TRANSCRIPT
      let anew = EMPTY_TRANSCRIPT
      for (const { seq, no, id, from } of steps) {
        const message = makeMessage(seq, { clientMsgNo: no, messageID: id, fromUID: from })
        along = applyWithin(along, message, 6)
        anew = applyWithin({ ...anew, messages: [...anew.messages] }, message, 6)
        assert.equal(along.messages, anew.messages)
      }
    }),
  )
})

transcripts('G10: drops the oldest messages beyond its window', () => {
  let transcript = EMPTY_TRANSCRIPT
  for (let seq = 1; seq <= WINDOW + 20; seq++) transcript = apply(transcript, makeMessage(seq))
  assert.is(transcript.messages.length, WINDOW)
  assert.is(transcript.messages[0]?.messageSeq, 21)
})

transcripts('a recall of a newer version is shown, one of an older version is not', () => {
  const recalled = { ...NO_EXTRA, isRevoked: true, version: 5 }
  const stale = { ...NO_EXTRA, version: 4 }
  let transcript = applyExtras(build(makeMessage(1)), new Map([['id-1', recalled]]))
  assert.is(transcript.messages[0]?.extra.isRevoked, true)
  transcript = applyExtras(transcript, new Map([['id-1', stale]]))
  assert.is(transcript.messages[0]?.extra.isRevoked, true)
  assert.is(applyExtras(transcript, new Map([['other', recalled]])), transcript)
  assert.is(applyExtras(transcript, new Map([['id-1', { ...recalled }]])), transcript)
})

transcripts('an edited message keeps its reply', () => {
  const reply = {
    messageID: 'id-1',
    messageSeq: 1,
    fromUID: 'm7',
    fromName: '',
    rootMessageID: '',
    payload: {},
  }
  const before = makeMessage(2, { content: textContent('lama', { reply }) })
  const after = withExtra(before, { ...NO_EXTRA, version: 1, editedContent: textContent('baru') })
  const { body, reply: kept } = shownContent(after)
  assert.equal([body, kept], [{ kind: 'text', text: 'baru' }, reply])
})

transcripts('a deleted message is removed', () => {
  const transcript = build(makeMessage(1), waiting(1))
  assert.equal(textOf(changeMessage(transcript, 'mine-1', (one) => ({ ...one, isDeleted: true }))), ['1'])
})

transcripts('gaps merge, shrink and split as numbers arrive', () => {
  let transcript = markGap(EMPTY_TRANSCRIPT, { from: 5, to: 9 })
  transcript = closeGap(transcript, { from: 7, to: 7 })
  assert.equal(transcript.gaps, [
    { from: 5, to: 6 },
    { from: 8, to: 9 },
  ])
  assert.equal(closeGap(transcript, { from: 1, to: 20 }).gaps, [])
})

transcripts.run()
