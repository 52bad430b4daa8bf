import type { ReactNode } from 'react'
import { BANK_LIMITS, TYPED_CARD_MOST } from '../../domain/wallet/bank-card.ts'
import { TextField } from '../components/forms.ts'
import type { FormField } from '../hooks/forms/use-form.ts'
import { useTranslations } from '../i18n/translations.ts'

type CardFieldsProps = {
  readonly field: (name: 'holder' | 'number' | 'bank') => FormField<string>
}

/** Card holder, bank and number. */
export const CardFields = ({ field }: CardFieldsProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <>
      <TextField
        {...field('bank')}
        label={t('money.bank')}
        icon="landmark"
        autoComplete="off"
        most={BANK_LIMITS.bank}
      />
      <TextField
        {...field('number')}
        label={t('money.cardNumber')}
        icon="credit-card"
        inputMode="numeric"
        autoComplete="off"
        most={TYPED_CARD_MOST}
      />
      <TextField
        {...field('holder')}
        label={t('money.holder')}
        icon="user-round"
        autoComplete="name"
        most={BANK_LIMITS.holder}
      />
    </>
  )
}
