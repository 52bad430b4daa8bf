import type { Place } from '../../navigation/navigator.ts'

/** Where a page loaded anew could come between a shopper and their money. */
const MONEY = new Set([
  'order',
  'checkout',
  'payment',
  'topUp',
  'walletTopUp',
  'cardTopUp',
  'withDraw',
  'changePayPwd',
  'refund',
])

const TYPED =
  'textarea, [contenteditable="true"], input:not([type]), input:is([type=text], [type=email], [type=tel], [type=password], [type=number], [type=search])'

/** An open sheet or question, and a button whose act is under way. */
const UNDER_WAY = 'dialog[open], button[aria-busy="true"]'

const isFilled = (field: Element): boolean =>
  'value' in field ? field.value !== '' : (field.textContent ?? '') !== ''

/**
 * Whether loading the page anew now would cost somebody something: a payment under way, a form that would ask
 * before it is left, what a press has begun or opened, or any field with text in it, shown or kept behind.
 */
export const isBusy = (place: Place | undefined, page: Document = document): boolean => {
  if (MONEY.has(place?.match?.route.name ?? '')) return true
  // What a form says when the window is to be closed (ui/components/overlays/use-unsaved.tsx).
  const leave = new Event('beforeunload', { cancelable: true })
  if (page.defaultView?.dispatchEvent(leave) === false) return true
  if (page.querySelector(UNDER_WAY)) return true
  return [...page.querySelectorAll(TYPED)].some(isFilled)
}
