import type { Upload } from '../../domain/messaging/delivery/upload.ts'
import type { Message } from '../../domain/messaging/message.ts'
import {
  decodeBase64,
  encodeBase64,
  encodeUtf8,
  readUtf8,
} from '../../domain/messaging/wire/text-encoding.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import type { ConnectionView } from './messaging.ts'
import type { StoreEvent } from './store-event.ts'

// Serialises data for other tabs as JSON, with markers for the two types that JSON lacks (bytes and maps).

const BYTES = '$bytes'
const MAP = '$map'

/** Serialises a value for the other tabs, including bytes and maps. */
export const toTabText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof Uint8Array) return { [BYTES]: readUtf8(encodeBase64(part)) }
    if (part instanceof Map) return { [MAP]: [...part] }
    return part
  })

const revive = (part: unknown): unknown => {
  if (typeof part !== 'object' || part === null) return part
  const fields = part as Readonly<Record<string, unknown>>
  const [bytes, entries] = [fields[BYTES], fields[MAP]]
  if (typeof bytes === 'string') return decodeBase64(encodeUtf8(bytes)) ?? new Uint8Array(0)
  // A field of a message can have a marker's name: only objects of the exact form are markers.
  if (Array.isArray(entries) && entries.every(Array.isArray)) return new Map(entries as [unknown, unknown][])
  return part
}

/** Parses another tab's text; undefined when it is invalid, as from a tab of an older release. */
export const fromTabText = (text: string): unknown => {
  try {
    return JSON.parse(text, (_, part: unknown) => revive(part))
  } catch {
    return undefined
  }
}

/** Requests from a following tab to the leading one. */
export type LeaderRequest =
  | { readonly ask: 'connect' | 'disconnect' | 'retry' | 'sync-conversations' }
  | { readonly ask: 'suspend-upload' | 'resume-upload'; readonly clientMsgNo: string }
  | { readonly ask: 'discard'; readonly clientMsgNo: string }
  /** `hasFile`: its file is stored in the message's row. */
  | { readonly ask: 'enqueue'; readonly message: Message; readonly hasFile: boolean }
  | { readonly ask: 'send-once'; readonly message: Message }
  | { readonly ask: 'subscribe' | 'unsubscribe'; readonly channelID: string; readonly channelType: number }

/** The notes between the tabs of one account. */
export type TabNote =
  | { readonly kind: 'event'; readonly event: StoreEvent }
  /**
   * From the leading tab, when it starts to lead and when its connection changes. `epoch` increases with each leader.
   */
  | {
      readonly kind: 'lead'
      readonly epoch: number
      readonly view: ConnectionView
      /** Missing in notes of an older release. */
      readonly skewMs?: number
      readonly latencyMs: number | undefined
    }
  | { readonly kind: 'who-leads' }
  /** `who-sees` asks whether a tab of this account is visible; visible ones answer `seen`. */
  | { readonly kind: 'who-sees' | 'seen' }
  /** From a visible tab: a hidden leader should let it lead. */
  | { readonly kind: 'yield' }
  /** From the leading tab, which was hidden: a visible one may lead. */
  | { readonly kind: 'unseen' }
  | { readonly kind: 'request'; readonly request: LeaderRequest }
  | { readonly kind: 'upload'; readonly upload: Upload }
  | { readonly kind: 'arrived' | 'sent' | 'command'; readonly message: Message }

/** The other tabs of the account. */
export type TabChannel = {
  /** Sends a note to the other tabs, once one of them is known; before that notes are not even serialised. */
  readonly post: (note: TabNote) => void
  /** Sends a note even if no other tab is known: this is how tabs find each other. */
  readonly announce: (note: TabNote) => void
  /** Passes every note of the other tabs to `listener`, after earlier listeners. */
  readonly listen: (listener: (note: TabNote) => void) => void
  readonly close: () => void
}

const isNote = (value: unknown): value is TabNote =>
  typeof value === 'object' && value !== null && 'kind' in value

/** Opens the channel of one account; tabs of other accounts use other topics. */
export const createTabChannel = (tabs: TabsPort, uid: string): TabChannel => {
  const topic = `messaging ${uid}`
  const listeners: ((note: TabNote) => void)[] = []
  let hasFollowers = false
  const announce = (note: TabNote): void => tabs.announce(topic, toTabText(note))
  const listening = tabs.listen(topic, (text) => {
    const note = fromTabText(text)
    if (!isNote(note)) return
    hasFollowers = true
    for (const listener of listeners) listener(note)
  })
  return {
    post: (note) => {
      if (hasFollowers) announce(note)
    },
    announce,
    listen: (listener) => void listeners.push(listener),
    close: () => listening.stop(),
  }
}

/** How long, in milliseconds, to wait for an answer: visible tabs answer at once, hidden ones not at all. */
const ANSWER_MS = 300

/** Whether another tab of the account is visible: then that one shows notifications instead. */
type TabVisibility = {
  readonly isSeenElsewhere: () => Promise<boolean>
}

type Deps = {
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly channel: Pick<TabChannel, 'post' | 'listen'>
}

/** The tabs are asked each time, because a crashed tab cannot report that it is gone. */
export const createTabVisibility = ({ clock, lifecycle, channel }: Deps): TabVisibility => {
  let answered: (() => void) | undefined
  let asking: Promise<boolean> | undefined

  const ask = (): Promise<boolean> =>
    new Promise<boolean>((resolve) => {
      const end = (isSeen: boolean): void => {
        timer.cancel()
        answered = undefined
        resolve(isSeen)
      }
      const timer = clock.after(ANSWER_MS, () => end(false))
      answered = () => end(true)
      channel.post({ kind: 'who-sees' })
    })

  channel.listen(({ kind }) => {
    if (kind === 'seen') answered?.()
    if (kind === 'who-sees' && lifecycle.life$.value.isVisible) channel.post({ kind: 'seen' })
  })

  return {
    isSeenElsewhere: () => {
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    },
  }
}
