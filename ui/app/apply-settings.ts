import type { Feature, HostSettings } from '../../domain/api/host-settings.ts'
import { currency } from '../i18n/format.ts'
import { switchedOff } from './match-route.ts'

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
  currency.label = currencyLabel
  switchedOff.clear()
  for (const [feature, names] of Object.entries(PARTS)) {
    if (!features[feature as Feature]) for (const name of names) switchedOff.add(name)
  }
  // One page serves both ways; without a way there is no page, and without any page nothing to choose from.
  if (switchedOff.has('card') && switchedOff.has('manual')) switchedOff.add('cardTopUp')
  if (switchedOff.has('cardTopUp') && switchedOff.has('walletTopUp')) switchedOff.add('topUp')
}
