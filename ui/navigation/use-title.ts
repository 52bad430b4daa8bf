import { useEffect } from 'react'
import { createState } from '../../application/shared/streams.ts'
import { useStream } from '../hooks/use-app.ts'
import { displaySettings } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import type { Place } from './navigator.ts'

/**
 * "(3) Keranjang - Lintas", with the shop's name: the unread count first, so that it shows in a narrow browser tab.
 */
export const documentTitle = (page: string, unread = 0): string => {
  const title = `${page} - ${displaySettings.brand.name}`
  return unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${title}` : title
}

/** The name of the visible page's subject, such as a product or a shop, if it has one. */
const pageName$ = createState<string | undefined>(undefined)

/** Sets the document title to the page's subject while it is visible; undefined while unknown. */
export const usePageName = (name: string | undefined): void => {
  useEffect(() => {
    if (name === undefined) return
    pageName$.set(name)
    return () => {
      if (pageName$.stream.value === name) pageName$.set(undefined)
    }
  }, [name])
}

/** The locale key of a place's title. */
export const titleKeyOf = ({ hasFailed, match }: Place): string => {
  if (hasFailed) return 'core.loadFailed'
  return match ? match.route.titleKey : 'core.notFound'
}

/** Sets the document title in the current language, after the navigation (requirement S2). */
export const useTitle = (place: Place | undefined, unread = 0): void => {
  const { t } = useTranslations()
  const name = useStream(pageName$.stream)
  const title = place && documentTitle(name ?? t(titleKeyOf(place)), unread)
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
}
