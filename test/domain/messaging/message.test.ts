import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { NO_EXTRA, shownContent } from '../../../domain/messaging/message.ts'
import { makeMessage } from '../../support/messaging/messages.ts'

const messages = suite('a message')

messages('shows its original text until it is edited, and the edited text then', () => {
  const content = textContent('sent')
  const editedContent = textContent('edited')
  assert.is(shownContent(makeMessage(1, { content })), content)
  assert.equal(
    shownContent(makeMessage(1, { content, extra: { ...NO_EXTRA, editedContent } })),
    editedContent,
  )
})

messages.run()
