import {
  type Channel,
  type ChannelKey,
  channelKey,
  channelOfKey,
} from '../../domain/messaging/channels/channel.ts'
import { isVisibleTo } from '../../domain/messaging/content/content.ts'
import type { ContentRegistry } from '../../domain/messaging/content/content-registry.ts'
import {
  account,
  assume,
  backfill,
  createInbox,
  expire,
  type InboxEffect,
  nextInboxWake,
  receive,
  topOf,
} from '../../domain/messaging/delivery/inbox.ts'
import type { SeqRange } from '../../domain/messaging/delivery/seq-ranges.ts'
import {
  isSentBy,
  keyOfMessage,
  type Message,
  messageFromRecv,
  storedCommand,
} from '../../domain/messaging/message.ts'
import { type ClientPacket, HeaderFlag, type Recv, StreamFlag } from '../../domain/messaging/wire/packets.ts'
import { type Fields, numberField, textField } from '../../domain/shared/fields.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import type { Link } from './connection.ts'
import type { History } from './history.ts'
import type { MessagingHost } from './messaging-host.ts'
import type { ServerSync } from './server-sync.ts'
import type { StoreEvent } from './store-event.ts'
import { pieceOf } from './streams.ts'

/** How long, in milliseconds, a missing number may still turn out to be one of our own messages, by its SENDACK. */
const OWN_ACK_MS = 200

/** The receiving half of a session: drives the inbox state machine (requirement E1). Only the leading tab has one. */
export type Receiver = {
  readonly receive: (recv: Recv, payload: Uint8Array) => void
  /** Handles commands stored while disconnected as if they had just been received. */
  readonly missed: (commands: readonly Message[]) => void
  /** Handles messages from history as if received; all numbers of `range` are then known. */
  readonly absorb: (key: ChannelKey, range: SeqRange, messages: readonly Message[]) => void
  /** Marks numbers as known, so that they are not requested. */
  readonly accountFor: (key: ChannelKey, from: number, to: number) => void
  /** Marks all numbers up to `to` as known from before this session. */
  readonly assume: (key: ChannelKey, to: number) => void
  /** The highest number received in this channel; undefined when none was. */
  readonly topOf: (key: ChannelKey) => number | undefined
  readonly dispose: () => void
}

type Deps = {
  readonly uid: string
  readonly clock: ClockPort
  readonly link: Pick<Link, 'send'>
  readonly registry: ContentRegistry
  readonly history: History
  readonly publish: (event: StoreEvent) => void
  readonly commanded: (message: Message) => void
  /** Called for each received message of others, for notifications. */
  readonly arrived: (message: Message) => void
  /** Whether own messages in this channel still wait for their number. */
  readonly isSending: (key: ChannelKey) => boolean
}

/** The driver of the inbox state machine for one session: decrypts, orders, stores and acknowledges. */
export const createReceiver = (deps: Deps): Receiver => {
  const { uid, clock, link, registry, publish } = deps
  const inbox = createInbox()
  let timer: TimerHandle | undefined
  let wake: number | undefined
  let acks: ClientPacket[] = []
  let isOver = false
  const fetching = new Map<ChannelKey, TimerHandle>()

  const schedule = (): void => {
    const next = nextInboxWake(inbox)
    if (next === wake) return
    wake = next
    timer?.cancel()
    timer =
      next === undefined
        ? undefined
        : clock.after(Math.max(0, next - clock.now()), () => {
            wake = undefined
            run(expire(inbox, clock.now()))
          })
  }

  /** Sends the RECVACKs for one chunk as one socket message, after the store has the messages. */
  const acknowledge = ({ messageID, messageSeq, commandSeq, flags }: Message): void => {
    // Requirement W2.6: the message's flags, without the duplicate flag.
    acks.push({
      kind: 'recvack',
      flags: flags & ~HeaderFlag.dup,
      messageID: messageID || '0',
      messageSeq: commandSeq ?? messageSeq,
    })
    if (acks.length > 1) return
    void Promise.resolve().then(() => {
      const packets = acks
      acks = []
      link.send(packets)
    })
  }

  const apply = (message: Message): void => {
    const { body } = message.content
    if (body.kind === 'command') {
      deps.commanded(message)
      return
    }
    if (!isVisibleTo(message.content, uid)) return
    const piece = pieceOf(message)
    if (piece && message.stream?.streamFlag !== StreamFlag.start) {
      publish({ kind: 'stream-grown', channelKey: keyOfMessage(message), piece })
      return
    }
    publish({ kind: 'applied', message })
    if (piece) publish({ kind: 'stream-grown', channelKey: keyOfMessage(message), piece })
  }

  const fetchRange = async (key: ChannelKey, range: SeqRange): Promise<void> => {
    const page = await deps.history.range(channelOfKey(key), range)
    if (page && !isOver) run(backfill(inbox, key, page.range, page.messages))
  }

  const fetchSoon = (key: ChannelKey, range: SeqRange): void => {
    if (!deps.isSending(key)) {
      void fetchRange(key, range)
      return
    }
    fetching.get(key)?.cancel()
    const later = clock.after(OWN_ACK_MS, () => {
      fetching.delete(key)
      if ((topOf(inbox, key) ?? 0) < range.to) void fetchRange(key, range)
    })
    fetching.set(key, later)
  }

  const run = (effects: readonly InboxEffect[]): void => {
    for (const effect of effects) {
      switch (effect.do) {
        case 'apply':
          apply(effect.message)
          break
        case 'acknowledge':
          acknowledge(effect.message)
          break
        case 'fetch-range':
          fetchSoon(effect.channelKey, effect.range)
          break
        case 'mark-gap':
          publish({ kind: 'gap-marked', channelKey: effect.channelKey, range: effect.range })
          break
        case 'close-gap':
          publish({ kind: 'gap-closed', channelKey: effect.channelKey, range: effect.range })
      }
    }
    schedule()
  }

  const isNews = (message: Message): boolean =>
    !isSentBy(message, uid) && message.content.body.kind !== 'command' && isVisibleTo(message.content, uid)

  const isLaterPiece = ({ stream }: Message): boolean =>
    stream !== undefined && stream.streamFlag !== StreamFlag.start

  return {
    receive: (recv, payload) => {
      const message = messageFromRecv(recv, registry.read(payload))
      // Pieces may carry the number of the message that they belong to.
      if (isLaterPiece(message)) {
        apply(message)
        acknowledge(message)
        if (message.messageSeq > 0) {
          run(account(inbox, keyOfMessage(message), message.messageSeq, message.messageSeq))
        }
        return
      }
      const before = inbox.duplicates
      run(receive(inbox, message, clock.now()))
      if (inbox.duplicates === before && isNews(message)) deps.arrived(message)
    },
    missed: (commands) => {
      for (const command of commands) {
        // These need no RECVACK: the host is told instead.
        const effects = receive(inbox, storedCommand(command, uid), clock.now())
        run(effects.filter((effect) => effect.do !== 'acknowledge'))
      }
    },
    absorb: (key, range, messages) => run(backfill(inbox, key, range, messages)),
    accountFor: (key, from, to) => run(account(inbox, key, from, to)),
    assume: (key, to) => run(assume(inbox, key, to)),
    topOf: (key) => topOf(inbox, key),
    dispose: () => {
      isOver = true
      timer?.cancel()
      for (const later of fetching.values()) later.cancel()
    },
  }
}

type CommandsDeps = {
  readonly uid: string
  readonly host: MessagingHost
  readonly sync: ServerSync
  readonly publish: (event: StoreEvent) => void
  /** The last message in the list was deleted, and only the host knows the one before it. */
  readonly lineLost: (key: ChannelKey) => void
}

/** The channel of a command: from its parameters, or else the one it arrived in. */
const channelIn = (param: Fields, message: Message): Channel => {
  const channelID = textField(param, 'channel_id')
  return channelID === ''
    ? message.channel
    : { channelID, channelType: numberField(param, 'channel_type') || message.channel.channelType }
}

/**
 * Executes the host's commands (requirement W7); unknown ones are ignored. Anybody can send a content of type 99, so
 * commands that clear conversations or lists are executed only when they come from the system or this account.
 */
export const createCommandHandler = ({
  uid,
  host,
  sync,
  publish,
  lineLost,
}: CommandsDeps): ((message: Message) => void) => {
  return (message) => {
    const { body } = message.content
    if (body.kind !== 'command') return
    const channel = channelIn(body.param, message)
    const key = channelKey(channel)
    const isOurs = message.fromUID === '' || isSentBy(message, uid)
    switch (body.cmd) {
      case 'typing':
        if (!isSentBy(message, uid)) {
          publish({ kind: 'typed', channelKey: keyOfMessage(message), uid: message.fromUID })
        }
        break
      case 'unreadClear':
        if (isOurs)
          publish({ kind: 'unread-set', channelKey: key, unread: numberField(body.param, 'unread') })
        break
      case 'conversationDeleted':
        if (isOurs) publish({ kind: 'conversation-removed', channelKey: key })
        break
      case 'messageDeleted':
        if (isOurs) {
          publish({ kind: 'deleted', channelKey: key, clientMsgNo: textField(body.param, 'client_msg_no') })
          lineLost(key)
        }
        break
      case 'historyCleared':
        if (isOurs) {
          const upTo = numberField(body.param, 'message_seq')
          publish({ kind: 'cleared', channelKey: key, upTo, until: message.timestamp })
        }
        break
      case 'messageRevoke':
      case 'syncMessageExtra':
        if (host.syncMessageExtras) void sync.messageExtras(channel)
        break
      case 'syncReminders':
        void sync.reminders()
        break
      case 'syncConversationExtra':
        void sync.conversationExtras()
        break
      case 'channelUpdate':
      case 'onlineStatus':
        void sync.changedChannelInfo(channel)
        break
      case 'memberUpdate':
        void sync.subscribers(channel)
    }
  }
}
