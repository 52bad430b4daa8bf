import { partsOff, type ShopSettings } from '../../../domain/api/shop-settings.ts'
import { displaySettings } from '../../i18n/format.ts'

/** Applies the server's settings before anything is rendered. */
export const applySettings = (settings: ShopSettings): void => {
  const { currencyLabel: currency, features, apiBase, brand, pictureOrigins } = settings
  Object.assign(displaySettings, { currency, apiBase, brand, pictureOrigins, off: partsOff(features) })
}
