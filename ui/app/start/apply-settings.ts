import type { Brand } from '../../../domain/api/brand.ts'
import { brandRules } from '../../../domain/api/brand-settings.ts'
import { partsOff, type ShopSettings } from '../../../domain/api/shop-settings.ts'
import { displaySettings } from '../../i18n/format.ts'

/** Applies the server's settings before anything is rendered. */
export const applySettings = (settings: ShopSettings): void => {
  const { currencyLabel: currency, features, apiBase, brand, pictureOrigins } = settings
  Object.assign(displaySettings, { currency, apiBase, brand, pictureOrigins, off: partsOff(features) })
}

/**
 * Adds the brand's colours if the page was served without them: to the page's stylesheet, because the policy allows
 * no other.
 */
export const applyColours = (brand: Brand, page: Document = document): void => {
  if (page.querySelector('style[data-brand]')) return
  const { sheet } = page.querySelector('style') ?? {}
  for (const rule of brandRules(brand)) sheet?.insertRule(rule, sheet.cssRules.length)
  for (const bar of brand.accent ? page.querySelectorAll('meta[name="theme-color"]') : []) {
    const isDark = bar.getAttribute('media')?.includes('dark')
    bar.setAttribute('content', (isDark ? brand.accent?.dark : brand.accent?.light) ?? '')
  }
}
