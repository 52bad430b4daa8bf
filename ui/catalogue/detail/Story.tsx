import { memo, type ReactNode } from 'react'
import type { ProductDetail } from '../../../domain/catalogue/product.ts'
import { type KeyValue, KeyValues, Section } from '../../components/kit.ts'
import { Moment } from '../../components/surfaces/Moment.tsx'
import { RichTextView } from '../../components/surfaces/RichTextView.tsx'
import { useTranslations } from '../../i18n/translations.ts'
import css from './detail.module.css'
import { MoreOfShop } from './Others.tsx'
import { Reviews } from './Reviews.tsx'
import { ShopRow } from './ShopRow.tsx'

/** Reviews, shop and description. Memoised, because they do not depend on the selection. */
export const Story = memo(({ product }: { readonly product: ProductDetail }): ReactNode => {
  const { t } = useTranslations()
  const facts = product.attributes.map(({ name, value }): KeyValue => ({ label: name, value }))
  if (product.onSaleSince !== undefined)
    facts.push({ label: t('detail.onSaleSince'), value: <Moment at={product.onSaleSince} style="day" /> })
  const isReviewed = product.reviewCount > 0
  // Without reviews the description is what a shopper reads first; the shop's row would be half under the buy bar of a phone.
  const told = [<Reviews key="reviews" product={product} />, <ShopRow key="shop" product={product} />]
  return (
    <>
      {isReviewed && told}
      {product.content.trim() !== '' && (
        <Section title={t('detail.description')}>
          <RichTextView html={product.content} />
        </Section>
      )}
      {facts.length > 0 && (
        <Section title={t('detail.attributes')}>
          <KeyValues rows={facts} />
        </Section>
      )}
      {!isReviewed && told}
      <div className={css['more']}>
        <MoreOfShop product={product} />
      </div>
    </>
  )
})
