import type { ReactNode } from 'react'
import { COURIER_MOST, checkReturnParcel, type Refund } from '../../../domain/orders/refund-progress.ts'
import { TextField } from '../../components/forms.ts'
import { Button, Card, Note } from '../../components/kit.ts'
import { draftText } from '../../hooks/kept-draft.ts'
import { useApp } from '../../hooks/use-app.ts'
import { useDraft, useDraftName, useKeepDraft } from '../../hooks/use-draft.ts'
import { useForm } from '../../hooks/use-form.ts'
import { useFaultText } from '../../i18n/fault-text.ts'
import { formatDate } from '../../i18n/format.ts'
import { useWords } from '../../i18n/use-words.ts'
import css from './after-sale.module.css'
import { parcelTexts } from './refund-text.ts'

/** Courier and number of the parcel that goes back, with where it goes and until when. */
export const ParcelForm = ({ refund }: { readonly refund: Refund }): ReactNode => {
  const { orders, notices } = useApp()
  const { t, language } = useWords()
  const faultText = useFaultText()
  const draftName = useDraftName(`parcel ${refund.orderId}`)
  const draft = useDraft(draftName)
  const form = useForm({
    initial: { courier: draftText(draft, 'courier') ?? '', number: draftText(draft, 'number') ?? '' },
    check: (values) => {
      const checked = checkReturnParcel(values)
      return checked.ok ? {} : parcelTexts(checked.fault, t)
    },
    onSubmit: async (values) => {
      const sent = await orders.sendReturnParcel(refund.orderId, values)
      if (sent.ok) {
        notices.show('success', { kind: 'key', key: 'afterSale.parcel.sent' })
        return undefined
      }
      return sent.fault.kind === 'form'
        ? parcelTexts(sent.fault.faults, t)
        : { number: faultText(sent.fault) }
    },
  })
  useKeepDraft(draftName, form.values, form.isDirty)
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
          maxLength={COURIER_MOST}
          autoComplete="off"
          enterKeyHint="next"
        />
        <TextField
          {...form.field('number')}
          label={t('afterSale.parcel.number')}
          maxLength={48}
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
