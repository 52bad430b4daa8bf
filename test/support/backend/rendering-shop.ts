import type { PageRenderer } from '../../../adapters/embedded-backend/pages/page-renderer.ts'
import type { RenderedScreen, Site } from '../../../adapters/embedded-backend/pages/page-template.ts'
import { createRenderedPages } from '../../../adapters/embedded-backend/pages/serve-rendered.ts'
import { defaultConfig } from '../../../adapters/embedded-backend/start/config.ts'
import { LANGUAGES } from '../../../domain/account/language.ts'
import { createVirtualClock } from './backend-clock.ts'

/** The sessions of the shop: the same shopper has two. */
const sessions = new Map([
  ['a=b', 1],
  ['abc', 2],
  ['abc again', 2],
])

const texts = {
  tag: 'id',
  files: { base: '/base.js' },
  late: '',
  reload: '',
  about: 'A shop',
  noScript: 'No script',
}

/** A site of three lines: everything that a page has, and little of it. */
export const SITE: Site = {
  server: '',
  template: '<html lang="{{lang}}"{{theme}}><title>{{title}}</title>{{head}}{{body}}</html>',
  boot: '',
  shell: ['/main.js', '/shared.js'],
  style: 'p{}',
  sheets: [
    { href: '/assets/list.css', users: ['catalogue'], text: 'ul{}' },
    { href: '/assets/money.css', users: ['wallet'], text: 'b{}' },
  ],
  scripts: { catalogue: ['/list.js'], shopper: ['/shopper.js'], configured: ['/configured.js'] },
  icons: {},
  routes: { home: { path: '/home', context: 'catalogue', texts: ['base'], isOpen: true } },
  texts: Object.fromEntries(LANGUAGES.map((one) => [one, texts])) as unknown as Site['texts'],
}

export const screenOf = (markup: string, more: Partial<RenderedScreen> = {}): RenderedScreen => ({
  route: 'home',
  language: 'dgn',
  title: 'Toko',
  markup,
  answers: {},
  ...more,
})

/** Pages that are served as a renderer of the test renders them, at a time that stands still. */
export const renderingShop = (render?: PageRenderer['render']) => {
  const rendered: string[] = []
  const clock = createVirtualClock()
  const renderer: PageRenderer = {
    site: SITE,
    render: ({ url, language, token }) => {
      rendered.push(`${language} ${url}${token ? ` for ${token}` : ''}`)
      return render?.({ url, language, token }) ?? Promise.resolve(screenOf(`<p>${url}</p>`, { language }))
    },
    isFull: () => false,
    close: async () => undefined,
  }
  const pages = createRenderedPages(
    renderer,
    clock,
    async (token) => {
      if (token === 'unreadable') throw new Error('no database')
      return sessions.get(token)
    },
    { renderMs: defaultConfig.renderMs },
  )
  const get = (
    url: string,
    cookie = '',
    caller = 'somebody',
    { origin = 'https://shop.example', ...more }: Record<string, string> = {},
  ) =>
    pages(
      new Request(`http://shop${url}`, { headers: { cookie, ...more } }),
      { 'content-security-policy': 'x' },
      { caller, origin },
    )
  /** What stands in `#app` of the page that is sent. */
  const shown = async (...asked: Parameters<typeof get>): Promise<string | undefined> =>
    /<div id="app"[^>]*>(.*?)<\/div>/s.exec((await (await get(...asked))?.text()) ?? '')?.[1]
  return { get, shown, rendered, clock }
}
