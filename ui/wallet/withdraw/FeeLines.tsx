import type { ReactNode } from 'react'
import { decimalMarkOf } from '../../../domain/account/language.ts'
import { ZERO_CENTS } from '../../../domain/shared/money.ts'
import { arrivalOf } from '../../../domain/wallet/fee.ts'
import { checkWithdrawalAmount, type WithdrawalTerms } from '../../../domain/wallet/withdrawal.ts'
import { KeyValues, Price } from '../../components/kit.ts'
import { formatMoney, formatPercent } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from '../money.module.css'

/** One percent in millionths. */
const PER_CENT = 10_000

type FeeLinesProps = {
  readonly typed: string
  readonly terms: WithdrawalTerms
}

/** Fee and payout while the amount is typed; no payout for an invalid amount. */
export const FeeLines = ({ typed, terms }: FeeLinesProps): ReactNode => {
  const { t, language } = useTranslations()
  const amount = checkWithdrawalAmount(typed, decimalMarkOf(language), terms.balance)
  const { fee, arrival } = arrivalOf(amount.ok ? amount.value : ZERO_CENTS, terms.serviceCharge)
  const percent = formatPercent(terms.serviceCharge / PER_CENT, language)
  return (
    <div className={css['quiet']} aria-live="polite">
      <KeyValues
        rows={[
          {
            label: t('money.withdraw.feeOf', { percent }),
            value: `${fee > 0 ? '\u2212' : ''}${formatMoney(fee, language)}`,
          },
        ]}
        sum={{ label: t('money.withdraw.arrival'), value: <Price cents={arrival} size="lg" /> }}
      />
    </div>
  )
}
