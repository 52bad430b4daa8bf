import type { ChannelKey } from '../../domain/messaging/channels/channel.ts'
import {
  addPiece,
  adoptWritten,
  expireStream,
  openStream,
  STREAM_SILENCE_MS,
  type StreamPiece,
  type StreamState,
} from '../../domain/messaging/delivery/stream.ts'
import { type Message, senderKey } from '../../domain/messaging/message.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'

/** Requirement E7: how long, in milliseconds, somebody counts as typing. */
const TYPING_MS = 7000
// Most streams kept per conversation; the oldest is dropped first.
const STREAMS = 20

const NOBODY: readonly string[] = []
const NO_STREAMS: ReadonlyMap<string, StreamState> = new Map()

/** Who is typing, and replies being streamed: both time out. */
type ShortLived = {
  readonly typing: (key: ChannelKey) => readonly string[]
  readonly streams: (key: ChannelKey) => ReadonlyMap<string, StreamState>
  readonly typed: (key: ChannelKey, uid: string) => void
  /** A message of this sender has arrived, so they are not typing any more. */
  readonly stopTyping: (key: ChannelKey, uid: string) => void
  readonly grown: (key: ChannelKey, piece: StreamPiece) => void
  /** A message from history with its text so far. */
  readonly received: (key: ChannelKey, message: Message) => void
  readonly dispose: () => void
}

/** Transient state: who is typing, and streamed pieces. */
export const createShortLived = (clock: ClockPort, changed: (key: ChannelKey) => void): ShortLived => {
  const typists = new Map<ChannelKey, ReadonlyMap<string, TimerHandle>>()
  const shownTypists = new Map<ChannelKey, readonly string[]>()
  const streams = new Map<ChannelKey, ReadonlyMap<string, StreamState>>()
  const silences = new Map<string, TimerHandle>()

  const setTypists = (key: ChannelKey, next: ReadonlyMap<string, TimerHandle>): void => {
    if (next.size === 0) {
      typists.delete(key)
      shownTypists.delete(key)
    } else {
      typists.set(key, next)
      shownTypists.set(key, [...next.keys()])
    }
    changed(key)
  }

  const stopTyping = (key: ChannelKey, uid: string): void => {
    const known = typists.get(key)
    const timer = known?.get(uid)
    if (!known || !timer) return
    timer.cancel()
    const next = new Map(known)
    next.delete(uid)
    setTypists(key, next)
  }

  const setStream = (key: ChannelKey, stream: StreamState): void => {
    const next = new Map(streams.get(key) ?? NO_STREAMS).set(stream.streamNo, stream)
    const oldest = next.keys().next().value
    if (next.size > STREAMS && oldest !== undefined) next.delete(oldest)
    streams.set(key, next)
    changed(key)
  }

  const awaitSilence = (key: ChannelKey, streamNo: string): void => {
    silences.get(streamNo)?.cancel()
    silences.delete(streamNo)
    if (streams.get(key)?.get(streamNo)?.status !== 'growing') return
    const timer = clock.after(STREAM_SILENCE_MS, () => {
      silences.delete(streamNo)
      const stream = streams.get(key)?.get(streamNo)
      if (stream) setStream(key, expireStream(stream))
    })
    silences.set(streamNo, timer)
  }

  return {
    typing: (key) => shownTypists.get(key) ?? NOBODY,
    streams: (key) => streams.get(key) ?? NO_STREAMS,
    typed: (key, uid) => {
      const known = typists.get(key)
      known?.get(uid)?.cancel()
      const timer = clock.after(TYPING_MS, () => stopTyping(key, uid))
      const next = new Map(known)
      // Updated in place, to keep the order in which they started.
      next.set(uid, timer)
      if (known?.has(uid)) typists.set(key, next)
      else setTypists(key, next)
    },
    stopTyping,
    grown: (key, piece) => {
      const known = streams.get(key)?.get(piece.streamNo) ?? openStream(piece.streamNo)
      setStream(key, addPiece(known, piece))
      awaitSilence(key, piece.streamNo)
    },
    received: (key, message) => {
      if (!message.written) return
      const name = senderKey(message)
      const next = adoptWritten(streams.get(key)?.get(name), name, message.written)
      if (!next) return
      setStream(key, next)
      awaitSilence(key, name)
    },
    dispose: () => {
      for (const byUid of typists.values()) for (const timer of byUid.values()) timer.cancel()
      for (const timer of silences.values()) timer.cancel()
    },
  }
}
