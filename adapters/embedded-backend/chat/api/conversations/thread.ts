import type { Sql } from '../../../database/database.ts'
import type { Input } from '../../../http/input.ts'
import { refuse } from '../../../http/refusal.ts'
import type { ShopperCall } from '../../../http/route.ts'
import type { ImChannel } from '../../im-server.ts'
import { type Party, PERSON, pairKey, partyOf, shopperUid } from '../uids.ts'

/** A conversation from the calling shopper's view. */
export type Thread = {
  readonly userId: number
  readonly uid: string
  readonly peer: string
  readonly party: Party
  readonly channel: ImChannel
  /** The same key for both sides. */
  readonly pair: string
}

const exists = async (sql: Sql, party: Party): Promise<boolean> => {
  if (party.kind === 'service') return true
  const table = party.kind === 'merchant' ? 'shops' : 'users'
  return (await sql.query(`select 1 from ${table} where id = $1`, [party.id])).length > 0
}

/** A field in either spelling: servers of this family write camelCase or snake_case (api.md 6). */
export const either = (input: Input, camel: string, snake: string): string =>
  input.has(camel) ? camel : snake

/** The conversation of a shopper with `peer`. */
export const threadOf = (userId: number, peer: string, party: Party): Thread => ({
  userId,
  uid: shopperUid(userId),
  peer,
  party,
  channel: { channelID: peer, channelType: PERSON },
  pair: pairKey(shopperUid(userId), peer),
})

/**
 * The conversation in a call. Its owner is always the caller, so that other shoppers' conversations cannot be named;
 * an unknown peer, or the caller as peer, is refused.
 */
export const readThread = async (sql: Sql, { input, shopper }: ShopperCall): Promise<Thread> => {
  const peer = input.text(either(input, 'channelID', 'channel_id'), 40)
  input.integer(either(input, 'channelType', 'channel_type'), PERSON, PERSON)
  const party = partyOf(peer)
  const isSelf = peer === shopperUid(shopper.id)
  if (party === undefined || isSelf || !(await exists(sql, party))) throw refuse('chat-channel-unknown')
  return threadOf(shopper.id, peer, party)
}
