import { act, useEffect, useState } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Link, useLocation, useSearch } from 'wouter'
import { accepted } from '../../../adapters/fakes/fake-http.ts'
import type { Screen } from '../../../ui/navigation/screen.ts'
import { userRow } from '../../support/api-rows.ts'
import { openShell } from '../../support/ui/open-shell.tsx'
import { press, settle, type } from '../../support/ui/render.tsx'

const shell = suite('shell')

const seen = { draws: 0, addresses: [] as string[], effects: 0, cleanups: 0 }

/** A page that counts how often it is rendered and what address it believes to have. */
const Probe: Screen = ({ search }) => {
  seen.draws += 1
  const [path] = useLocation()
  seen.addresses.push(`${path}?${useSearch()}`)
  const [text, setText] = useState('')
  useEffect(() => {
    seen.effects += 1
    return () => {
      seen.cleanups += 1
    }
  }, [])
  return (
    <main>
      <input aria-label="note" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{search.get('sort')}</output>
    </main>
  )
}

const ToBag: Screen = () => <Link href="/bag">bag</Link>

const fragile = { isBroken: true }
const Fragile: Screen = () => {
  if (fragile.isBroken) throw new Error('boom')
  return <main>well again</main>
}

shell.before.each(() => {
  Object.assign(seen, { draws: 0, addresses: [], effects: 0, cleanups: 0 })
})

const isVisible = (element: Element | null): boolean =>
  element !== null && element.closest('[style*="none"]') === null

shell('keeps typed text and the scroll position of a page that was left', async () => {
  const { screen, go, back, scrolls } = await openShell({ screens: { home: Probe } })
  type(screen.get('textbox', 'note'), 'hello')
  await go('/explore')
  assert.match(screen.text(), 'page explore')
  const input = screen.container.querySelector('input')
  assert.not.ok(isVisible(input))
  await back()
  assert.ok(isVisible(input))
  assert.is(screen.container.querySelector('input')?.value, 'hello')
  assert.equal(scrolls, ['restore 0', 'keep 0', 'top', 'keep 1', 'restore 0'])
  screen.remove()
})

shell('a hidden page sees no other address, is not rendered and pauses its effects', async () => {
  const { screen, go } = await openShell({ at: '/home?sort=new', screens: { home: Probe } })
  await go('/explore')
  const draws = seen.draws
  assert.is(seen.cleanups, 1)
  await go('/search?q=tas')
  await go('/search?q=topi', { replace: true })
  assert.is(seen.draws, draws)
  assert.equal([...new Set(seen.addresses)], ['/home?sort=new'])
  screen.remove()
})

shell('a replaced query reaches the same page with its state', async () => {
  const { screen, go } = await openShell({ screens: { home: Probe } })
  type(screen.get('textbox', 'note'), 'kept')
  await go('?sort=cheap', { replace: true })
  assert.is(screen.container.querySelector('output')?.textContent, 'cheap')
  assert.is(screen.container.querySelector('input')?.value, 'kept')
  screen.remove()
})

/** Says what it was given. */
const Given: Screen = ({ params, search }) => (
  <main>{JSON.stringify([params, [...search.getAll('q')], useLocation()[0]])}</main>
)

shell('gives a screen its path parameters and its query, decoded once', async () => {
  const { screen, go } = await openShell({
    at: '/orderInfo/a%2Fb',
    token: 't',
    screens: { home: Given, shop: Given },
  })
  await go('/shop/a%2Fb?q=30%25cashback&q=%2541+b')
  assert.match(screen.text(), JSON.stringify([{ id: 'a/b' }, ['30%cashback', '%41 b'], '/shop/a%2Fb']))
  await go('/shop/%zz')
  assert.match(screen.text(), JSON.stringify([{ id: '%zz' }, [], '/shop/%zz']))
  screen.remove()
})

shell('the product detail is created again each time', async () => {
  const { screen, go, back } = await openShell({ at: '/detail/1/2', screens: { detail: Probe } })
  type(screen.get('textbox', 'note'), 'gone')
  await go('/home')
  assert.is(screen.container.querySelector('input'), null)
  await back()
  assert.is(screen.container.querySelector('input')?.value, '')
  assert.is(seen.effects, 2)
  screen.remove()
})

shell('links on a page go through the guard', async () => {
  const { screen, rest, history, app } = await openShell({ screens: { home: ToBag } })
  press(screen.get('link', 'bag'))
  await rest()
  assert.is(history.url(), '/login')
  assert.match(screen.text(), 'page login')
  assert.match(screen.text(), 'Silakan masuk dulu')
  assert.is(app.session.takeReturnPath(), '/bag')
  screen.remove()
})

shell('focus goes to the heading of the new page, but not when only the query changed', async () => {
  const { screen, go } = await openShell()
  await go('/explore')
  assert.is(document.activeElement?.textContent, 'page explore')
  const other = screen.get('link', 'Saya')
  other.focus()
  await go('?sort=new', { replace: true })
  assert.is(document.activeElement, other)
  screen.remove()
})

shell('focus goes back to the link that a page was left by', async () => {
  const { screen, go, back } = await openShell({ at: '/explore', screens: { explore: ToBag } })
  const link = screen.get('link', 'bag')
  act(() => link.focus())
  await go('/search')
  assert.is(document.activeElement?.textContent, 'page search')
  await back()
  assert.is(document.activeElement, link)
  await go('/search')
  await go('/explore')
  assert.is.not(document.activeElement, link)
  screen.remove()
})

shell('a page that replaces another starts at its top and heading', async () => {
  const { screen, go, scrolls } = await openShell()
  await go('/explore', { replace: true })
  assert.is(document.activeElement?.textContent, 'page explore')
  assert.is(scrolls.at(-1), 'top')
  const before = scrolls.length
  await go('?sort=new', { replace: true })
  assert.equal(
    scrolls.slice(before).filter((call) => !call.startsWith('keep')),
    [],
  )
  screen.remove()
})

shell('sets the document title for the page, and again when the language changes', async () => {
  const { screen, go, app, rest } = await openShell()
  assert.is(document.title, 'Beranda - Lintas')
  await go('/search')
  assert.is(document.title, 'Cari - Lintas')
  app.account.chooseLanguage('ri')
  await rest()
  assert.is(document.title, '検索 - Lintas')
  assert.is(document.documentElement.lang, 'ja')
  screen.remove()
})

shell('gives the refund page a title that is true before and after the application', async () => {
  const { screen, go } = await openShell({
    token: 'token',
    prepare: ({ http }) => http.answer('/api/user/getUserInfo', () => accepted(userRow())),
  })
  await go('/refund/1')
  assert.is(document.title, 'Refund - Lintas')
  screen.remove()
})

shell('switches the language without losing the page', async () => {
  const { screen, app, rest } = await openShell({ screens: { home: Probe } })
  type(screen.get('textbox', 'note'), 'kept')
  app.account.chooseLanguage('en')
  await rest()
  assert.is(screen.container.querySelector('input')?.value, 'kept')
  assert.ok(screen.find('button', 'Skip to content'))
  screen.remove()
})

shell('forgets the pages of the shopper who signed out', async () => {
  const { screen, go, app, rest } = await openShell({
    token: 't1',
    screens: { explore: Probe },
    at: '/explore',
    prepare: ({ http }) => http.answer('/api/user/getUserInfo', () => accepted(userRow())),
  })
  type(screen.get('textbox', 'note'), 'mine')
  await go('/setting')
  assert.is(screen.container.querySelectorAll('[data-kept]').length, 2)
  await act(() => app.session.signOut())
  await rest()
  assert.is(screen.container.querySelectorAll('[data-kept]').length, 0)
  assert.is(screen.container.querySelector('input'), null)
  screen.remove()
})

shell('a screen that throws shows an error, keeps the tabs, and works again on retry', async () => {
  const { screen, log } = await openShell({ screens: { home: Fragile } })
  assert.match(screen.text(), 'Ada yang tidak beres')
  assert.ok(log.written.some(({ event }) => event === 'screen-broken'))
  fragile.isBroken = false
  press(screen.get('button', 'Coba lagi'))
  await settle()
  assert.match(screen.text(), 'well again')
  screen.remove()
})

shell('a page whose code cannot be loaded offers a retry', async () => {
  let isUp = false
  const { screen, go, rest } = await openShell({
    load: async (name) => {
      if (name === 'explore' && !isUp) throw new Error('gone')
      return () => <main>{`page ${name}`}</main>
    },
  })
  await go('/explore')
  assert.match(screen.text(), 'Halaman belum bisa dibuka')
  assert.is(document.title, 'Halaman belum bisa dibuka - Lintas')
  isUp = true
  press(screen.get('button', 'Muat ulang'))
  await rest()
  assert.match(screen.text(), 'page explore')
  screen.remove()
})

shell('an unknown path says so and links to home', async () => {
  const { screen, rest } = await openShell({ at: '/detail/1/2/3' })
  assert.match(screen.text(), 'Halaman tidak ditemukan')
  assert.is(document.title, 'Halaman tidak ditemukan - Lintas')
  press(screen.get('link', 'Ke Beranda'))
  await rest()
  assert.match(screen.text(), 'page home')
  screen.remove()
})

shell('a toast lasts 1.2 s, an error interrupts, a loading one stays until it is closed', async () => {
  const { screen, app, clock, rest } = await openShell()
  act(() => void app.notices.show('error', { kind: 'fault', fault: { kind: 'timed-out' } }))
  let loading = 0
  act(() => {
    loading = app.notices.show('loading', { kind: 'text', text: 'please wait' })
  })
  await rest()
  const late = 'Waktu permintaan ke sistem habis'
  assert.match(screen.get('alert').textContent ?? '', late)
  act(() => clock.advance(1_199))
  assert.match(screen.text(), late)
  act(() => clock.advance(1))
  assert.not.match(screen.text(), late)
  act(() => clock.advance(60_000))
  assert.match(screen.text(), 'please wait')
  act(() => app.notices.close(loading))
  assert.not.match(screen.text(), 'please wait')
  screen.remove()
})

shell('a toast with an action runs it and closes', async () => {
  const { screen, app, rest } = await openShell()
  let undone = 0
  const undo = { key: 'kit.retry', run: () => undone++ }
  act(() => void app.notices.show('info', { kind: 'text', text: 'removed' }, undo))
  await rest()
  press(screen.get('button', 'Coba lagi'))
  assert.is(undone, 1)
  assert.not.match(screen.text(), 'removed')
  screen.remove()
})

shell('follows the theme of the shopper', async () => {
  const { screen, app } = await openShell()
  const html = document.documentElement
  assert.is(html.dataset['theme'], undefined)
  app.account.chooseTheme('dark')
  assert.is(html.dataset['theme'], 'dark')
  app.account.chooseTheme('system')
  assert.is(html.dataset['theme'], undefined)
  assert.is(html.dataset['device'], 'android')
  screen.remove()
})

shell('colours the browser bars in the theme of the shopper', async () => {
  const bars = ['light', 'dark'].map((theme) => {
    const bar = document.createElement('meta')
    bar.name = 'theme-color'
    bar.setAttribute('media', `(prefers-color-scheme: ${theme})`)
    document.head.append(bar)
    return bar
  })
  const media = () => bars.map((bar) => bar.getAttribute('media'))
  const { screen, app } = await openShell()
  app.account.chooseTheme('dark')
  assert.equal(media(), ['not all', 'all'])
  app.account.chooseTheme('system')
  assert.equal(media(), ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
  for (const bar of bars) bar.remove()
  screen.remove()
})

shell.run()
