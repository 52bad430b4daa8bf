import { safeReturnPath } from '../session/navigation-guard.ts'
import { parseQueryString, withQuery } from '../shared/url.ts'

/** Most addresses of one shopper. */
export const MAX_ADDRESSES = 50

/** Whether another address fits into an address book with `count` entries. */
export const hasRoom = (count: number): boolean => count < MAX_ADDRESSES

/**
 * Whether a saved address becomes the default one: when the shopper asks for it, or when it is the only one. `others`
 * is the number of other addresses.
 */
export const becomesMain = ({ isDefault }: { readonly isDefault: boolean }, others: number): boolean =>
  isDefault || others === 0

/** The new default address after the default one is deleted: the newest of the rest. Ids grow with time. */
export const mainAfterRemoval = <Id extends number | string>(
  removed: { readonly isDefault: boolean },
  left: readonly { readonly id: Id; readonly isDefault: boolean }[],
): Id | undefined => {
  const main = left.find(({ isDefault }) => isDefault)
  if (main || !removed.isDefault) return main?.id
  return left.reduce<Id | undefined>(
    (newest, { id }) => (newest === undefined || Number(id) > Number(newest) ? id : newest),
    undefined,
  )
}

/** The page for which an address is being chosen (`?pick=`); undefined when the addresses are only viewed. */
export const pickFrom = (search: { readonly get: (name: string) => string | null }): string | undefined => {
  const wanted = search.get('pick')
  return wanted === null || wanted === '' ? undefined : safeReturnPath(wanted)
}

/** The page that needs an address, with the chosen one in its query, or with none. */
export const withPicked = (pick: string, addressId?: string): string => {
  const [path = '/', query = ''] = pick.split('?', 2)
  return withQuery(path, { ...Object.fromEntries(parseQueryString(query)), address: addressId })
}

/** Whether a path is the page that needs an address, with any address selected. */
export const isPicking =
  (pick: string) =>
  (path: string): boolean =>
    withPicked(path) === withPicked(pick)

/** A page of the addresses that continues choosing for the same page. */
export const keepPick = (path: string, pick: string | undefined): string => withQuery(path, { pick })
