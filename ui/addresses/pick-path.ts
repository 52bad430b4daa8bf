import { safeReturnPath } from '../../domain/session/navigation-guard.ts'
import { useNavigate, useWayBack } from '../hooks/use-navigate.tsx'
import type { ScreenSearch } from '../navigation/screen.ts'

/** The page for which an address is being chosen; undefined when the list is only viewed. */
export const pickFrom = (search: ScreenSearch): string | undefined => {
  const wanted = search.get('pick')
  return wanted === null || wanted === '' ? undefined : safeReturnPath(wanted)
}

/** The page `path` with the chosen address in its query, or with none. */
const withAddress = (path: string, addressId?: string): string => {
  const [pathname = '/', text = ''] = path.split('?', 2)
  const query = new URLSearchParams(text)
  query.delete('address')
  if (addressId !== undefined) query.set('address', addressId)
  return `${pathname}?${query}`
}

/** Whether a history entry is the page that needs an address, with any address selected. */
export const isPicking =
  (pick: string) =>
  (path: string): boolean =>
    withAddress(path) === withAddress(pick)

/** A page of the addresses that continues choosing for the same page. */
export const keepPick = (path: string, pick: string | undefined): string =>
  pick === undefined ? path : `${path}?pick=${encodeURIComponent(pick)}`

/** Goes back to the page that needed an address, with the chosen one, so that it is in the history only once. */
export const usePicked = (): ((pick: string, addressId: string) => void) => {
  const navigate = useNavigate()
  const wayBack = useWayBack()
  return (pick, addressId) => {
    const path = withAddress(pick, addressId)
    if (!wayBack(isPicking(pick), path)) navigate(path, { replace: true })
  }
}
