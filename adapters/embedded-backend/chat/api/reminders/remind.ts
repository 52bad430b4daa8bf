import { isMentioned, readMention } from '../../../../../domain/messaging/content/content.ts'
import { firstOf } from '../../../../../domain/shared/text.ts'
import type { BackendDeps } from '../../../backend-deps.ts'
import type { ImMessage, ImServer } from '../../im-server.ts'
import { commandOwn } from '../commands.ts'
import { payloadFieldsOf } from '../messages/message-rows.ts'
import { PERSON, partyOf } from '../uids.ts'
import { addMention } from './reminder-store.ts'

/** A message from the messaging server's notification. */
export type ReceivedMessage = ImMessage & { readonly toUID: string }

const MAX_DIGEST = 120

/** Stores a reminder for a shopper mentioned in a stored message, and tells their devices. */
export const remindOf = async (
  { database }: BackendDeps,
  im: ImServer,
  message: ReceivedMessage,
): Promise<void> => {
  const party = partyOf(message.toUID)
  const isForShopper = message.channelType === PERSON && party?.kind === 'shopper'
  if (!isForShopper || message.messageSeq === 0 || message.fromUID === message.toUID) return
  const fields = payloadFieldsOf(message.payload)
  if (!isMentioned(readMention(fields?.['mention']), message.toUID)) return
  const words = fields?.['content']
  const isNew = await database.transaction((tx) =>
    addMention(tx, {
      userId: party.id,
      peer: message.fromUID,
      messageID: message.messageID,
      messageSeq: message.messageSeq,
      text: typeof words === 'string' ? firstOf(words, MAX_DIGEST) : '',
      at: message.timestamp,
    }),
  )
  if (isNew) await commandOwn(im, message.toUID, 'syncReminders')
}
