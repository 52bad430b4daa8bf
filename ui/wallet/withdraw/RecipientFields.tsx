import type { ReactNode } from 'react'
import { isUnsupported, NETWORK_NAME_MOST, TYPED_CHAIN_MOST } from '../../../domain/wallet/network.ts'
import { isSameRecipient, maskRecipient, type Recipient } from '../../../domain/wallet/recipient.ts'
import type { WithdrawalTerms } from '../../../domain/wallet/withdrawal.ts'
import { Chip, ChipRow, OptionGroup, TextField } from '../../components/forms.ts'
import type { Form } from '../../hooks/forms/use-form.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { CardFields } from '../CardFields.tsx'
import css from '../money.module.css'
import type { WithdrawalValues } from './use-withdrawal-form.ts'

type RecipientFieldsProps = {
  readonly form: Form<WithdrawalValues>
  readonly terms: WithdrawalTerms
}

const valuesOf = (recipient: Recipient): Partial<WithdrawalValues> =>
  recipient.kind === 'card'
    ? { holder: recipient.holder, number: recipient.number, bank: recipient.bank }
    : { network: recipient.network, address: recipient.address }

/** The recipient: an earlier one by a tap, or a new one. */
export const RecipientFields = ({ form, terms }: RecipientFieldsProps): ReactNode => {
  const { t } = useTranslations()
  const { values } = form
  const saved = terms.recipients.filter(({ kind }) => kind === values.kind)
  const isChosen = (one: Recipient): boolean =>
    isSameRecipient(
      one,
      one.kind === 'card'
        ? { kind: 'card', holder: values.holder, number: values.number, bank: values.bank }
        : { kind: 'chain', network: values.network, address: values.address },
    )
  const networks = terms.networks?.filter((name) => !isUnsupported(name))
  return (
    <>
      {saved.length > 0 && (
        <div className={css['saved']}>
          <p aria-hidden="true">{t('money.withdraw.saved')}</p>
          <ChipRow label={t('money.withdraw.saved')} isWrapping>
            {saved.map((one) => (
              <Chip
                key={`${one.kind === 'card' ? one.bank : one.network} ${maskRecipient(one)}`}
                icon={one.kind === 'card' ? 'landmark' : 'link'}
                isPressed={isChosen(one)}
                onClick={() => form.set(valuesOf(one))}
              >
                {one.kind === 'card' ? one.bank : one.network} {maskRecipient(one)}
              </Chip>
            ))}
          </ChipRow>
        </div>
      )}
      {values.kind === 'card' ? (
        <CardFields field={form.field} />
      ) : (
        <>
          {networks ? (
            <OptionGroup
              isEven
              label={t('money.network')}
              value={values.network}
              options={networks.map((name) => ({ value: name, label: name }))}
              onChange={(network) => form.set({ network })}
              error={form.field('network').error}
            />
          ) : (
            <TextField
              {...form.field('network')}
              label={t('money.network')}
              autoComplete="off"
              most={NETWORK_NAME_MOST}
            />
          )}
          <TextField
            {...form.field('address')}
            label={t('money.withdraw.address')}
            help={t('money.withdraw.addressHelp')}
            icon="wallet"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            most={TYPED_CHAIN_MOST}
          />
        </>
      )}
    </>
  )
}
