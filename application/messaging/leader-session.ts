import type { ApiFault } from '../../domain/api/fault.ts'
import type { ChannelKey } from '../../domain/messaging/channels/channel.ts'
import { SPEC_POLICY } from '../../domain/messaging/connection/connection-policy.ts'
import { conversationOf } from '../../domain/messaging/conversations/conversation.ts'
import { createIdRing } from '../../domain/messaging/delivery/inbox.ts'
import { EMPTY_OUTBOX, isUnderWayIn } from '../../domain/messaging/delivery/outbox-state.ts'
import { holesIn } from '../../domain/messaging/delivery/seq-ranges.ts'
import type { Upload } from '../../domain/messaging/delivery/upload.ts'
import { isSentBy, type Message } from '../../domain/messaging/message.ts'
import { fail, ok } from '../../domain/shared/result.ts'
import { withinTime } from '../shared/async.ts'
import type { HandshakeClock } from '../shared/server-clock.ts'
import { createState } from '../shared/streams.ts'
import { createCatchUp } from './catch-up.ts'
import { createLink, type Link } from './connection.ts'
import type { History } from './history.ts'
import { createCommandHandler, createReceiver, type Receiver } from './inbox.ts'
import type { MessageStore } from './message-store.ts'
import type { MessagingDeps } from './messaging-deps.ts'
import { type Composition, type OutboxRows, ROW_LIMIT_MS } from './outbox.ts'
import { createSender, type Sender, type Settlement, sendOf } from './send-queue.ts'
import type { ServerSync } from './server-sync.ts'
import type { StoreEvent } from './store-event.ts'
import { createStreamEvents } from './streams.ts'
import type { Subscriptions } from './subscriptions.ts'
import { createUploads, type Uploads } from './uploads.ts'

/** How long, in milliseconds, messages that the server may have wait for its history before they are resent. */
const LOOK_LIMIT_MS = 1500
const BEGUN = 500

/** The parts that only the leading tab has: connection, outbox, inbox and uploads of the account (decision 8). */
export type LeaderSession = {
  readonly link: Link
  readonly sender: Sender
  readonly receiver: Receiver
  readonly uploads: Uploads
  readonly enqueue: (composition: Composition) => void
  /**
   * Sends what earlier pages left unsent (`unsent`), before anything new, then what is pending in this one
   * (`unsettled`). Returns whether it still leads.
   */
  readonly begin: (
    unsent: Promise<readonly Composition[]>,
    unsettled: () => readonly Composition[],
  ) => Promise<boolean>
  /** Whether the outbox contains what earlier pages left; before that no other message may enter it. */
  readonly isRestored: () => boolean
  /** Resolves when it does, or when reading it has taken too long. */
  readonly whenRestored: () => Promise<unknown>
  readonly discard: (clientMsgNo: string) => void
  /** Sends a message if connected, and drops it otherwise. */
  readonly sendOnce: (message: Message) => void
  /** Another tab starts or stops listening to a data channel. */
  readonly subscribe: Subscriptions['setWanted']
  readonly catchUp: () => Promise<void>
  /** Call when a page of history is shown: it may contain messages that are still streamed. */
  readonly historyLoaded: (key: ChannelKey) => void
  /** What another tab needs to join in: the text so far of messages that are being streamed. */
  readonly unfinished: () => readonly StoreEvent[]
  /** Call with each event of the account: some confirm that the server has a message of ours. */
  readonly noticed: (event: StoreEvent) => void
  readonly dispose: () => void
}

/** Receives the leader's events for the rest of the client. */
export type LeaderListener = {
  readonly settled: (settlement: Settlement) => void
  readonly arrived: (message: Message) => void
  readonly commanded: (message: Message) => void
  readonly uploadChanged: (upload: Upload) => void
  readonly uploadFailed: (clientMsgNo: string, fault: ApiFault) => void
  readonly rejected: (fault: string) => void
}

type Deps = {
  readonly config: MessagingDeps
  readonly store: MessageStore
  readonly history: History
  readonly sync: ServerSync
  readonly rows: OutboxRows
  /** Tells every tab of the account. */
  readonly publish: (event: StoreEvent) => void
  readonly listener: LeaderListener
  readonly openConversations: () => Iterable<ChannelKey>
  readonly subscriptions: Subscriptions
  readonly serverClock: Pick<HandshakeClock, 'now' | 'learn'>
}

/** Tells a new leader which message numbers this tab has, so that it requests only the missing ones. */
export const primeLeader = (
  { receiver: { topOf, accountFor } }: Pick<LeaderSession, 'receiver'>,
  store: Pick<MessageStore, 'rooms' | 'transcript'>,
): void => {
  for (const key of store.rooms()) {
    const { messages, gaps } = store.transcript(key)
    const stored = messages.filter(({ messageSeq }) => messageSeq > 0)
    const [first, last] = [stored[0]?.messageSeq ?? 1, stored.at(-1)?.messageSeq ?? 0]
    // In a conversation unknown to the leader, it begins after the last message; earlier gaps stay marked.
    const missing = topOf(key) === undefined ? [] : gaps
    for (const { from, to } of holesIn(missing, first, last)) accountFor(key, from, to)
  }
}

/** Creates its parts from the link up, each after those it uses; the link's listener is set at the end. */
export const createLeaderSession = (deps: Deps): LeaderSession => {
  const { config, store, history, sync, rows, publish, listener, subscriptions } = deps
  const { clock, host, registry, identity, address } = config
  const { uid } = identity

  const link = createLink({
    ...config,
    policy: {
      ...(config.connectionPolicy ?? SPEC_POLICY),
      ...(config.heartbeatMs !== undefined && { heartbeatMs: config.heartbeatMs }),
    },
    onSkew: deps.serverClock.learn,
    resolveAddress: async () => {
      if (host.resolveAddress) return host.resolveAddress()
      return address === undefined ? fail('no-address') : ok({ address })
    },
  })

  const outbox$ = createState(EMPTY_OUTBOX)
  const handle = createCommandHandler({
    uid,
    host,
    sync,
    publish,
    lineLost: (key) => {
      const listed = conversationOf(store.conversations(), key)
      if (listed && listed.lastMessage === undefined) void catchUp.list()
    },
  })

  const receiver = createReceiver({
    uid,
    clock,
    link,
    registry,
    history,
    publish,
    commanded: (message) => {
      handle(message)
      listener.commanded(message)
    },
    arrived: listener.arrived,
    isSending: (key) => isUnderWayIn(outbox$.value, key),
  })

  const sender = createSender({
    clock,
    now: deps.serverClock.now,
    link,
    outbox$,
    registry,
    rows,
    publish,
    settled: listener.settled,
    stored: (key, messageSeq) => receiver.accountFor(key, messageSeq, messageSeq),
    ...(config.outboxPolicy && { policy: config.outboxPolicy }),
  })

  const catchUp = createCatchUp({
    host,
    history,
    receiver,
    store,
    clock,
    log: config.log,
    publish,
    openConversations: deps.openConversations,
    unconfirmed: sender.unconfirmed,
    released: (key) => {
      sender.released(key)
      streams.historyLoaded(key)
    },
  })

  const uploads = createUploads({
    host,
    clock,
    changed: (upload) => {
      listener.uploadChanged(upload)
      if (upload.status === 'suspend') sender.uploadEvent('upload-parked', upload.clientMsgNo)
      if (upload.status === 'processing') sender.uploadEvent('upload-resumed', upload.clientMsgNo)
    },
    finished: sender.uploaded,
    failed: (clientMsgNo, fault) => {
      sender.uploadEvent('upload-failed', clientMsgNo)
      listener.uploadFailed(clientMsgNo, fault)
    },
  })

  /** Messages received over the current connection: a stream that begins with one of them is complete. */
  let begun = createIdRing(BEGUN)
  const streams = createStreamEvents({
    uid,
    store,
    history,
    host,
    hasStart: (name) => begun.has(name),
    publish,
  })

  link.attach({
    began: () => {
      subscriptions.began()
      // Without history there is nothing to wait for.
      if (history.isOffered) sender.began(clock.now() + LOOK_LIMIT_MS)
      else sender.began()
      void catchUp.run()
      streams.began()
      void sync.conversationExtras()
      void sync.reminders()
    },
    ended: (by) => {
      begun = createIdRing(BEGUN)
      streams.ended()
      sender.ended(by)
      subscriptions.ended()
    },
    message: (recv, payload) => {
      if (recv.clientMsgNo !== '') begun.add(recv.clientMsgNo)
      receiver.receive(recv, payload)
    },
    acknowledged: sender.acknowledged,
    subscribed: subscriptions.acknowledged,
    event: streams.receive,
    rejected: (_, fault) => listener.rejected(fault.kind),
  })

  const upload = ({ message, file }: Composition): void => {
    if (file) uploads.start(message, file)
  }

  const enqueue = (composition: Composition): void => {
    // If the message is already there, its file may already be at the host.
    if (sender.enqueue(composition)) upload(composition)
  }

  let [isRestored, isOver] = [false, false]
  let restored: Promise<unknown> = Promise.resolve()

  const restore = async (unsent: Promise<readonly Composition[]>): Promise<void> => {
    for (const composition of await unsent) {
      if (isOver) return
      sender.restore(composition)
      upload(composition)
    }
  }

  return {
    link,
    sender,
    receiver,
    uploads,
    enqueue,
    begin: async (unsent, unsettled) => {
      restored = withinTime(clock, restore(unsent), ROW_LIMIT_MS)
      await restored
      if (isOver) return false
      isRestored = true
      for (const composition of unsettled()) enqueue(composition)
      return true
    },
    isRestored: () => isRestored,
    whenRestored: () => restored,
    discard: (clientMsgNo) => {
      uploads.cancel(clientMsgNo)
      sender.remove(clientMsgNo)
    },
    sendOnce: (message) => void link.send([sendOf(message, { clientSeq: sender.nextSeq() }, registry)]),
    subscribe: subscriptions.setWanted,
    catchUp: catchUp.run,
    historyLoaded: streams.historyLoaded,
    unfinished: streams.unfinished,
    noticed: (event) => {
      // Another tab may have found it in a page of history.
      if (event.kind === 'settled') sender.foundAtServer(event)
      if (event.kind === 'applied' && isSentBy(event.message, uid)) sender.foundAtServer(event.message)
    },
    dispose: () => {
      isOver = true
      catchUp.dispose()
      link.dispose()
      sender.dispose()
      receiver.dispose()
      uploads.dispose()
    },
  }
}
