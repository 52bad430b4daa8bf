import type { ReactNode } from 'react'
import type { Cents } from '../../domain/shared/money.ts'
import { shortfallOf } from '../../domain/wallet/shortfall.ts'
import { Icon, ListRow, Tag } from '../components/kit.ts'
import { useApp } from '../hooks/use-app.ts'
import { useStream } from '../hooks/use-stream.ts'
import { formatMoney } from '../i18n/format.ts'
import { useWords } from '../i18n/use-words.ts'
import css from './orders.module.css'

type BalanceRowProps = {
  readonly owed: Cents
  /** The page says elsewhere what is missing. */
  readonly isShortSaid?: boolean
}

/** What pays, and whether it is enough for what is owed. */
export const BalanceRow = ({ owed, isShortSaid = false }: BalanceRowProps): ReactNode => {
  const { wallet } = useApp()
  const { t, language } = useWords()
  const balance = useStream(wallet.balance$)
  if (balance === undefined) return null
  return (
    <ListRow
      icon="wallet"
      label={t('orders.balance')}
      description={t('orders.available', { amount: formatMoney(balance, language) })}
      trailing={
        shortfallOf(owed, balance) > 0 ? (
          !isShortSaid && <Tag tone="warn">{t('orders.missing')}</Tag>
        ) : (
          <Icon name="circle-check" size={20} className={css['enough']} />
        )
      }
    />
  )
}
