import { SHOP_CONTENTS } from '../../../../domain/messaging/content/shop-content.ts'
import { type Fields, textField } from '../../../../domain/shared/fields.ts'
/** A shopper's message, as far as a simulated merchant understands it. */
export type ShopperMessage =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'image' }
  | { readonly kind: 'product'; readonly productId: number }
  | { readonly kind: 'order'; readonly orderId: number }
  | { readonly kind: 'other' }

/** A row's number, which pages write as text; 0, which no row has, for anything else. */
const idField = (fields: Fields, name: string): number => {
  const text = textField(fields, name)
  const id = /^\d+$/.test(text) ? Number(text) : 0
  return Number.isSafeInteger(id) ? id : 0
}

/**
 * Reads a payload like the page does; undefined for messages that need no answer: commands, signals, system messages.
 */
export const readShopperMessage = (payload: Uint8Array): ShopperMessage | undefined => {
  const { body } = SHOP_CONTENTS.read(payload)
  switch (body.kind) {
    case 'stream':
    case 'command':
    case 'signal':
    case 'system':
      return undefined
    case 'text':
      return { kind: 'text', text: body.text }
    case 'image':
      return { kind: 'image' }
    case 'custom':
      return body.name === 'product'
        ? { kind: 'product', productId: idField(body.fields, 'productId') }
        : { kind: 'order', orderId: idField(body.fields, 'orderId') }
    case 'unknown':
    case 'unreadable':
      return { kind: 'other' }
  }
}
