import type { Feature, ShopSettings } from '../../../domain/api/shop-settings.ts'
import { displaySettings } from '../../i18n/format.ts'

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

/** Puts the server's settings into the frontend, before anything of it is rendered. */
export const applySettings = ({
  currencyLabel,
  features,
  apiBase,
  brand,
  pictureOrigins,
}: ShopSettings): void => {
  displaySettings.currency = currencyLabel
  displaySettings.apiBase = apiBase
  displaySettings.brand = brand
  displaySettings.pictureOrigins = pictureOrigins
  displaySettings.off.clear()
  for (const [feature, names] of Object.entries(PARTS)) {
    if (!features[feature as Feature]) for (const name of names) displaySettings.off.add(name)
  }
  // One page serves both ways; without a way there is no page, and without any page nothing to choose from.
  if (displaySettings.off.has('card') && displaySettings.off.has('manual'))
    displaySettings.off.add('cardTopUp')
  if (displaySettings.off.has('cardTopUp') && displaySettings.off.has('walletTopUp'))
    displaySettings.off.add('topUp')
}
