import type { Seconds } from '../../shared/time.ts'

/** Time of the last message of a visit, in seconds since 1970. */
type Spoken = { readonly lastAt: Seconds }

/** Whether a message at `at` belongs to the visit: at most `silence` seconds after its last message. */
const isOfVisit = ({ lastAt }: Spoken, at: Seconds, silence: Seconds): boolean => at - lastAt <= silence

/**
 * The visit after a message: a shopper's message starts a new visit after a silence, the other side's only extends a
 * running one. Undefined where it belongs to none.
 */
export const visitAfter = (
  last: Spoken | undefined,
  word: { readonly at: Seconds; readonly isShoppers: boolean },
  silence: Seconds,
): 'same' | 'new' | undefined => {
  if (last && isOfVisit(last, word.at, silence)) return 'same'
  return word.isShoppers ? 'new' : undefined
}
