import type { ReactNode } from 'react'
import {
  COURIER_MOST,
  checkReturnParcel,
  type Refund,
  TYPED_PARCEL_NUMBER_MOST,
} from '../../../domain/orders/refund-progress.ts'
import { draftText } from '../../../domain/shared/fields.ts'
import { TextField } from '../../components/forms.ts'
import { Button, Card, Note } from '../../components/kit.ts'
import { useDraft, useDraftName, useKeepDraft } from '../../hooks/forms/use-draft.ts'
import { type Form, useForm } from '../../hooks/forms/use-form.ts'
import { useApp } from '../../hooks/use-app.ts'
import { refusedTexts, useFaultText } from '../../i18n/fault-text.ts'
import { formatDate } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './after-sale.module.css'
import { parcelTexts } from './refund-text.ts'

type ParcelValues = { readonly courier: string; readonly number: string }

type ParcelState = {
  readonly form: Form<ParcelValues>
  readonly isDirty: boolean
  /** Discards the typed text. */
  readonly reset: () => void
}

const BLANK: ParcelValues = { courier: '', number: '' }

/** Courier and tracking number of a return being typed; kept over a reload. */
export const useParcelForm = (orderId: string): ParcelState => {
  const { orders, notices } = useApp()
  const { t } = useTranslations()
  const faultText = useFaultText()
  const draftName = useDraftName(`parcel ${orderId}`)
  const draft = useDraft(draftName)
  const form = useForm<ParcelValues>({
    initial: { courier: draftText(draft, 'courier') ?? '', number: draftText(draft, 'number') ?? '' },
    check: (values) => {
      const checked = checkReturnParcel(values)
      return checked.ok ? {} : parcelTexts(checked.fault, t)
    },
    onSubmit: async (values) => {
      const sent = await orders.sendReturnParcel(orderId, values)
      if (sent.ok) {
        notices.show('success', { kind: 'key', key: 'afterSale.parcel.sent' })
        form.reset(BLANK)
        return undefined
      }
      return sent.fault.kind === 'form'
        ? parcelTexts(sent.fault.faults, t)
        : (refusedTexts(sent.fault, faultText) ?? { number: faultText(sent.fault) })
    },
  })
  const isDirty = form.values.courier !== '' || form.values.number !== ''
  useKeepDraft(draftName, form.values, isDirty)
  return { form, isDirty, reset: () => form.reset(BLANK) }
}

type ParcelFormProps = {
  readonly refund: Pick<Refund, 'returnAddress' | 'returnBefore'>
  readonly form: ParcelState['form']
}

/** Courier and tracking number of a return, with the return address and deadline. */
export const ParcelForm = ({ refund, form }: ParcelFormProps): ReactNode => {
  const { t, language } = useTranslations()
  return (
    <Card label={t('afterSale.parcel.title')}>
      <form ref={form.ref} className={css['form']} onSubmit={form.submit} noValidate>
        <h2>{t('afterSale.parcel.title')}</h2>
        {refund.returnAddress !== '' && (
          <Note icon="map-pin">
            {t('afterSale.parcel.address')} <bdi className={css['words']}>{refund.returnAddress}</bdi>
          </Note>
        )}
        {refund.returnBefore !== undefined && (
          <p className="small ink-2">
            {t('afterSale.parcel.before', { time: formatDate(refund.returnBefore, language) })}
          </p>
        )}
        <TextField
          {...form.field('courier')}
          label={t('afterSale.parcel.courier')}
          most={COURIER_MOST}
          autoComplete="off"
          enterKeyHint="next"
        />
        <TextField
          {...form.field('number')}
          label={t('afterSale.parcel.number')}
          most={TYPED_PARCEL_NUMBER_MOST}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="send"
        />
        <Button kind="primary" isBlock type="submit" isBusy={form.isBusy}>
          {t('afterSale.parcel.send')}
        </Button>
      </form>
    </Card>
  )
}
