import type { Visit as DomainVisit } from '../../../../../domain/messaging/conversations/feedback.ts'
import { visitAfter } from '../../../../../domain/messaging/conversations/feedback.ts'
import type { BackendDeps } from '../../../backend-deps.ts'
import { first, type Sql } from '../../../database/database.ts'
import type { ReceivedMessage } from '../reminders/remind.ts'
import { PERSON, partyOf } from '../uids.ts'

/** A period of conversation between a shopper and a merchant. */
export type Visit = {
  readonly id: number
  readonly user_id: number
  readonly peer: string
  readonly opened_at: number
  readonly last_at: number
  readonly score: number | null
  readonly rated_at: number | null
}

/** The newest visit, ended or not; 'for update' locks it. */
export const lastVisit = (
  sql: Sql,
  userId: number,
  peer: string,
  lock: '' | 'for update' = '',
): Promise<Visit | undefined> =>
  first(
    sql.query<Visit>(
      `select * from chat_visits where user_id = $1 and peer = $2 order by id desc limit 1 ${lock}`,
      [userId, peer],
    ),
  )

/** The visit that a message belongs to: extended or started by it (`visitAfter`). */
const touchVisit = async (
  tx: Sql,
  userId: number,
  peer: string,
  word: { readonly at: number; readonly isShoppers: boolean },
  silenceSeconds: number,
): Promise<{ readonly visit: Visit; readonly isNew: boolean } | undefined> => {
  const last = await lastVisit(tx, userId, peer)
  const next = visitAfter(last && { lastAt: last.last_at }, word, silenceSeconds)
  if (next === undefined) return undefined
  if (next === 'same' && last) {
    await tx.query('update chat_visits set last_at = greatest(last_at, $2) where id = $1', [last.id, word.at])
    return { visit: last, isNew: false }
  }
  const visit = await first(
    tx.query<Visit>(
      'insert into chat_visits (user_id, peer, opened_at, last_at) values ($1, $2, $3, $3) returning *',
      [userId, peer, word.at],
    ),
  )
  return visit && { visit, isNew: true }
}

/** Records an event once per visit; false when it was recorded before. */
export const noteOnce = async (
  tx: Sql,
  visitId: number,
  what: 'is_entered' | 'is_rating_asked' | 'is_away_told',
): Promise<boolean> => {
  const rows = await tx.query(
    `update chat_visits set ${what} = true where id = $1 and not ${what} returning id`,
    [visitId],
  )
  return rows.length > 0
}

/** In the form of the domain's rating rule. */
export const asVisit = ({ last_at, rated_at }: Pick<Visit, 'last_at' | 'rated_at'>): DomainVisit => ({
  lastAt: last_at,
  ratedAt: rated_at ?? 0,
})

type LastColumns = { readonly peer: string; readonly last_at: number; readonly rated_at: number | null }

/** The shopper's last visit with each of these; missing where there was none. */
export const lastVisits = async (
  sql: Sql,
  userId: number,
  peers: readonly string[],
): Promise<ReadonlyMap<string, DomainVisit>> => {
  const rows = await sql.query<LastColumns>(
    `select distinct on (peer) peer, last_at, rated_at from chat_visits
     where user_id = $1 and peer = any($2::text[]) order by peer, id desc`,
    [userId, [...peers]],
  )
  return new Map(rows.map((row) => [row.peer, asVisit(row)]))
}

/** In API form: 0 where there was no message or rating. */
export const visitRow = (visit: DomainVisit | undefined) => ({
  visitAt: visit?.lastAt ?? 0,
  ratedAt: visit?.ratedAt ?? 0,
})

/** A visit at the time of one of its messages. */
export type VisitNow = { readonly visit: Visit; readonly isNew: boolean }

/**
 * Updates the visit for a message in a conversation with a merchant or customer service. A shopper's message starts a
 * new visit after a silence; the other side's only extends one.
 */
export const keepVisit = async (
  deps: BackendDeps,
  message: ReceivedMessage,
): Promise<VisitNow | undefined> => {
  if (message.channelType !== PERSON || message.messageSeq === 0) return undefined
  const [from, to] = [partyOf(message.fromUID), partyOf(message.toUID)]
  const silence = deps.config.chat.visitMs / 1000
  const isShoppers = from?.kind === 'shopper'
  const [shopper, peer] = isShoppers ? [from, message.toUID] : [to, message.fromUID]
  const other = isShoppers ? to : from
  // Only conversations between a shopper and a merchant or customer service have visits.
  if (shopper?.kind !== 'shopper' || other === undefined || other.kind === 'shopper') return undefined
  const word = { at: message.timestamp, isShoppers }
  return deps.database.transaction((tx) => touchVisit(tx, shopper.id, peer, word, silence))
}
