import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { CategoryKey } from '../../../../domain/catalogue/category.ts'
import { useDistinctState } from '../../../hooks/use-app.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { ProductTile } from '../products/ProductTile.tsx'
import css from './Gallery.module.css'

export type GalleryPicture = {
  readonly src: string
  readonly alt: string
  /** Shown on the picture: what it shows where that is not what is chosen. Part of `alt` for screen readers. */
  readonly caption?: string | undefined
}

type GalleryProps = {
  readonly pictures: readonly GalleryPicture[]
  readonly category?: CategoryKey | undefined
  /** Opens the viewer at this picture. */
  readonly onZoom?: (index: number) => void
  /** Scrolls to this picture when it changes: the selected variant's. */
  readonly at?: number | undefined
}

/** Pictures to swipe through, with n/total and thumbnails. */
export const Gallery = ({ pictures, category, onZoom, at }: GalleryProps): ReactNode => {
  const { t } = useTranslations()
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useDistinctState(0)
  const total = pictures.length
  const go = (place: number): void => {
    const row = track.current
    row?.scrollTo?.({ left: place * row.clientWidth, behavior: 'smooth' })
    setIndex(place)
  }
  useEffect(() => {
    const row = track.current
    if (at === undefined || at < 0 || !row) return
    row.scrollTo?.({ left: at * row.clientWidth })
    setIndex(at)
  }, [at, setIndex])
  const follow = (): void => {
    const row = track.current
    if (row && row.clientWidth > 0) setIndex(Math.round(row.scrollLeft / row.clientWidth))
  }
  // One tab stop for all pictures; arrow keys move between them.
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const next = step === undefined ? undefined : track.current?.children[index + step]
    if (!(next instanceof HTMLElement)) return
    event.preventDefault()
    next.focus()
  }
  return (
    <section aria-label={t('kit.gallery.label')}>
      <div className={css['gallery']}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only handles the arrow keys of the buttons inside */}
        <div ref={track} className={css['track']} onScroll={follow} onKeyDown={onKeyDown}>
          {pictures.map((picture, place) => (
            <button
              key={picture.src}
              type="button"
              className={css['slide']}
              tabIndex={place === index ? undefined : -1}
              aria-label={`${picture.alt}. ${t('kit.gallery.zoom', { n: place + 1, total })}`}
              onFocus={() => place !== index && go(place)}
              onClick={() => onZoom?.(place)}
            >
              <ProductTile
                className={css['tile']}
                image={picture.src}
                category={category}
                sizes="(min-width: 900px) 560px, 100vw"
                // Neighbouring pictures are loaded early, after the visible one.
                isEager={Math.abs(place - index) <= 1}
                isQuiet={place !== index}
              />
            </button>
          ))}
        </div>
        {total > 1 && (
          <span className={css['count']} aria-hidden="true">
            {`${index + 1}/${total}`}
          </span>
        )}
        {pictures[index]?.caption !== undefined && (
          <span className={css['caption']} aria-hidden="true">
            {pictures[index].caption}
          </span>
        )}
      </div>
      {total > 1 && (
        <div className={css['thumbs']}>
          {pictures.map((picture, place) => (
            <button
              key={picture.src}
              type="button"
              className={css['thumb']}
              // For pointers only: the arrow keys do the same on the picture.
              tabIndex={-1}
              aria-label={t('kit.gallery.photo', { n: place + 1, total })}
              aria-current={place === index ? 'true' : undefined}
              onClick={() => go(place)}
            >
              <ProductTile
                className={css['mini']}
                image={picture.src}
                category={category}
                isQuiet
                sizes="76px"
              />
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
