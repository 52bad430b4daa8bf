import type { Feature, HostSettings } from '../../../domain/api/host-settings.ts'
import { shown } from '../../i18n/shown.ts'

/** The routes, and ways within one, that go with a part of the shop. */
const PARTS: Readonly<Record<Feature, readonly string[]>> = {
  chat: ['chatRoom', 'chatRoomDetail', 'service'],
  registration: ['register'],
  topUpOnChain: ['walletTopUp'],
  topUpCard: ['card'],
  topUpManual: ['manual'],
  withdrawal: ['withDraw'],
  complaints: ['complaint', 'platformComplaint'],
}

/** Puts the host's settings into the face, before anything of it is drawn. */
export const applySettings = ({ currencyLabel, features }: HostSettings): void => {
  shown.currency = currencyLabel
  shown.off.clear()
  for (const [feature, names] of Object.entries(PARTS)) {
    if (!features[feature as Feature]) for (const name of names) shown.off.add(name)
  }
  // One page serves both ways; without a way there is no page, and without any page nothing to choose from.
  if (shown.off.has('card') && shown.off.has('manual')) shown.off.add('cardTopUp')
  if (shown.off.has('cardTopUp') && shown.off.has('walletTopUp')) shown.off.add('topUp')
}
