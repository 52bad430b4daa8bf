import type { ApiFault } from '../../../domain/api/fault.ts'
import { fail, type Result } from '../../../domain/shared/result.ts'
import type { HostCallbacks, MessagingHost } from './messaging-host.ts'

type Named = Exclude<keyof MessagingHost, 'upload'>

// A record, so that a callback that is left out does not compile.
const NAMES = Object.keys({
  resolveAddress: true,
  fetchChannelInfo: true,
  syncSubscribers: true,
  syncConversations: true,
  syncConversationExtras: true,
  syncMessages: true,
  syncMessageEvents: true,
  syncCommands: true,
  acknowledgeCommands: true,
  syncMessageExtras: true,
  syncReminders: true,
  reportRemindersDone: true,
  reportRead: true,
  setUnread: true,
  removeConversation: true,
  removeMessage: true,
  setConversationExtra: true,
  reportVoiceRead: true,
  revoke: true,
  edit: true,
} satisfies Readonly<Record<Named, true>>) as readonly Named[]

type Call = (...asked: unknown[]) => Promise<Result<unknown, ApiFault>>

const broken = (path: string) => fail({ kind: 'unexpected-answer', path } as const)

const withFault =
  (name: string, call: Call): Call =>
  async (...asked) => {
    try {
      return await call(...asked)
    } catch {
      return broken(name)
    }
  }

const withUploadFaults =
  (upload: NonNullable<HostCallbacks['upload']>): typeof upload =>
  (file, onProgress) => {
    try {
      const { done, cancel } = upload(file, onProgress)
      return { done: done.catch(() => broken('upload')), cancel }
    } catch {
      return { done: Promise.resolve(broken('upload')), cancel: () => undefined }
    }
  }

/**
 * The host with callbacks that never throw: one that throws or rejects gives the fault `unexpected-answer` with the
 * callback's name, so that it ends neither the chat nor the program that it runs in.
 */
export const withHostFaults = (host: MessagingHost): MessagingHost => {
  const calls = NAMES.flatMap((name) => {
    const call = host[name]?.bind(host) as Call | undefined
    return call ? [[name, withFault(name, call)] as const] : []
  })
  const upload = host.upload?.bind(host)
  // Each is the call of its name: the compiler cannot see that through the list.
  return {
    ...(Object.fromEntries(calls) as MessagingHost),
    ...(upload && { upload: withUploadFaults(upload) }),
  }
}
