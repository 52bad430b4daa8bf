import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  type Content,
  commandContent,
  customContent,
  imageContent,
  textContent,
} from '../../../domain/messaging/content/content.ts'
import { SHOP_CONTENTS } from '../../../domain/messaging/content/shop-content.ts'
import { type Message, NO_EXTRA } from '../../../domain/messaging/message.ts'
import { digestOf, plainTextOf } from '../../../ui/messaging/digest.ts'
import { makeMessage } from '../../support/messaging/messages.ts'
import { kitWords } from '../../support/ui/render.tsx'
import { realTranslations } from '../../support/ui/translations.ts'

const digest = suite('digest')

const words = {
  ...kitWords('en'),
  t: (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`,
}
const of = (changes: Partial<Message>): string => digestOf(makeMessage(1, changes), 'u1', words)
const ofContent = (content: Content): string => of({ content })
const unknown = (fields: Readonly<Record<string, unknown>>): Content => ({
  contentType: 4711,
  body: { kind: 'unknown', fields },
})

digest('shows no password in the list either, and announces the whole text', () => {
  assert.is(ofContent(textContent('Kata sandi: rahasia1')), 'Kata sandi: ••••••')
  const long = makeMessage(1, { content: textContent('a'.repeat(5000)) })
  assert.is(plainTextOf(long, 'u1', words).length, 5000)
})

digest('is one line of a text, however long it is', () => {
  assert.is(ofContent(textContent('  Halo\n\napa\tkabar  ')), 'Halo apa kabar')
  assert.is(ofContent(textContent('a'.repeat(5000))).length, 160)
  assert.is(ofContent(textContent(`${'a'.repeat(159)}😀b`)), `${'a'.repeat(159)}😀`)
})

const line = (contentType: number, more: Readonly<Record<string, unknown>> = {}): Content =>
  SHOP_CONTENTS.readFields({
    type: contentType,
    content: 'Bagaimana percakapan dengan {0}?',
    extra: [{ uid: 'm1', name: 'Aruna Audio' }],
    ...more,
  })

digest('shows system lines in the reader’s language, whatever they were written in', () => {
  const ways = ['dgn', 'en', 'zh-cn', 'ri', 'han', 'tai'] as const
  for (const [type, more] of [
    [1001, {}],
    [1002, {}],
    [1003, { content: 'Anda memberi nilai 4 dari 5', extra: [], score: 4 }],
  ] as const) {
    const said = ways.map((language) =>
      digestOf(makeMessage(1, { content: line(type, more) }), 'u1', realTranslations(language)),
    )
    assert.is(new Set(said).size, 6, said.join())
    for (const text of said) assert.match(text, type === 1003 ? '4' : 'Aruna Audio')
  }
  const service = line(1001, { extra: [{ uid: 'service', name: 'Layanan Lintas' }] })
  const shown = digestOf(makeMessage(1, { content: service }), 'u1', realTranslations('ri'))
  assert.not.match(shown, 'Layanan')
})

digest('shows an unknown system line in its original text', () => {
  assert.is(ofContent(line(1500, { content: '{0} pindah' })), 'Aruna Audio pindah')
  assert.is(ofContent(line(1001, { extra: [], content: 'Seseorang masuk' })), 'Seseorang masuk')
})

digest('shows opening times in the reader’s time zone, and in the shop’s where that differs', () => {
  const opensAt = new Date('2026-11-20T09:00:00').getTime() / 1000
  const away = (opensText: string): Content =>
    SHOP_CONTENTS.readFields({ type: 1, content: 'Toko tutup sampai 07:00', opensAt, opensText })
  const said = (opensText: string): string =>
    digestOf(
      makeMessage(1, { content: away(opensText), timestamp: opensAt - 3600 }),
      'u1',
      realTranslations('dgn'),
    )
  assert.match(said('07:00'), 'buka lagi 09.00 (pukul 07.00 waktu toko)')
  assert.match(said('09:00'), 'buka lagi 09.00. ')
  assert.match(said('soon'), 'buka lagi 09.00. ')
  assert.is(SHOP_CONTENTS.writeFields(away('07:00'))['opensText'], '07:00', 'kept with the conversation')
})

digest('has a text for a picture', () => {
  assert.match(ofContent(imageContent(3, 4, 'x')), 'chat.digest.photo')
})

digest('names a product in the reader’s language, and an order by its number', () => {
  const fields = { title: 'Teko', titleEn: 'Kettle', orderSn: 'LT9' }
  assert.match(ofContent(customContent(3001, 'product', fields)), '"Kettle"')
  assert.match(
    digestOf(makeMessage(1, { content: customContent(3001, 'product', fields) }), 'u1', {
      ...words,
      language: 'dgn',
    }),
    '"Teko"',
  )
  assert.match(
    digestOf(makeMessage(1, { content: customContent(3001, 'product', fields) }), 'u1', {
      ...words,
      language: 'ri',
    }),
    '"Kettle"',
  )
  assert.match(ofContent(customContent(3002, 'order', fields)), '"LT9"')
})

digest('inserts the names into a system line', () => {
  const content: Content = {
    contentType: 1900,
    body: { kind: 'system', template: '{0} masuk', names: ['Rina'], fields: {} },
  }
  assert.is(ofContent(content), 'Rina masuk')
})

digest('says who recalled a message, without its text', () => {
  const extra = { ...NO_EXTRA, isRevoked: true }
  assert.match(of({ extra, fromUID: 'u1' }), 'recalledByYou')
  assert.match(of({ extra }), 'chat.digest.recalled ')
})

digest('shows the edited text', () => {
  assert.is(of({ extra: { ...NO_EXTRA, editedContent: textContent('kini') } }), 'kini')
})

digest('falls back to the text that a newer type carries, or asks for an update', () => {
  assert.is(ofContent(unknown({ content: 'Kupon' })), 'Kupon')
  assert.match(ofContent(unknown({ content: 7 })), 'chat.digest.unknown')
  assert.match(
    ofContent({ contentType: 0, body: { kind: 'unreadable', bytes: new Uint8Array(1) } }),
    'unknown',
  )
})

digest('shows nothing of messages for others, and nothing of commands', () => {
  assert.is(ofContent({ ...textContent('rahasia'), visibles: ['u9'] }), '')
  assert.is(ofContent(commandContent('typing', {})), '')
})

digest('says that an answer is being written while it has no text', () => {
  const stream = { flag: 1, streamNo: 's1', seq: 0 } as unknown as NonNullable<Message['stream']>
  assert.match(of({ content: textContent(''), stream }), 'chat.digest.answering')
})

digest.run()
