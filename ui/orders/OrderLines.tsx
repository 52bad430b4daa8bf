import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { titleIn, titleTag } from '../../domain/catalogue/product.ts'
import type { OrderLine } from '../../domain/orders/order.ts'
import { Price, ProductTile } from '../components/kit.ts'
import { formatNumber, formatOptions } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import { hasScreen, hrefOfProduct } from '../navigation/routes.ts'
import css from './orders.module.css'

type OrderLinesProps = {
  readonly lines: readonly OrderLine[]
  /** Each name leads to its product; not inside another link. */
  readonly isLinked?: boolean
}

/** Lines of an order: picture, name, options, price, number. */
export const OrderLines = ({ lines, isLinked = false }: OrderLinesProps): ReactNode => {
  const { language } = useTranslations()
  return (
    <ul className={css['lines']}>
      {lines.map((line, index) => (
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
              <span className={css['times']}>{`× ${formatNumber(line.quantity, language)}`}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
