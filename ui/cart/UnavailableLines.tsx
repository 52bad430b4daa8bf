import { type ReactNode, useRef } from 'react'
import { Link } from 'wouter'
import type { CartLine } from '../../domain/cart/cart.ts'
import { titleIn } from '../../domain/catalogue/product.ts'
import { cx } from '../components/cx.ts'
import { Card, Price, ProductTile, Tag, TextLink } from '../components/kit.ts'
import { useApp } from '../hooks/use-app.ts'
import { useRestoreFocusOnUnmount } from '../hooks/use-restore-focus.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './BagScreen.module.css'
import { hrefOfLine, RemoveLink } from './LineRow.tsx'

type UnavailableLinesProps = {
  readonly lines: readonly CartLine[]
  readonly onRemove: (lines: readonly CartLine[]) => void
}

type LineProps = { readonly line: CartLine; readonly onRemove: () => void }

const UnavailableLine = ({ line, onRemove }: LineProps): ReactNode => {
  const { t, language } = useTranslations()
  const row = useRef<HTMLLIElement>(null)
  useRestoreFocusOnUnmount(row, 'place')
  const title = titleIn(line, language)
  return (
    <li ref={row} className={cx(css['line'], css['gone'])}>
      <ProductTile image={line.image} category={line.categoryKey} size="l" isFaded />
      <div className={css['body']}>
        <Link className={css['title']} href={hrefOfLine(line)}>
          {title}
        </Link>
        <Tag>{t(line.fault === 'sold-out' ? 'cart.soldOut' : 'cart.offSale')}</Tag>
        <div className={css['amount']}>
          <Price cents={line.price} size="md" isFaded />
          <RemoveLink of={title} onRemove={onRemove} />
        </div>
      </div>
    </li>
  )
}

/** Unavailable lines: greyed, with the reason, removed with one tap. */
export const UnavailableLines = ({ lines, onRemove }: UnavailableLinesProps): ReactNode => {
  const { cart } = useApp()
  const { t } = useTranslations()
  return (
    <Card label={t('cart.unavailable')}>
      <div className={css['shop']}>
        <h2 className={css['unavailable']}>{t('cart.unavailable')}</h2>
        <TextLink onClick={() => void cart.clearUnavailable()}>{t('cart.clearUnavailable')}</TextLink>
      </div>
      <ul>
        {lines.map((line) => (
          <UnavailableLine key={line.id} line={line} onRemove={() => onRemove([line])} />
        ))}
      </ul>
    </Card>
  )
}
