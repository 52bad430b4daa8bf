import type { Route } from './route.ts'
import type { Screen } from './screen.ts'

/** What the build says about each route by its name: the address of its style, when it has its own. */
type Assets = Readonly<Record<string, { readonly css?: string }>>

const readAssets = (page: Document): Assets => {
  const text = page.getElementById('lintas-assets')?.textContent
  return text ? (JSON.parse(text) as Assets) : {}
}

const loadStyle = (href: string, page: Document): Promise<void> =>
  new Promise((resolve, reject) => {
    if (page.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return resolve()
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

/** Loads a route's code, style and words together; what is loaded already costs nothing. */
export const createScreenLoader = (
  loadWords: (contexts: Route['words']) => Promise<void>,
  page: Document = document,
): ((route: Route) => Promise<Screen | undefined>) => {
  const assets = readAssets(page)
  const styles = new Map<string, Promise<void>>()

  const styleOf = (name: string): Promise<void> | undefined => {
    const css = assets[name]?.css
    if (css === undefined) return undefined
    const known = styles.get(css)
    if (known) return known
    const coming = twice(() => loadStyle(css, page))
    styles.set(css, coming)
    coming.catch(() => styles.delete(css))
    return coming
  }

  return async ({ name, screen, words }) => {
    if (!screen) {
      // The page that says "not found" speaks too.
      await twice(() => loadWords([]))
      return undefined
    }
    const [component] = await Promise.all([twice(screen), styleOf(name), twice(() => loadWords(words))])
    return component
  }
}
