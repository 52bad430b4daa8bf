import { type ReactNode, useRef } from 'react'
import { Link } from 'wouter'
import { type CartLine, maxOf } from '../../domain/cart/cart.ts'
import { titleIn, titleTag } from '../../domain/catalogue/product.ts'
import { timesCents } from '../../domain/shared/money.ts'
import { Checkbox, Stepper } from '../components/forms.ts'
import { Icon, IconButton, Price, ProductTile, Tag, TextLink } from '../components/kit.ts'
import { useSwipeAside } from '../hooks/gestures/use-swipe-aside.ts'
import { useApp, useWideWindow } from '../hooks/use-app.ts'
import { useRestoreFocusOnUnmount } from '../hooks/use-restore-focus.ts'
import { formatMoney, formatOptions } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import { hrefOfProduct } from '../navigation/routes.ts'
import css from './BagScreen.module.css'
import { variantButtonId } from './use-variant-change.tsx'

/** The width of the button behind a line (BagScreen.module.css). */
const UNCOVERED_PX = 88

/** The product page with the line's options chosen. */
export const hrefOfLine = (line: CartLine): string => {
  const path = hrefOfProduct(line)
  return line.spec === '' ? path : `${path}?spec=${encodeURIComponent(line.spec)}`
}

type RemoveLinkProps = {
  /** The line's title, for screen readers. */
  readonly of: string
  readonly hasIcon?: boolean
  readonly onRemove: () => void
}

/** Removes a line from the cart. */
export const RemoveLink = ({ of, hasIcon = false, onRemove }: RemoveLinkProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <TextLink {...(hasIcon && { leadingIcon: 'trash-2' as const })} onClick={onRemove}>
      {t('cart.remove')}
      <span className="visually-hidden">{` ${of}`}</span>
    </TextLink>
  )
}

type LineRowProps = {
  readonly line: CartLine
  readonly isSelected: boolean
  readonly isEditing: boolean
  /** Swiped aside. */
  readonly isOpen: boolean
  readonly onSwipe: (isOpen: boolean) => void
  readonly onRemove: () => void
  readonly onVariant: () => void
}

/** One available line: select it, change its quantity or variant, open it, remove it. */
export const LineRow = ({
  line,
  isSelected,
  isEditing,
  isOpen,
  onSwipe,
  onRemove,
  onVariant,
}: LineRowProps): ReactNode => {
  const { cart, notices } = useApp()
  const { t, language } = useTranslations()
  const row = useRef<HTMLLIElement>(null)
  const isWide = useWideWindow()
  useRestoreFocusOnUnmount(row, 'place')
  const swipe = useSwipeAside({ row, widestPx: UNCOVERED_PX, isOpen, closesByTap: true, onSwipe })
  const title = titleIn(line, language)
  const href = hrefOfLine(line)
  const showLimit = (max: number): void => {
    notices.show('info', { kind: 'key', key: 'cart.stockLimit', with: { max } })
  }
  return (
    <li ref={row} className={css['item']} data-open={isOpen || undefined}>
      {isOpen && (
        <button type="button" className={css['uncovered']} onClick={onRemove}>
          <span>{t('cart.remove')}</span>
          <span className="visually-hidden">{` ${title}`}</span>
        </button>
      )}
      <div className={css['line']} {...swipe.handlers}>
        <Checkbox
          label={t('cart.selectLine', { name: title })}
          isLabelHidden
          isChecked={isSelected}
          isDisabled={line.fault !== undefined}
          onChange={(isChosen) => cart.select([line.id], isChosen)}
        />
        <Link className={css['picture']} href={href} tabIndex={-1} aria-hidden="true">
          <ProductTile image={line.image} category={line.categoryKey} size="l" />
        </Link>
        <div className={css['body']}>
          <Link className={css['title']} href={href} lang={titleTag(line, language)}>
            {title}
          </Link>
          {line.spec !== '' && (
            <button
              id={variantButtonId(line.id)}
              type="button"
              className={css['spec']}
              aria-haspopup="dialog"
              onClick={onVariant}
            >
              <span>
                <span>{formatOptions((line.specText ?? line.spec).split(/, ?/), language)}</span>
                <span className="visually-hidden">{`, ${t('cart.changeVariant', { name: title })}`}</span>
              </span>
              <Icon name="chevron-down" size={16} />
            </button>
          )}
          {line.fault === 'over-stock' && (
            <Tag tone="warn">{t('cart.onlyLeft', { count: line.stock ?? 0 })}</Tag>
          )}
          <div className={css['amount']}>
            <span className={css['sum']}>
              <Price cents={isWide ? timesCents(line.price, line.quantity) : line.price} size="md" />
              {isWide && line.quantity > 1 && (
                <span className="small ink-2">
                  {t('cart.each', { price: formatMoney(line.price, language) })}
                </span>
              )}
            </span>
            <Stepper
              label={t('cart.quantityOf', { name: title })}
              value={line.quantity}
              max={maxOf(line.stock)}
              onChange={(quantity) => cart.setQuantity(line.id, quantity)}
              onLimit={showLimit}
            />
          </div>
          {(isEditing || isWide) && (
            <div className={css['remove']}>
              {isWide ? (
                <IconButton
                  icon="trash-2"
                  size={20}
                  label={`${t('cart.remove')} ${title}`}
                  onClick={onRemove}
                />
              ) : (
                <RemoveLink of={title} hasIcon onRemove={onRemove} />
              )}
            </div>
          )}
        </div>
      </div>
    </li>
  )
}
