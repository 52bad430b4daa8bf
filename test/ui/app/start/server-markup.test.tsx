import { renderToString } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted } from '../../../../adapters/fakes/fake-http.ts'
import { createProgress } from '../../../../application/shared/progress.ts'
import { Root } from '../../../../ui/app/Shell.tsx'
import { loadTexts } from '../../../../ui/i18n/load-texts.ts'
import { createTranslations } from '../../../../ui/i18n/translations.ts'
import { createNavigator } from '../../../../ui/navigation/navigator.ts'
import { ROUTES } from '../../../../ui/navigation/routes.ts'
import { userRow } from '../../../support/api-rows.ts'
import { createFakeApp } from '../../../support/ui/fake-app.ts'
import { createFakeHistory } from '../../../support/ui/fake-history.ts'

const markup = suite('server markup of every screen')

const PAGE_NAMES = ['document', 'localStorage', 'sessionStorage', 'history', 'matchMedia'] as const

/** Renders with the page's globals out of reach: whoever touches one while rendering is named. */
const withoutPage = (draw: () => string): string => {
  const kept = PAGE_NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  for (const name of PAGE_NAMES) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        throw new Error(`${name} was touched while drawing`)
      },
    })
  }
  try {
    return draw()
  } finally {
    for (const [name, descriptor] of kept) if (descriptor) Object.defineProperty(globalThis, name, descriptor)
  }
}

/** Addresses with all their parts, so that a screen is rendered as it is used. */
const urlOf = (path: string): string => path.replace(/:\w+\??/g, '1')

const draw = async (url: string, isSignedIn: boolean): Promise<string> => {
  const { app, http } = createFakeApp(isSignedIn ? { token: 'token' } : {})
  http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  const translations = createTranslations(loadTexts)
  await translations.setLanguage('dgn')
  const navigator = createNavigator({
    history: createFakeHistory(url),
    guard: app.session.guard,
    guardNow: app.session.guardNow,
    loadScreen: async (route) => {
      await translations.load(route.texts)
      return route.lazy()
    },
    onBusy: () => undefined,
    onLeave: () => undefined,
    log: app.log,
  })
  await navigator.start()
  assert.is(navigator.place$.value?.hasFailed, false, `${url} could not be loaded`)
  const scroll = { keep: () => undefined, toTop: () => undefined, restore: () => undefined }
  const progress = createProgress(app.clock)
  return withoutPage(() =>
    renderToString(
      <Root
        app={app}
        translations={translations}
        navigator={navigator}
        scroll={scroll}
        progress={progress}
      />,
    ),
  )
}

for (const { path, name, kind } of ROUTES) {
  markup(`${path} can be rendered without a document`, async () => {
    const html = await draw(urlOf(path), name !== 'login')
    assert.match(html, /<main[^>]*data-main/, 'one main landmark')
    assert.is(html.match(/<main/g)?.length, 1)
    assert.not.match(html, /<[^>]+ style="/, 'inline styles are refused by the policy')
    assert.not.match(
      html,
      /\b(core|kit|account|session|cart|orders|wallet|catalogue|addresses)\.\w/,
      'a bare key',
    )
    // The heading of a product is its name, which comes with the data.
    if (kind === 'inner' && name !== 'detail') assert.match(html, /<h1/)
  })
}

markup('a visitor sees the home page at once', async () => {
  assert.match(await draw('/home', false), 'href="/search"')
})

markup.run()
