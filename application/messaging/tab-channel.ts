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

// Plain data between tabs as text: JSON, with marks for the two types that JSON does not have (bytes and maps).

const BYTES = '$bytes'
const MAP = '$map'

/** A value as text for the other tabs; bytes and maps survive. */
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
  // A message may have a field named like a mark: only what has the mark's form is read as one.
  if (Array.isArray(entries) && entries.every(Array.isArray)) return new Map(entries as [unknown, unknown][])
  return part
}

/** The data of another tab's text; undefined when it cannot be read, as from a tab of an older release. */
export const fromTabText = (text: string): unknown => {
  try {
    return JSON.parse(text, (_, part: unknown) => revive(part))
  } catch {
    return undefined
  }
}

/** What a following tab asks the leading one to do. */
export type LeaderRequest =
  | { readonly ask: 'connect' | 'disconnect' | 'retry' | 'sync-conversations' }
  | { readonly ask: 'suspend-upload' | 'resume-upload'; readonly clientMsgNo: string }
  | { readonly ask: 'discard'; readonly clientMsgNo: string }
  /** `hasFile`: its file is in the message's row. */
  | { readonly ask: 'enqueue'; readonly message: Message; readonly hasFile: boolean }
  | { readonly ask: 'send-once'; readonly message: Message }
  | { readonly ask: 'subscribe' | 'unsubscribe'; readonly channelID: string; readonly channelType: number }

/** The notes that the tabs of one account send each other. */
export type TabNote =
  | { readonly kind: 'event'; readonly event: StoreEvent }
  /** From the leading tab, when it begins to lead and when its connection changes. `epoch` rises with each leader. */
  | {
      readonly kind: 'lead'
      readonly epoch: number
      readonly view: ConnectionView
      /** Not sent by tabs of an older release. */
      readonly skewMs?: number
      readonly latencyMs: number | undefined
    }
  | { readonly kind: 'who-leads' }
  /** `who-sees` asks whether a tab of this account is visible; those that are answer `seen`. */
  | { readonly kind: 'who-sees' | 'seen' }
  /** From a visible tab: a hidden leader is to let it lead. */
  | { readonly kind: 'yield' }
  /** From the leading tab, which has been hidden: a visible one may lead. */
  | { readonly kind: 'unseen' }
  | { readonly kind: 'request'; readonly request: LeaderRequest }
  | { readonly kind: 'upload'; readonly upload: Upload }
  | { readonly kind: 'arrived' | 'sent' | 'command'; readonly message: Message }

/** The other tabs of the account. */
export type TabChannel = {
  /** Sends a note to the other tabs, once one of them was heard: until then notes are not even written. */
  readonly say: (note: TabNote) => void
  /** Sends it although no other tab is known: it is how tabs find each other. */
  readonly callOut: (note: TabNote) => void
  /** Hands every note of the other tabs to `heard`, after those that listen already. */
  readonly listen: (heard: (note: TabNote) => void) => void
  readonly close: () => void
}

const isNote = (value: unknown): value is TabNote =>
  typeof value === 'object' && value !== null && 'kind' in value

/** Opens the channel of one account; the tabs of another account are on another topic. */
export const createTabChannel = (tabs: TabsPort, uid: string): TabChannel => {
  const topic = `messaging ${uid}`
  const listeners: ((note: TabNote) => void)[] = []
  let hasFollowers = false
  const callOut = (note: TabNote): void => tabs.announce(topic, toTabText(note))
  const listening = tabs.listen(topic, (text) => {
    const note = fromTabText(text)
    if (!isNote(note)) return
    hasFollowers = true
    for (const heard of listeners) heard(note)
  })
  return {
    say: (note) => {
      if (hasFollowers) callOut(note)
    },
    callOut,
    listen: (heard) => void listeners.push(heard),
    close: () => listening.stop(),
  }
}

/** How long, in milliseconds, an answer is waited for: a visible tab answers at once, a hidden one not at all. */
const ANSWER_MS = 300

/** Whether another tab of the account is visible: then that one shows notifications, and not this one. */
type TabVisibility = {
  readonly isSeenElsewhere: () => Promise<boolean>
}

type Deps = {
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly channel: Pick<TabChannel, 'say' | 'listen'>
}

/** The tabs are asked each time and the answer is not kept, as a tab that crashes does not tell. */
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
      channel.say({ kind: 'who-sees' })
    })

  channel.listen(({ kind }) => {
    if (kind === 'seen') answered?.()
    if (kind === 'who-sees' && lifecycle.life$.value.isVisible) channel.say({ kind: 'seen' })
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
