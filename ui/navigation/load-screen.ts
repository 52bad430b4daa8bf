import type { App } from '../../application/app.ts'
import type { Route } from './routes.ts'
import type { Screen } from './screen.ts'

/** The stylesheets of each context, from the build, in the order of the cascade. */
type Sheets = Readonly<Record<string, readonly string[]>>

/** Embedded in the page by the build, because the names depend on the bundle. */
const sheetsIn = (page: Document): Sheets =>
  JSON.parse(page.getElementById('lintas-sheets')?.textContent ?? '{}')

/**
 * Adds stylesheets to the page; each call resolves when its stylesheet is applied. Shared ones are inserted before those
 * of a single context, so that the cascade does not depend on which was requested first.
 */
const createSheets = (urls: Sheets, page: Document): ((href: string) => Promise<void>) => {
  const all = Object.values(urls)
  const isShared = (href: string): boolean => all.filter((hrefs) => hrefs.includes(href)).length > 1
  const own: HTMLLinkElement[] = []
  return (href) =>
    new Promise((resolve, reject) => {
      const link = page.createElement('link')
      link.rel = 'stylesheet'
      link.href = href
      link.onload = () => resolve()
      link.onerror = () => {
        link.remove()
        reject(new Error(`style not loaded: ${href}`))
      }
      if (!isShared(href)) own.push(link)
      const after = isShared(href) ? own.find((one) => one.isConnected) : undefined
      page.head.insertBefore(link, after ?? null)
    })
}

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
  const loadSheet = createSheets(urls, page)
  const sheets = new Map<string, Promise<void>>()
  // A server-rendered page contains the stylesheets of its context already.
  for (const { dataset } of page.querySelectorAll<HTMLStyleElement>('style[data-context]'))
    for (const href of urls[dataset['context'] ?? ''] ?? []) sheets.set(href, Promise.resolve())
  const sheet = (href: string): Promise<void> => {
    const known = sheets.get(href)
    if (known) return known
    const coming = twice(() => loadSheet(href))
    sheets.set(href, coming)
    coming.catch(() => sheets.delete(href))
    return coming
  }
  const style = async (context: string): Promise<void> => {
    await Promise.all((urls[context] ?? []).map(sheet))
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
