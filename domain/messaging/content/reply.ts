import { type Fields, fieldsOf, numberField, textField } from '../../shared/fields.ts'
/** The message being replied to; `payload` is its content as sent. */
export type Reply = {
  readonly messageID: string
  readonly messageSeq: number
  readonly fromUID: string
  readonly fromName: string
  readonly rootMessageID: string
  readonly payload: Fields
}

/** The quoted message of a payload; undefined where there is none or it is malformed. */
export const readReply = (value: unknown): Reply | undefined => {
  const fields = fieldsOf(value)
  if (!fields) return undefined
  return {
    messageID: textField(fields, 'message_id'),
    messageSeq: numberField(fields, 'message_seq'),
    fromUID: textField(fields, 'from_uid'),
    fromName: textField(fields, 'from_name'),
    rootMessageID: textField(fields, 'root_message_id'),
    payload: fieldsOf(fields['payload']) ?? {},
  }
}

/** The quoted message as JSON, in the field names of the wire. */
export const writeReply = (reply: Reply): Fields => ({
  message_id: reply.messageID,
  message_seq: reply.messageSeq,
  from_uid: reply.fromUID,
  from_name: reply.fromName,
  ...(reply.rootMessageID !== '' && { root_message_id: reply.rootMessageID }),
  payload: reply.payload,
})
