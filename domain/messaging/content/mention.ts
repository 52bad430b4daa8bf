import { type Fields, fieldsOf } from '../../shared/fields.ts'
import { uidListField } from './fields.ts'

/** Who a message speaks to by name. */
export type Mention = { readonly all: boolean; readonly uids: readonly string[] }

/** `all` is written as 1; true is understood as well, as newer servers send it. */
export const readMention = (value: unknown): Mention | undefined => {
  const fields = fieldsOf(value)
  if (!fields) return undefined
  return { all: fields['all'] === 1 || fields['all'] === true, uids: uidListField(fields, 'uids') }
}

export const writeMention = ({ all, uids }: Mention): Fields => ({
  ...(all && { all: 1 }),
  ...(uids.length > 0 && { uids }),
})

export const isMentioned = (mention: Mention | undefined, uid: string): boolean =>
  mention !== undefined && (mention.all || mention.uids.includes(uid))
