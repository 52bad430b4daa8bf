import type { Upload } from '../../../domain/messaging/delivery/upload.ts'
import type { Message } from '../../../domain/messaging/message.ts'
import type { TabsPort } from '../../ports/tabs-port.ts'
import type { ConnectionView } from '../messaging.ts'
import type { StoreEvent } from '../store/store-event.ts'
import { fromTabText, toTabText } from './tab-json.ts'

/** What a tab that follows asks of the one that leads. */
export type LeaderRequest =
  | { readonly ask: 'connect' | 'disconnect' | 'retry' | 'sync-conversations' }
  | { readonly ask: 'suspend-upload' | 'resume-upload'; readonly clientMsgNo: string }
  | { readonly ask: 'discard'; readonly clientMsgNo: string }
  /** `hasFile`: the file lies in the message's row. */
  | { readonly ask: 'enqueue'; readonly message: Message; readonly hasFile: boolean }
  | { readonly ask: 'send-once'; readonly message: Message }
  | { readonly ask: 'subscribe' | 'unsubscribe'; readonly channelID: string; readonly channelType: number }

/** What the tabs of one account say to each other. */
export type TabNote =
  | { readonly kind: 'event'; readonly event: StoreEvent }
  /** Of the leading tab, when it begins and when its connection changes. `epoch` rises with each leader. */
  | {
      readonly kind: 'lead'
      readonly epoch: number
      readonly view: ConnectionView
      /** A tab of an older release does not say it. */
      readonly skewMs?: number
      readonly latencyMs: number | undefined
    }
  | { readonly kind: 'who-leads' }
  /** Is anybody looking at a tab of this account? Those that are looked at answer. */
  | { readonly kind: 'who-sees' | 'seen' }
  /** A tab that is looked at would rather lead than wait for one that nobody sees. */
  | { readonly kind: 'yield' }
  /** Nobody looks at the leading tab any more: one that was looked at all along may lead. */
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

/** The notes of one account: another account in another tab hears nothing of them. */
export const createTabNotes = (tabs: TabsPort, uid: string, heard: (note: TabNote) => void): TabNotes => {
  const topic = `messaging ${uid}`
  const listening = tabs.listen(topic, (text) => {
    const note = fromTabText(text)
    if (isNote(note)) heard(note)
  })
  return { say: (note) => tabs.announce(topic, toTabText(note)), stop: () => listening.stop() }
}
