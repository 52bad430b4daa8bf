import { checkReturnParcel } from '../../../domain/orders/refund-progress.ts'
import { draftText } from '../../../domain/shared/fields.ts'
import { useDraft, useDraftName, useKeepDraft } from '../../hooks/forms/use-draft.ts'
import { type Form, useForm } from '../../hooks/forms/use-form.ts'
import { useApp } from '../../hooks/use-app.ts'
import { refusedTexts, useFaultText } from '../../i18n/fault-text.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { parcelTexts } from './refund-text.ts'

type ParcelValues = { readonly courier: string; readonly number: string }

export type ParcelState = {
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
