import fc from 'fast-check'
import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { recordHost } from '../../support/fuzz/recorded-host.tsx'
import { descriptionOf } from '../../support/ui/accessible.ts'
import { send, type } from '../../support/ui/render.tsx'

// Longer and otherwise: node build.mjs reliability form-fuzz --runs 5000 --seed 7
const RUNS = Number(process.env['RUNS'] ?? 40)
const SEED = Number(process.env['SEED'] ?? 20_261_121)

const fuzz = suite('any input in any form')

/** Every screen with a form, and whether a visitor fills it in. */
const FORMS =
  'login register forgotPassword changePassword changePayPwd addressForm cardTopUp walletTopUp withDraw refund comment complaint platformComplaint profile'.split(
    ' ',
  )
const OF_VISITORS = new Set(['login', 'register', 'forgotPassword'])

const host = await recordHost()
fuzz.after(() => host.close())
const forms = host.screens.filter(({ name }) => FORMS.includes(name))

/** Passwords and codes are typed anew, and so is the number of a card. */
const SECRET = new Set(['changePassword', 'changePayPwd'])
const CARD = new Set(['cardTopUp number', 'withDraw number'])
const ofShoppers = [
  ...forms.filter(({ name }) => !OF_VISITORS.has(name) && !SECRET.has(name)),
  ...host.screens.filter(({ name }) => name === 'order'),
  { name: 'addressForm', address: '/addressForm' },
]

const thrown: unknown[] = []
const broken = (cause: unknown): void => void thrown.push(cause)
process.on('unhandledRejection', broken)
fuzz.after(() => void process.off('unhandledRejection', broken))

const TEXTS = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea'

const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      'מחיר 5 שקל',
      '\u202eabc\u202c',
      '\u200b\u200d\ufeff',
      '👩‍👩‍👧‍👦🛒',
      '\ud83d',
      'x'.repeat(5_000),
      '字'.repeat(5_000),
      '١٢٣',
      '1e309',
      '-0.00',
      '10.00',
      "'); drop table users; --",
      '<img src=x onerror=alert(1)>',
      '__proto__',
      'a@b.co',
      '6281200000099',
      '135790',
    ),
  },
)

/** Some fields leave out what can never be right: what stands there after typing has to stay, blanks around it aside. */
const valuesIn = (boxes: readonly HTMLInputElement[]): readonly string[] =>
  boxes.map(({ value }) => value.trim())

const boxesIn = (container: HTMLElement): readonly HTMLInputElement[] =>
  [...container.querySelectorAll<HTMLInputElement>(TEXTS)].filter((box) => !box.disabled && !box.readOnly)

/** What is said of a box, or of the group that it is one choice of. */
const wordsAt = (box: HTMLElement): string => {
  const group = box.closest<HTMLElement>('fieldset, [role="radiogroup"], [role="group"]')
  return descriptionOf(box) || (group ? descriptionOf(group) : '')
}

fuzz('is tested on every screen that has a form', () => {
  const there = forms.map(({ name }) => name)
  assert.equal([...new Set(there)].sort(), [...FORMS].sort())
})

fuzz(`shows faults at the field, keeps typed text and sends once, ${RUNS} times`, async () => {
  let posts: string[] = []
  host.setBend((answer, { method, url }) => {
    if (method !== 'POST') return answer
    posts.push(new URL(url).pathname)
    return { status: 200, json: { code: 0, msg: 'No', time: 0, data: null } }
  })
  const texts = fc.array(text, { minLength: 1, maxLength: 12, size: 'max' })
  await fc.assert(
    fc.asyncProperty(fc.nat(10_000), texts, async (at, typed) => {
      const one = forms[at % forms.length]
      if (!one) return
      const { screen, rest } = await host.open(one, { isVisitor: OF_VISITORS.has(one.name) })
      const boxes = boxesIn(screen.container)
      assert.ok(boxes.length > 0, `${one.name} has no field`)
      for (const [index, box] of boxes.entries()) type(box, typed[index % typed.length] ?? '')
      const before = valuesIn(boxes)
      posts = []
      const form = screen.container.querySelector('form')
      send(form)
      send(form)
      await rest()
      assert.equal(valuesIn(boxes), before, `${one.name} keeps what was typed`)
      assert.is(new Set(posts).size, posts.length, `${one.name} sent twice: ${posts.join(' ')}`)
      for (const box of screen.container.querySelectorAll<HTMLElement>('[aria-invalid="true"]'))
        assert.is.not(wordsAt(box), '', `${one.name}: ${box.outerHTML.slice(0, 200)}`)
      assert.equal(thrown, [], one.name)
      screen.remove()
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true, includeErrorInReport: true },
  )
})

for (const one of ofShoppers)
  fuzz(`is restored at ${one.address} when the session ended`, async () => {
    host.setBend((answer) => answer)
    const { screen, rest, app } = await host.open(one)
    const fields = boxesIn(screen.container)
    for (const box of fields) type(box, box.type === 'date' ? '1990-01-02' : '27')
    await rest()
    const typed = fields.map(({ name, value }) => (CARD.has(`${one.name} ${name}`) ? '' : value))
    assert.ok(typed.join('') !== '', one.name)
    host.setBend(() => ({ status: 200, json: { code: 401, msg: 'Sign in', time: 0, data: null } }))
    await act(async () => void (await app.session.refreshUser()))
    await rest()
    assert.is(app.session.session$.value.kind, 'visitor')
    screen.remove()
    host.setBend((answer) => answer)
    const back = await host.open(one, { isKeptTab: true })
    assert.equal(
      boxesIn(back.screen.container).map(({ value }) => value),
      typed,
    )
    back.screen.remove()
  })

fuzz('is kept for a visitor when the server answers 401', async () => {
  host.setBend(() => ({ status: 200, json: { code: 401, msg: 'Sign in', time: 0, data: null } }))
  for (const one of forms.filter(({ name }) => OF_VISITORS.has(name))) {
    const { screen, rest } = await host.open(one, { isVisitor: true })
    const fields = boxesIn(screen.container)
    for (const box of fields) type(box, box.type === 'email' ? 'sari@example.com' : '6281200000099')
    const typed = fields.map(({ value }) => value)
    assert.not.ok(typed.includes(''), one.name)
    send(screen.container.querySelector('form'))
    await rest()
    assert.equal(
      boxesIn(screen.container).map(({ value }) => value),
      typed,
    )
    screen.remove()
  }
})

fuzz.run()
