import type { ApiFault } from '../../domain/api/fault.ts'
import { type Channel, channelKey } from '../../domain/messaging/channels/channel.ts'
import { searchMessages } from '../../domain/messaging/conversations/reading.ts'
import type { Message } from '../../domain/messaging/message.ts'
import { ok, type Result } from '../../domain/shared/result.ts'
import { createState, type StateStream } from '../shared/streams.ts'
import type { Messaging } from './messaging.ts'

/** Messages per page when a certain one is wanted. */
const JUMP_PAGE = 200
/** Most pages to load for a jump to an old message: as much as an open conversation keeps. */
const MAX_JUMP_PAGES = 50
/** Older pages searched before asking whether to continue. */
const MAX_SEARCH_PAGES = 25

type Pages = Pick<Messaging, 'messages$' | 'loadOlder'>

/** Loads older pages of a conversation, one at a time. */
export type OlderMessages = {
  readonly phase$: StateStream<'idle' | 'loading' | 'failed'>
  readonly more: () => void
  /** The first matching message, after loading as many older pages as needed. */
  readonly until: (fits: (message: Message) => boolean) => Promise<Message | undefined>
}

/** Loads older pages of a conversation; `grown` is called after each. */
export const createOlderMessages = (client: Pages, channel: Channel, grown: () => void): OlderMessages => {
  const phase$ = createState<'idle' | 'loading' | 'failed'>('idle')
  const messages$ = client.messages$(channelKey(channel))
  const load = async (limit?: number): Promise<boolean> => {
    if (phase$.value === 'loading' || messages$.value.isComplete) return false
    phase$.set('loading')
    const { ok: isLoaded } = await client.loadOlder(channel, limit)
    phase$.set(isLoaded ? 'idle' : 'failed')
    if (isLoaded) grown()
    return isLoaded
  }
  return {
    phase$: phase$.stream,
    more: () => void load(),
    until: async (fits) => {
      for (let page = 0; page < MAX_JUMP_PAGES; page++) {
        const found = messages$.value.messages.find(fits)
        if (found || !(await load(JUMP_PAGE))) return found ?? messages$.value.messages.find(fits)
        // The stream emits after the current batch.
        await Promise.resolve()
      }
      return undefined
    },
  }
}

/**
 * Loads older pages until one has a further message with this text, or there are none; at most 25 at once. Stops
 * when nobody wants it any more.
 */
export const searchOlder = async (
  client: Pages,
  channel: Channel,
  text: string,
  isWanted: () => boolean,
): Promise<Result<unknown, ApiFault>> => {
  const messages$ = client.messages$(channelKey(channel))
  const found = (): number => searchMessages(messages$.value.messages, text).length
  const before = found()
  for (let page = 0; page < MAX_SEARCH_PAGES && isWanted(); page++) {
    const outcome = await client.loadOlder(channel, JUMP_PAGE)
    if (!outcome.ok) return outcome
    if (outcome.value === 'end' || found() > before) break
  }
  return ok(undefined)
}
