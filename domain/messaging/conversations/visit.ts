import type { Seconds } from '../../shared/time.ts'

/** When the last word of a visit was said, in seconds since 1970. */
type Spoken = { readonly lastAt: Seconds }

/** Whether a word at `at` belongs to the visit: no more silence than `silence` seconds lies between. */
const isOfVisit = ({ lastAt }: Spoken, at: Seconds, silence: Seconds): boolean => at - lastAt <= silence

/**
 * What a word in a conversation makes of its last visit: a shopper's opens a new one after a silence, the other side's
 * only keeps one going. Undefined where it belongs to none.
 */
export const visitAfter = (
  last: Spoken | undefined,
  word: { readonly at: Seconds; readonly isShoppers: boolean },
  silence: Seconds,
): 'same' | 'new' | undefined => {
  if (last && isOfVisit(last, word.at, silence)) return 'same'
  return word.isShoppers ? 'new' : undefined
}
