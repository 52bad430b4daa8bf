import { numberField, textField } from '../../../../domain/messaging/content/fields.ts'
import { CardType } from '../../../../domain/messaging/content/shop-content.ts'
import type { Fields } from '../../../../domain/shared/fields.ts'
import { payloadFieldsOf } from '../host/messages/message-rows.ts'

/** What a shopper has said, as far as a merchant can make it out. */
export type Said =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'image' }
  | { readonly kind: 'product'; readonly productId: number }
  | { readonly kind: 'order'; readonly orderId: number }
  | { readonly kind: 'other' }

/** A number that can be one of a row; 0 is nobody's. */
const idField = (fields: Fields, name: string): number => {
  const id = numberField(fields, name)
  return Number.isSafeInteger(id) && id > 0 ? id : 0
}

/** Reads a payload; undefined for what no answer is due to: commands, signals, lines of the system. */
export const saidIn = (payload: Uint8Array): Said | undefined => {
  const fields = payloadFieldsOf(payload)
  if (fields === undefined) return { kind: 'other' }
  const type = numberField(fields, 'type')
  if ((type >= 98 && type <= 99) || (type >= 1000 && type <= 2000) || type === 21_000) return undefined
  switch (type) {
    case 1:
      return { kind: 'text', text: textField(fields, 'content') }
    case 2:
      return { kind: 'image' }
    case CardType.product:
      return { kind: 'product', productId: idField(fields, 'productId') }
    case CardType.order:
      return { kind: 'order', orderId: idField(fields, 'orderId') }
    default:
      return { kind: 'other' }
  }
}
