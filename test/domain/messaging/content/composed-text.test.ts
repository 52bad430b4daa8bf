import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { contentsOf } from '../../../../domain/messaging/content/composed-text.ts'
import { type Content, textContent } from '../../../../domain/messaging/content/content.ts'
import { TEXT_LIMIT } from '../../../../domain/messaging/content/message-text.ts'
import { makeMessage } from '../../../support/messaging/messages.ts'

const composed = suite('a text of the composer as messages')

const member = (uid: string, name: string) => ({ uid, name })
const IN_PAIR = { uid: 'me', name: 'Aruna Audio', group: undefined }
const IN_GROUP = {
  ...IN_PAIR,
  group: {
    members: [member('me', 'Rani'), member('u2', 'Budi'), member('u3', '')],
    everyone: 'semua',
  },
}

const write = (text: string) => ({ text, answered: undefined })
const textsOf = (contents: readonly Content[]): readonly string[] =>
  contents.map(({ body }) => (body.kind === 'text' ? body.text : ''))

composed('is one message, and none when nothing in it is visible', () => {
  assert.equal(contentsOf(write(' Halo '), IN_PAIR), [textContent('Halo')])
  assert.equal(contentsOf(write(' \u200b '), IN_PAIR), [])
})

composed('is split when it is too long, and only the first message carries the quote', () => {
  const answered = makeMessage(1, { fromUID: 'shop', content: textContent('Yang mana?') })
  const text = 'kata '.repeat(TEXT_LIMIT / 2)
  const contents = contentsOf({ text, answered }, IN_PAIR)
  assert.ok(contents.length > 1)
  assert.is(textsOf(contents).join(' ').replace(/\s+/g, ' '), text.trim())
  assert.equal(
    contents.map(({ reply }) => reply?.fromName),
    ['Aruna Audio', ...contents.slice(1).map(() => undefined)],
  )
})

composed('quotes one’s own message without a name', () => {
  const answered = makeMessage(1, { fromUID: 'me', content: textContent('Halo?') })
  assert.is(contentsOf({ text: 'Masih ada?', answered }, IN_PAIR)[0]?.reply?.fromName, '')
})

composed('mentions members of a group by name, but nobody between two people', () => {
  const [content] = contentsOf(write('@Budi lihat ini'), IN_GROUP)
  assert.equal(content?.mention?.uids, ['u2'])
  assert.is(contentsOf(write('@semua halo'), IN_GROUP)[0]?.mention?.all, true)
  assert.is(contentsOf(write('@Rani'), IN_GROUP)[0]?.mention, undefined, 'oneself')
  assert.is(contentsOf(write('@semua @Budi'), IN_PAIR)[0]?.mention, undefined)
})

composed('has in each message the mentions of its own part', () => {
  const text = `@Budi ${'kata '.repeat(TEXT_LIMIT / 3)}\n\n${'lagi '.repeat(TEXT_LIMIT / 3)}`
  const contents = contentsOf(write(text), IN_GROUP)
  assert.equal(contents[0]?.mention?.uids, ['u2'])
  assert.is(contents.at(-1)?.mention, undefined)
})

composed.run()
