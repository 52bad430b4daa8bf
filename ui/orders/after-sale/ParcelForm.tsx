import type { ReactNode } from 'react'
import {
  COURIER_MAX_LENGTH,
  checkReturnParcel,
  type Refund,
  type ReturnParcelFault,
  TYPED_PARCEL_NUMBER_MAX_LENGTH,
} from '../../../domain/orders/refund-progress.ts'
import { draftText } from '../../../domain/shared/fields.ts'
import { TextField } from '../../components/forms.ts'
import { Button, Card, Note } from '../../components/kit.ts'
import { useDraft, useDraftName, useKeepDraft } from '../../hooks/forms/use-draft.ts'
import type { Form } from '../../hooks/forms/use-form.ts'
import { useServerForm } from '../../hooks/forms/use-server-form.ts'
import { useApp } from '../../hooks/use-app.ts'
import { formatDate } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './after-sale.module.css'

type ParcelValues = { readonly courier: string; readonly number: string }

/** No parcel yet. */
export const BLANK_PARCEL: ParcelValues = { courier: '', number: '' }

/** The sentence for each fault of the parcel's data. */
const textKeyOf = ({ kind, field }: ReturnParcelFault): string => {
  if (kind === 'too-long') return 'afterSale.tooLong'
  if (kind === 'parcel-number-not-valid') return 'afterSale.parcel.notValid'
  return field === 'courier' ? 'afterSale.parcel.courierRequired' : 'afterSale.parcel.required'
}

/** Courier and tracking number of a return being typed; kept over a reload. */
export const useParcelForm = (
  orderId: string,
): { readonly form: Form<ParcelValues>; readonly isDirty: boolean } => {
  const { orders, notices } = useApp()
  const { t } = useTranslations()
  const draftName = useDraftName(`parcel ${orderId}`)
  const draft = useDraft(draftName)
  const form = useServerForm({
    initial: { courier: draftText(draft, 'courier') ?? '', number: draftText(draft, 'number') ?? '' },
    check: checkReturnParcel,
    textOf: (fault: ReturnParcelFault) => t(textKeyOf(fault), fault),
    send: (values) => orders.sendReturnParcel(orderId, values),
    onSent: () => {
      notices.show('success', { kind: 'key', key: 'afterSale.parcel.sent' })
      form.reset(BLANK_PARCEL)
    },
    refusedField: (fault) => (fault.kind === 'rejected' && fault.field) || 'number',
  })
  const isDirty = form.values.courier !== '' || form.values.number !== ''
  useKeepDraft(draftName, form.values, isDirty)
  return { form, isDirty }
}

type ParcelFormProps = {
  readonly refund: Pick<Refund, 'returnAddress' | 'returnBefore'>
  readonly form: Form<ParcelValues>
}

/** Courier and tracking number of a return, with the return address and deadline. */
export const ParcelForm = ({ refund, form }: ParcelFormProps): ReactNode => {
  const { t, language } = useTranslations()
  return (
    <Card label={t('afterSale.parcel.title')}>
      <form method="post" ref={form.ref} className={css['form']} onSubmit={form.submit} noValidate>
        <h2>{t('afterSale.parcel.title')}</h2>
        {refund.returnAddress !== '' && (
          <Note icon="map-pin">
            {t('afterSale.parcel.address')} <bdi className={css['texts']}>{refund.returnAddress}</bdi>
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
          maxCharacters={COURIER_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="next"
        />
        <TextField
          {...form.field('number')}
          label={t('afterSale.parcel.number')}
          maxCharacters={TYPED_PARCEL_NUMBER_MAX_LENGTH}
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
