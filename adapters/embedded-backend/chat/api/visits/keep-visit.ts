import type { BackendDeps } from '../../../backend-deps.ts'
import type { Heard } from '../reminders/remind.ts'
import { PERSON, partyOf } from '../uids.ts'
import { touchVisit, type Visit } from './visits.ts'

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
  const isShoppers = from?.kind === 'shopper'
  const [shopper, peer] = isShoppers ? [from, message.toUID] : [to, message.fromUID]
  const other = isShoppers ? to : from
  // Neither two shoppers nor two merchants make a visit.
  if (shopper?.kind !== 'shopper' || other === undefined || other.kind === 'shopper') return undefined
  const word = { at: message.timestamp, isShoppers }
  return deps.database.transaction((tx) => touchVisit(tx, shopper.id, peer, word, silence))
}
