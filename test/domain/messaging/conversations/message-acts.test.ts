import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { imageContent } from '../../../../domain/messaging/content/content.ts'
import {
  actsOn,
  CHANGE_SECONDS,
  changeFault,
  RECALL_SECONDS,
} from '../../../../domain/messaging/conversations/message-acts.ts'
import { failMessage, type Message } from '../../../../domain/messaging/message.ts'
import { makeMessage } from '../../../support/messaging/messages.ts'

const acts = suite('actions on a message')

const own = (more: Partial<Message> = {}): Message => makeMessage(7, { fromUID: 'u1', ...more })
const after = (message: Message, seconds: number) => actsOn(message, 'u1', message.timestamp + seconds)

acts('one of our own can be taken back for two minutes, and not a second longer', () => {
  assert.ok(after(own(), RECALL_SECONDS).includes('recall'))
  assert.not.ok(after(own(), RECALL_SECONDS + 1).includes('recall'))
})

acts('the words of our own can be changed for a quarter of an hour, and not a second longer', () => {
  assert.ok(after(own(), CHANGE_SECONDS).includes('change'))
  assert.not.ok(after(own(), CHANGE_SECONDS + 1).includes('change'))
})

acts('a device whose clock is behind the server offers both: the server has the last word', () => {
  assert.equal(after(own(), -86_400), ['copy', 'reply', 'change', 'recall', 'remove'])
})

acts('a picture has no words to copy or to change', () => {
  const picture = own({ content: imageContent(4, 3, '/p.jpg') })
  assert.equal(after(picture, 0), ['reply', 'recall', 'remove'])
})

acts('one that has failed goes again, with other words or without, and answers to nothing', () => {
  const failed = failMessage(own({ messageSeq: 0, messageID: '' }), 0)
  assert.equal(after(failed, 0), ['resend', 'edit', 'copy', 'remove'])
})

acts('one of another can be reported, and neither taken back nor changed', () => {
  assert.equal(after(makeMessage(7, { fromUID: 'm1' }), 0), ['copy', 'reply', 'remove', 'report'])
})

acts('the words are not changed of what is none, is too old or was taken back, in this order', () => {
  const table: readonly (readonly [
    isText: boolean,
    age: number,
    isRecalled: boolean,
    fault: string | undefined,
  ])[] = [
    [true, 0, false, undefined],
    [true, CHANGE_SECONDS, false, undefined],
    [true, CHANGE_SECONDS + 1, false, 'too-late'],
    [true, 0, true, 'recalled'],
    [true, CHANGE_SECONDS + 1, true, 'too-late'],
    [false, CHANGE_SECONDS + 1, true, 'not-text'],
  ]
  for (const [isText, age, isRecalled, fault] of table)
    assert.is(changeFault({ timestamp: 1_000, isText, isRecalled }, 1_000 + age), fault)
})

acts.run()
