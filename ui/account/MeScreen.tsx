import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { fullName } from '../../domain/account/full-name.ts'
import type { User } from '../../domain/account/user.ts'
import { showMobile } from '../../domain/addresses/address-text.ts'
import { ZERO_CENTS } from '../../domain/shared/money.ts'
import { ART } from '../components/art.ts'
import { AddressCard, addressTag, addressText } from '../components/commerce/delivery/AddressCard.tsx'
import { WalletCard } from '../components/commerce/money/WalletCard.tsx'
import { MerchantLink } from '../components/frame/MerchantLink.tsx'
import {
  AppBar,
  Avatar,
  Card,
  ErrorState,
  Icon,
  IconButton,
  Page,
  PullToRefresh,
  TextLink,
} from '../components/kit.ts'
import { useApp, useStream, useWideWindow } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import { hasScreen } from '../navigation/routes.ts'
import { LinkRows, useCodeState } from './LinkRows.tsx'
import css from './MeScreen.module.css'
import { OrderShortcuts } from './OrderShortcuts.tsx'
import { OwnVouchers } from './OwnVouchers.tsx'
import { RunningOrders } from './RunningOrders.tsx'

type HeadProps = { readonly title: string; readonly href: string }

const Head = ({ title, href }: HeadProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <div className={css['panelHead']}>
      <h2>{title}</h2>
      <TextLink href={href}>
        {t('account.manage')}
        <span className="visually-hidden">{` ${title}`}</span>
      </TextLink>
    </div>
  )
}

type FactProps = { readonly label: string; readonly value: string | undefined; readonly isSet: boolean }

/** A tick or a warning, with the same meaning as the text at the end. */
const Fact = ({ label, value, isSet }: FactProps): ReactNode => (
  <li>
    <Icon name={isSet ? 'circle-check' : 'circle-alert'} size={20} className={isSet ? 'ok' : 'warn'} />
    <span className="grow">{label}</span>
    <span className="small ink-2">{value}</span>
  </li>
)

/** On wide screens, below the orders: delivery address and security. */
const AccountPanels = ({ user }: { readonly user: User | undefined }): ReactNode => {
  const { t, language } = useTranslations()
  const codeState = useCodeState()
  const address = user?.defaultAddress
  return (
    <>
      <Card label={t('account.mainAddress')}>
        <Head title={t('account.mainAddress')} href="/address" />
        {address ? (
          <AddressCard
            name={address.name}
            phone={showMobile(address.mobile)}
            address={addressText(address, language)}
            tag={address.tag === '' ? undefined : addressTag(address.tag, t)}
          />
        ) : (
          <p className="small ink-2">{t('account.noAddress')}</p>
        )}
      </Card>
      <Card label={t('account.security')}>
        <Head title={t('account.security')} href="/security" />
        <ul className={css['facts']}>
          <Fact label={t('account.loginPassword')} value={t('account.codeSet')} isSet />
          <Fact label={t('account.paymentCode')} value={codeState} isSet={user?.hasPaymentCode !== false} />
          <Fact
            label={t('account.mobile')}
            value={user?.mobile ? showMobile(user.mobile) : t('account.codeNotSet')}
            isSet={Boolean(user?.mobile)}
          />
        </ul>
      </Card>
    </>
  )
}

/** Name and account, with a link to the profile. */
const ShopperRow = ({ user }: { readonly user: User }): ReactNode => {
  const inside = (
    <>
      <Avatar image={user.avatar || ART.face} category="food" size="m" isRound isFace />
      <span className="grow">
        <strong className={css['name']}>
          <bdi>{fullName(user) || user.email}</bdi>
        </strong>
        <span className={css['account']}>{user.email || user.mobile}</span>
      </span>
    </>
  )
  if (!hasScreen('/profile')) return <div className={css['shopper']}>{inside}</div>
  return (
    <Link className={css['shopper']} href="/profile">
      {inside}
      <Icon name="chevron-right" size={20} />
    </Link>
  )
}

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
          <div className={css['beside']}>
            <OrderShortcuts />
            <OwnVouchers />
          </div>
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
