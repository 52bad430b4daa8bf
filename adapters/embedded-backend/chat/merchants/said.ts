import { SHOP_CONTENTS } from '../../../../domain/messaging/content/shop-content.ts'
import { type Fields, textField } from '../../../../domain/shared/fields.ts'
/** What a shopper has said, as far as a merchant can make it out. */
export type Said =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'image' }
  | { readonly kind: 'product'; readonly productId: number }
  | { readonly kind: 'order'; readonly orderId: number }
  | { readonly kind: 'other' }

/** The number of a row, which pages write as text; 0, which is nobody's, for anything else. */
const idField = (fields: Fields, name: string): number => {
  const text = textField(fields, name)
  const id = /^\d+$/.test(text) ? Number(text) : 0
  return Number.isSafeInteger(id) ? id : 0
}

/** Reads a payload as the page does; undefined for what no answer is due to: commands, signals, lines of the system. */
export const saidIn = (payload: Uint8Array): Said | undefined => {
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
