import type { Feature, ShopSettings } from '../../../domain/api/shop-settings.ts'
import { displaySettings } from '../../i18n/format.ts'

/** The routes, and options within a route, that belong to a feature. */
const PARTS: Readonly<Record<Feature, readonly string[]>> = {
  chat: ['chatRoom', 'chatRoomDetail', 'service'],
  registration: ['register'],
  topUpOnChain: ['walletTopUp'],
  topUpCard: ['card'],
  topUpManual: ['manual'],
  withdrawal: ['withDraw'],
  complaints: ['complaint', 'platformComplaint'],
}

/** Applies the server's settings before anything is rendered. */
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
  // One page serves both top-up methods; without a method its page is off, and without any page the choice is off.
  if (displaySettings.off.has('card') && displaySettings.off.has('manual'))
    displaySettings.off.add('cardTopUp')
  if (displaySettings.off.has('cardTopUp') && displaySettings.off.has('walletTopUp'))
    displaySettings.off.add('topUp')
}
