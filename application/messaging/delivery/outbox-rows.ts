import type { ContentRegistry } from '../../../domain/messaging/content/content-registry.ts'
import type { Message } from '../../../domain/messaging/message.ts'
import { fieldsOf } from '../../../domain/shared/fields.ts'
import type { UploadFile } from '../../ports/http-port.ts'
import type { RecordChange, RecordsFault, RecordsPort } from '../../ports/records-port.ts'
import { isMessageRow, messageFromRow, messageToRow } from './message-row.ts'

const TABLE = 'outbox'
/** How long, in milliseconds, the writing of a row is waited for; after that the message is sent without. */
export const ROW_LIMIT_MS = 1000

/** A message that waits for the server, with its file if that is to be uploaded first. */
export type Composition = { readonly message: Message; readonly file?: UploadFile }

/** The rows of one account's messages that the server has not acknowledged. They outlive the page. */
export type OutboxRows = {
  /** In the order in which they were composed, with those that have failed (status `fail`). */
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

/** The prefix of the keys of one account's rows; no uid has a line break in it. */
export const rowsOf = (uid: string): string => `${uid}\n`

/** Moves unsent messages to another uid of the same shopper; false when they could not be written there. */
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
