import { type ChannelKey, channelKey } from '../../domain/messaging/channels/channel.ts'
import type { Content } from '../../domain/messaging/content/content.ts'
import { createIdRing } from '../../domain/messaging/delivery/inbox.ts'
import type { StreamPiece } from '../../domain/messaging/delivery/stream.ts'
import {
  readStoredEvent,
  readStreamEvent,
  type StreamEvent,
} from '../../domain/messaging/delivery/stream-event.ts'
import { isSentBy, keyOfMessage, type Message, senderKey } from '../../domain/messaging/message.ts'
import { type EventPacket, StreamFlag } from '../../domain/messaging/wire/packets.ts'
import { decodeBase64, encodeUtf8, readUtf8, utf8Length } from '../../domain/messaging/wire/text-encoding.ts'
import type { History } from './history.ts'
import type { MessageStore } from './message-store.ts'
import type { MessagingHost } from './messaging-host.ts'
import type { StoreEvent } from './store-event.ts'

const REMEMBERED = 500
const FOLLOWED = 20

/** Follows messages that the server streams by EVENT packets; only the leading tab does this. */
type StreamEvents = {
  readonly receive: (packet: EventPacket) => void
  /** The connection has ended: events may be missed and are not sent again. */
  readonly ended: () => void
  /** Connected: every unfinished message is reloaded, because events may have been missed. */
  readonly began: () => void
  /**
   * A page of history was loaded, which may be older than the connection: its unfinished messages, and those that have
   * not begun to grow, are reloaded, once per connection. Without a connection this waits for `began`.
   */
  readonly historyLoaded: (key: ChannelKey) => void
  /** The whole text so far of each unfinished message, for a tab that was opened in its middle. */
  readonly unfinished: () => readonly StoreEvent[]
}

type Deps = {
  readonly uid: string
  readonly store: Pick<MessageStore, 'find' | 'rooms' | 'growing' | 'unbegun'>
  readonly history: History
  readonly host: Pick<MessagingHost, 'syncMessageEvents'>
  /** Whether the beginning of this message was received over the current connection, so that no event was missed. */
  readonly hasStart: (clientMsgNo: string) => boolean
  readonly publish: (event: StoreEvent) => void
}

type Followed = {
  /** The text so far, as far as it is known. */
  text: string
  /**
   * `cut`: events may have been missed. `asking`: the missing ones are being loaded, and new events wait. `lost`:
   * they could not be loaded; events are dropped until the end brings the whole text.
   */
  state: 'whole' | 'cut' | 'asking' | 'lost'
  waiting: StreamEvent[]
  /**
   * The server's text, and the events received since it was requested, some of which it may contain. Removed once an
   * event is received that it does not contain.
   */
  requested: { readonly text: string; readonly received: string } | undefined
  /** Number of the last stored event received. */
  seq: number
  /** The last event received. */
  last: StreamEvent
  /** The last request about the message, which may be running. */
  asked: Promise<unknown>
  /** Whether the message, of which this tab has no copy, was looked for in the newest page of history. */
  wasSought: boolean
  /** After the end: whether the finished message was loaded. */
  isFinished: boolean
}

const isAsking = ({ state }: Followed): boolean => state === 'asking'

const textOf = (message: Message | undefined): string | undefined =>
  message?.content.body.kind === 'text' ? message.content.body.text : undefined

/**
 * Asks when what was asked before is answered: equal calls share the answer of a running one, which does not contain what
 * has happened since.
 */
const askInTurn = <T>(followed: Followed, ask: () => Promise<T>): Promise<T> => {
  const answer = followed.asked.then(ask)
  followed.asked = answer
  return answer
}

/** Appends a continuation whose beginning may already be part of the text. */
const overlapped = (text: string, more: string): string => {
  for (let shared = Math.min(text.length, more.length); shared > 0; shared--) {
    if (text.endsWith(more.slice(0, shared))) return text + more.slice(shared)
  }
  return text + more
}

/** Follows messages streamed by events, and loads missed events. */
export const createStreamEvents = (deps: Deps): StreamEvents => {
  const { uid, store, history, host, publish } = deps
  const ids = createIdRing(REMEMBERED)
  const byMessage = new Map<string, Followed>()
  /** Messages without events that were reloaded over the current connection. */
  let reloaded = new Set<string>()
  let isConnected = false
  /** The number of the current connection. */
  let connection = 0

  const follow = (event: StreamEvent): Followed => {
    const { sender, clientMsgNo } = event
    const known = byMessage.get(sender)
    if (known) {
      known.last = event
      return known
    }
    const state = deps.hasStart(clientMsgNo) || !history.isOffered ? 'whole' : 'cut'
    const fresh: Followed = {
      text: '',
      state,
      waiting: [],
      requested: undefined,
      seq: 0,
      last: event,
      asked: Promise.resolve(),
      wasSought: false,
      isFinished: false,
    }
    byMessage.set(sender, fresh)
    const oldest = byMessage.keys().next().value
    if (byMessage.size > FOLLOWED && oldest !== undefined) byMessage.delete(oldest)
    return fresh
  }

  /** The message that an event names. The server's own account has different names in events and messages. */
  const anchorOf = ({ channel, clientMsgNo }: StreamEvent): Message | undefined => {
    const here = store.find(channelKey(channel), clientMsgNo)
    if (here) return here
    for (const key of store.rooms()) {
      const found = store.find(key, clientMsgNo)
      if (found?.fromUID === '') return found
    }
    return undefined
  }

  /** The event for the text so far or, with text alone, for what follows `place` bytes. */
  const grownBy = (
    event: StreamEvent,
    piece: { readonly text: string; readonly place: number; readonly isWhole: boolean },
    isEnd: boolean,
  ): StoreEvent => {
    const anchor = anchorOf(event)
    return {
      kind: 'stream-grown',
      channelKey: channelKey(anchor?.channel ?? event.channel),
      piece: {
        streamNo: anchor ? senderKey(anchor) : event.sender,
        place: String(piece.place),
        text: piece.text,
        isWhole: piece.isWhole,
        flag: isEnd ? StreamFlag.end : StreamFlag.inProgress,
        ...(event.end && { end: event.end }),
        ...(event.error !== '' && { error: event.error }),
      },
    }
  }
  const show = (...grown: Parameters<typeof grownBy>): void => publish(grownBy(...grown))

  /** The newest page, for a message that only another tab may show: loaded once, and at its end again. */
  const seek = async (event: StreamEvent, followed: Followed) => {
    if (followed.wasSought && !event.isEnd) return undefined
    followed.wasSought = true
    return history.newest(event.channel)
  }

  /** Loads the message as the server has it now, with its text so far. */
  const load = async (event: StreamEvent, followed: Followed): Promise<Message | undefined> => {
    const anchor = anchorOf(event)
    // A message that is not stored yet cannot be requested.
    if (anchor?.messageSeq === 0) return undefined
    const page = anchor
      ? await history.range(anchor.channel, { from: anchor.messageSeq, to: anchor.messageSeq })
      : await seek(event, followed)
    return page?.messages.find(({ clientMsgNo }) => clientMsgNo === event.clientMsgNo)
  }

  /** Loads the stored events since the last one received, where the host offers that. */
  const missed = async (event: StreamEvent, seq: number): Promise<readonly StreamEvent[]> => {
    const channel = anchorOf(event)?.channel ?? event.channel
    const answer = await host.syncMessageEvents?.(channel, event.clientMsgNo, seq)
    if (!answer?.ok) return []
    return answer.value.flatMap((stored) => readStoredEvent(stored, event) ?? [])
  }

  /** Loads what was missed, and continues from there. */
  const resume = async (event: StreamEvent, followed: Followed): Promise<void> => {
    followed.state = 'asking'
    const begunIn = connection
    const events = await askInTurn(followed, () => missed(event, followed.seq))
    const stored = events.filter(({ isWhole }) => isWhole).at(-1)
    const message = stored ? undefined : await askInTurn(followed, () => load(event, followed))
    // Meanwhile the end arrived with the whole text, or the connection was lost again.
    if (!isAsking(followed) || begunIn !== connection) return
    const { waiting } = followed
    followed.waiting = []
    const known = message?.written
    // A message without events in history has none before the waiting ones.
    const text = stored?.text ?? known?.text ?? (message && followed.text === '' ? '' : undefined)
    if (text === undefined) {
      // A message that is not loaded yet cannot be requested from history; the next event tries again.
      followed.state = anchorOf(event) ? 'lost' : 'cut'
      return
    }
    const isOver = stored?.isEnd === true || (known !== undefined && known.status !== 'growing')
    if (isOver) {
      followed.text = text
      followed.state = 'whole'
      if (stored) show(stored, { text, place: 0, isWhole: true }, true)
      if (message && anchorOf(event)) publish({ kind: 'applied', message })
      return
    }
    followed.seq = Math.max(followed.seq, stored?.seq ?? 0, known?.eventSeq ?? 0)
    followed.text = text
    followed.state = 'whole'
    followed.requested = { text, received: '' }
    show(event, { text, place: 0, isWhole: true }, false)
    for (const later of waiting) grow(later, followed)
  }

  /** Appends text of unknown position, after the server's text was requested. */
  const join = (
    event: StreamEvent,
    followed: Followed,
    { text, received }: NonNullable<Followed['requested']>,
  ): void => {
    const since = received + event.text
    followed.requested = text.includes(since) ? { text, received: since } : undefined
    if (followed.requested) return
    followed.text = overlapped(text, since)
    show(event, { text: followed.text, place: 0, isWhole: true }, false)
  }

  const grow = (event: StreamEvent, followed: Followed): void => {
    followed.seq = Math.max(followed.seq, event.seq)
    if (event.isWhole) {
      followed.text = event.text
      followed.state = 'whole'
      followed.waiting = []
      show(event, { text: event.text, place: 0, isWhole: true }, event.isEnd)
      return
    }
    const place = utf8Length(followed.text)
    if (event.isEnd) {
      show(event, { text: '', place, isWhole: false }, true)
      return
    }
    if (event.offset === place) {
      // Nothing is missing, whatever was requested or failed to load.
      followed.state = 'whole'
      followed.waiting = []
    }
    if (followed.state === 'lost') return
    if (followed.state !== 'whole' || (event.offset ?? place) > place) {
      followed.waiting.push(event)
      if (followed.state !== 'asking') void resume(event, followed)
      return
    }
    // Already part of the text.
    if (event.offset !== undefined && event.offset < place) return
    if (event.offset === undefined && followed.requested) {
      join(event, followed, followed.requested)
      return
    }
    followed.requested = undefined
    followed.text += event.text
    show(event, { text: event.text, place, isWhole: false }, false)
  }

  /** Replaces the assembled text by the server's, when that is longer. */
  const finish = async (event: StreamEvent, followed: Followed): Promise<void> => {
    const { state } = followed
    followed.state = 'whole'
    const before = textOf(anchorOf(event))
    const message = await askInTurn(followed, () => load(event, followed))
    if (!message) {
      // Its page of history is still being loaded, and may be older than the end.
      if (!anchorOf(event)) followed.state = 'cut'
      return
    }
    followed.isFinished = true
    const isHere = anchorOf(event) !== undefined
    if (isHere) publish({ kind: 'applied', message })
    // A placeholder for the coming answer is not an answer.
    const newText = !isHere || textOf(message) === before ? undefined : textOf(message)
    const fullText = message.written?.text ?? newText ?? ''
    if (event.isWhole || fullText === '' || (state === 'whole' && !fullText.startsWith(followed.text))) return
    followed.text = fullText
    show(event, { text: fullText, place: 0, isWhole: true }, true)
  }

  /**
   * Follows unfinished messages of a conversation that are not followed yet, starting with the server's current text.
   */
  const followGrowing = (key: ChannelKey): void => {
    for (const message of store.growing(key)) {
      const sender = senderKey(message)
      if (byMessage.has(sender)) continue
      const { clientMsgNo, channel } = message
      const event = {
        channel,
        sender,
        clientMsgNo,
        seq: 0,
        text: '',
        isWhole: false,
        isEnd: false,
        error: '',
      }
      const followed = follow(event)
      if (followed.state === 'cut') void resume(event, followed)
    }
  }

  /** Whether the first events of this message may have been missed: it has none, and is older than the connection. */
  const mayHaveBegun = (message: Message): boolean => {
    const sender = senderKey(message)
    const isOlder = !deps.hasStart(message.clientMsgNo) && !isSentBy(message, uid)
    return isOlder && !byMessage.has(sender) && !reloaded.has(sender)
  }

  /** Reloads messages that had no events when they were loaded or received: some may have grown, or ended, since. */
  const reloadUnbegun = async (key: ChannelKey): Promise<void> => {
    const unbegun = store.unbegun(key).filter(mayHaveBegun)
    const [first, last] = [unbegun[0], unbegun.at(-1)]
    if (!first || !last) return
    const names = new Set(unbegun.map(senderKey))
    for (const name of names) reloaded.add(name)
    const page = await history.range(first.channel, { from: first.messageSeq, to: last.messageSeq })
    if (!page) for (const name of names) reloaded.delete(name)
    for (const message of page?.messages ?? []) {
      const isShown = store.find(key, message.clientMsgNo) !== undefined
      if (message.written && isShown && names.has(senderKey(message))) publish({ kind: 'applied', message })
    }
    followGrowing(key)
  }

  /** Continues messages whose events came before the messages themselves. */
  const resumeCut = (key: ChannelKey): void => {
    for (const followed of byMessage.values()) {
      const { last, state, isFinished } = followed
      const anchor = state === 'cut' && !isFinished ? anchorOf(last) : undefined
      if (!anchor || keyOfMessage(anchor) !== key) continue
      void (last.isEnd ? finish(last, followed) : resume(last, followed))
    }
  }

  const historyLoaded = (key: ChannelKey): void => {
    if (!isConnected || !history.isOffered) return
    resumeCut(key)
    followGrowing(key)
    void reloadUnbegun(key)
  }

  return {
    receive: (packet) => {
      const event = ids.has(packet.id) ? undefined : readStreamEvent(packet, uid)
      if (!event) return
      if (packet.id !== '') ids.add(packet.id)
      const followed = follow(event)
      grow(event, followed)
      if (event.isEnd) void finish(event, followed)
    },
    began: () => {
      isConnected = true
      for (const followed of byMessage.values()) {
        if (followed.state === 'cut' && !followed.last.isEnd) void resume(followed.last, followed)
      }
      for (const key of store.rooms()) historyLoaded(key)
    },
    historyLoaded,
    unfinished: () =>
      [...byMessage.values()]
        .filter(({ state, last }) => state === 'whole' && !last.isEnd)
        .map(({ last, text }) => grownBy(last, { text, place: 0, isWhole: true }, false)),
    ended: () => {
      isConnected = false
      connection += 1
      reloaded = new Set()
      for (const followed of byMessage.values()) {
        followed.state = 'cut'
        // The server's text contains them by the next connection.
        followed.waiting = []
      }
    },
  }
}

/** The text of a piece: plain, or base64 in a content of type 98 (requirement M3). */
export const pieceText = ({ body }: Content): string => {
  if (body.kind === 'text') return body.text
  if (body.kind !== 'stream') return ''
  const bytes = decodeBase64(encodeUtf8(body.data))
  return bytes ? (readUtf8(bytes) ?? '') : ''
}

/** The piece that a message carries; undefined for a message that is not part of a stream. */
export const pieceOf = (message: Message): StreamPiece | undefined => {
  const { stream } = message
  if (!stream) return undefined
  const { streamNo, streamSeq, streamId, streamFlag } = stream
  // Requirement W2.5: the legacy layout numbers the pieces, the new one gives each an increasing id.
  return {
    streamNo,
    place: String(streamSeq ?? streamId),
    text: pieceText(message.content),
    flag: streamFlag,
  }
}
