import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  membersLike,
  mentionedIn,
  typedMention,
  withMention,
} from '../../../../domain/messaging/content/composed-mention.ts'

const mentions = suite('a mention as it is typed')

const member = (uid: string, name: string) => ({ uid, name })
const ANI = member('u2', 'Ani')
const ANITA = member('u3', 'Anita Wijaya')
const YUKI = member('u4', '山田 雪')
const MEMBERS = [ANI, ANITA, YUKI]

for (const [text, query] of [
  ['@', ''],
  ['Halo @an', 'an'],
  ['Halo\n@Anita W', 'Anita W'],
  ['你好@山', '山'],
  ['(@ani', 'ani'],
  ['rani@contoh.id', undefined],
  ['a@', undefined],
  ['@ ani', undefined],
  ['@ani\nlagi', undefined],
  ['halo', undefined],
  [`@${'x'.repeat(41)}`, undefined],
] as const) {
  mentions(
    `"${text.replace('\n', '⏎')}" ${query === undefined ? 'asks for nobody' : `asks for "${query}"`}`,
    () => {
      assert.is(typedMention(text, text.length)?.query, query)
    },
  )
}

mentions('is the text before the caret, wherever that is', () => {
  assert.equal(typedMention('@ani, apa kabar', 3), { from: 0, query: 'an' })
  assert.is(typedMention('@ani, apa kabar', 10), undefined)
})

mentions('finds members by the beginning of a word of their name, those who begin with it first', () => {
  const names = (query: string) => membersLike(MEMBERS, query).map(({ name }) => name)
  assert.equal(names(''), ['Ani', 'Anita Wijaya', '山田 雪'])
  assert.equal(names('AN'), ['Ani', 'Anita Wijaya'])
  assert.equal(names('wij'), ['Anita Wijaya'])
  assert.equal(names('雪'), ['山田 雪'])
  assert.equal(names('zz'), [])
})

mentions('inserts the whole name, and places the caret after it', () => {
  assert.equal(withMention('Halo @an, ya', { from: 5, query: 'an' }, 'Anita Wijaya'), {
    text: 'Halo @Anita Wijaya , ya',
    caret: 19,
  })
  assert.equal(withMention('@', { from: 0, query: '' }, 'Ani'), { text: '@Ani ', caret: 5 })
})

mentions('names members whose names are in the text, the longer name before the shorter', () => {
  const of = (text: string) => mentionedIn(text, MEMBERS, 'Semua')
  assert.equal(of('@Anita Wijaya dan @山田 雪 tolong'), { all: false, uids: ['u3', 'u4'] })
  assert.equal(of('halo @Ani!'), { all: false, uids: ['u2'] })
  assert.equal(of('@Ani @Anita Wijaya'), { all: false, uids: ['u2', 'u3'] })
  assert.equal(of('@Semua mohon dibaca'), { all: true, uids: [] })
  for (const nobody of ['Ani', '@Anisa', 'x@Ani', '@Semuanya', '']) assert.is(of(nobody), undefined, nobody)
})

mentions('of one of two with the same name means the one that was picked, and both where none was', () => {
  const twins = [member('u5', 'Budi'), member('u6', 'Budi')]
  assert.equal(mentionedIn('@Budi', twins, 'Semua', new Set(['u6']))?.uids, ['u6'])
  assert.equal(mentionedIn('@Budi', twins, 'Semua')?.uids, ['u5', 'u6'])
})

mentions.run()
