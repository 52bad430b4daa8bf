import { type ReactNode, useState } from 'react'
import { ImageViewer } from '../components/commerce/pictures/ImageViewer.tsx'
import { LazyImage } from '../components/kit.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './sent-pictures.module.css'

type SentPicturesProps = { readonly label: string; readonly pictures: readonly string[] }

/** Thumbnails of submitted pictures; a press opens one. */
export const SentPictures = ({ label, pictures }: SentPicturesProps): ReactNode => {
  const { t } = useTranslations()
  const [index, setIndex] = useState<number | undefined>(undefined)
  if (pictures.length === 0) return null
  const altOf = (at: number): string => t('kit.gallery.photo', { n: at + 1, total: pictures.length })
  return (
    <>
      <ul className={css['pictures']} aria-label={label}>
        {pictures.map((src, at) => (
          <li key={src}>
            <button type="button" className={css['picture']} onClick={() => setIndex(at)}>
              <LazyImage src={src} alt={altOf(at)} width={72} height={72} />
            </button>
          </li>
        ))}
      </ul>
      <ImageViewer
        pictures={pictures.map((src, at) => ({ src, alt: altOf(at) }))}
        index={index}
        onMove={setIndex}
        onClose={() => setIndex(undefined)}
      />
    </>
  )
}
