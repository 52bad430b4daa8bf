import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { fullName } from '../../domain/account/full-name.ts'
import { ART } from '../components/art.ts'
import { Avatar } from '../components/commerce/products/ProductTile.tsx'
import { Icon } from '../components/icons/Icon.tsx'
import type { IconName } from '../components/icons/icon-names.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { formatNumber } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import type { Place } from '../navigation/navigator.ts'
import { hasScreen } from '../navigation/routes.ts'
import css from './AccountMenu.module.css'

type Entry = {
  readonly href: string
  readonly icon: IconName
  readonly key: string
  /** The names of its routes. */
  readonly routes: readonly string[]
}

const ENTRIES: readonly Entry[] = [
  { href: '/filter', icon: 'user-round', key: 'core.menu.overview', routes: ['filter'] },
  {
    href: '/myPurchases',
    icon: 'package',
    key: 'core.title.myPurchases',
    routes: ['myPurchases', 'orderInfo', 'comment', 'refund', 'complaint'],
  },
  {
    href: '/capitalRecord',
    icon: 'wallet',
    key: 'core.menu.wallet',
    routes: [
      'capitalRecord',
      'topUp',
      'walletTopUp',
      'cardTopUp',
      'topUpRecord',
      'withDraw',
      'depositRecord',
    ],
  },
  { href: '/heart', icon: 'heart', key: 'core.title.heart', routes: ['heart'] },
  { href: '/myFavourite', icon: 'store', key: 'core.title.myFavourite', routes: ['myFavourite'] },
  { href: '/notification', icon: 'bell', key: 'core.title.notification', routes: ['notification'] },
  { href: '/address', icon: 'map-pin', key: 'core.title.address', routes: ['address', 'addressForm'] },
  {
    href: '/security',
    icon: 'shield-check',
    key: 'core.title.security',
    routes: ['security', 'passwords', 'changePassword', 'changePayPwd'],
  },
  {
    href: '/setting',
    icon: 'settings',
    key: 'core.title.setting',
    routes: ['setting', 'profile', 'language', 'platform', 'law'],
  },
  { href: '/helpAndSupport', icon: 'headset', key: 'core.title.helpAndSupport', routes: ['helpAndSupport'] },
  { href: '/service', icon: 'message-circle', key: 'core.title.service', routes: [] },
  {
    href: '/platformComplaint',
    icon: 'message-square-text',
    key: 'core.title.platformComplaint',
    routes: ['platformComplaint'],
  },
]

/** Account pages for visitors. */
const ENTRANCES = ['login', 'register', 'forgotPassword']

/**
 * From 900 px on (requirement D7): the account menu beside each account page. It is outside of the pages, like the
 * tabs, so that it keeps its place and focus between them.
 */
export const AccountMenu = ({ place }: { readonly place: Place | undefined }): ReactNode => {
  const { account, session } = useApp()
  const { t, language } = useTranslations()
  const user = useStream(session.user$)
  const unread = useStream(account.unreadNotices$)
  const isVisitor = useStream(session.session$).kind === 'visitor'
  const route = place?.match?.route
  if (isVisitor || route?.tab !== 'me' || ENTRANCES.includes(route.name)) return null
  const counts: Readonly<Record<string, number | undefined>> = {
    '/heart': user?.likeCount,
    '/myFavourite': user?.followCount,
    '/notification': unread,
  }
  return (
    <nav className={css['menu']} aria-label={t('core.menu.label')}>
      {user && (
        <Link className={css['person']} href="/profile">
          <Avatar image={user.avatar || ART.face} category="food" size="s" isRound isFace />
          <span className={css['name']}>
            <b>
              <bdi>{fullName(user) || user.email}</bdi>
            </b>
            <span>{user.email || user.mobile}</span>
          </span>
        </Link>
      )}
      <ul>
        {ENTRIES.filter(({ href }) => hasScreen(href)).map(({ href, icon, key, routes }) => (
          <li key={href}>
            <Link href={href} aria-current={routes.includes(route.name) ? 'page' : undefined}>
              <Icon name={icon} size={20} />
              <span className={css['word']}>{t(key)}</span>
              {(counts[href] ?? 0) > 0 && (
                <span className={css['count']}>{formatNumber(counts[href] ?? 0, language)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
