import type { ContentRegistry } from '../../../domain/messaging/content/content-registry.ts'
import type { Message } from '../../../domain/messaging/message.ts'
import { fieldsOf } from '../../../domain/shared/fields.ts'
import type { UploadFile } from '../../ports/http-port.ts'
import type { RecordChange, RecordsFault, RecordsPort } from '../../ports/records-port.ts'
import { isMessageRow, messageFromRow, messageToRow } from './message-row.ts'

const TABLE = 'outbox'
/** A row that cannot be written in this time is not waited for: the message goes out from memory. */
export const ROW_LIMIT_MS = 1000

/** A message that waits for the server, with the file that goes first when it is a media message. */
export type Composition = { readonly message: Message; readonly file?: UploadFile }

/** The messages of one account that the server has not confirmed, in rows that outlive the page. */
export type OutboxRows = {
  /** In the order in which they were written. Failed ones are among them, by their status. */
  readonly list: () => Promise<readonly Composition[]>
  readonly find: (clientMsgNo: string) => Promise<Composition | undefined>
  readonly keep: (composition: Composition) => Promise<void>
  readonly remove: (clientMsgNo: string) => void
}

type Deps = {
  readonly records: RecordsPort
  readonly registry: ContentRegistry
  readonly uid: string
  readonly failed: (fault: RecordsFault) => void
}

/** The rows of one account: their keys begin with it, and no uid holds a line break. */
export const rowsOf = (uid: string): string => `${uid}\n`

/** What waits under one account waits under another of the same shopper as well; false when it could not be kept there. */
export const moveUnsent = async (
  records: Pick<RecordsPort, 'list' | 'change'>,
  from: string,
  to: string,
): Promise<boolean> => {
  const listed = await records.list(TABLE, rowsOf(from))
  if (!listed.ok) return false
  const changes = listed.value.flatMap(({ key, value }): readonly RecordChange[] => {
    const fields = fieldsOf(value)
    const message = fieldsOf(fields?.['message'])
    if (!message) return []
    const moved = { ...fields, message: { ...message, fromUID: to } }
    return [{ put: { key: rowsOf(to) + key.slice(rowsOf(from).length), value: moved } }]
  })
  return (await records.change(TABLE, changes)).ok
}

const isFile = (value: unknown): value is UploadFile => {
  const fields = fieldsOf(value)
  return fields !== undefined && typeof fields['fileName'] === 'string' && 'content' in fields
}

export const createOutboxRows = ({ records, registry, uid, failed }: Deps): OutboxRows => {
  const prefix = rowsOf(uid)
  const keyOf = (clientMsgNo: string): string => prefix + clientMsgNo

  const change = async (changes: readonly RecordChange[]): Promise<void> => {
    const changed = await records.change(TABLE, changes)
    if (!changed.ok) failed(changed.fault)
  }

  const read = (value: unknown): Composition | undefined => {
    const fields = fieldsOf(value)
    const message = fields?.['message']
    if (!isMessageRow(message)) return undefined
    const file = fields?.['file']
    return { message: messageFromRow(registry, message), ...(isFile(file) && { file }) }
  }

  const listUnder = async (start: string): Promise<readonly Composition[]> => {
    const listed = await records.list(TABLE, start)
    if (!listed.ok) {
      failed(listed.fault)
      return []
    }
    return listed.value
      .flatMap(({ value }) => read(value) ?? [])
      .sort((a, b) => a.message.clientSeq - b.message.clientSeq)
  }

  return {
    list: () => listUnder(prefix),
    find: async (clientMsgNo) => (await listUnder(keyOf(clientMsgNo)))[0],
    keep: ({ message, file }) =>
      change([
        {
          put: {
            key: keyOf(message.clientMsgNo),
            value: { message: messageToRow(registry, message), ...(file && { file }) },
          },
        },
      ]),
    remove: (clientMsgNo) => void change([{ remove: keyOf(clientMsgNo) }]),
  }
}
