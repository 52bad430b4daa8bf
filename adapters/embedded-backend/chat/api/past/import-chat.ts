import type { BackendDeps } from '../../../backend-deps.ts'
import type { ImServer } from '../../im-server.ts'
import { type Marked, markRead } from '../messages/extras-store.ts'
import { PERSON, pairKey, payloadOf, shopperUid } from '../uids.ts'

type ImportColumns = {
  readonly id: number
  readonly user_id: number
  readonly peer: string
  readonly is_own: boolean
  readonly is_unread: boolean
  readonly payload: Readonly<Record<string, unknown>>
  readonly sent_at: number
}

const HEADER = { noPersist: false, redDot: true, syncOnce: false }
const PREFIX = 'import-'

/** Whether a message was imported from the seed data: merchants do not answer those. */
export const isImported = (clientMsgNo: string): boolean => clientMsgNo.startsWith(PREFIX)

/** What this process has imported already, by row id: some servers store a repeated message again. */
export type SentToMessaging = Map<number, Marked>

const sendToMessaging = async (im: ImServer, row: ImportColumns, sent: SentToMessaging): Promise<Marked> => {
  const known = sent.get(row.id)
  if (known) return known
  const uid = shopperUid(row.user_id)
  const [from, to] = row.is_own ? [uid, row.peer] : [row.peer, uid]
  const marked = {
    ...(await im.send({
      channelID: to,
      channelType: PERSON,
      fromUID: from,
      header: HEADER,
      // A fixed id, so that a repeated import after a crash adds nothing.
      clientMsgNo: `${PREFIX}${row.id}`,
      payload: payloadOf(row.payload),
      sentAt: row.sent_at,
    })),
    fromUID: from,
  }
  sent.set(row.id, marked)
  return marked
}

const importConversation = async (
  deps: BackendDeps,
  im: ImServer,
  rows: readonly ImportColumns[],
  sent: SentToMessaging,
): Promise<void> => {
  const [head] = rows
  if (head === undefined) return
  const uid = shopperUid(head.user_id)
  const read: Marked[] = []
  for (const row of rows) {
    const marked = await sendToMessaging(im, row, sent)
    if (!row.is_unread) read.push(marked)
  }
  const unread = rows.filter((row) => row.is_unread && !row.is_own).length
  await im.setUnread(uid, { channelID: head.peer, channelType: PERSON }, unread)
  await deps.database.transaction(async (tx) => {
    await markRead(tx, pairKey(uid, head.peer), read, rows.at(-1)?.sent_at ?? head.sent_at)
    await tx.query('delete from chat_imports where user_id = $1 and peer = $2', [head.user_id, head.peer])
  })
}

/** Imports the seeded messages into the messaging server, one conversation after the other. */
export const importChat = async (
  deps: BackendDeps,
  im: ImServer,
  sent: SentToMessaging = new Map(),
): Promise<void> => {
  const rows = await deps.database.query<ImportColumns>('select * from chat_imports order by sent_at, id')
  const conversations = new Map<string, ImportColumns[]>()
  for (const row of rows) {
    const key = `${row.user_id} ${row.peer}`
    conversations.set(key, [...(conversations.get(key) ?? []), row])
  }
  for (const conversation of conversations.values()) await importConversation(deps, im, conversation, sent)
}
