import { type ReactNode, useEffect, useState } from 'react'
import { ZERO_CENTS } from '../../domain/shared/money.ts'
import { addressTag } from '../components/commerce/delivery/AddressCard.tsx'
import { WalletCard } from '../components/commerce/money/WalletCard.tsx'
import { MerchantLink } from '../components/frame/MerchantLink.tsx'
import { AppBar, ErrorState, IconButton, Page, PullToRefresh } from '../components/kit.ts'
import { useApp, useStream, useWideWindow } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import { hasScreen } from '../navigation/routes.ts'
import css from './MeScreen.module.css'
import { AccountPanels } from './me/AccountPanels.tsx'
import { OrderShortcuts } from './me/OrderShortcuts.tsx'
import { RunningOrders } from './me/RunningOrders.tsx'
import { ShopperRow } from './me/ShopperRow.tsx'
import { LinkRows } from './settings/LinkRows.tsx'

/**
 * "Me": profile, balance, orders, and links to everything personal. On wide screens the account menu has the links,
 * and the page shows more details.
 */
export const MeScreen = (): ReactNode => {
  const { session, account } = useApp()
  const { t, language } = useTranslations()
  const user = useStream(session.user$)
  const unread = useStream(account.unreadNotices$)
  const [isHidden, setHidden] = useState(false)
  const isWide = useWideWindow()
  useEffect(() => {
    void session.refreshUser()
    void account.refreshNotices()
  }, [session, account])
  const refresh = async (): Promise<boolean> => (await session.refreshUser()).ok
  const actions = [
    { href: '/topUp', label: t('account.topUp'), icon: 'arrow-down-to-line' as const },
    { href: '/withDraw', label: t('account.withdraw'), icon: 'arrow-up-from-line' as const },
  ].filter(({ href }) => hasScreen(href))
  return (
    <Page
      surface="canvas"
      isRoot
      className={css['page']}
      bar={
        <AppBar
          kind="root"
          title={t('core.menu.overview')}
          isTitleOfWide
          actions={
            <>
              {hasScreen('/notification') && (
                <IconButton
                  icon="bell"
                  label={t('account.notifications')}
                  href="/notification"
                  badge={unread}
                />
              )}
              <IconButton icon="settings" label={t('account.settings')} href="/setting" />
            </>
          }
        />
      }
    >
      <PullToRefresh onRefresh={refresh}>
        <div className={css['stack']}>
          {user ? (
            <div className={css['narrow']}>
              <ShopperRow user={user} />
            </div>
          ) : (
            <div className={css['whole']}>
              <ErrorState text={t('account.pullFailed')} onRetry={() => void refresh()} />
            </div>
          )}
          <WalletCard
            label={t('account.balance')}
            balance={user?.balance ?? ZERO_CENTS}
            isHidden={isHidden || !user}
            onHide={setHidden}
            {...(hasScreen('/capitalRecord') && {
              record: { href: '/capitalRecord', label: t('account.fundRecord') },
            })}
            actions={actions}
          />
          <OrderShortcuts />
          {isWide && <RunningOrders />}
          {isWide && <AccountPanels user={user} />}
          <div className={css['links']}>
            <LinkRows
              label={t('account.groupAccount')}
              rows={[
                { href: '/heart', icon: 'heart', label: t('account.favourites'), value: user?.likeCount },
                {
                  href: '/myFavourite',
                  icon: 'store',
                  label: t('account.followed'),
                  value: user?.followCount,
                },
                {
                  href: '/address',
                  icon: 'map-pin',
                  label: t('account.addresses'),
                  value: user?.defaultAddress && addressTag(user.defaultAddress.tag, t),
                },
                { href: '/changePayPwd', icon: 'key-round', label: t('account.paymentCode') },
                { href: '/service', icon: 'message-circle', label: t('core.title.service') },
                { href: '/helpAndSupport', icon: 'headset', label: t('account.help') },
                { href: '/platformComplaint', icon: 'message-square-text', label: t('account.complaint') },
              ]}
            />
            <LinkRows
              label={t('account.groupAbout')}
              rows={[
                {
                  href: '/language',
                  icon: 'languages',
                  label: t('account.language'),
                  value: t(`account.languageNames.${language}`),
                },
                { href: '/security', icon: 'shield-check', label: t('account.security') },
                { href: '/platform', icon: 'info', label: t('account.about') },
                { href: '/setting', icon: 'settings', label: t('account.settings') },
              ]}
            />
          </div>
          <div className={css['whole']}>
            <MerchantLink label={t('account.merchantEntry')} icon="building-2" size={20} />
          </div>
        </div>
      </PullToRefresh>
    </Page>
  )
}
