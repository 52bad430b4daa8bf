import { safeReturnPath } from '../../domain/session/navigation-guard.ts'
import { useNavigate, useWayBack } from '../hooks/use-navigate.tsx'
import type { ScreenSearch } from '../navigation/screen.ts'

/** Where the list was asked from to choose an address, or undefined when it is only looked at. */
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

/** Whether a page of the history is the one that wants an address, whichever it has now. */
export const isPicking =
  (pick: string) =>
  (path: string): boolean =>
    withAddress(path) === withAddress(pick)

/** Another page of the addresses, from which the choosing goes on for the same page. */
export const keepPick = (path: string, pick: string | undefined): string =>
  pick === undefined ? path : `${path}?pick=${encodeURIComponent(pick)}`

/** Goes back with the address that was chosen to the page that wanted one, so that it lies in the history once. */
export const usePicked = (): ((pick: string, addressId: string) => void) => {
  const navigate = useNavigate()
  const wayBack = useWayBack()
  return (pick, addressId) => {
    const path = withAddress(pick, addressId)
    if (!wayBack(isPicking(pick), path)) navigate(path, { replace: true })
  }
}
