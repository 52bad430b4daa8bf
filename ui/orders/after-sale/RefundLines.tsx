import { type ReactNode, useId } from 'react'
import { titleIn } from '../../../domain/catalogue/product.ts'
import type { OrderDetail } from '../../../domain/orders/order.ts'
import type { RefundTerms } from '../../../domain/orders/refund-terms.ts'
import { ErrorLine } from '../../components/fields/Field.tsx'
import { Checkbox } from '../../components/forms.ts'
import type { Form } from '../../hooks/forms/use-form.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { OrderLines } from '../OrderLines.tsx'
import css from './after-sale.module.css'
import { mostText, type RefundValues } from './refund-values.ts'

type RefundLinesProps = {
  readonly order: OrderDetail
  readonly terms: RefundTerms
  readonly form: Form<RefundValues>
}

/** The lines it is about; chosen one by one where an order has several. */
export const RefundLines = ({ order, terms, form }: RefundLinesProps): ReactNode => {
  const { t, language } = useTranslations()
  const errorId = useId()
  const { lineIds, amount } = form.values
  const { error } = form.field('lineIds')
  if (terms.isWhole || order.lines.length === 1) return <OrderLines lines={order.lines} />
  const choose = (id: string, isChosen: boolean): void => {
    const next = isChosen ? [...lineIds, id] : lineIds.filter((one) => one !== id)
    // An amount that nobody typed follows the lines.
    const isUntouched = amount === mostText(terms, lineIds, language)
    form.set({ lineIds: next, ...(isUntouched && { amount: mostText(terms, next, language) }) })
  }
  return (
    <fieldset className={css['choices']}>
      <legend className={css['legend']}>{t('afterSale.refund.lines')}</legend>
      {order.lines.map((line) => (
        <Checkbox
          key={line.id}
          label={titleIn(line, language)}
          isChecked={lineIds.includes(line.id)}
          onChange={(isChosen) => choose(line.id, isChosen)}
          groupError={error && errorId}
        >
          <OrderLines lines={[line]} />
        </Checkbox>
      ))}
      {error && <ErrorLine id={errorId} text={error} isAlert />}
    </fieldset>
  )
}
