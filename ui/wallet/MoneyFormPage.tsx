import type { ReactNode } from 'react'
import type { LostAct } from '../../application/wallet/wallet-context.ts'
import { BANK_LIMITS, TYPED_CARD_MOST } from '../../domain/wallet/bank-card.ts'
import { EVIDENCE_MOST } from '../../domain/wallet/recharge.ts'
import { Uploader } from '../components/fields/UploaderTile.tsx'
import { TextField } from '../components/forms.ts'
import { AppBar, BottomBar, Button, Note, Page, TextLink } from '../components/kit.ts'
import { type Unsaved, useUnsaved } from '../components/overlays/use-unsaved.tsx'
import type { Form, FormField } from '../hooks/forms/use-form.ts'
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

type MoneyFormPageProps = {
  /** The form's id, for the submit button in the bar below. */
  readonly id: string
  readonly title: string
  readonly surface: 'bg' | 'canvas'
  /** The page with earlier submissions. */
  readonly records: string
  readonly form: Pick<Form<Readonly<Record<string, unknown>>>, 'ref' | 'submit'>
  readonly guard: Unsaved
  readonly lost: readonly LostAct[]
  readonly send: string
  readonly isBusy: boolean
  readonly children: ReactNode
  /** Overlays of the form. */
  readonly sheets?: ReactNode
}

/** A wallet page with one form: top-up or withdrawal. */
export const MoneyFormPage = (props: MoneyFormPageProps): ReactNode => {
  const { t } = useTranslations()
  const { id, form, guard } = props
  return (
    <Page
      surface={props.surface}
      column="form"
      isWallet
      bar={
        <AppBar
          column="form"
          title={props.title}
          onBack={guard.leave}
          actions={<TextLink href={props.records}>{t('money.record')}</TextLink>}
        />
      }
      footer={
        <BottomBar column="form" needsNetwork>
          <Button kind="teal" size="lg" isBlock type="submit" form={id} isBusy={props.isBusy}>
            {props.send}
          </Button>
        </BottomBar>
      }
    >
      <form id={id} ref={form.ref} className={css['form']} onSubmit={form.submit} noValidate>
        <LostNote lost={props.lost} />
        {props.children}
      </form>
      {props.sheets}
      {guard.dialog}
    </Page>
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
      most={EVIDENCE_MOST}
      onPick={uploads.pick}
      onRemove={uploads.remove}
      onRetry={uploads.retry}
      error={problem ?? error}
    />
  )
}
