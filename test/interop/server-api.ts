import { readConversations, readHistory } from '../../application/messaging/http-host.ts'
import type { MessagingHost } from '../../application/messaging/messaging-host.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import { countOf, firstTextOf, listOf, readRows } from '../../domain/api/read.ts'
import { type Channel, channelKey } from '../../domain/messaging/channels/channel.ts'
import { createContentRegistry } from '../../domain/messaging/content/content-registry.ts'
import type { StoredEvent } from '../../domain/messaging/delivery/stream-event.ts'
import { type Fields, fieldsOf } from '../../domain/shared/fields.ts'
import { fail, ok, type Result } from '../../domain/shared/result.ts'

export type ServerApi = {
  readonly registerToken: (uid: string, token: string, level?: 0 | 1) => Promise<void>
  readonly online: (uid: string) => Promise<boolean>
  /** Says a text in somebody's name, as a host does. */
  readonly say: (fromUID: string, to: string, text: string) => Promise<void>
  readonly unread: (uid: string, channelID: string) => Promise<number>
  readonly setUnread: (uid: string, channel: Channel, unread: number) => Promise<void>
  /** Takes a conversation out of a user's list until its next message. */
  readonly removeConversation: (uid: string, channel: Channel) => Promise<void>
  readonly isListed: (uid: string, channel: Channel) => Promise<boolean>
  /** How many messages with this text a user's history has. */
  readonly countOf: (uid: string, channelID: string, text: string) => Promise<number>
  /** Any other call; throws NotOfferedError when the server has none of this path. */
  readonly optional: (path: string, body: unknown) => Promise<unknown>
  /** The host callbacks of a client, straight from this API: what a host backend would proxy. */
  readonly hostOf: (uid: string) => MessagingHost
}

/** The server lacks a call that not every server of the protocol has. */
export class NotOfferedError extends Error {
  override name = 'NotOfferedError'
}

const PERSON = 1
const NOT_FOUND = 404
const TIMEOUT_MS = 10_000
const registry = createContentRegistry()
const readEvent = (row: Fields): StoredEvent => ({
  id: firstTextOf(row, 'event_id'),
  type: firstTextOf(row, 'event_type'),
  key: firstTextOf(row, 'event_key'),
  seq: countOf(row['msg_event_seq']),
  payload: fieldsOf(row['payload']) ?? {},
})
const noneYet = (cause: Error) => {
  if (cause.message.includes('membership required')) return undefined
  throw cause
}
const FAULT: ApiFault = { kind: 'offline' }

/** The HTTP API of requirement W8 and nothing else. `base` is where its paths begin. */
export const createServerApi = (base: string, managerToken = ''): ServerApi => {
  const ask = (path: string, body: unknown): Promise<Response> =>
    fetch(base.replace(/\/$/, '') + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(managerToken && { token: managerToken }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })

  const read = async (path: string, response: Response): Promise<unknown> => {
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 200)}`)
    return text === '' ? undefined : JSON.parse(text)
  }

  const post = async (path: string, body: unknown): Promise<unknown> => read(path, await ask(path, body))

  const answered = async <T>(call: () => Promise<T | undefined>): Promise<Result<T, ApiFault>> => {
    const value = await call().catch(() => undefined)
    return value === undefined ? fail(FAULT) : ok(value)
  }

  /** Asks a call that not every server has: undefined where there is none. */
  const postIfOffered = async (path: string, body: unknown): Promise<unknown> => {
    const response = await ask(path, body)
    return response.status === NOT_FOUND ? undefined : read(path, response)
  }

  const conversations = async (uid: string) => {
    const rows =
      (await postIfOffered('/conversation/sync', { uid, version: 0, msg_count: 1 })) ??
      // Servers since 2026-08.
      (await post('/conversation/list', { uid, limit: 100 }))
    // Servers may say null for none.
    return (readConversations(registry, rows ?? []) ?? []).map(({ conversation }) => conversation)
  }

  const named = ({ channelID, channelType }: Channel) => ({
    channel_id: channelID,
    channel_type: channelType,
  })
  const person = (channelID: string): Channel => ({ channelID, channelType: PERSON })

  const setUnread = async (uid: string, channel: Channel, unread: number): Promise<void> => {
    await post('/conversations/setUnread', { uid, ...named(channel), unread })
  }

  const messages = async (
    uid: string,
    channel: Channel,
    pull: { from: number; to: number; limit: number; mode: 0 | 1 },
  ) => {
    const answer = await post('/channel/messagesync', {
      login_uid: uid,
      ...named(channel),
      start_message_seq: pull.from,
      end_message_seq: pull.to,
      limit: pull.limit,
      pull_mode: pull.mode,
      // What a message that grows by events has come to; servers without events do not know the fields.
      include_event_meta: 1,
      event_summary_mode: 'full',
    })
    // Servers may say null for none.
    return readHistory(registry, { ...fieldsOf(answer), messages: fieldsOf(answer)?.['messages'] ?? [] })
  }

  return {
    registerToken: async (uid, token, level = 0) => {
      await post('/user/token', { uid, token, device_flag: 1, device_level: level })
    },
    online: async (uid) => {
      const rows = listOf(await post('/user/onlinestatus', [uid])) ?? []
      return rows.some((row) => firstTextOf(fieldsOf(row) ?? {}, 'uid') === uid)
    },
    say: async (fromUID, to, text) => {
      const payload = Buffer.from(JSON.stringify({ content: text, type: 1 })).toString('base64')
      const header = { no_persist: 0, red_dot: 1, sync_once: 0 }
      await post('/message/send', { header, from_uid: fromUID, ...named(person(to)), payload })
    },
    unread: async (uid, channelID) =>
      (await conversations(uid)).find(({ channel }) => channel.channelID === channelID)?.unread ?? 0,
    setUnread,
    removeConversation: async (uid, channel) => {
      await post('/conversations/delete', { uid, ...named(channel) })
    },
    isListed: async (uid, channel) =>
      (await conversations(uid)).some((row) => channelKey(row.channel) === channelKey(channel)),
    optional: async (path, body) => {
      const response = await ask(path, body)
      if (response.status === NOT_FOUND) throw new NotOfferedError(path)
      return read(path, response)
    },
    countOf: async (uid, channelID, text) => {
      // Servers since 2026-08 refuse a history of which the reader has no membership yet: it comes after the message.
      const pull = { from: 0, to: 0, limit: 100, mode: 0 } as const
      const page = await messages(uid, person(channelID), pull).catch(noneYet)
      return (page?.messages ?? []).filter(
        ({ content: { body } }) => body.kind === 'text' && body.text === text,
      ).length
    },
    hostOf: (uid) => ({
      syncConversations: () => answered(() => conversations(uid)),
      syncMessages: (channel, { from, to, limit, pullMode }) =>
        answered(() => messages(uid, channel, { from, to, limit, mode: pullMode === 'newer' ? 1 : 0 })),
      syncMessageEvents: (channel, client_msg_no, afterSeq) =>
        answered(async () => {
          const body = { ...named(channel), from_uid: uid, client_msg_no, from_msg_event_seq: afterSeq }
          const data = fieldsOf(fieldsOf(await postIfOffered('/message/eventsync', body))?.['data'])
          return readRows(data?.['events'] ?? [], readEvent) ?? []
        }),
      syncCommands: (limit) =>
        answered(async () => {
          const rows = await postIfOffered('/message/sync', { uid, limit })
          return readHistory(registry, { messages: rows ?? [] })?.messages
        }),
      acknowledgeCommands: (lastSeq) =>
        answered(async () => {
          await post('/message/syncack', { uid, last_message_seq: lastSeq })
          return true
        }),
      setUnread: (channel, unread) =>
        answered(async () => {
          await setUnread(uid, channel, unread)
          return true
        }),
    }),
  }
}
