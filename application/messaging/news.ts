import type { Upload } from '../../domain/messaging/delivery/upload.ts'
import type { Message } from '../../domain/messaging/message.ts'
import type { LogPort } from '../ports/log-port.ts'
import { createEvents, type EventSource } from '../shared/events.ts'
import { createState, type StateSource, type StateStream } from '../shared/state-stream.ts'
import type { MessagingError } from './messaging.ts'
import type { StoreEvent } from './store/store-event.ts'
import type { LeaderListener } from './tabs/leader.ts'
import type { TabNote } from './tabs/tab-notes.ts'

/** What happens at the client, each thing once in every tab whichever of them leads. */
export type News = {
  readonly arrived: EventSource<Message>
  readonly sent: EventSource<Message>
  readonly commands: EventSource<Message>
  readonly errors: EventSource<MessagingError>
  readonly upload$: (clientMsgNo: string) => StateStream<Upload | undefined>
  /** The listener of this tab's leader: emits what it tells here, and in the other tabs. */
  readonly told: (tell: (event: StoreEvent) => void, say: (note: TabNote) => void) => LeaderListener
  /** Emits what the leader in another tab has told. */
  readonly noted: (note: TabNote) => void
}

export const createNews = (log: LogPort): News => {
  const isolated = (): void => {
    log.write('error', 'messaging-listener')
    errors.emit({ kind: 'listener-failed' })
  }
  const arrived = createEvents<Message>(isolated)
  const sent = createEvents<Message>(isolated)
  const commands = createEvents<Message>(isolated)
  const errors = createEvents<MessagingError>()
  const uploads = new Map<string, StateSource<Upload | undefined>>()

  const uploadOf = (clientMsgNo: string): StateSource<Upload | undefined> => {
    const known = uploads.get(clientMsgNo)
    if (known) return known
    const fresh = createState<Upload | undefined>(undefined)
    uploads.set(clientMsgNo, fresh)
    return fresh
  }

  const noted = (note: TabNote): void => {
    if (note.kind === 'arrived') arrived.emit(note.message)
    if (note.kind === 'sent') sent.emit(note.message)
    if (note.kind === 'command') commands.emit(note.message)
    if (note.kind === 'upload') uploadOf(note.upload.clientMsgNo).set(note.upload)
  }

  return {
    arrived,
    sent,
    commands,
    errors,
    upload$: (clientMsgNo) => uploadOf(clientMsgNo).stream,
    noted,
    told: (tell, say) => {
      const everywhere = (note: TabNote): void => {
        noted(note)
        say(note)
      }
      return {
        tell,
        settled: ({ message }) => {
          uploads.delete(message.clientMsgNo)
          if (message.status === 'normal') everywhere({ kind: 'sent', message })
        },
        arrived: (message) => everywhere({ kind: 'arrived', message }),
        commanded: (message) => everywhere({ kind: 'command', message }),
        uploadChanged: (upload) => everywhere({ kind: 'upload', upload }),
        uploadFailed: (clientMsgNo, fault) => errors.emit({ kind: 'upload-failed', clientMsgNo, fault }),
        rejected: (fault) => errors.emit({ kind: 'message-rejected', fault }),
      }
    },
  }
}
