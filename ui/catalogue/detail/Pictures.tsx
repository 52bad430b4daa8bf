import { memo, type ReactNode, useState } from 'react'
import { isSameLook, type ProductDetail, titleIn, viewOf } from '../../../domain/catalogue/product.ts'
import { picturesFor, valuesOnPicture } from '../../../domain/catalogue/variant-choice.ts'
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
  const sources = picturesFor(product, image)
  const pictures = sources.map((src, at) => {
    const view = viewOf(src)
    const look = valuesOnPicture(product, src).join(' ')
    const name = look === '' ? title : t('detail.pictureLook', { name: title, look })
    const alt =
      view === undefined
        ? t('detail.picture', { name, n: at + 1 })
        : t(`detail.pictureFrom.${view}`, { name })
    const isOther = image !== undefined && !isSameLook(src, image)
    return { src, alt, caption: isOther && look !== '' ? look : undefined }
  })
  const at = image === undefined ? undefined : sources.indexOf(image)
  return (
    <>
      <div className={css['pictures']}>
        <Gallery pictures={pictures} category={product.categoryKey} onZoom={setZoomed} at={at} />
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
