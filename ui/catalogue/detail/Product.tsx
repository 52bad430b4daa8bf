import { type ReactNode, startTransition, useId, useState } from 'react'
import type { ProductDetail } from '../../../domain/catalogue/product.ts'
import { VoucherSection } from '../../components/commerce/vouchers/Vouchers.tsx'
import { openerOf } from '../../hooks/use-modal.ts'
import { useTranslations } from '../../i18n/translations.ts'
import type { ScreenSearch } from '../../navigation/screen.ts'
import { BuyBar, BuyForm, useBuying, VariantSheet } from './BuyForm.tsx'
import { DetailHead } from './DetailHead.tsx'
import css from './detail.module.css'
import { Facts } from './Facts.tsx'
import { FurtherProducts } from './Others.tsx'
import { Pictures } from './Pictures.tsx'
import { Story } from './Story.tsx'
import { useChoice } from './use-choice.ts'

type ProductProps = { readonly product: ProductDetail; readonly search: ScreenSearch }

/** A loaded product: pictures next to details from 900 px on, above them on phones. */
export const Product = ({ product, search }: ProductProps): ReactNode => {
  const { t } = useTranslations()
  const chosen = useChoice(product, search)
  const buying = useBuying(product, chosen)
  const [isChoosing, setChoosing] = useState(false)
  const id = useId()
  const sheetId = `${id}sheet`
  const formId = `${id}form`
  const choose = (): void => setChoosing(true)
  // The browser opens the sheet at once, hydrated or not; React's state follows.
  const opener = { ...openerOf(sheetId), onClick: () => startTransition(choose) }
  const place = { kind: 'product', productId: product.productId, shopId: product.shopId } as const
  return (
    <>
      <div className={css['product']}>
        <Pictures product={product} image={chosen.offer.image} />
        <div className={css['info']}>
          <DetailHead product={product} chosen={chosen} />
          <div className={css['vouchers']}>
            <VoucherSection place={place} title={t('detail.vouchers')} />
          </div>
          <Facts product={product} chosen={chosen} opener={opener} />
          <BuyForm id={`${id}wide`} product={product} chosen={chosen} buying={buying} />
        </div>
        {/* Before all that is below the fold, so that the keyboard need not go through it to buy. */}
        <BuyBar product={product} buying={buying} opener={opener} formId={formId} />
        <div className={css['story']}>
          <Story product={product} />
        </div>
      </div>
      <FurtherProducts product={product} />
      <VariantSheet
        id={sheetId}
        formId={formId}
        isOpen={isChoosing}
        onOpened={choose}
        onClose={() => setChoosing(false)}
        product={product}
        chosen={chosen}
        buying={buying}
      />
    </>
  )
}
