import type { ReactNode } from 'react'
import { decimalMarkOf } from '../../../domain/account/language.ts'
import { ZERO_CENTS } from '../../../domain/shared/money.ts'
import { arrivalOf } from '../../../domain/wallet/fee.ts'
import {
  isUnsupported,
  NETWORK_NAME_MAX_LENGTH,
  TYPED_CHAIN_MAX_LENGTH,
} from '../../../domain/wallet/network.ts'
import {
  fieldsOfRecipient,
  isSameRecipient,
  maskRecipient,
  recipientOf,
} from '../../../domain/wallet/recipient.ts'
import { checkWithdrawalAmount, type WithdrawalTerms } from '../../../domain/wallet/withdrawal.ts'
import { Field } from '../../components/fields/Field.tsx'
import { keptOf } from '../../components/fields/TextField.tsx'
import { Chip, ChipRow, OptionGroup, Segmented, TextField } from '../../components/forms.ts'
import { KeyValues, Note, Price } from '../../components/kit.ts'
import type { Form, FormField } from '../../hooks/forms/use-form.ts'
import { useApp, useStream } from '../../hooks/use-app.ts'
import { useBack, useNavigate } from '../../hooks/use-navigate.tsx'
import { displaySettings, formatAmount, formatMoney, formatPercent } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { CardFields, MoneyFormPage, useMoneyGuard } from '../MoneyFormPage.tsx'
import css from '../money.module.css'
import amountFieldCss from './AmountField.module.css'
import { useWithdrawal, type WithdrawalValues } from './use-withdrawal.ts'
import { WithdrawSheets } from './WithdrawSheets.tsx'

type AmountFieldProps = FormField<string> & {
  readonly label: string
  readonly hint?: ReactNode
  readonly trailing?: ReactNode
}

/** The amount as the largest element of the page, because a mistake is expensive. */
const AmountField = ({
  label,
  hint,
  error,
  trailing,
  value,
  onChange,
  ...rest
}: AmountFieldProps): ReactNode => (
  <Field label={label} hint={hint} error={error}>
    {(attributes) => (
      <span className={amountFieldCss['line']}>
        <span className={amountFieldCss['sum']}>
          <span className={amountFieldCss['currency']} aria-hidden="true">
            {displaySettings.currency}
          </span>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            {...rest}
            {...attributes}
            className={amountFieldCss['figure']}
            value={value}
            onChange={(event) => onChange(keptOf(event, value, 32))}
          />
        </span>
        {trailing}
      </span>
    )}
  </Field>
)

/** One percent in millionths. */
const PER_CENT = 10_000

type FeeLinesProps = {
  readonly typed: string
  readonly terms: WithdrawalTerms
}

/** Fee and payout while the amount is typed; no payout for an invalid amount. */
const FeeLines = ({ typed, terms }: FeeLinesProps): ReactNode => {
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

type RecipientFieldsProps = {
  readonly form: Form<WithdrawalValues>
  readonly terms: WithdrawalTerms
}

/** The recipient: an earlier one by a tap, or a new one. */
const RecipientFields = ({ form, terms }: RecipientFieldsProps): ReactNode => {
  const { t } = useTranslations()
  const { values } = form
  const saved = terms.recipients.filter(({ kind }) => kind === values.kind)
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
                isPressed={isSameRecipient(one, recipientOf(values))}
                onClick={() => form.set(fieldsOfRecipient(one))}
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
              maxCharacters={NETWORK_NAME_MAX_LENGTH}
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
            maxCharacters={TYPED_CHAIN_MAX_LENGTH}
          />
        </>
      )}
    </>
  )
}

const KINDS = ['card', 'chain'] as const
const ICONS = { card: 'landmark', chain: 'link' } as const

type WithdrawFormProps = {
  readonly terms: WithdrawalTerms
  readonly onStale: () => void
}

/** Amount, recipient, fee. */
export const WithdrawForm = ({ terms, onStale }: WithdrawFormProps): ReactNode => {
  const { wallet } = useApp()
  const { t, language } = useTranslations()
  const navigate = useNavigate()
  const back = useBack('/filter')
  const hasCode = useStream(wallet.hasPaymentCode$) !== false
  const entry = useWithdrawal(terms, onStale)
  const { form, checked } = entry
  const guard = useMoneyGuard(entry.isFilled, () => {
    entry.clear()
    back()
  })
  const all = formatAmount(terms.balance, language)
  return (
    <MoneyFormPage
      title={t('core.title.withDraw')}
      records="/depositRecord"
      form={{ ...form, isBusy: entry.send.isBusy }}
      guard={guard}
      lost={entry.lost}
      sendLabel={
        checked
          ? t('money.withdraw.send', { amount: formatMoney(checked.amount, language) })
          : t('core.title.withDraw')
      }
      sheets={
        <WithdrawSheets
          entry={entry}
          hasCode={hasCode}
          onSetCode={() => navigate('/changePayPwd?back=%2FwithDraw')}
        />
      }
    >
      <Segmented
        label={t('money.withdraw.where')}
        value={form.values.kind === 'chain' ? 'chain' : 'card'}
        onChange={(kind) => form.set({ kind })}
        options={KINDS.map((value) => ({ value, icon: ICONS[value], label: t(`money.methods.${value}`) }))}
      />
      {entry.isChargeNew && <Note tone="warn">{t('money.withdraw.chargeChanged')}</Note>}
      <AmountField
        {...form.field('amount')}
        label={t('money.amount')}
        hint={t('money.withdraw.balance', { amount: formatMoney(terms.balance, language) })}
        trailing={<Chip onClick={() => form.set({ amount: all })}>{t('money.withdraw.all')}</Chip>}
      />
      <FeeLines typed={form.values.amount} terms={terms} />
      <RecipientFields form={form} terms={terms} />
      <Note icon="shield-check">{t('money.withdraw.note')}</Note>
    </MoneyFormPage>
  )
}
