import type { ApiFault } from '../../../domain/api/fault.ts'
import type { ChannelKey } from '../../../domain/messaging/channels/channel.ts'
import { SPEC_POLICY } from '../../../domain/messaging/connection/connection-policy.ts'
import { createIdRing } from '../../../domain/messaging/delivery/id-ring.ts'
import type { Upload } from '../../../domain/messaging/delivery/upload.ts'
import type { Message } from '../../../domain/messaging/message.ts'
import { fail, ok } from '../../../domain/shared/result.ts'
import { createCommandHandler } from '../delivery/commands.ts'
import type { Composition, OutboxRows } from '../delivery/outbox-rows.ts'
import { createReceiver, type Receiver } from '../delivery/receiver.ts'
import { createSender, type Sender, type Settlement } from '../delivery/sender.ts'
import { createStreamEvents } from '../delivery/stream-events.ts'
import type { Subscriptions } from '../delivery/subscriptions.ts'
import { sendOf } from '../delivery/transmission.ts'
import { createUploads, type Uploads } from '../delivery/uploads.ts'
import { createCatchUp } from '../host/catch-up.ts'
import type { History } from '../host/history.ts'
import type { HostSync } from '../host/host-sync.ts'
import { createLink, type Link } from '../link/link.ts'
import type { MessagingDeps } from '../messaging-deps.ts'
import type { MessageStore } from '../store/message-store.ts'
import type { StoreEvent } from '../store/store-event.ts'

/** How long, in milliseconds, messages that the server may have wait for its history before they are sent again. */
const LOOK_LIMIT_MS = 1500
const BEGUN = 500

/** The works of the leading tab, which holds the socket: link, outbox, inbox and uploads of the account (decision 13). */
export type Leader = {
  readonly link: Link
  readonly sender: Sender
  readonly receiver: Receiver
  readonly uploads: Uploads
  readonly enqueue: (composition: Composition) => void
  /** Takes over a message that an earlier page has not sent. */
  readonly restore: (composition: Composition) => void
  readonly discard: (clientMsgNo: string) => void
  /** Sends a message if there is a session, and drops it otherwise. */
  readonly sendOnce: (message: Message) => void
  readonly catchUp: () => Promise<void>
  readonly dispose: () => void
}

/** Hears what the leader tells the rest of the client. */
export type LeaderListener = {
  readonly tell: (event: StoreEvent) => void
  readonly settled: (settlement: Settlement) => void
  readonly arrived: (message: Message) => void
  readonly commanded: (message: Message) => void
  readonly uploadChanged: (upload: Upload) => void
  readonly uploadFailed: (clientMsgNo: string, fault: ApiFault) => void
  readonly rejected: (fault: string) => void
}

type Deps = {
  readonly given: MessagingDeps
  readonly store: MessageStore
  readonly history: History
  readonly sync: HostSync
  readonly rows: OutboxRows
  readonly listener: LeaderListener
  readonly openRooms: () => Iterable<ChannelKey>
  readonly subscriptions: (link: Pick<Link, 'send'>) => Subscriptions
}

export const createLeader = (deps: Deps): Leader => {
  const { given, store, history, sync, rows, listener } = deps
  const { clock, host, registry, identity, address } = given
  const { uid } = identity
  const handle = createCommandHandler({ uid, host, sync, tell: listener.tell })

  const began = (): void => {
    subscriptions.began()
    // A host without history has nothing to wait for.
    if (history.isOffered) sender.began(clock.now() + LOOK_LIMIT_MS)
    else sender.began()
    void catchUp.run()
    streams.began()
    void sync.conversationExtras()
    void sync.reminders()
  }

  /** Messages that came over the connection that is open: of a stream that one of them begins nothing was missed. */
  let begun = createIdRing(BEGUN)
  const streams = createStreamEvents({
    uid,
    store,
    history,
    host,
    beganHere: (name) => begun.has(name),
    tell: listener.tell,
  })

  const link = createLink({
    ...given,
    policy: {
      ...(given.connectionPolicy ?? SPEC_POLICY),
      ...(given.heartbeatMs !== undefined && { heartbeatMs: given.heartbeatMs }),
    },
    resolveAddress: async () => {
      if (host.resolveAddress) return host.resolveAddress()
      return address === undefined ? fail('no-address') : ok({ address })
    },
    listener: {
      began,
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
      acknowledged: (ack) => sender.acknowledged(ack),
      subscribed: (ack) => subscriptions.acknowledged(ack),
      event: streams.heard,
      rejected: (_, fault) => listener.rejected(fault.kind),
    },
  })

  const sender = createSender({
    clock,
    link,
    registry,
    rows,
    tell: listener.tell,
    settled: listener.settled,
    stored: (key, messageSeq) => receiver.accountFor(key, messageSeq, messageSeq),
    ...(given.outboxPolicy && { policy: given.outboxPolicy }),
  })

  const receiver = createReceiver({
    uid,
    clock,
    link,
    registry,
    history,
    tell: listener.tell,
    commanded: (message) => {
      handle(message)
      listener.commanded(message)
    },
    arrived: listener.arrived,
    sighted: sender.sighted,
    isSending: sender.isUnderWay,
  })

  const catchUp = createCatchUp({
    host,
    history,
    receiver,
    store,
    clock,
    log: given.log,
    tell: listener.tell,
    openRooms: deps.openRooms,
    doubtful: sender.doubtful,
    released: sender.released,
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

  const subscriptions = deps.subscriptions(link)

  const upload = ({ message, file }: Composition): void => {
    if (file) uploads.start(message, file)
  }

  return {
    link,
    sender,
    receiver,
    uploads,
    enqueue: (composition) => {
      // One that is there may have its file at the host already.
      if (sender.enqueue(composition)) upload(composition)
    },
    restore: (composition) => {
      sender.restore(composition)
      upload(composition)
    },
    discard: (clientMsgNo) => {
      uploads.cancel(clientMsgNo)
      sender.remove(clientMsgNo)
    },
    sendOnce: (message) => void link.send([sendOf(message, { clientSeq: sender.nextSeq() }, registry)]),
    catchUp: catchUp.run,
    dispose: () => {
      catchUp.dispose()
      link.dispose()
      sender.dispose()
      receiver.dispose()
      uploads.dispose()
    },
  }
}
