import type { BackendDeps } from '../../../backend-deps.ts'
import type { Heard } from '../reminders/remind.ts'
import { PERSON, partyOf } from '../uids.ts'
import { lastVisit, touchVisit, type Visit } from './visits.ts'

/** A visit at the moment of a word in it. */
export type VisitNow = { readonly visit: Visit; readonly isNew: boolean }

/**
 * Notes that somebody spoke in a conversation with a merchant or the service. A shopper's word opens a
 * visit after a silence; the other side's only keeps it going.
 */
export const keepVisit = async (deps: BackendDeps, message: Heard): Promise<VisitNow | undefined> => {
  if (message.channelType !== PERSON || message.messageSeq === 0) return undefined
  const [from, to] = [partyOf(message.fromUID), partyOf(message.toUID)]
  const silence = deps.config.chat.visitMs / 1000
  if (from?.kind === 'shopper' && to !== undefined && to.kind !== 'shopper') {
    return deps.database.transaction((tx) =>
      touchVisit(tx, from.id, message.toUID, message.timestamp, silence),
    )
  }
  if (to?.kind === 'shopper' && from !== undefined && from.kind !== 'shopper') {
    const visit = await lastVisit(deps.database, to.id, message.fromUID)
    if (visit === undefined || message.timestamp - visit.last_at > silence) return undefined
    await deps.database.query('update chat_visits set last_at = greatest(last_at, $2) where id = $1', [
      visit.id,
      message.timestamp,
    ])
    return { visit, isNew: false }
  }
  return undefined
}
