import { useEffect } from 'react'
import { displaySettings } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import type { Place } from './navigator.ts'

/** "(3) Keranjang - Lintas", with the name of the shop: unread messages first, so that they show in a narrow browser tab. */
export const documentTitle = (page: string, unread = 0): string => {
  const title = `${page} - ${displaySettings.brand.name}`
  return unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${title}` : title
}

/** The key of a place's title. */
export const titleKeyOf = ({ hasFailed, match }: Place): string => {
  if (hasFailed) return 'core.loadFailed'
  return match ? match.route.titleKey : 'core.notFound'
}

/** Names the document after its page, in the language in use, once the navigation is done (requirement S2). */
export const useTitle = (place: Place | undefined, unread = 0): void => {
  const { t } = useTranslations()
  const title = place && documentTitle(t(titleKeyOf(place)), unread)
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
}
