import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { ProductDetail } from '../../../domain/catalogue/product.ts'
import { BottomBar, Button, Icon } from '../../components/kit.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { hasScreen, sellerChatOf } from '../../navigation/routes.ts'
import css from './detail.module.css'
import { type Buying, submitOf } from './use-buying.ts'
import type { SheetOpener } from './VariantSheet.tsx'

type BuyBarProps = {
  readonly product: ProductDetail
  readonly buying: Buying
  /** Opens the options sheet; works before hydration. */
  readonly opener: SheetOpener
  /** The form in the sheet: products without options are added without opening it. */
  readonly formId: string
}

/**
 * The action bar on phones. It stays enabled while any variant is available: the sheet leads away from a sold-out
 * one.
 */
export const BuyBar = ({ product, buying, opener, formId }: BuyBarProps): ReactNode => {
  const { t } = useTranslations()
  const hasOptions = product.options.length > 0
  const isLeft = hasOptions ? product.variants.some(({ stock }) => stock > 0) : product.stock > 0
  const room = sellerChatOf(product)
  return (
    <div className={css['narrow']}>
      <BottomBar>
        {hasScreen(room) && (
          <Link className={css['chat']} href={room} aria-label={t('detail.askSeller')}>
            <Icon name="message-circle" size={24} />
            <span>{t('detail.askShort')}</span>
          </Link>
        )}
        <Button
          kind="soft"
          size="lg"
          isFlex
          isBusy={buying.isAdding}
          isDisabled={!isLeft}
          {...(hasOptions ? opener : submitOf('add', formId))}
        >
          {t('detail.addShort')}
        </Button>
        <Button kind="primary" size="lg" isFlex isDisabled={!isLeft} {...opener}>
          {t(isLeft ? 'detail.buy' : 'detail.soldOut')}
        </Button>
      </BottomBar>
    </div>
  )
}
