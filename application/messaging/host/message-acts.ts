import type { ApiFault } from '../../../domain/api/fault.ts'
import type { Channel } from '../../../domain/messaging/channels/channel.ts'
import { fail, type Result } from '../../../domain/shared/result.ts'
import type { Messaging } from '../messaging.ts'
import type { HostSync } from './host-sync.ts'
import type { MessagingHost } from './messaging-host.ts'

/** What is done to a message after it was sent. `not-offered`: the host has no call for it. */
export type MessageActs = Pick<Messaging, 'revoke' | 'edit'>

type Deps = {
  readonly host: MessagingHost
  readonly sync: Pick<HostSync, 'messageExtras'>
}

export const createMessageActs = ({ host, sync }: Deps): MessageActs => {
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
  }
}
