import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import type { Language } from '../../../domain/account/language.ts'
import { createTranslations, type TextTrees } from '../../../ui/i18n/translations.ts'

const speaking = suite('translations (requirements S1, S9)')

const GREETINGS: Readonly<Record<string, string>> = { dgn: 'Halo', en: 'Hello', ri: 'こんにちは' }

/** Files that say who they are; each answer can be held back or made to fail. */
const open = (first: Language = 'dgn') => {
  const asked: string[] = []
  const held = new Map<string, (words: TextTrees) => void>()
  const faults = new Set<string>()
  const holds = new Set<string>()
  const contentOf = (language: Language, context: string): TextTrees => ({
    [context]: {
      hello: `${GREETINGS[language] ?? language} {{name}}`,
      items_one: '{{count}} item',
      items_other: '{{count}} items',
    },
  })
  const store = createTranslations(async (language, context) => {
    const name = `${language} ${context}`
    asked.push(name)
    if (faults.delete(name)) throw new Error('gone')
    if (holds.has(name)) return new Promise((done) => held.set(name, done))
    return contentOf(language, context)
  }, first)
  const give = (language: Language, context: string): void =>
    held.get(`${language} ${context}`)?.(contentOf(language, context))
  const say = (key: string, values?: Record<string, unknown>): string =>
    store.translations$.value.t(key, values)
  return { store, asked, faults, holds, give, say }
}

speaking('loads a context of the language in use, once', async () => {
  const { store, asked, say } = open()
  await Promise.all([store.load(['cart']), store.load(['cart'])])
  await store.load(['cart'])
  assert.equal(asked, ['dgn base', 'dgn cart'])
  assert.is(say('cart.hello', { name: 'Rani' }), 'Halo Rani')
})

speaking('escapes nothing, as React does', async () => {
  const { store, say } = open()
  await store.load(['cart'])
  assert.is(say('cart.hello', { name: '<b>&' }), 'Halo <b>&')
})

speaking('writes how many there are as its language groups numbers', async () => {
  const { store, say } = open()
  await store.load(['cart'])
  assert.is(say('cart.items', { count: 987654 }), '987.654 items')
  await store.setLanguage('en')
  assert.is(say('cart.items', { count: 1204 }), '1,204 items')
  assert.is(say('cart.items', { count: 1 }), '1 item')
})

speaking('switches once all texts in use are loaded, and not before', async () => {
  const { store, holds, give, say } = open()
  await store.load(['cart'])
  holds.add('en cart')
  const heard: Language[] = []
  store.translations$.subscribe(({ language }) => heard.push(language))
  const switching = store.setLanguage('en')
  await settle()
  assert.is(say('cart.hello', { name: '' }).trim(), 'Halo')
  give('en', 'cart')
  assert.is(await switching, true)
  assert.is(say('cart.hello', { name: '' }).trim(), 'Hello')
  assert.equal(heard, ['dgn', 'en'])
})

speaking('loads a context that came into use during the switch', async () => {
  const { store, holds, give, say } = open()
  await store.load(['cart'])
  holds.add('en cart')
  const switching = store.setLanguage('en')
  await store.load(['orders'])
  give('en', 'cart')
  await switching
  assert.is(say('orders.hello', { name: '' }).trim(), 'Hello')
})

speaking('lets the latest choice win', async () => {
  const { store, holds, give } = open()
  await store.load(['cart'])
  holds.add('en cart')
  const slow = store.setLanguage('en')
  await store.setLanguage('ri')
  give('en', 'cart')
  await slow
  assert.is(store.translations$.value.language, 'ri')
})

speaking('keeps the old language when the new one cannot be loaded, and can retry', async () => {
  const { store, faults } = open()
  await store.load(['cart'])
  faults.add('en cart')
  assert.is(await store.setLanguage('en'), false)
  assert.is(store.translations$.value.language, 'dgn')
  assert.is(await store.setLanguage('en'), true)
  assert.is(store.translations$.value.language, 'en')
})

speaking('counts by the rules of the language, not of its file name', async () => {
  const english = open('en')
  await english.store.load(['cart'])
  assert.is(english.say('cart.items', { count: 1 }), '1 item')
  const indonesian = open('dgn')
  await indonesian.store.load(['cart'])
  assert.is(indonesian.say('cart.items', { count: 1 }), '1 items')
})

/** English texts with gaps, beside whole Indonesian ones; which files were asked for. */
const openWithGaps = (options?: { readonly withFallback: boolean }) => {
  const asked: string[] = []
  const texts: Readonly<Record<string, TextTrees>> = {
    'en cart': { cart: { title: 'Cart', untranslated: '' } },
    'dgn cart': {
      cart: {
        title: 'Keranjang',
        untranslated: 'Catatan',
        empty: 'Masih kosong',
        items_other: '{{count}} barang',
      },
    },
  }
  const load = async (language: Language, file: string): Promise<TextTrees> => {
    asked.push(`${language} ${file}`)
    return texts[`${language} ${file}`] ?? {}
  }
  const store = createTranslations(load, 'en', options)
  const say = (key: string, values?: Record<string, unknown>): string =>
    store.translations$.value.t(key, values)
  return { store, asked, say }
}

speaking('shows Indonesian where a language lacks a text, never its key', async () => {
  const { store, say } = openWithGaps()
  await store.load(['cart'])
  let draws = 0
  store.translations$.subscribe(() => {
    draws += 1
  })
  assert.equal([say('cart.title'), say('cart.empty'), say('cart.items', { count: 3 })], ['Cart', '', ''])
  await settle()
  assert.is(draws, 2, 'what was drawn without the text is drawn again')
  assert.is(say('cart.empty'), 'Masih kosong')
  assert.is(say('cart.untranslated'), 'Catatan')
  assert.is(say('cart.items', { count: 1_204 }), '1,204 barang')
  assert.is(say('cart.title'), 'Cart')
  assert.is(store.translations$.value.language, 'en')
})

speaking(
  'loads no Indonesian as long as nothing is missing, and once where it has no such text either',
  async () => {
    const { store, asked, say } = openWithGaps()
    await store.load(['cart'])
    say('cart.title')
    await settle()
    assert.equal(asked, ['en base', 'en cart'])
    for (let turn = 0; turn < 3; turn++) {
      assert.is(say('cart.noSuchText'), '')
      await settle()
    }
    assert.equal(asked, ['en base', 'en cart', 'dgn cart'])
  },
)

speaking('has Indonesian ready on a server, which renders once', async () => {
  const { store, say } = openWithGaps({ withFallback: true })
  await store.load(['cart'])
  assert.is(say('cart.empty'), 'Masih kosong')
})

speaking('never uses text that a shopper has written as a translation key', async () => {
  const { store, say } = open()
  await store.load(['cart'])
  assert.is(say('cart.hello', { name: '$t(cart.items) {{count}}' }), 'Halo $t(cart.items) {{count}}')
})

speaking.run()
