import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { CartGroup, CartLine } from '../../domain/cart/cart.ts'
import type { EstimatedParcel } from '../../domain/orders/estimate.ts'
import { cents } from '../../domain/shared/money.ts'
import { Checkbox } from '../components/forms.ts'
import { Card, Icon } from '../components/kit.ts'
import { useApp } from '../hooks/use-app.ts'
import { formatMoney } from '../i18n/format.ts'
import { shopNameIn, useTranslations } from '../i18n/translations.ts'
import { hasScreen } from '../navigation/routes.ts'
import css from './BagScreen.module.css'
import { useParcelText } from './CartEstimate.tsx'
import { LineRow } from './LineRow.tsx'

type ShopLinesProps = {
  readonly group: CartGroup
  /** Says how its selected lines are sent: on a wide screen. */
  readonly isEstimated: boolean
  /** Undefined until it is known. */
  readonly parcel: EstimatedParcel | undefined
  readonly selectedIds: ReadonlySet<string>
  readonly isEditing: boolean
  /** The line that is swiped open. */
  readonly openId: string | undefined
  readonly onOpen: (id: string | undefined) => void
  readonly onRemove: (lines: readonly CartLine[]) => void
  readonly onVariant: (line: CartLine) => void
}

/** One shop's part of the cart. */
export const ShopLines = ({
  group,
  isEstimated,
  parcel,
  selectedIds,
  isEditing,
  openId,
  onOpen,
  onRemove,
  onVariant,
}: ShopLinesProps): ReactNode => {
  const { cart } = useApp()
  const translations = useTranslations()
  const { t, language } = translations
  const parcelText = useParcelText()
  const shop = shopNameIn(group.shopName, translations)
  // A line over stock cannot be selected until its quantity is corrected.
  const choosable = group.lines.filter((line) => line.fault === undefined)
  const chosen = choosable.filter((line) => selectedIds.has(line.id))
  const isAll = choosable.length > 0 && chosen.length === choosable.length
  const href = `/shop/${encodeURIComponent(group.shopId)}`
  const name = (
    <>
      <bdi className="one-line">{shop}</bdi>
      {hasScreen(href) && <Icon name="chevron-right" size={16} />}
    </>
  )
  return (
    <Card label={shop}>
      <div className={css['shop']}>
        <Checkbox
          label={t('cart.selectShop', { shop })}
          isLabelHidden
          isChecked={isAll}
          isMixed={chosen.length > 0 && !isAll}
          isDisabled={choosable.length === 0}
          onChange={(isSelected) =>
            cart.select(
              choosable.map(({ id }) => id),
              isSelected,
            )
          }
        />
        <h2 className={css['shopName']}>
          {hasScreen(href) ? <Link href={href}>{name}</Link> : <span>{name}</span>}
        </h2>
        {parcel && <p className={css['parcel']}>{parcelText(parcel)}</p>}
      </div>
      <ul>
        {group.lines.map((line) => (
          <LineRow
            key={line.id}
            line={line}
            isSelected={selectedIds.has(line.id)}
            isEditing={isEditing}
            isOpen={line.id === openId}
            onSwipe={(isOpen) => onOpen(isOpen ? line.id : undefined)}
            onRemove={() => onRemove([line])}
            onVariant={() => onVariant(line)}
          />
        ))}
      </ul>
      {/* There from the start, so that what is below does not move when the answer comes. */}
      {isEstimated && chosen.length > 0 && (
        <p className={css['shopVouchers']}>
          <Icon name="ticket-percent" size={20} />
          <span className="grow">
            {t(parcel?.discount === 0 ? 'cart.noShopVoucher' : 'cart.shopVouchers')}
          </span>
          {parcel?.discount !== 0 && <b>{parcel ? formatMoney(cents(-parcel.discount), language) : '…'}</b>}
        </p>
      )}
    </Card>
  )
}
