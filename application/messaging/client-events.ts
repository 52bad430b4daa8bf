import { type Observable, Subject } from 'rxjs'
import type { ConversationChange } from '../../domain/messaging/conversations/conversation.ts'
import type { Upload } from '../../domain/messaging/delivery/upload.ts'
import type { Message } from '../../domain/messaging/message.ts'
import type { LogPort } from '../ports/log-port.ts'
import { createState, Events, type StateSource, type StateStream } from '../shared/streams.ts'
import type { LeaderListener } from './leader-session.ts'
import type { MessagingError } from './messaging.ts'
import type { LocalEvent, StoreEvent } from './store-event.ts'
import type { TabChannel, TabNote } from './tab-channel.ts'

/**
 * Events about the account's messages, in order. The parts of the client do not know each other: they publish and
 * listen here. Plain calls for speed, because every incoming message passes through.
 */
export type EventBus = {
  /** For this tab only, and only to the views. */
  readonly show: (event: StoreEvent | LocalEvent) => void
  /** For this tab only: shown, and passed to everything that reacts. */
  readonly notice: (event: StoreEvent) => void
  /** For every tab of the account. */
  readonly publish: (event: StoreEvent) => void
  /** Listeners are called in the order in which they were added: first all views, then all others. */
  readonly onShow: (listener: (event: StoreEvent | LocalEvent) => void) => void
  readonly onEvent: (listener: (event: StoreEvent) => void) => void
}

/** Publishes events to the other tabs, and passes on theirs. */
export const createEventBus = (channel: Pick<TabChannel, 'post' | 'listen'>): EventBus => {
  const showing: ((event: StoreEvent | LocalEvent) => void)[] = []
  const reacting: ((event: StoreEvent) => void)[] = []

  const show = (event: StoreEvent | LocalEvent): void => {
    for (const listener of showing) listener(event)
  }

  const notice = (event: StoreEvent): void => {
    show(event)
    for (const listener of reacting) listener(event)
  }

  channel.listen((note) => {
    if (note.kind === 'event') notice(note.event)
  })

  return {
    show,
    notice,
    publish: (event) => {
      notice(event)
      channel.post({ kind: 'event', event })
    },
    onShow: (listener) => void showing.push(listener),
    onEvent: (listener) => void reacting.push(listener),
  }
}

/** Events of the client, each emitted once in every tab, whichever tab leads. */
export type ClientEvents = {
  readonly arrived: Observable<Message>
  readonly sent: Observable<Message>
  readonly commands: Observable<Message>
  readonly errors: Observable<MessagingError>
  readonly conversationChanges: Observable<ConversationChange>
  readonly upload$: (clientMsgNo: string) => StateStream<Upload | undefined>
  /** Receives events of this tab's leader: emits them here and in the other tabs. */
  readonly ofLeader: LeaderListener
  readonly conversationChanged: (change: ConversationChange) => void
  /** Emits an error that is not the answer to a call. */
  readonly failed: (error: MessagingError) => void
  /** Emits an event that the leader in another tab has sent. */
  readonly noted: (note: TabNote) => void
}

/** Emits the leader's events, whichever tab it is in. */
export const createClientEvents = (log: LogPort, channel: Pick<TabChannel, 'post'>): ClientEvents => {
  const isolated = (): void => {
    log.write('error', 'messaging-listener')
    errors.next({ kind: 'listener-failed' })
  }
  const arrived = new Subject<Message>()
  const sent = new Subject<Message>()
  const commands = new Subject<Message>()
  const errors = new Subject<MessagingError>()
  const conversationChanges = new Subject<ConversationChange>()
  const uploads = new Map<string, StateSource<Upload | undefined>>()

  const uploadOf = (clientMsgNo: string): StateSource<Upload | undefined> => {
    const known = uploads.get(clientMsgNo)
    if (known) return known
    const fresh = createState<Upload | undefined>(undefined)
    uploads.set(clientMsgNo, fresh)
    return fresh
  }

  const noted = (note: TabNote): void => {
    if (note.kind === 'arrived') arrived.next(note.message)
    if (note.kind === 'sent') sent.next(note.message)
    if (note.kind === 'command') commands.next(note.message)
    if (note.kind === 'upload') uploadOf(note.upload.clientMsgNo).set(note.upload)
  }

  const everywhere = (note: TabNote): void => {
    noted(note)
    channel.post(note)
  }

  return {
    arrived: new Events(arrived, isolated),
    sent: new Events(sent, isolated),
    commands: new Events(commands, isolated),
    errors: new Events(errors, () => log.write('error', 'messaging-listener')),
    conversationChanges: new Events(conversationChanges, isolated),
    conversationChanged: (change) => conversationChanges.next(change),
    upload$: (clientMsgNo) => uploadOf(clientMsgNo).stream,
    failed: (error) => errors.next(error),
    noted,
    ofLeader: {
      settled: ({ message }) => {
        uploads.delete(message.clientMsgNo)
        if (message.status === 'normal') everywhere({ kind: 'sent', message })
      },
      arrived: (message) => everywhere({ kind: 'arrived', message }),
      commanded: (message) => everywhere({ kind: 'command', message }),
      uploadChanged: (upload) => everywhere({ kind: 'upload', upload }),
      uploadFailed: (clientMsgNo, fault) => errors.next({ kind: 'upload-failed', clientMsgNo, fault }),
      rejected: (fault) => errors.next({ kind: 'message-rejected', fault }),
    },
  }
}
