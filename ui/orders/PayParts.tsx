import { type ReactNode, useEffect } from 'react'
import type { Payable } from '../../domain/orders/order.ts'
import { shortfallOf } from '../../domain/orders/payable.ts'
import { type Cents, cents } from '../../domain/shared/money.ts'
import { topUpPath } from '../../domain/wallet/top-up-return.ts'
import { BottomBar, ListRow } from '../components/forms.ts'
import { ButtonLink, Card, Price, Tag } from '../components/kit.ts'
import { usePolling } from '../hooks/loading/use-query.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { formatMoney } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import { hasScreen } from '../navigation/routes.ts'
import css from './orders.module.css'

/**
 * Polls a balance that is too low: a top-up may pass while the shopper is at the bank, and outdated information would
 * cause a second one.
 */
const useFollowedBalance = (isShort: boolean): void => {
  const { session, lifecycle } = useApp()
  const { refreshUser } = session
  const isSeen = useStream(lifecycle.life$).isVisible
  useEffect(() => {
    if (isShort && isSeen) void refreshUser()
  }, [isShort, isSeen, refreshUser])
  usePolling(isShort, refreshUser)
}

/** The balance, and how much remains or is missing. */
export const BalanceRow = ({ owed }: { readonly owed: Cents }): ReactNode => {
  const { wallet } = useApp()
  const { t, language } = useTranslations()
  const balance = useStream(wallet.balance$)
  useFollowedBalance(balance !== undefined && shortfallOf(owed, balance) > 0)
  if (balance === undefined) return null
  const available = t('orders.available', { amount: formatMoney(balance, language) })
  const missing = shortfallOf(owed, balance)
  return (
    <ListRow
      icon="wallet"
      label={t('orders.balance')}
      description={available}
      {...(missing === 0
        ? { value: t('orders.left', { amount: formatMoney(cents(balance - owed), language) }) }
        : {
            trailing: <Tag tone="warn">{t('orders.short', { amount: formatMoney(missing, language) })}</Tag>,
          })}
    />
  )
}

/** The amount to pay. */
export const AmountCard = ({ payable }: { readonly payable: Payable }): ReactNode => {
  const { t } = useTranslations()
  return (
    <Card label={t('orders.toPay')} className={css['amountCard']}>
      <span className="small ink-2">{t('orders.toPay')}</span>
      <Price cents={payable.amount} size="xl" />
      <span className="small ink-2">
        <span>{t('orders.orderNumber')}</span> <bdi>{payable.label}</bdi>
      </span>
    </Card>
  )
}

type TopUpBarProps = {
  readonly missing: Cents
  /** The page to return to after the top-up. */
  readonly back: string
}

/** Shown instead of the pay button while the balance is too low. */
export const TopUpBar = ({ missing, back }: TopUpBarProps): ReactNode => {
  const { t, language } = useTranslations()
  const topUp = topUpPath('/topUp', { back, missing })
  return (
    <BottomBar column="form" needsNetwork>
      {hasScreen(topUp) ? (
        <ButtonLink kind="primary" size="lg" isBlock href={topUp}>
          {t('orders.topUpBy', { amount: formatMoney(missing, language) })}
        </ButtonLink>
      ) : (
        <ButtonLink kind="neutral" size="lg" isBlock href="/myPurchases/0">
          {t('orders.payLater')}
        </ButtonLink>
      )}
    </BottomBar>
  )
}
