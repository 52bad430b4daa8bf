import { type ReactNode, useState } from 'react'
import type { CartLine } from '../../domain/cart/cart.ts'
import type { ProductDetail } from '../../domain/catalogue/product.ts'
import { choiceIn, choiceOfSpec, choose, offerOf, variantOf } from '../../domain/catalogue/variant-choice.ts'
import { VariantOptions } from '../components/commerce/products/VariantOptions.tsx'
import { BottomSheet } from '../components/forms.ts'
import { Button, Price, ProductTile, QueryState, SkeletonRows } from '../components/kit.ts'
import { useQuery } from '../hooks/loading/use-query.ts'
import { useAction, useApp } from '../hooks/use-app.ts'
import { useFaultText } from '../i18n/fault-text.ts'
import { formatNumber } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './BagScreen.module.css'

type ChangeProps = {
  readonly line: CartLine
  readonly onClose: () => void
  /** Called with the id of the line with the new variant. */
  readonly onChanged: (lineId: string) => void
}

/** Changes a line to another variant with the same quantity (api.md 3). */
export const VariantChange = ({ isOpen, ...rest }: ChangeProps & { readonly isOpen: boolean }): ReactNode => {
  const { t } = useTranslations()
  return (
    <BottomSheet isOpen={isOpen} title={t('cart.chooseVariant')} onClose={rest.onClose}>
      <Variants {...rest} />
    </BottomSheet>
  )
}

const Variants = (props: ChangeProps): ReactNode => {
  const { catalogue } = useApp()
  const { productId, shopId } = props.line
  const query = useQuery({
    key: `variants ${productId} ${shopId}`,
    load: () => catalogue.peekProduct({ productId, shopId }),
  })
  if (query.value) return <Choices {...props} product={query.value} />
  return <QueryState query={query} skeleton={<SkeletonRows count={2} />} />
}

const Choices = ({
  line,
  product,
  onClose,
  onChanged,
}: ChangeProps & { readonly product: ProductDetail }): ReactNode => {
  const { cart, notices } = useApp()
  const { t, language } = useTranslations()
  const faultText = useFaultText()
  const [stored, setStored] = useState(() => ({ product, choice: choiceOfSpec(product, line.spec) }))
  // The product may be reloaded, also in another language.
  const choice = choiceIn(product, stored.product, stored.choice)
  const offer = offerOf(product, choice)
  const variant = variantOf(product, choice)
  const picture = offer.image ?? product.image
  const change = useAction(async () => {
    if (!variant) return
    const { spec, values, price, stock } = variant
    const changed = await cart.changeVariant(line.id, {
      spec,
      specText: values.join(', '),
      price,
      stock,
      image: picture,
    })
    if (changed.ok) {
      const { quantity, isCut, lineId } = changed.value
      if (isCut) notices.show('info', { kind: 'key', key: 'cart.variantCut', with: { number: quantity } })
      onChanged(lineId)
    } else if (changed.fault.kind === 'cart-full' || changed.fault.kind === 'sold-out') {
      notices.show('error', { kind: 'text', text: faultText(changed.fault) })
    } else onClose()
  })
  return (
    <>
      <div className={css['variantHead']}>
        <ProductTile image={picture} category={product.categoryKey} size="l" />
        <div>
          <Price cents={offer.price} size="xl" />
          <p className="small ink-2 num">{t('cart.stock', { stock: formatNumber(offer.stock, language) })}</p>
        </div>
      </div>
      <VariantOptions
        product={product}
        choice={choice}
        onPick={(group, value) => setStored({ product, choice: choose(product, choice, group, value) })}
      />
      <Button kind="primary" size="lg" isBlock action={change} isDisabled={!variant || variant.stock === 0}>
        {t('cart.useVariant')}
      </Button>
    </>
  )
}
