import type { ReactNode } from 'react'
import type { CartLine, CartTotals } from '../../domain/cart/cart.ts'
import { hrefOfSource } from '../../domain/orders/order-address.ts'
import type { Cents } from '../../domain/shared/money.ts'
import { BottomBar, Checkbox } from '../components/forms.ts'
import split from '../components/frame/split.module.css'
import { Button, Card, Icon, Note, Price, TextLink } from '../components/kit.ts'
import { useAction, useApp, useStream, useWideWindow } from '../hooks/use-app.ts'
import { useNavigate } from '../hooks/use-navigate.tsx'
import { formatMoney, formatNumber } from '../i18n/format.ts'
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

type SelectAllProps = {
  /** The lines that can be selected. */
  readonly lines: readonly CartLine[]
  readonly selectedIds: ReadonlySet<string>
  /** The visible text. */
  readonly children: ReactNode
}

/** Selects every line that can be bought, or none. */
const SelectAll = ({ lines, selectedIds, children }: SelectAllProps): ReactNode => {
  const { cart } = useApp()
  const { t } = useTranslations()
  const chosen = lines.filter(({ id }) => selectedIds.has(id)).length
  const isAll = lines.length > 0 && chosen === lines.length
  return (
    <Checkbox
      label={t('cart.selectAll')}
      isChecked={isAll}
      isMixed={chosen > 0 && !isAll}
      onChange={(isSelected) =>
        cart.select(
          lines.map(({ id }) => id),
          isSelected,
        )
      }
    >
      <span className="label">{children}</span>
    </Checkbox>
  )
}

type BagHeadProps = Pick<BagTotalProps, 'lines' | 'selectedIds' | 'onRemove'>

/** On wide screens, above the lines: select all, and remove what is selected. */
export const BagHead = ({ lines, selectedIds, onRemove }: BagHeadProps): ReactNode => {
  const { t, language } = useTranslations()
  const choosable = lines.filter((line) => line.fault === undefined)
  const chosen = choosable.filter(({ id }) => selectedIds.has(id))
  return (
    <Card className={css['head']}>
      <SelectAll lines={choosable} selectedIds={selectedIds}>
        {`${t('cart.all')} (${formatNumber(choosable.length, language)})`}
      </SelectAll>
      {chosen.length > 0 && (
        <TextLink onClick={() => onRemove(chosen)}>
          {`${t('cart.remove')} (${formatNumber(chosen.length, language)})`}
        </TextLink>
      )}
    </Card>
  )
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
  const { cart, notices, wallet } = useApp()
  const { t, language } = useTranslations()
  const balance = useStream(wallet.balance$)
  const navigate = useNavigate()
  const isWide = useWideWindow()
  const choosable = lines.filter((line) => line.fault === undefined)
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
      {!isWide && (
        <SelectAll lines={choosable} selectedIds={selectedIds}>
          {t('cart.all')}
        </SelectAll>
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
      {estimated && (
        <div className={split['sums']}>
          <Note icon="shield-check">{t('cart.held')}</Note>
        </div>
      )}
      {estimated && balance !== undefined && (
        <p className={css['balance']}>
          <Icon name="wallet" size={20} />
          <span className="grow">{t('cart.balance')}</span>
          <b>{formatMoney(balance, language)}</b>
        </p>
      )}
    </BottomBar>
  )
}
