import type { ReactNode } from 'react'
import type { LostAct } from '../../application/wallet/wallet-context.ts'
import { BANK_LIMITS, TYPED_CARD_MAX_LENGTH } from '../../domain/wallet/bank-card.ts'
import { MAX_EVIDENCE_PICTURES } from '../../domain/wallet/recharge.ts'
import { Uploader } from '../components/fields/UploaderTile.tsx'
import { TextField } from '../components/forms.ts'
import { FormPage, type FormPageProps } from '../components/frame/FormPage.tsx'
import { Note, TextLink } from '../components/kit.ts'
import { type Unsaved, useUnsaved } from '../components/overlays/use-unsaved.tsx'
import type { FormField } from '../hooks/forms/use-form.ts'
import { formatMoney } from '../i18n/format.ts'
import { type Translations, useTranslations } from '../i18n/translations.ts'
import type { Uploads } from '../pictures/use-uploads.ts'
import css from './money.module.css'

/** Confirms submissions made before a reload, with their numbers. */
const LostNote = ({ lost }: { readonly lost: readonly LostAct[] }): ReactNode => {
  const { t, language } = useTranslations()
  return (
    <div role="status" className={css['lost']}>
      {lost.map(({ act, number, amount }) => (
        <Note key={act} icon="circle-check">
          {t('money.received', { number, amount: formatMoney(amount, language) })}
        </Note>
      ))}
    </div>
  )
}

type MoneyFormPageProps = Omit<FormPageProps, 'actions' | 'isWallet' | 'className'> & {
  /** The page with earlier submissions. */
  readonly records: string
  readonly lost: readonly LostAct[]
}

/** A wallet page with one form: top-up or withdrawal. */
export const MoneyFormPage = ({ records, lost, children, ...page }: MoneyFormPageProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <FormPage
      {...page}
      isWallet
      isPaired
      className={css['form']}
      actions={<TextLink href={records}>{t('money.record')}</TextLink>}
    >
      <LostNote lost={lost} />
      {children}
    </FormPage>
  )
}

/** The question before a money form is discarded. */
export const useMoneyGuard = (isDirty: boolean, onDiscard: () => void): Unsaved => {
  const { t } = useTranslations()
  return useUnsaved({
    isDirty,
    title: t('money.leave.title'),
    text: t('money.leave.text'),
    discardLabel: t('money.leave.discard'),
    keepLabel: t('money.leave.goOn'),
    onDiscard,
  })
}

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
        maxCharacters={BANK_LIMITS.bank}
      />
      <TextField
        {...field('number')}
        label={t('money.cardNumber')}
        icon="credit-card"
        inputMode="numeric"
        autoComplete="off"
        maxCharacters={TYPED_CARD_MAX_LENGTH}
      />
      <TextField
        {...field('holder')}
        label={t('money.holder')}
        icon="user-round"
        autoComplete="name"
        maxCharacters={BANK_LIMITS.holder}
      />
    </>
  )
}

const problemOf = ({ isBusy, hasFailed, fault }: Uploads, t: Translations['t']): string | undefined => {
  switch (fault) {
    case 'no-picture':
      return t('money.picture.noPicture')
    case 'undecodable':
      return t('money.picture.undecodable')
    case 'too-large':
      return t('money.picture.tooLarge')
    case undefined:
      if (hasFailed) return t('money.picture.failed')
      return isBusy ? t('money.picture.wait') : undefined
  }
}

type EvidenceFieldProps = {
  readonly uploads: Uploads
  readonly label: string
  readonly error: string | undefined
}

/** The proof of the transfer; visible only to the shopper and the platform. */
export const EvidenceField = ({ uploads, label, error }: EvidenceFieldProps): ReactNode => {
  const { t } = useTranslations()
  // A running upload is not an error: it is mentioned only on submit.
  const isAsked = error !== undefined
  const problem = uploads.isBusy && !isAsked && !uploads.fault ? undefined : problemOf(uploads, t)
  return (
    <Uploader
      label={label}
      uploads={uploads.shown}
      max={MAX_EVIDENCE_PICTURES}
      onPick={uploads.pick}
      onRemove={uploads.remove}
      onRetry={uploads.retry}
      error={problem ?? error}
    />
  )
}
