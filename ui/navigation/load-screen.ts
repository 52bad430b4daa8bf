import type { App } from '../../application/app.ts'
import type { Route } from './routes.ts'
import type { Screen } from './screen.ts'

/** The sheet of each context, by the build; empty where it has none of its own. */
type Sheets = Readonly<Record<string, string>>

/** What the build says in the page itself: its names come from what was bundled. */
const sheetsIn = (page: Document): Sheets =>
  JSON.parse(page.getElementById('lintas-sheets')?.textContent ?? '{}')

const isThere = (context: string, href: string, page: Document): boolean =>
  page.querySelector(`style[data-context="${context}"], link[rel="stylesheet"][href="${href}"]`) !== null

/** Resolves when the sheet of a context is applied; a page that was rendered with it holds it. */
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

/** Tries once more: a phone in a lift drops single requests. */
const twice = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load()
  } catch {
    return load()
  }
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * Loads a route's code, style and words together; what is loaded already costs nothing. What is not begins a turn
 * later, since asking for it holds the page up: first the link that was tapped shows that it was.
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

/** Loads the parts of the app that only a signed-in shopper's pages use together with the first of these. */
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
