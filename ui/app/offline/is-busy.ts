import type { Place } from '../../navigation/navigator.ts'

/** Pages where a reload could interfere with a payment. */
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

/** Open sheets and dialogs, and buttons with a running action. */
const UNDER_WAY = 'dialog[open], button[aria-busy="true"]'

const isFilled = (field: Element): boolean =>
  'value' in field ? field.value !== '' : (field.textContent ?? '') !== ''

/**
 * Whether reloading the page now would lose something: a running payment, a form with unsaved text, an open sheet or
 * running action, or any field with text, visible or kept alive.
 */
export const isBusy = (place: Place | undefined, page: Document = document): boolean => {
  if (MONEY.has(place?.match?.route.name ?? '')) return true
  // Forms ask before the window closes (ui/components/overlays/use-unsaved.tsx).
  const leave = new Event('beforeunload', { cancelable: true })
  if (page.defaultView?.dispatchEvent(leave) === false) return true
  if (page.querySelector(UNDER_WAY)) return true
  return [...page.querySelectorAll(TYPED)].some(isFilled)
}
