import type { Upload } from '../../../domain/messaging/delivery/upload.ts'
import type { Message } from '../../../domain/messaging/message.ts'
import type { TabsPort } from '../../ports/tabs-port.ts'
import type { ConnectionView } from '../messaging.ts'
import type { StoreEvent } from '../store/store-event.ts'
import { fromTabText, toTabText } from './tab-json.ts'

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
