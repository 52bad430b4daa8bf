import type { App } from '../../application/app.ts'
import type { Route } from './routes.ts'
import type { Screen } from './screen.ts'

/** What the build says about each route by its name: the styles it needs beyond the shell's, in their order, and those of parts that come after it. */
export type Sheets = Readonly<
  Record<string, { readonly css: readonly string[]; readonly later?: readonly string[] }>
>

/** A page that came drawn has fetched all its styles as one, and applies them when it is asked to (`.tools/face/first-lines/`). */
export type Undressed = { readonly dress?: () => Promise<unknown> }

/**
 * Whether a page that came drawn holds this sheet: as far as its own screen uses it, and with the rest of them, which
 * other screens wait for, wholly. Unless one of both did not come.
 */
const isHeld = (href: string, page: Document): boolean =>
  page.querySelector(`style[data-href~="${href}"]:not([data-lost])`) !== null

const linkTo = (href: string, page: Document): Element | null =>
  page.querySelector(`[rel="stylesheet"][href="${href}"]`)

const loadStyle = (href: string, page: Document): Promise<void> =>
  new Promise((resolve, reject) => {
    if (isHeld(href, page) || linkTo(href, page)) return resolve()
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
  sheets: Sheets,
  page: Document = document,
  turn = nextTurn,
): ((route: Route) => Promise<Screen>) => {
  const styles = new Map<string, Promise<void>>()

  const style = (href: string): Promise<void> => {
    const known = styles.get(href)
    if (known) return known
    const coming = twice(() => loadStyle(href, page))
    styles.set(href, coming)
    coming.catch(() => styles.delete(href))
    return coming
  }
  const load = (hrefs: readonly string[]): Promise<unknown> => Promise.all(hrefs.map(style))
  const drawn = page.querySelector<HTMLElement>('style[data-route]')?.dataset
  const loadWithRest = async (rest: string, css: readonly string[]): Promise<unknown> => {
    try {
      return await load([rest, ...css])
    } catch {
      // The worker keeps only what it is cut from. These come anew, to stand behind that.
      if (drawn) drawn['lost'] = ''
      styles.clear()
      for (const href of css) linkTo(href, page)?.remove()
      return loadParts(css)
    }
  }
  const loadParts = (css: readonly string[]): Promise<unknown> =>
    load([...(drawn?.['href'] ?? '').split(' ').slice(1), ...css])

  let isFirst = true
  const stylesOf = async (name: string): Promise<unknown> => {
    const css = sheets[name]?.css ?? []
    const isOfPage = drawn?.['route'] === name
    const isOwn = page.getElementById('app')?.dataset['own'] !== undefined
    // The screen that stands there has what it needs; a shopper's own is drawn anew, and may be another one then.
    const isDressed = isFirst && isOfPage && !isOwn
    isFirst = false
    if (isDressed) return undefined
    await (page.defaultView as { lintasEarly?: Undressed } | null)?.lintasEarly?.dress?.()
    const { rest, lost } = drawn ?? {}
    if (lost !== undefined) return loadParts(css)
    return rest === undefined || isOfPage ? load(css) : loadWithRest(rest, css)
  }

  const asked = new Set<string>()
  return async ({ name, lazy, words }) => {
    const isNew = asked.size > 0 && !asked.has(name)
    asked.add(name)
    if (isNew) await turn()
    const [screen] = await Promise.all([twice(lazy), stylesOf(name), twice(() => loadWords(words))])
    for (const href of sheets[name]?.later ?? []) style(href)
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
