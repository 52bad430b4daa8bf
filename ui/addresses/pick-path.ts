import { safeReturnPath } from '../../domain/session/navigation-guard.ts'
import type { ScreenSearch } from '../navigation/screen.ts'

/** Where the list was asked from to choose an address, or undefined when it is only looked at. */
export const pickFrom = (search: ScreenSearch): string | undefined => {
  const wanted = search.get('pick')
  return wanted === null || wanted === '' ? undefined : safeReturnPath(wanted)
}

/** The page `path` with the chosen address in its query, or with none. */
export const withAddress = (path: string, addressId?: string): string => {
  const [pathname = '/', text = ''] = path.split('?', 2)
  const query = new URLSearchParams(text)
  query.delete('address')
  if (addressId !== undefined) query.set('address', addressId)
  return `${pathname}?${query}`
}

/** Whether a page of the history is the one that wants an address, whichever it has now. */
export const isPicking =
  (pick: string) =>
  (path: string): boolean =>
    withAddress(path) === withAddress(pick)

/** Another page of the addresses, from which the choosing goes on for the same page. */
export const keepPick = (path: string, pick: string | undefined): string =>
  pick === undefined ? path : `${path}?pick=${encodeURIComponent(pick)}`
