import type { ComponentType } from 'react'

/**
 * The props of every screen. `params` are the decoded parameters of the path; `search` is its query. A screen never
 * reads the address itself: kept-alive screens exist while another address is current.
 *
 * A screen is `ui/<context>/XScreen.tsx` with the named export `XScreen`:
 *
 * export const DetailScreen = ({ params, search }: ScreenProps<'product' | 'mer'>): ReactNode => …
 *
 * - It renders its own `<Page>` with an `<AppBar>` (its h1 takes the focus after navigation).
 * - It goes elsewhere by wouter's `<Link href>` or `useNavigate()` from `ui/hooks/use-navigate.tsx`; to change its
 * own query (a filter, a tab) it navigates with `replace`: same screen, same state, new `search`.
 * - Texts come from `useTranslations()`; its locale files are those its route names in `ui/navigation/routes.ts`.
 * - No DOM, no storage, no clock at module level or in the first render: react-dom/server renders it too.
 * - Data come from `useApp()`, with `useStream`, `useQuery`, `useAction`, `useInfiniteList`.
 */
export type ScreenProps<P extends string = never> = {
  readonly params: { readonly [K in P]?: string | undefined }
  readonly search: ScreenSearch
}

/** The query of a screen: the read methods of URLSearchParams. */
export type ScreenSearch = Pick<URLSearchParams, 'get' | 'getAll' | 'has' | 'toString'>

/** A screen as the route table holds it: any params. */
export type Screen = ComponentType<ScreenProps<string>>

/** The screens of a context by the names of their routes (`ui/app/contexts`). */
export type Screens = Readonly<Record<string, Screen>>

/** The address of `path` and `search` with some query parameters changed; undefined removes one. */
export const withQuery = (
  path: string,
  search: ScreenSearch,
  change: Readonly<Record<string, string | undefined>>,
): string => {
  const query = new URLSearchParams(search.toString())
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '') query.delete(name)
    else query.set(name, value)
  }
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}
