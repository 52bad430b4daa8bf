/** How many addresses a shopper keeps. */
export const MOST_ADDRESSES = 50

/** Whether one more fits into a book of `count`. */
export const hasRoom = (count: number): boolean => count < MOST_ADDRESSES

/**
 * Whether an address that is saved becomes the main one: when the shopper says so, and when it is the first of the book.
 * `others` is how many the book holds beside it.
 */
export const becomesMain = ({ isDefault }: { readonly isDefault: boolean }, others: number): boolean =>
  isDefault || others === 0

/** Which address is the main one once another is deleted: the newest takes over from the main one. Ids grow with time. */
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
