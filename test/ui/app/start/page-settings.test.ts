import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../../adapters/fakes/fake-clock.ts'
import { LANGUAGES, type Language } from '../../../../domain/account/language.ts'
import { applyPageSettings } from '../../../../ui/app/start/page-settings.ts'
import { loadTexts } from '../../../../ui/i18n/load-texts.ts'
import { BASE, createTranslations, type TextTrees } from '../../../../ui/i18n/translations.ts'
import { createFakeApp } from '../../../support/ui/fake-app.ts'

const settings = suite('the language of the page')

// Read ahead, so that a switch takes no real time.
const read = new Map<Language, TextTrees>()
for (const language of LANGUAGES) read.set(language, await loadTexts(language, BASE))

/** A page in Indonesian that loses the words of other languages as often as it is told. */
const open = async (losses: number) => {
  const { app, clock } = createFakeApp()
  const asked: Language[] = []
  const translations = createTranslations(async (language) => {
    if (language !== 'dgn') asked.push(language)
    if (language !== 'dgn' && asked.length <= losses) throw new Error('lost')
    return read.get(language) ?? {}
  })
  applyPageSettings(app, translations)
  await settle()
  const choose = async (language: Language): Promise<void> => {
    app.account.chooseLanguage(language)
    await settle()
  }
  return { app, clock, translations, asked, choose, spoken: () => translations.translations$.value.language }
}

settings(
  'changes to the chosen one as soon as its texts are loaded, however often they failed before',
  async () => {
    const { app, clock, choose, spoken } = await open(3)
    await choose('ri')
    assert.is(spoken(), 'dgn')
    assert.is(app.notices.notices$.value.length, 1)
    await clock.advanceAsync(60_000)
    assert.is(spoken(), 'ri')
    assert.is(document.documentElement.lang, 'ja')
  },
)

settings('is used in the manifest', async () => {
  const link = document.createElement('link')
  link.rel = 'manifest'
  document.head.append(link)
  const { choose } = await open(0)
  await choose('en')
  assert.is(link.getAttribute('href'), '/manifest.en.webmanifest')
  await choose('dgn')
  assert.is(link.getAttribute('href'), '/manifest.dgn.webmanifest')
  link.remove()
})

settings('is used in the page’s description of the shop', async () => {
  const head = document.createElement('div')
  head.innerHTML =
    '<meta name="description" content="$19,90 · Toko Rimba"><meta property="og:title" content="Tenda">'
  document.head.append(...head.children)
  const said = () => document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
  const { choose } = await open(0)
  await choose('en')
  assert.match(said(), 'Shop across borders')
  assert.is(document.querySelector('meta[property^="og:"]'), null, 'what was told of one page, in another')
  await choose('ri')
  assert.match(said(), '国境を越える')
  document.querySelector('meta[name=description]')?.remove()
})

settings(
  'reports once that the texts could not be loaded, and stops when another language is chosen',
  async () => {
    const { app, clock, asked, choose, spoken } = await open(Number.POSITIVE_INFINITY)
    await choose('ri')
    await clock.advanceAsync(20_000)
    assert.equal(app.notices.notices$.value, [])
    await choose('dgn')
    const before = asked.length
    await clock.advanceAsync(120_000)
    assert.equal([asked.length, spoken(), clock.pending()], [before, 'dgn', 0])
  },
)

settings.run()
