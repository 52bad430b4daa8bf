import type { Message } from '../../../../domain/messaging/message.ts'

/** What lies over a conversation; one at a time. */
export type OpenSheet =
  | { readonly kind: 'menu' }
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'edit'; readonly message: Message }
  | { readonly kind: 'report'; readonly message?: Message }
  | { readonly kind: 'rate' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'search' }
  | { readonly kind: 'product' }
  | { readonly kind: 'order' }
  /** A page of somebody else: it is said before it is opened. */
  | { readonly kind: 'leave'; readonly href: string }
