import type { BaseLocationHook, BaseSearchHook } from 'wouter'
import { useStream } from '../hooks/use-stream.ts'
import type { Navigator } from './navigator.ts'
import { splitUrl } from './routes.ts'

export type RouterHooks = { readonly hook: BaseLocationHook; readonly searchHook: BaseSearchHook }

type Go = (to: string, options?: { readonly replace?: boolean }) => void

const goWith =
  (navigator: Navigator): Go =>
  (to, options) =>
    void navigator.go(to, { replace: options?.replace === true })

const useUrl = (navigator: Navigator): string => useStream(navigator.place$)?.url ?? '/'

/** For what stands around the pages: follows the address. Links go through our navigator, and so the guard. */
export const followingHooks = (navigator: Navigator): RouterHooks => {
  const go = goWith(navigator)
  return {
    hook: () => [splitUrl(useUrl(navigator)).pathname, go],
    searchHook: () => splitUrl(useUrl(navigator)).search.slice(1),
  }
}

/** For one page: it sees its own address for ever, also when it is kept behind another one. */
export const frozenHooks = (navigator: Navigator, url: string): RouterHooks => {
  const { pathname, search } = splitUrl(url)
  const place: [string, Go] = [pathname, goWith(navigator)]
  return { hook: () => place, searchHook: () => search.slice(1) }
}
