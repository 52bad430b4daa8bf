import { type ReactNode, useEffect, useRef } from 'react'
import { TabBar } from '../components/frame/TabBar.tsx'
import type { IconName } from '../components/icons/icon-names.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import type { Place } from '../navigation/navigator.ts'
import type { TabName } from '../navigation/routes.ts'
import { hasScreen } from '../navigation/routes.ts'

type TabRoot = { readonly name: TabName; readonly href: string; readonly icon: IconName }

/** Requirement S2: Home, Explore, Message, Cart, Me. Tabs without a screen are left out. */
const TAB_ROOTS: readonly TabRoot[] = [
  { name: 'home', href: '/home', icon: 'house' },
  { name: 'explore', href: '/explore', icon: 'compass' },
  { name: 'messages', href: '/chatRoom', icon: 'message-circle' },
  { name: 'bag', href: '/bag', icon: 'shopping-bag' },
  { name: 'me', href: '/filter', icon: 'user-round' },
]

/** The last address in each tab, and its shopper. */
type Left = { readonly shopper: string | undefined; readonly urls: Map<TabName, string> }

/** The tabs with their counts. A tab returns to where it was left, including filters. */
export const Tabs = ({ place }: { readonly place: Place | undefined }): ReactNode => {
  const { cart, messaging, session } = useApp()
  const { t } = useTranslations()
  const counts: Partial<Record<TabName, number>> = {
    bag: useStream(cart.count$, 0),
    messages: useStream(messaging.unread$),
  }
  const now = useStream(session.session$)
  const shopper = now.kind === 'visitor' ? undefined : now.token
  const left = useRef<Left>({ shopper, urls: new Map() })
  // Another shopper must not return to where the previous one was.
  if (left.current.shopper !== shopper)
    left.current = { shopper, urls: left.current.shopper === undefined ? left.current.urls : new Map() }
  const route = place?.match?.route
  useEffect(() => {
    if (route?.kind === 'root' && place) left.current.urls.set(route.tab, place.url)
  }, [route, place])
  const hrefOf = ({ name, href }: TabRoot): string =>
    route?.kind === 'root' && route.tab === name ? href : (left.current.urls.get(name) ?? href)
  return (
    <TabBar
      isHiddenOnPhone={route?.kind !== 'root'}
      items={TAB_ROOTS.filter(({ href }) => hasScreen(href)).map((tab) => ({
        href: hrefOf(tab),
        label: t(`core.tab.${tab.name}`),
        icon: tab.icon,
        isCurrent: route?.tab === tab.name,
        badge: counts[tab.name] ?? 0,
      }))}
    />
  )
}
