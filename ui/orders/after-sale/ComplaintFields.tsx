import type { ReactNode } from 'react'
import { CERTIFICATES_MOST, COMPLAINT_MOST } from '../../../domain/orders/complaint.ts'
import { RefusalNote } from '../../components/fields/RefusalNote.tsx'
import { TextArea } from '../../components/forms.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { PicturesField } from '../../pictures/PicturesField.tsx'
import css from './after-sale.module.css'
import { OrderField } from './OrderField.tsx'
import type { ComplaintState } from './use-complaint-form.ts'

type ComplaintFieldsProps = {
  readonly formId: string
  readonly complaint: ComplaintState
  readonly isOrder: boolean
}

/** Text and certificates of a complaint. */
export const ComplaintFields = ({ formId, complaint, isOrder }: ComplaintFieldsProps): ReactNode => {
  const { t } = useTranslations()
  const { form, uploads, problem } = complaint
  return (
    <form id={formId} ref={form.ref} className={css['form']} onSubmit={form.submit} noValidate>
      <p className="ink-2">{t(isOrder ? 'afterSale.complaint.orderIntro' : 'afterSale.complaint.intro')}</p>
      {isOrder && <OrderField {...form.field('order')} />}
      <TextArea
        {...form.field('content')}
        label={t('afterSale.complaint.content')}
        placeholder={t('afterSale.complaint.hint')}
        most={COMPLAINT_MOST}
        rows={6}
        hasCounter
      />
      <PicturesField
        label={t('afterSale.complaint.certificate')}
        uploads={uploads}
        most={CERTIFICATES_MOST}
        error={form.field('certificates').error}
      />
      <p className="small ink-2">{t(isOrder ? 'afterSale.privatePictures' : 'afterSale.platformPictures')}</p>
      {problem !== undefined && <RefusalNote text={problem} />}
    </form>
  )
}
