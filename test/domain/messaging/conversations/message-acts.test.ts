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

acts('one’s own can be recalled for two minutes, and not a second longer', () => {
  assert.ok(after(own(), RECALL_SECONDS).includes('recall'))
  assert.not.ok(after(own(), RECALL_SECONDS + 1).includes('recall'))
})

acts('one’s own text can be edited for a quarter of an hour, and not a second longer', () => {
  assert.ok(after(own(), CHANGE_SECONDS).includes('change'))
  assert.not.ok(after(own(), CHANGE_SECONDS + 1).includes('change'))
})

acts('are offered by a device whose clock is behind the server, which decides', () => {
  assert.equal(after(own(), -86_400), ['copy', 'reply', 'change', 'recall', 'remove'])
})

acts('a picture has no text to copy or edit', () => {
  const picture = own({ content: imageContent(4, 3, '/p.jpg') })
  assert.equal(after(picture, 0), ['reply', 'recall', 'remove'])
})

acts('a failed one can be resent, edited or not, and cannot be replied to', () => {
  const failed = failMessage(own({ messageSeq: 0, messageID: '' }), 0)
  assert.equal(after(failed, 0), ['resend', 'edit', 'copy', 'remove'])
})

acts('one of another can be reported, but neither recalled nor edited', () => {
  assert.equal(after(makeMessage(7, { fromUID: 'm1' }), 0), ['copy', 'reply', 'remove', 'report'])
})

acts('refuse to edit a message that is no text, too old or recalled, in this order', () => {
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
