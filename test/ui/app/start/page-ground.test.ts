import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../../adapters/fakes/fake-clock.ts'
import { applyDebugSwitch } from '../../../../ui/app/start/debug-switch.ts'
import { applyPageSettings } from '../../../../ui/app/start/page-settings.ts'
import { loadWords } from '../../../../ui/i18n/load-words.ts'
import { createWords } from '../../../../ui/i18n/words-store.ts'
import { createBrowserHistory } from '../../../../ui/navigation/browser-history.ts'
import { documentTitle } from '../../../../ui/navigation/use-title.ts'
import { createFakeApp } from '../../../support/face/fake-app.ts'

const ground = suite('what the shell does to the page')

/** A window of its own, so that tests do not share a history; `layer` is what lies over its page. */
const windowAt = (url: string, state: unknown = null, layer?: EventTarget) => {
  const entries = [{ url, state }]
  const left: typeof entries = []
  const listeners: (() => void)[] = []
  let layerHeard = (): void => undefined
  let lying = layer ?? null
  const current = () => entries[entries.length - 1] ?? { url, state }
  const tell = (): void => {
    for (const heard of listeners) heard()
  }
  const history = {
    scrollRestoration: 'auto' as ScrollRestoration,
    get state() {
      return current().state
    },
    pushState: (next: unknown, _: string, to: string) => void entries.push({ url: to, state: next }),
    replaceState: (next: unknown, _: string, to: string) => {
      entries[entries.length - 1] = { url: to, state: next }
    },
    go: (steps: number) => {
      if (steps < 0) left.push(...entries.splice(steps))
      else entries.push(...left.splice(-steps))
      // Another site has its own page.
      if (entries.length > 0) tell()
    },
  }
  const page = {
    history,
    get location() {
      const at = new URL(current().url, 'http://shop.test')
      return { pathname: at.pathname, search: at.search, hash: at.hash }
    },
    addEventListener: (name: string, heard: () => void) => {
      if (name === 'popstate') listeners.push(heard)
      else layerHeard = heard
    },
    document: { activeElement: null, querySelector: () => lying },
  }
  /** Something opens over the page, or is taken away by its own button. */
  const lay = (over: EventTarget | undefined): void => {
    lying = over ?? null
    if (!over) return
    // As `lieOver` does.
    entries.push({ url: current().url, state: { lintas: 0.5 } })
    layerHeard()
  }
  const back = (): void => {
    left.push(...entries.splice(-1))
    tell()
  }
  return { page: page as unknown as Parameters<typeof createBrowserHistory>[0], history, entries, back, lay }
}

ground('numbers the entries of the history and takes over the scrolling', () => {
  const { page, history, entries, back } = windowAt('/home?a=1#b')
  const ours = createBrowserHistory(page)
  let moved = 0
  ours.listen(() => {
    moved += 1
  })
  assert.is(history.scrollRestoration, 'manual')
  assert.is(ours.url(), '/home?a=1#b')
  assert.is(ours.currentId(), 0)
  assert.is(ours.push('/bag'), 1)
  assert.is(ours.replace('/login'), 1)
  assert.equal(
    entries.map(({ url }) => url),
    ['/home?a=1#b', '/login'],
  )
  back()
  assert.is(moved, 1)
  assert.is(ours.currentId(), 0)
})

ground('Back takes away what lies over the page, and the page stays where it was', () => {
  const sheet = document.createElement('dialog')
  const { page, entries, back } = windowAt('/home', null, sheet)
  const ours = createBrowserHistory(page)
  const seen: string[] = []
  ours.listen(() => seen.push('moved'))
  sheet.addEventListener('cancel', () => seen.push('closed'))
  ours.push('/chatRoomDetail')
  back()
  assert.equal([seen, entries.at(-1)?.url, ours.currentId()], [['closed'], '/chatRoomDetail', 1])
})

/** A sheet over the first page of a tab, in a browser that does not tell dialogs of Back. */
const firstPageUnderSheet = () => {
  const sheet = document.createElement('dialog')
  const given = windowAt('/refund/4')
  const ours = createBrowserHistory(given.page)
  const seen: string[] = []
  ours.listen(() => seen.push(given.entries.at(-1)?.url ?? ''))
  sheet.addEventListener('cancel', () => {
    seen.push('closed')
    given.lay(undefined)
  })
  given.lay(sheet)
  return { ...given, ours, seen }
}

ground('Back takes away what lies over the first page of a tab, below which lies another site', () => {
  const { back, seen, entries, ours } = firstPageUnderSheet()
  back()
  assert.equal([seen, entries.at(-1)?.url, ours.currentId()], [['closed'], '/refund/4', 0])
})

ground('one Back leaves the first page of a tab after something has lain over it', () => {
  const { back, seen, entries, lay } = firstPageUnderSheet()
  lay(undefined)
  back()
  assert.equal([seen, entries], [[], []])
})

ground('Back leads to the first page of a tab from one that was opened out of a sheet', () => {
  const { back, seen, ours, lay } = firstPageUnderSheet()
  lay(undefined)
  assert.is(ours.push('/home'), 1)
  back()
  assert.equal([seen, ours.currentId()], [['/refund/4'], 0])
})

ground('a page in the place of what lay over the first page of a tab is a page', () => {
  const { back, seen, ours, lay } = firstPageUnderSheet()
  lay(undefined)
  assert.is(ours.replace('/home'), 1)
  back()
  assert.equal([seen, ours.currentId()], [['/refund/4'], 0])
})

ground('takes an address with two slashes for a path of its own, not for another host', () => {
  const { page, entries } = windowAt('http://shop.test//elsewhere/home?a=1')
  const ours = createBrowserHistory(page)
  assert.is(ours.url(), '/elsewhere/home?a=1')
  assert.is(entries[0]?.url, '/elsewhere/home?a=1')
})

ground('goes on counting after a reload', () => {
  const { page } = windowAt('/bag', { lintas: 7 })
  const ours = createBrowserHistory(page)
  assert.is(ours.currentId(), 7)
  assert.is(ours.push('/order'), 8)
})

ground('?debug switches diagnostics on, ?debug=0 off, and nothing else touches them', () => {
  const kept = new Map<string, string>()
  const device = {
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  applyDebugSwitch('?q=debug', () => device)
  assert.is(kept.size, 0)
  applyDebugSwitch('?debug', () => device)
  assert.is(kept.get('lintas_debug'), '1')
  applyDebugSwitch('?debug=0', () => device)
  assert.is(kept.size, 0)
})

ground('a storage that refuses does not stop the app', () => {
  const refuse = (): never => {
    throw new Error('denied')
  }
  applyDebugSwitch('?debug', () => ({ setItem: refuse, removeItem: refuse }))
  applyDebugSwitch('?debug', refuse)
})

ground('unread messages stand first in the title, and are capped', () => {
  assert.is(documentTitle('Chat'), 'Chat - Lintas')
  assert.is(documentTitle('Chat', 3), '(3) Chat - Lintas')
  assert.is(documentTitle('Chat', 100), '(99+) Chat - Lintas')
})

ground('keeps the language that is spoken when the new words cannot be had, and says so', async () => {
  const { app, log } = createFakeApp()
  const words = createWords(async (language, context) => {
    if (language === 'tai') throw new Error('gone')
    return loadWords(language, context)
  })
  await words.speak('dgn')
  const page = document.implementation.createHTMLDocument()
  applyPageSettings(app, words, page)
  assert.is(page.documentElement.lang, 'id')
  app.account.chooseLanguage('tai')
  await settle()
  assert.is(page.documentElement.lang, 'id')
  assert.ok(log.written.some(({ event }) => event === 'words-not-loaded'))
  assert.is(app.notices.notices$.value[0]?.tone, 'error')
})

ground.run()
