import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { titleIn, titleTag } from '../../domain/catalogue/product.ts'
import type { OrderLine } from '../../domain/orders/order.ts'
import type { LineRefund } from '../../domain/orders/refund-settlement.ts'
import { cx, Icon, type IconName, Price, ProductTile } from '../components/kit.ts'
import { formatMoney, formatNumber, formatOptions, formatSignedMoney } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import { hasScreen, hrefOfProduct } from '../navigation/routes.ts'
import css from './orders.module.css'

type OrderLinesProps = {
  readonly lines: readonly OrderLine[]
  /** Each title links to its product; not inside another link. */
  readonly isLinked?: boolean
  /** The refund of a line by id, and the page with its details. */
  readonly refunds?: ReadonlyMap<string, LineRefund>
  readonly refundHref?: string
}

const REFUND_ICONS = { asked: 'clock', back: 'undo-2', refused: 'circle-alert' } as const satisfies Record<
  LineRefund['kind'],
  IconName
>

type LineRefundProps = { readonly refund: LineRefund; readonly of: number; readonly href: string }

/** The refunded pieces of a line, and the amount. */
const LineRefundRow = ({ refund: { kind, quantity, amount }, of, href }: LineRefundProps): ReactNode => {
  const { t, language } = useTranslations()
  return (
    <Link className={cx(css['lineRefund'], css[kind])} href={href}>
      <Icon name={REFUND_ICONS[kind]} size={16} />
      <span className="grow">{t(`orders.lineRefund.${kind}`, { count: quantity, of })}</span>
      {amount !== undefined && (
        <b className="num">
          {kind === 'back' ? formatSignedMoney(amount, language) : formatMoney(amount, language)}
        </b>
      )}
      <Icon name="chevron-right" size={16} />
    </Link>
  )
}

/** Lines of an order: picture, title, options, price, quantity. */
export const OrderLines = ({
  lines,
  isLinked = false,
  refunds,
  refundHref = '',
}: OrderLinesProps): ReactNode => {
  const { language } = useTranslations()
  return (
    <ul className={css['lines']}>
      {lines.map((line, index) => {
        const refund = refunds?.get(line.id)
        return (
          <li
            key={line.id === '' ? `${line.productId}-${line.spec}-${index}` : line.id}
            className={css['line']}
          >
            <ProductTile image={line.image} category={line.categoryKey} size="m" />
            <div className={css['lineBody']}>
              <p className={css['lineTitle']} lang={titleTag(line, language)}>
                {isLinked && hasScreen(hrefOfProduct(line)) ? (
                  <Link className={css['lineLink']} href={hrefOfProduct(line)}>
                    {titleIn(line, language)}
                  </Link>
                ) : (
                  titleIn(line, language)
                )}
              </p>
              {line.spec !== '' && (
                <p className={css['lineSpec']}>{formatOptions(line.spec.split(','), language)}</p>
              )}
              <p className={css['lineAmount']}>
                <Price cents={line.price} size="md" />
                <span className="small ink-3 num">{`× ${formatNumber(line.quantity, language)}`}</span>
              </p>
              {refund && <LineRefundRow refund={refund} of={line.quantity} href={refundHref} />}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
