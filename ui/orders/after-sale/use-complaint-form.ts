import { useState } from 'react'
import { isUnheard } from '../../../domain/api/fault.ts'
import {
  CERTIFICATES_MOST,
  type ComplaintFault,
  type ComplaintForm,
  checkComplaint,
} from '../../../domain/orders/complaint.ts'
import { draftText, draftTexts } from '../../../domain/shared/fields.ts'
import { drafts, useDraft, useDraftName, useKeepDraft } from '../../hooks/forms/use-draft.ts'
import { type Form, useForm } from '../../hooks/forms/use-form.ts'
import { useApp } from '../../hooks/use-app.ts'
import { firstTexts, refusedTexts, useFaultText } from '../../i18n/fault-text.ts'
import { type Translations, useTranslations } from '../../i18n/translations.ts'
import { uploadsProblem } from '../../pictures/PicturesField.tsx'
import { type Uploads, useUploads } from '../../pictures/use-uploads.ts'

export type ComplaintValues = {
  readonly order: string
  readonly content: string
  /** Key for faults of the pictures, whose upload list is kept outside the form. */
  readonly certificates: string
}

export type ComplaintState = {
  readonly form: Form<ComplaintValues>
  readonly uploads: Uploads
  /** The server's refusal. */
  readonly problem: string | undefined
  readonly isDirty: boolean
  /** Discards the typed text. */
  readonly reset: () => void
}

const textOf = (fault: ComplaintFault, t: Translations['t']): string => {
  switch (fault.kind) {
    case 'order-required':
      return t('afterSale.complaint.orderRequired')
    case 'content-required':
      return t('afterSale.complaint.contentRequired')
    case 'content-too-long':
      return t('afterSale.tooLong', { most: fault.most })
    case 'certificate-required':
      return t('afterSale.complaint.certificateRequired')
    case 'too-many-pictures':
      return t('afterSale.tooManyPictures', { most: fault.most })
  }
}

const textsOf = (faults: readonly ComplaintFault[], t: Translations['t']): Record<string, string> =>
  firstTexts(faults, (fault) => textOf(fault, t))

/** A complaint being written: about an order ('' while not selected), or about the platform. */
export const useComplaintForm = (orderId: string | undefined, onSent: () => void): ComplaintState => {
  const { orders, notices } = useApp()
  const { t } = useTranslations()
  const faultText = useFaultText()
  const draftName = useDraftName(`complaint ${orderId ?? 'platform'}`)
  const draft = useDraft(draftName)
  const blank: ComplaintValues = { order: orderId ?? '', content: '', certificates: '' }
  const uploads = useUploads({
    most: CERTIFICATES_MOST,
    isPrivate: true,
    start: draftTexts(draft, 'urls') ?? [],
  })
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const complaintOf = ({ order, content }: ComplaintValues): ComplaintForm => ({
    subject: orderId === undefined ? { kind: 'platform' } : { kind: 'order', orderId: order },
    content,
    certificates: uploads.urls,
  })
  const form = useForm<ComplaintValues>({
    initial: {
      ...blank,
      order: draftText(draft, 'order') || blank.order,
      content: draftText(draft, 'content') ?? '',
    },
    check: (values) => {
      const checked = checkComplaint(complaintOf(values))
      const texts = checked.ok ? {} : textsOf(checked.fault, t)
      return { ...texts, certificates: uploadsProblem(uploads, t) ?? texts['certificates'] }
    },
    onSubmit: async (values) => {
      setProblem(undefined)
      const sent = await orders.submitComplaint(complaintOf(values))
      if (sent.ok) {
        notices.show('success', { kind: 'key', key: 'afterSale.complaint.sent' })
        reset()
        onSent()
        return undefined
      }
      if (sent.fault.kind === 'form') return textsOf(sent.fault.faults, t)
      const refused = refusedTexts(sent.fault, faultText)
      if (!refused) setProblem(isUnheard(sent.fault) ? t('afterSale.unanswered') : faultText(sent.fault))
      return refused
    },
  })
  const reset = (): void => {
    drafts.keep(draftName, undefined)
    form.reset(blank)
    uploads.clear()
  }
  const isDirty = form.values.content !== '' || form.values.order !== blank.order || uploads.shown.length > 0
  useKeepDraft(draftName, { ...form.values, urls: uploads.urls }, isDirty)
  return { form, uploads, problem, isDirty, reset }
}
