import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock, settle } from '../../../adapters/fakes/fake-clock.ts'
import { createFakeLifecycle } from '../../../adapters/fakes/fake-ports.ts'
import { followLanguage } from '../../../application/shared/follow-language.ts'
import { createNotices } from '../../../application/shared/notices.ts'
import { createState } from '../../../application/shared/streams.ts'
import type { Language } from '../../../domain/account/language.ts'

const following = suite('the texts of a chosen language')

/** A page in Indonesian whose texts load only while `isOnline`. */
const open = () => {
  const clock = createFakeClock()
  const notices = createNotices({ clock, lifecycle: createFakeLifecycle() })
  const language$ = createState<Language>('dgn')
  const translations$ = createState<{ readonly language: Language }>({ language: 'dgn' })
  const network = { isOnline: true }
  const asked: Language[] = []
  const setLanguage = async (language: Language): Promise<boolean> => {
    asked.push(language)
    if (network.isOnline) translations$.set({ language })
    return network.isOnline
  }
  const texts = { translations$: translations$.stream, setLanguage }
  followLanguage({ language$: language$.stream, texts, clock, log: { write: () => undefined }, notices })
  const shown = (): Language => translations$.value.language
  return { clock, notices, language$, network, asked, shown }
}

following('are loaded when it is chosen', async () => {
  const { language$, shown } = open()
  language$.set('en')
  await settle()
  assert.is(shown(), 'en')
})

following('are asked for until they come, and the shopper is told once', async () => {
  const { clock, language$, network, notices, shown } = open()
  await settle()
  network.isOnline = false
  let told = 0
  notices.notices$.subscribe((toasts) => {
    told += toasts.length
  })
  language$.set('ri')
  // Asked for again after 1 and 3 seconds, when the first toast is gone.
  await clock.advanceAsync(3_000)
  assert.is(told, 1)
  network.isOnline = true
  await clock.advanceAsync(4_000)
  assert.is(shown(), 'ri')
  assert.is(told, 1)
})

following('are not asked for any more when another one is chosen', async () => {
  const { clock, language$, network, asked, shown } = open()
  await settle()
  network.isOnline = false
  language$.set('han')
  await settle()
  network.isOnline = true
  language$.set('tai')
  await clock.advanceAsync(60_000)
  assert.is(shown(), 'tai')
  assert.equal(asked, ['dgn', 'han', 'tai'])
})

following.run()
