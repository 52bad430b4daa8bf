import { memo, type ReactNode, useState } from 'react'
import { type ProductDetail, titleIn } from '../../../domain/catalogue/product.ts'
import { lookPicturesFor } from '../../../domain/catalogue/variant-choice.ts'
import { Gallery } from '../../components/commerce/pictures/Gallery.tsx'
import { ImageViewer } from '../../components/commerce/pictures/ImageViewer.tsx'
import { useTranslations } from '../../i18n/translations.ts'
import css from './detail.module.css'

type PicturesProps = {
  readonly product: ProductDetail
  /** The picture of the selected variant. */
  readonly image: string | undefined
}

/** A product's pictures with a full-screen viewer. Re-rendered only for another picture. */
export const Pictures = memo(({ product, image }: PicturesProps): ReactNode => {
  const { t, language } = useTranslations()
  const [zoomed, setZoomed] = useState<number | undefined>(undefined)
  const title = titleIn(product, language)
  const pictures = lookPicturesFor(product, image).map(({ src, view, look, isOther }, at) => {
    const name = look === '' ? title : t('detail.pictureLook', { name: title, look })
    const alt =
      view === undefined
        ? t('detail.picture', { name, n: at + 1 })
        : t(`detail.pictureFrom.${view}`, { name })
    return { src, alt, caption: look || undefined, isOther }
  })
  const at = image === undefined ? undefined : pictures.findIndex(({ src }) => src === image)
  return (
    <>
      <div className={css['pictures']}>
        <Gallery
          // Without a caption where it shows what is chosen.
          pictures={pictures.map(({ isOther, ...picture }) =>
            isOther ? picture : { ...picture, caption: undefined },
          )}
          category={product.categoryKey}
          onZoom={setZoomed}
          at={at}
        />
      </div>
      <ImageViewer
        pictures={pictures}
        index={zoomed}
        onMove={setZoomed}
        onClose={() => setZoomed(undefined)}
      />
    </>
  )
})
