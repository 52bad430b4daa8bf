import type { Input } from '../../../http/input.ts'
import type { ImMessage, ImServer } from '../../im-server.ts'
import { either, type Thread } from '../conversations/thread.ts'

const PAGE = 100
// How many pages to search backwards, from the caller's hint or from the end.
const MAX_PAGES = 20

/** The number of the newest message in a call; 0 without one. */
export const readPlace = (input: Input): number =>
  input.optionalInteger(either(input, 'messageSeq', 'message_seq'), 0, Number.MAX_SAFE_INTEGER) ?? 0

/**
 * The messages of a conversation with these ids, newest first. The messaging server finds messages by number only, so
 * history is read backwards until all are found. Searching only the caller's own conversation also keeps other
 * people's messages out.
 */
export const findMessages = async (
  im: ImServer,
  { uid, channel }: Thread,
  messageIDs: readonly string[],
  newestSeq = 0,
): Promise<readonly ImMessage[]> => {
  const wanted = new Set(messageIDs)
  const found: ImMessage[] = []
  let startMessageSeq = newestSeq
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { messages, more } = await im.messages(uid, channel, {
      startMessageSeq,
      endMessageSeq: 0,
      limit: PAGE,
      pullMode: 0,
    })
    for (const message of [...messages].reverse()) if (wanted.has(message.messageID)) found.push(message)
    const oldest = messages[0]?.messageSeq ?? 0
    if (found.length === wanted.size || !more || oldest <= 1) break
    startMessageSeq = oldest - 1
  }
  return found
}
