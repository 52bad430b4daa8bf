import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../../adapters/fakes/fake-clock.ts'
import type { ToWorker } from '../../../../application/ports/service-worker-port.ts'
import { ok } from '../../../../domain/shared/result.ts'
import { retry$, stripText$ } from '../../../../ui/app/offline/OfflineStrip.tsx'
import { startOffline } from '../../../../ui/app/offline/start-offline.ts'
import { refetchCount$ } from '../../../../ui/hooks/loading/use-query.ts'
import { createTranslations, type LoadTexts } from '../../../../ui/i18n/translations.ts'
import { openShell } from '../../../support/ui/open-shell.tsx'

const starting = suite('offline use of a page')

/** A page that has just been loaded, how often its worker was asked for, and what it was told to cache. */
const open = async (load: LoadTexts = async () => ({}), isKept = false) => {
  const shell = await openShell()
  const { app, clock, http } = shell
  if (isKept) {
    http.answer('/api/index/banner', () =>
      ok({ status: 200, json: { code: 1, msg: '', data: [] }, keptAt: clock.now() }),
    )
    await app.catalogue.loadBanners()
  }
  const asked: string[] = []
  const filled: ToWorker[] = []
  const workers = Object.assign(document.createElement('span'), {
    controller: { postMessage: () => undefined },
    register: async (url: string) => {
      asked.push(url)
      return document.createElement('span')
    },
    ready: Promise.resolve({ active: { postMessage: (message: ToWorker) => void filled.push(message) } }),
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  void startOffline(app, shell.navigator, createTranslations(load, app.account.language$.value))
  await settle()
  const close = (): void => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    shell.screen.remove()
    stripText$.set(undefined)
    retry$.set(undefined)
  }
  return { ...shell, asked, filled, close }
}

starting('installs the worker when the page has been idle for a while', async () => {
  const { asked, clock, close } = await open()
  await clock.advanceAsync(3_999)
  assert.equal(asked, [])
  await clock.advanceAsync(1)
  assert.equal(asked, ['/sw.js'])
  close()
})

starting('installs it at once when the page is hidden or left before, and once', async () => {
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

starting('reloads everything visible when the page comes back from a freeze', async () => {
  const { lifecycle, close } = await open()
  const before = refetchCount$.value
  lifecycle.set({ isFrozen: true })
  assert.is(refetchCount$.value, before)
  lifecycle.set({ isFrozen: false })
  assert.is(refetchCount$.value, before + 1)
  close()
})

starting(
  'says that there is no network as soon as its texts are loaded, however often they failed',
  async () => {
    let asked = 0
    const { lifecycle, close } = await open(async () => {
      asked += 1
      if (asked < 3) throw new Error('lost')
      return { offline: { none: 'No network' } }
    })
    for (const isOnline of [false, true, false, true, false]) {
      lifecycle.set({ isOnline })
      await settle()
    }
    assert.is(stripText$.value, 'No network')
    stripText$.set(undefined)
    close()
  },
)

starting('knows which answers came from the cache before it began, and offers to ask again', async () => {
  const { close } = await open(undefined, true)
  assert.ok(retry$.value)
  close()
})

starting('fills the cache in the language of the page, but not with reduced data usage', async () => {
  const saved: number[] = []
  for (const saveData of [false, true]) {
    Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })
    const { clock, filled, app, close } = await open()
    await clock.advanceAsync(4_000)
    for (const message of filled)
      assert.is(message.kind === 'fill' && message.language, app.account.language$.value)
    saved.push(filled.length)
    Reflect.deleteProperty(navigator, 'connection')
    close()
  }
  assert.equal(saved, [1, 0])
})

starting.run()
