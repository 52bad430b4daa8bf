import type { ReactNode } from 'react'
import { shortfallOf } from '../../../domain/orders/payable.ts'
import type { Cents } from '../../../domain/shared/money.ts'
import { Icon, ListRow } from '../../components/kit.ts'
import { useApp, useStream } from '../../hooks/use-app.ts'
import { formatMoney } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from '../orders.module.css'
import { useFollowedBalance } from './use-followed-balance.ts'

type BalanceRowProps = {
  readonly owed: Cents
  /** The page says elsewhere what is missing. */
  readonly isShortSaid?: boolean
}

/** What pays, and whether it is enough for what is owed. */
export const BalanceRow = ({ owed, isShortSaid = false }: BalanceRowProps): ReactNode => {
  const { wallet } = useApp()
  const { t, language } = useTranslations()
  const balance = useStream(wallet.balance$)
  useFollowedBalance(balance !== undefined && shortfallOf(owed, balance) > 0)
  if (balance === undefined) return null
  const available = t('orders.available', { amount: formatMoney(balance, language) })
  const row = { icon: 'wallet', label: t('orders.balance') } as const
  const missing = shortfallOf(owed, balance)
  if (missing === 0) {
    const enough = (
      <span className={css['enough']}>
        <Icon name="check" size={14} />
      </span>
    )
    return <ListRow {...row} description={available} trailing={enough} />
  }
  if (isShortSaid) return <ListRow {...row} description={available} />
  const short = t('core.fault.balanceShort', { missing: formatMoney(missing, language) })
  return (
    <ListRow
      {...row}
      description={
        <>
          <span>{available}</span>
          <span className={css['short']}>{short}</span>
        </>
      }
    />
  )
}
