import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createBrowserHistory } from '../../../ui/navigation/browser-history.ts'
import { documentTitle } from '../../../ui/navigation/use-title.ts'

const entries = suite('entries of the history')

/** A window of its own, so that tests do not share a history; `layer` is what lies over its page. */
const windowAt = (url: string, state: unknown = null, layer?: EventTarget) => {
  const written = [{ url, state }]
  const left: typeof written = []
  const listeners: (() => void)[] = []
  let layerHeard = (_: Event): void => undefined
  const underWay: (() => void)[] = []
  let lying = layer ?? null
  const current = () => written[written.length - 1] ?? { url, state }
  const located = () => new URL(current().url, 'http://shop.test')
  const tell = (): void => {
    for (const heard of listeners) heard()
  }
  const history = {
    scrollRestoration: 'auto' as ScrollRestoration,
    get state() {
      return current().state
    },
    pushState: (next: unknown, _: string, to: string) => {
      written.push({ url: to, state: next })
      left.length = 0
    },
    replaceState: (next: unknown, _: string, to: string) => {
      written[written.length - 1] = { url: to, state: next }
    },
    go: (given: number) => {
      // A browser cuts fractions, and loads the page anew for no steps at all.
      const steps = Math.trunc(given)
      if (steps === 0) throw new Error('the page was reloaded')
      // It gets there in a later task.
      underWay.push(() => {
        if (steps < 0) left.push(...written.splice(steps))
        else written.push(...left.splice(-steps))
        // Another site has its own page.
        if (written.length > 0) tell()
      })
    },
  }
  const page = {
    history,
    location: {
      get pathname() {
        return located().pathname
      },
      get search() {
        return located().search
      },
      get hash() {
        return located().hash
      },
    },
    addEventListener: (name: string, heard: (event: Event) => void) => {
      if (name === 'popstate') listeners.push(() => heard(new Event('popstate')))
      else layerHeard = heard
    },
    document: { activeElement: null, querySelector: () => lying },
  }
  /** Something opens over the page, or is taken away by its own button. */
  const lay = (over: EventTarget | undefined): void => {
    lying = over ?? null
    if (!over) return
    // As `pushOverlayEntry` does.
    if ((current().state as { lintas?: number } | null)?.lintas !== 0) return
    const event = new Event('layer', { cancelable: true })
    layerHeard(event)
    if (!event.defaultPrevented) history.pushState({ lintas: 0.5 }, '', current().url)
  }
  const arrive = (): void => {
    while (underWay.length > 0) underWay.shift()?.()
  }
  const back = (): void => {
    history.go(-1)
    arrive()
  }
  const ours = createBrowserHistory(
    page as unknown as Parameters<typeof createBrowserHistory>[0],
    // As wouter's does with the history of the window.
    (to, { replace, state }) => history[replace ? 'replaceState' : 'pushState'](state, '', to),
  )
  return { ours, history, written, back, lay }
}

entries('are numbered, and take over scroll restoration from the browser', () => {
  const { ours, history, written, back } = windowAt('/home?a=1#b')
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
    written.map(({ url }) => url),
    ['/home?a=1#b', '/login'],
  )
  back()
  assert.is(moved, 1)
  assert.is(ours.currentId(), 0)
})

entries('Back removes an overlay, and the page stays where it was', () => {
  const sheet = document.createElement('dialog')
  const { ours, written, back } = windowAt('/home', null, sheet)
  const seen: string[] = []
  ours.listen(() => seen.push('moved'))
  sheet.addEventListener('cancel', () => seen.push('closed'))
  ours.push('/chatRoomDetail')
  back()
  assert.equal([seen, written.at(-1)?.url, ours.currentId()], [['closed'], '/chatRoomDetail', 1])
})

entries('a question that Back opens by closing an overlay gets no entry on the page below', () => {
  const [sheet, question] = [document.createElement('dialog'), document.createElement('dialog')]
  const { ours, written, back, lay } = windowAt('/home')
  const seen: string[] = []
  ours.listen(() => seen.push(`moved to ${ours.url()}`))
  ours.push('/addAddress')
  sheet.addEventListener('cancel', () => lay(question))
  question.addEventListener('cancel', () => {
    seen.push('closed')
    lay(undefined)
  })
  lay(sheet)
  back()
  assert.equal([written.map(({ url }) => url), ours.currentId()], [['/home', '/addAddress'], 1])
  back()
  assert.equal([seen, ours.url(), ours.currentId()], [['closed'], '/addAddress', 1])
  back()
  assert.equal([seen.slice(1), ours.currentId()], [['moved to /home'], 0])
})

entries('a question in the place of an overlay of the first page of a tab uses the same entry', () => {
  const { back, written, lay, seen, sheet, ours } = firstPageUnderSheet()
  const question = document.createElement('dialog')
  sheet.addEventListener('cancel', () => lay(question))
  question.addEventListener('cancel', () => lay(undefined))
  back()
  assert.is(written.length, 2)
  back()
  assert.equal([seen, ours.url(), written.length], [['closed'], '/refund/4', 2])
  back()
  assert.equal(written, [])
})

/** A sheet over the first page of a tab, in a browser that does not tell dialogs of Back. */
const firstPageUnderSheet = () => {
  const sheet = document.createElement('dialog')
  const given = windowAt('/refund/4')
  const { ours } = given
  const seen: string[] = []
  ours.listen(() => seen.push(given.written.at(-1)?.url ?? ''))
  sheet.addEventListener('cancel', () => {
    seen.push('closed')
    given.lay(undefined)
  })
  given.lay(sheet)
  return { ...given, sheet, seen }
}

entries('Back removes an overlay of the first page of a tab, without leaving the site', () => {
  const { back, seen, written, ours } = firstPageUnderSheet()
  back()
  assert.equal([seen, written.at(-1)?.url, ours.currentId()], [['closed'], '/refund/4', 0])
})

entries('one Back leaves the first page of a tab after an overlay was closed', () => {
  const { back, seen, written, lay } = firstPageUnderSheet()
  lay(undefined)
  back()
  assert.equal([seen, written], [[], []])
})

entries('Back leads to the first page of a tab from one that was opened out of a sheet', () => {
  const { back, seen, ours, lay } = firstPageUnderSheet()
  lay(undefined)
  assert.is(ours.push('/home'), 1)
  back()
  assert.equal([seen, ours.currentId()], [['/refund/4'], 0])
})

entries('Back removes an overlay of a page that was opened out of a sheet over the first one', () => {
  const { back, seen, written, ours, lay } = firstPageUnderSheet()
  lay(undefined)
  ours.push('/home')
  const sheet = document.createElement('dialog')
  sheet.addEventListener('cancel', () => seen.push('closed too'))
  lay(sheet)
  back()
  assert.equal([seen, written.at(-1)?.url, ours.currentId()], [['closed too'], '/home', 1])
})

entries('a page that replaces an overlay of the first page of a tab is a page', () => {
  const { back, seen, ours, lay } = firstPageUnderSheet()
  lay(undefined)
  assert.is(ours.replace('/home'), 1)
  back()
  assert.equal([seen, ours.currentId()], [['/refund/4'], 0])
})

entries('treats an address with two slashes as a path of its own, not as another server', () => {
  const { ours, written } = windowAt('http://shop.test//elsewhere/home?a=1')
  assert.is(ours.url(), '/elsewhere/home?a=1')
  assert.is(written[0]?.url, '/elsewhere/home?a=1')
})

entries('goes on counting after a reload', () => {
  const { ours } = windowAt('/bag', { lintas: 7 })
  assert.is(ours.currentId(), 7)
  assert.is(ours.push('/order'), 8)
})

const titles = suite('the title of the document')

titles('unread messages are first in the title, up to a maximum', () => {
  assert.is(documentTitle('Chat'), 'Chat - Lintas')
  assert.is(documentTitle('Chat', 3), '(3) Chat - Lintas')
  assert.is(documentTitle('Chat', 100), '(99+) Chat - Lintas')
})

entries.run()
titles.run()
