import { type ReactNode, useId } from 'react'
import { titleIn } from '../../../domain/catalogue/product.ts'
import type { OrderDetail } from '../../../domain/orders/order.ts'
import { type RefundValues, withLines } from '../../../domain/orders/refund-form.ts'
import type { RefundTerms } from '../../../domain/orders/refund-terms.ts'
import { ErrorLine } from '../../components/fields/Field.tsx'
import { Checkbox } from '../../components/forms.ts'
import type { Form } from '../../hooks/forms/use-form.ts'
import { formatAmount } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { OrderLines } from '../OrderLines.tsx'
import css from './after-sale.module.css'

type RefundLinesProps = {
  readonly order: OrderDetail
  readonly terms: RefundTerms
  readonly form: Form<RefundValues>
}

/** The lines of the refund; selectable if the order has several. */
export const RefundLines = ({ order, terms, form }: RefundLinesProps): ReactNode => {
  const { t, language } = useTranslations()
  const errorId = useId()
  const { lineIds } = form.values
  const { error } = form.field('lineIds')
  if (terms.isWhole || order.lines.length === 1) return <OrderLines lines={order.lines} />
  const choose = (id: string, isChosen: boolean): void => {
    const next = isChosen ? [...lineIds, id] : lineIds.filter((one) => one !== id)
    form.set(withLines(form.values, next, terms, (amount) => formatAmount(amount, language)))
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
