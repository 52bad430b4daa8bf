import type { ReactNode } from 'react'
import type { CartLine, CartTotals } from '../../domain/cart/cart.ts'
import { hrefOfSource } from '../../domain/orders/order-address.ts'
import type { Cents } from '../../domain/shared/money.ts'
import { BottomBar, Checkbox } from '../components/forms.ts'
import { Button, Price, TextLink } from '../components/kit.ts'
import { useAction, useApp, useWideWindow } from '../hooks/use-app.ts'
import { useNavigate } from '../hooks/use-navigate.tsx'
import { formatNumber } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './BagScreen.module.css'
import { CartEstimate, type CartEstimated } from './CartEstimate.tsx'

type BagTotalProps = {
  readonly lines: readonly CartLine[]
  readonly selectedIds: ReadonlySet<string>
  readonly totals: CartTotals
  readonly isSettling: boolean
  readonly isEditing: boolean
  /** The price of the selected lines, on a wide screen. */
  readonly estimated: CartEstimated | undefined
  readonly onRemove: (lines: readonly CartLine[]) => void
}

/** Select all, total, and checkout. At least one line must be selected (requirement S5). */
export const BagTotal = ({
  lines,
  selectedIds,
  totals,
  isSettling,
  isEditing,
  estimated,
  onRemove,
}: BagTotalProps): ReactNode => {
  const { cart, notices } = useApp()
  const { t, language } = useTranslations()
  const navigate = useNavigate()
  const isWide = useWideWindow()
  const choosable = lines.filter((line) => line.fault === undefined)
  const isAll = choosable.length > 0 && totals.lineCount === choosable.length
  const showNothingSelected = (): void => {
    notices.show('info', { kind: 'key', key: 'core.selectItem' })
  }
  const checkout = useAction(async () => {
    if (totals.lineCount === 0) return showNothingSelected()
    // The server must have all quantities before it computes the total.
    await cart.settled()
    const lineIds = [...cart.cart$.value.selectedIds]
    if (lineIds.length > 0) navigate(hrefOfSource({ kind: 'cart', lineIds }))
  })
  const remove = (): void => {
    if (totals.lineCount === 0) showNothingSelected()
    else onRemove(lines.filter((line) => selectedIds.has(line.id)))
  }
  const total = (amount: Cents, isFaded: boolean): ReactNode => (
    <div className={css['total']} aria-live="polite" aria-busy={isFaded || undefined}>
      {!isEditing && (
        <>
          <span className={css['totalLabel']}>{t(estimated ? 'cart.total' : 'cart.goods')}</span>
          <Price cents={amount} isFaded={isFaded} />
        </>
      )}
    </div>
  )
  const count = totals.lineCount > 0 ? ` (${formatNumber(totals.lineCount, language)})` : ''
  return (
    <BottomBar column="col" needsNetwork>
      <Checkbox
        label={t('cart.selectAll')}
        isChecked={isAll}
        isMixed={totals.lineCount > 0 && !isAll}
        onChange={(isSelected) =>
          cart.select(
            choosable.map(({ id }) => id),
            isSelected,
          )
        }
      >
        <span className="label">
          {isWide ? `${t('cart.all')} (${formatNumber(choosable.length, language)})` : t('cart.all')}
        </span>
      </Checkbox>
      {isWide && !isEditing && totals.lineCount > 0 && (
        <span className={css['removeSelected']}>
          <TextLink onClick={remove}>{`${t('cart.remove')}${count}`}</TextLink>
        </span>
      )}
      {estimated ? (
        <CartEstimate
          lines={choosable.filter(({ id }) => selectedIds.has(id))}
          totals={totals}
          isSettling={isSettling}
          estimated={estimated}
        >
          {total}
        </CartEstimate>
      ) : (
        total(totals.total, isSettling)
      )}
      {isEditing ? (
        <Button kind="danger" onClick={remove}>
          {t('cart.remove')}
          {count}
        </Button>
      ) : (
        <Button kind="primary" action={checkout}>
          {t('cart.checkout')}
          {count}
        </Button>
      )}
    </BottomBar>
  )
}
