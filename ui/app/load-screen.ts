import type { BuiltRoute } from './routes.ts'
import type { Screen } from './screen-props.ts'

/** What the build says about each screen: the address of its style, when it has its own. */
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
      reject(new Error('style not loaded'))
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
  loadWords: (contexts: BuiltRoute['words']) => Promise<unknown>,
  page: Document = document,
): ((route: BuiltRoute) => Promise<Screen>) => {
  const assets = readAssets(page)
  return async (route) => {
    const css = assets[route.file]?.css
    const [screen] = await Promise.all([
      twice(route.load),
      css ? twice(() => loadStyle(css, page)) : undefined,
      twice(() => loadWords(route.words)),
    ])
    return screen
  }
}
