import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { createAnnouncements } from '../../../application/messaging/announcements.ts'
import type { TranscriptView } from '../../../application/messaging/message-store.ts'
import type { Message } from '../../../domain/messaging/message.ts'
import { makeMessage } from '../../support/messaging/messages.ts'

const announcements = suite('announcements of new messages')

const open = () => {
  const clock = createFakeClock()
  const told: (readonly number[])[] = []
  const { follow, rest } = createAnnouncements(clock, 'me', (messages) => {
    told.push(messages.map(({ messageSeq }) => messageSeq))
  })
  const show = (...messages: readonly Message[]): void => {
    const view: TranscriptView = { messages, gaps: [], isComplete: true, streams: new Map() }
    follow(view)
  }
  return { clock, told, show, rest }
}

const [one, two, three] = [1, 2, 3].map((seq) => makeMessage(seq)) as [Message, Message, Message]

announcements('skip the history, and combine several messages of one second', () => {
  const { clock, told, show } = open()
  show(one)
  clock.advance(1000)
  assert.equal(told, [])
  show(one, two)
  clock.advance(500)
  show(one, two, three)
  clock.advance(499)
  assert.equal(told, [])
  clock.advance(1)
  assert.equal(told, [[2, 3]])
})

announcements('announce each message once, and none of one’s own', () => {
  const { clock, told, show } = open()
  show(one)
  show(one, two, makeMessage(3, { fromUID: 'me' }))
  clock.advance(1000)
  show(one, two)
  clock.advance(5000)
  assert.equal(told, [[2]])
})

announcements('are dropped when the conversation is hidden: its reader sees the message later', () => {
  const { clock, told, show, rest } = open()
  show(one)
  show(one, two)
  rest()
  clock.advance(5000)
  assert.equal(told, [])
  show(one, two, three)
  clock.advance(1000)
  assert.equal(told, [[3]])
})

announcements.run()
