import { useEffect } from 'react'
import { createState } from '../../application/shared/streams.ts'
import { useStream } from '../hooks/use-app.ts'
import { displaySettings } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import type { Place } from './navigator.ts'

/** "(3) Keranjang - Lintas", with the name of the shop: unread messages first, so that they show in a narrow browser tab. */
export const documentTitle = (page: string, unread = 0): string => {
  const title = `${page} - ${displaySettings.brand.name}`
  return unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${title}` : title
}

/** The name of what the page in sight is about, where it has one of its own: of a product, of a shop. */
const pageName$ = createState<string | undefined>(undefined)

/** Names the document after what the page is about, for as long as it is seen; undefined while that is not known. */
export const usePageName = (name: string | undefined): void => {
  useEffect(() => {
    if (name === undefined) return
    pageName$.set(name)
    return () => {
      if (pageName$.stream.value === name) pageName$.set(undefined)
    }
  }, [name])
}

/** The key of a place's title. */
export const titleKeyOf = ({ hasFailed, match }: Place): string => {
  if (hasFailed) return 'core.loadFailed'
  return match ? match.route.titleKey : 'core.notFound'
}

/** Names the document after its page, in the language in use, once the navigation is done (requirement S2). */
export const useTitle = (place: Place | undefined, unread = 0): void => {
  const { t } = useTranslations()
  const name = useStream(pageName$.stream)
  const title = place && documentTitle(name ?? t(titleKeyOf(place)), unread)
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
}
