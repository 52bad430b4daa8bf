/** Most addresses of one shopper. */
export const MOST_ADDRESSES = 50

/** Whether another address fits into an address book with `count` entries. */
export const hasRoom = (count: number): boolean => count < MOST_ADDRESSES

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
