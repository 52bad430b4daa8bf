import type { App } from '../../application/app.ts'
import type { Route } from './routes.ts'
import type { Screen } from './screen.ts'

/** The stylesheet of each context, from the build; empty where there is none. */
type Sheets = Readonly<Record<string, string>>

/** Embedded in the page by the build, because the names depend on the bundle. */
const sheetsIn = (page: Document): Sheets =>
  JSON.parse(page.getElementById('lintas-sheets')?.textContent ?? '{}')

const isThere = (context: string, href: string, page: Document): boolean =>
  page.querySelector(`style[data-context="${context}"], link[rel="stylesheet"][href="${href}"]`) !== null

/** Resolves when a context's stylesheet is applied; a server-rendered page contains it already. */
const loadSheet = (context: string, href: string, page: Document): Promise<void> =>
  new Promise((resolve, reject) => {
    if (href === '' || isThere(context, href, page)) return resolve()
    const link = page.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`style not loaded: ${href}`))
    }
    page.head.append(link)
  })

/** Retries once, because phones with bad reception lose single requests. */
const twice = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load()
  } catch {
    return load()
  }
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * Loads a route's code, style and texts in parallel; loaded ones cost nothing. Loading starts in the next task,
 * because it blocks the page: first the tapped link shows that it was pressed.
 */
export const createScreenLoader = (
  loadWords: (contexts: Route['words']) => Promise<void>,
  page: Document = document,
  turn = nextTurn,
): ((route: Route) => Promise<Screen>) => {
  const urls = sheetsIn(page)
  const sheets = new Map<string, Promise<void>>()
  const style = (context: string): Promise<void> => {
    const known = sheets.get(context)
    if (known) return known
    const coming = twice(() => loadSheet(context, urls[context] ?? '', page))
    sheets.set(context, coming)
    coming.catch(() => sheets.delete(context))
    return coming
  }
  const asked = new Set<string>()
  return async ({ name, context, lazy, words }) => {
    const isNew = asked.size > 0 && !asked.has(name)
    asked.add(name)
    if (isNew) await turn()
    const [screen] = await Promise.all([twice(lazy), style(context), twice(() => loadWords(words))])
    return screen
  }
}

/** Loads the parts of the app that only signed-in shoppers use together with their first page. */
export const withShopperParts =
  (
    loadScreen: (route: Route) => Promise<Screen>,
    { loadShopperParts }: Pick<App, 'loadShopperParts'>,
  ): ((route: Route) => Promise<Screen>) =>
  async (route) => {
    const isOfShopper = route.guard === 'signed-in'
    const [screen] = await Promise.all([loadScreen(route), isOfShopper ? twice(loadShopperParts) : undefined])
    return screen
  }
