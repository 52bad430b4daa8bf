import type { ApiFault } from '../../../domain/api/fault.ts'
import type { Channel } from '../../../domain/messaging/channels/channel.ts'
import { isSentBy, keyOfMessage } from '../../../domain/messaging/message.ts'
import { fail, type Result } from '../../../domain/shared/result.ts'
import type { Messaging } from '../messaging.ts'
import type { MessageStore } from '../store/message-store.ts'
import type { LocalEvent, StoreEvent } from '../store/store-event.ts'
import type { MessagingHost } from './messaging-host.ts'
import type { ServerSync } from './server-sync.ts'

/** What is done to a message after it was sent. `not-offered`: the host has no call for it. */
export type MessageActs = Pick<Messaging, 'revoke' | 'edit' | 'playVoice' | 'stopVoice'>

type Deps = {
  readonly host: MessagingHost
  readonly sync: Pick<ServerSync, 'messageExtras'>
  readonly uid: string
  readonly store: Pick<MessageStore, 'find'>
  /** For this tab alone. */
  readonly apply: (event: LocalEvent) => void
  /** For every tab. */
  readonly publish: (event: StoreEvent) => void
}

export const createMessageActs = ({ host, sync, uid, store, apply, publish }: Deps): MessageActs => {
  /** What came of it is read from the host, where it can be. */
  const act = async (call: Promise<Result<unknown, ApiFault>> | undefined, channel: Channel) => {
    if (!call) return fail({ kind: 'not-offered' } as const)
    const answer = await call
    if (answer.ok && host.syncMessageExtras) await sync.messageExtras(channel)
    return answer
  }
  return {
    revoke: (message) => act(host.revoke?.(message), message.channel),
    edit: (message, content) => act(host.edit?.(message, content), message.channel),
    playVoice: (message) => {
      const key = keyOfMessage(message)
      const { clientMsgNo } = message
      const known = store.find(key, clientMsgNo)
      apply({ kind: 'voice-playing', channelKey: key, clientMsgNo })
      if (!known || known.isVoiceRead || isSentBy(known, uid)) return
      publish({ kind: 'voice-read', channelKey: key, clientMsgNo })
      void host.reportVoiceRead?.(known)
    },
    stopVoice: (message) => {
      const key = keyOfMessage(message)
      if (!store.find(key, message.clientMsgNo)?.isVoicePlaying) return
      apply({ kind: 'voice-playing', channelKey: key, clientMsgNo: undefined })
    },
  }
}
