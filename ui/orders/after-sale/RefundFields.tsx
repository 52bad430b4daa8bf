import type { ReactNode } from 'react'
import type { OrderDetail } from '../../../domain/orders/order.ts'
import { EXPLANATION_MOST, PROOF_MOST, reasonsFor } from '../../../domain/orders/refund.ts'
import { type RefundValues, withArrival, withReturned } from '../../../domain/orders/refund-form.ts'
import type { RefundTerms } from '../../../domain/orders/refund-terms.ts'
import { MoneyField, OptionGroup, Segmented, SelectSheet, TextArea } from '../../components/forms.ts'
import { Note } from '../../components/kit.ts'
import type { Form } from '../../hooks/forms/use-form.ts'
import { formatMoney } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { PicturesField } from '../../pictures/PicturesField.tsx'
import type { Uploads } from '../../pictures/use-uploads.ts'
import css from './after-sale.module.css'
import { RefundLines } from './RefundLines.tsx'

type RefundFieldsProps = {
  readonly order: OrderDetail
  readonly terms: RefundTerms
  readonly form: Form<RefundValues>
  readonly uploads: Uploads
}

/** All fields of the application. */
export const RefundFields = ({ order, terms, form, uploads }: RefundFieldsProps): ReactNode => {
  const { t, language } = useTranslations()
  const { values } = form
  const most = formatMoney(terms.mostFor(values.lineIds), language)
  return (
    <>
      <RefundLines order={order} terms={terms} form={form} />
      {terms.isWhole ? (
        <Note>{t('afterSale.refund.whole')}</Note>
      ) : (
        <>
          <div>
            <p className={css['legend']}>{t('afterSale.refund.kind')}</p>
            <Segmented
              label={t('afterSale.refund.kind')}
              options={[
                { value: 'money', label: t('afterSale.refund.money') },
                { value: 'return', label: t('afterSale.refund.return') },
              ]}
              value={values.withReturn ? 'return' : 'money'}
              // Only received goods can be returned.
              onChange={(kind) => form.set(withReturned(values, kind === 'return'))}
            />
          </div>
          <OptionGroup
            isEven
            label={t('afterSale.refund.goods')}
            options={[
              { value: 'yes', label: t('afterSale.refund.received') },
              { value: 'no', label: t('afterSale.refund.notReceived'), isDisabled: values.withReturn },
            ]}
            value={values.isReceived ? 'yes' : 'no'}
            onChange={(value) => form.set(withArrival(values, value === 'yes'))}
            error={form.field('isReceived').error ?? form.field('withReturn').error}
          />
        </>
      )}
      <MoneyField
        {...form.field('amount')}
        label={t('afterSale.refund.amount')}
        hint={t('afterSale.refund.most', { amount: most })}
        isDisabled={terms.isWhole}
      />
      <SelectSheet
        label={t('afterSale.refund.reason')}
        options={reasonsFor(values.isReceived).map((value) => ({
          value,
          label: t(`afterSale.reason.${value}`),
        }))}
        value={values.reason === '' ? undefined : values.reason}
        onChange={(reason) => form.set({ reason })}
        error={form.field('reason').error}
      />
      <TextArea
        {...form.field('explanation')}
        label={t('afterSale.refund.explanation')}
        placeholder={t('afterSale.refund.explanationHint')}
        most={EXPLANATION_MOST}
        rows={4}
        hasCounter
      />
      <PicturesField
        label={t('afterSale.refund.proof')}
        uploads={uploads}
        most={PROOF_MOST}
        error={form.field('pictures').error}
      />
      <p className="small ink-2">{t('afterSale.privatePictures')}</p>
    </>
  )
}
