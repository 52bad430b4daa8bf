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

export type TabNotes = {
  readonly say: (note: TabNote) => void
  readonly stop: () => void
}

const isNote = (value: unknown): value is TabNote =>
  typeof value === 'object' && value !== null && 'kind' in value

/** Sends and hears the notes of one account; those of another account in another tab are on another topic. */
export const createTabNotes = (tabs: TabsPort, uid: string, heard: (note: TabNote) => void): TabNotes => {
  const topic = `messaging ${uid}`
  const listening = tabs.listen(topic, (text) => {
    const note = fromTabText(text)
    if (isNote(note)) heard(note)
  })
  return { say: (note) => tabs.announce(topic, toTabText(note)), stop: () => listening.stop() }
}
