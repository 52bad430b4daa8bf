import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../../adapters/fakes/fake-clock.ts'
import { said$ } from '../../../../ui/app/offline/offline-said.ts'
import { startOffline } from '../../../../ui/app/offline/start-offline.ts'
import { round$ } from '../../../../ui/hooks/round.ts'
import type { LoadWords } from '../../../../ui/i18n/load-words.ts'
import { createWords } from '../../../../ui/i18n/words-store.ts'
import { openShell } from '../../../support/face/open-shell.tsx'

const starting = suite('offline use of a page')

/** A page that has just been loaded, and how often its worker was asked for. */
const open = async (load: LoadWords = async () => ({})) => {
  const shell = await openShell()
  const asked: string[] = []
  const workers = Object.assign(document.createElement('span'), {
    controller: null,
    startMessages: () => undefined,
    register: async (url: string) => {
      asked.push(url)
      return document.createElement('span')
    },
    ready: new Promise(() => undefined),
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  const { app } = shell
  void startOffline(app, shell.navigator, createWords(load, app.account.language$.value))
  await settle()
  const close = (): void => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    shell.screen.remove()
  }
  return { ...shell, asked, close }
}

starting('has the worker fetched when the page has been left alone for a while', async () => {
  const { asked, clock, close } = await open()
  await clock.advanceAsync(3_999)
  assert.equal(asked, [])
  await clock.advanceAsync(1)
  assert.equal(asked, ['/sw.js'])
  close()
})

starting('has it fetched at once when the page is hidden or left before, and once', async () => {
  const { asked, clock, lifecycle, close } = await open()
  await clock.advanceAsync(1_000)
  lifecycle.set({ isVisible: false })
  await settle()
  assert.equal(asked, ['/sw.js'])
  lifecycle.set({ isVisible: true })
  lifecycle.set({ isVisible: false })
  await clock.advanceAsync(60_000)
  assert.equal(asked, ['/sw.js'])
  close()
})

starting('asks for all that is shown anew when the page comes back from where it was frozen', async () => {
  const { lifecycle, close } = await open()
  const before = round$.value
  lifecycle.set({ isFrozen: true })
  assert.is(round$.value, before)
  lifecycle.set({ isFrozen: false })
  assert.is(round$.value, before + 1)
  close()
})

starting('says that there is no network also when its own words were lost at first', async () => {
  let asked = 0
  const { clock, lifecycle, close } = await open(async (_, context) => {
    if (context === 'offline' && ++asked < 3) throw new Error('lost')
    return { [context]: {} }
  })
  await clock.advanceAsync(10_000)
  lifecycle.set({ isOnline: false })
  assert.is(said$.value, 'offline.none')
  said$.set(undefined)
  close()
})

starting.run()
