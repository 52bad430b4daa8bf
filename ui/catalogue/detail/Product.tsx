import { type ReactNode, useState } from 'react'
import { type ProductDetail, titleIn } from '../../../domain/catalogue/product.ts'
import type { ScreenSearch } from '../../app/screen.ts'
import { Gallery } from '../../components/Gallery.tsx'
import { ImageViewer } from '../../components/ImageViewer.tsx'
import { Button, Icon, KeyValues, Section } from '../../components/kit.ts'
import { RichTextView } from '../../components/RichTextView.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { BuyBar } from './BuyBar.tsx'
import { DetailHead } from './DetailHead.tsx'
import css from './detail.module.css'
import { Others, Recommended } from './Others.tsx'
import { Reviews } from './Reviews.tsx'
import { ShopRow } from './ShopRow.tsx'
import { tintOf } from './tint.ts'
import { useBuying } from './use-buying.ts'
import { useChoice } from './use-choice.ts'
import { VariantFields } from './VariantFields.tsx'
import { VariantSheet } from './VariantSheet.tsx'

type ProductProps = { readonly product: ProductDetail; readonly search: ScreenSearch }

/** A product, loaded: pictures beside facts from 900 px, one under the other on a phone. */
export const Product = ({ product, search }: ProductProps): ReactNode => {
  const { t, language } = useWords()
  const chosen = useChoice(product, search)
  const buying = useBuying(product, chosen)
  const [isChoosing, setChoosing] = useState(false)
  const [zoomed, setZoomed] = useState<number | undefined>(undefined)
  const title = titleIn(product, language)
  const sources = product.images.length > 0 ? product.images : [product.image]
  const pictures = sources.map((src, at) => ({
    src,
    category: tintOf(src, product.categoryKey),
    alt: t('detail.picture', { name: title, n: at + 1 }),
  }))
  const at = chosen.offer.image === undefined ? undefined : sources.indexOf(chosen.offer.image)
  const canBuy = chosen.offer.stock > 0
  const hasOptions = product.options.length > 0
  return (
    <>
      <div className={css['product']}>
        <div className={css['pictures']}>
          <Gallery pictures={pictures} onZoom={setZoomed} at={at} />
        </div>
        <div className={css['info']}>
          <DetailHead product={product} chosen={chosen} />
          <div className={css['wide']}>
            <VariantFields product={product} chosen={chosen} />
            <div className={css['acts']}>
              <Button
                kind="soft"
                size="lg"
                isFlex
                isBusy={buying.isAdding}
                isDisabled={!canBuy || !chosen.isComplete}
                onClick={() => void buying.add()}
              >
                {t('detail.add')}
              </Button>
              <Button
                kind="primary"
                size="lg"
                isFlex
                isDisabled={!canBuy || !chosen.isComplete}
                onClick={buying.buyNow}
              >
                {t('detail.buyNow')}
              </Button>
            </div>
          </div>
          {hasOptions && (
            <button type="button" className={css['options']} onClick={() => setChoosing(true)}>
              <span className="grow">
                <span className={css['optionsLabel']}>{t('detail.options')}</span>
                <span className={css['optionsValue']}>{chosen.words || t('detail.chooseVariant')}</span>
              </span>
              <Icon name="chevron-right" size={20} />
            </button>
          )}
          <ShopRow product={product} />
          <Section title={t('detail.description')}>
            <RichTextView html={product.content} />
          </Section>
          {product.attributes.length > 0 && (
            <Section title={t('detail.attributes')}>
              <KeyValues rows={product.attributes.map(({ name, value }) => ({ label: name, value }))} />
            </Section>
          )}
          <Reviews product={product} />
        </div>
      </div>
      {product.others.length > 0 ? <Others products={product.others} /> : <Recommended />}
      <BuyBar product={product} buying={buying} onChoose={() => setChoosing(true)} />
      <VariantSheet
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        product={product}
        chosen={chosen}
        buying={buying}
      />
      <ImageViewer
        pictures={pictures}
        index={zoomed}
        onMove={setZoomed}
        onClose={() => setZoomed(undefined)}
      />
    </>
  )
}
