import type { App } from '../../application/app.ts'
import type { Route } from './routes.ts'
import type { Screen } from './screen.ts'

/** Retries once, because phones with bad reception lose single requests. */
const twice = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load()
  } catch {
    return load()
  }
}

/** The stylesheets of the build in the order of the cascade, each with the contexts that use it. */
type Sheets = readonly (readonly [href: string, users: readonly string[]])[]

/**
 * Adds a context's stylesheets to the page; resolves when they are applied. Each is inserted at its place in the cascade,
 * which does not depend on the one that was requested first.
 */
const createSheets = (page: Document): ((context: string) => Promise<unknown>) => {
  // Embedded in the page by the build, because the names depend on the bundle.
  const all: Sheets = JSON.parse(page.getElementById('lintas-sheets')?.textContent ?? '[]')
  const order = all.map(([href]) => href)
  const placed = new Map<string, Element>()
  const applied = new Map<string, Promise<void>>()
  // A server-rendered page contains the stylesheets of its context already.
  for (const style of page.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    const { href = '' } = style.dataset
    placed.set(href, style)
    applied.set(href, Promise.resolve())
  }
  const add = (href: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const link = page.createElement('link')
      link.rel = 'stylesheet'
      link.href = href
      link.onload = () => resolve()
      link.onerror = () => {
        link.remove()
        reject(new Error(`style not loaded: ${href}`))
      }
      const later = order.slice(order.indexOf(href) + 1).map((one) => placed.get(one))
      page.head.insertBefore(link, later.find((one) => one?.isConnected) ?? null)
      placed.set(href, link)
    })
  const sheet = (href: string): Promise<void> => {
    const known = applied.get(href)
    if (known) return known
    const coming = twice(() => add(href))
    applied.set(href, coming)
    coming.catch(() => applied.delete(href))
    return coming
  }
  return (context) =>
    Promise.all(all.filter(([, users]) => users.includes(context)).map(([href]) => sheet(href)))
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * Loads a route's code, style and texts in parallel; loaded ones cost nothing. Loading starts in the next task,
 * because it blocks the page: first the tapped link shows that it was pressed.
 */
export const createScreenLoader = (
  loadTexts: (contexts: Route['texts']) => Promise<void>,
  page: Document = document,
  turn = nextTurn,
): ((route: Route) => Promise<Screen>) => {
  const loadSheets = createSheets(page)
  const requested = new Set<string>()
  return async ({ name, context, lazy, texts }) => {
    const isNew = requested.size > 0 && !requested.has(name)
    requested.add(name)
    if (isNew) await turn()
    const [screen] = await Promise.all([twice(lazy), loadSheets(context), twice(() => loadTexts(texts))])
    return screen
  }
}

type PartsOfApp = Pick<App, 'loadShopperParts' | 'loadBeyondHome'> & {
  readonly session: Pick<App['session'], 'session$'>
}

/** Loads parts of the app together with the first page that needs them. */
export const withParts =
  (
    loadScreen: (route: Route) => Promise<Screen>,
    { loadShopperParts, loadBeyondHome, session }: PartsOfApp,
  ): ((route: Route) => Promise<Screen>) =>
  async (route) => {
    const isVisitorsHome = route.context === 'home' && session.session$.value.kind === 'visitor'
    const [screen] = await Promise.all([
      loadScreen(route),
      isVisitorsHome ? undefined : twice(loadBeyondHome),
      route.guard === 'signed-in' ? twice(loadShopperParts) : undefined,
    ])
    return screen
  }
