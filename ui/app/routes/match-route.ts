import type { ProductRef } from '../../../domain/catalogue/product.ts'
import { shown } from '../../i18n/shown.ts'
import type { Route } from './route.ts'
import { ROUTES } from './routes.ts'
import type { ScreenProps } from './screen.ts'

export type RouteMatch = { readonly route: Route; readonly params: ScreenProps<string>['params'] }

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '')

/** The parameters when the pattern fits the pathname: case is ignored, ":name?" may be missing at the end. */
const matchPattern = (pattern: string, pathname: string): RouteMatch['params'] | undefined => {
  const wanted = segmentsOf(pattern)
  const given = segmentsOf(pathname)
  if (given.length > wanted.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const segment = given[index]
    if (part.startsWith(':')) {
      const isOptional = part.endsWith('?')
      if (segment === undefined && !isOptional) return undefined
      if (segment !== undefined) params[part.slice(1).replace('?', '')] = decode(segment)
    } else if (segment?.toLowerCase() !== part.toLowerCase()) return undefined
  }
  return params
}

/** Splits "/path?query#hash"; the hash plays no part in routing. `search` keeps its question mark. */
export const splitUrl = (url: string): { readonly pathname: string; readonly search: string } => {
  const [bare = ''] = url.split('#', 1)
  const at = bare.indexOf('?')
  return at < 0 ? { pathname: bare, search: '' } : { pathname: bare.slice(0, at), search: bare.slice(at) }
}

/** The address without its hash: what makes a page. */
export const withoutHash = (url: string): string => url.split('#', 1)[0] ?? ''

/** The route of a path with its query; undefined when the spec knows no such path. */
export const matchRoute = (url: string): RouteMatch | undefined => {
  const { pathname } = splitUrl(url)
  for (const route of ROUTES) {
    const params = matchPattern(route.path, pathname)
    if (params && !shown.off.has(route.name)) return { route, params }
  }
  return undefined
}

/** Whether a link to the path leads to a screen; links to screens that the host has switched off are left out. */
export const hasScreen = (url: string): boolean => matchRoute(url) !== undefined

/** The page of a product in its shop. */
export const hrefOfProduct = ({ productId, shopId }: ProductRef): string =>
  `/detail/${encodeURIComponent(productId)}/${encodeURIComponent(shopId)}`

/** What a screen is given for an address. Computed once a page, so that its identity holds. */
export const screenPropsOf = (url: string): ScreenProps<string> => ({
  params: matchRoute(url)?.params ?? {},
  search: new URLSearchParams(splitUrl(url).search),
})
