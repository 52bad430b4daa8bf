import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react'
import { knownPicture, originOf } from '../../../domain/shared/url.ts'
import { displaySettings } from '../../i18n/format.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'
import css from './LazyImage.module.css'
import { loadedImages } from './loaded-images.ts'

/** Requirement S9: three tries in all. */
const IMAGE_TRIES = 3
const RETRY_DELAY_MS = 400

/** A server that holds a picture in two widths names the width before the ending: 800 has a 400 beside it. */
const WIDE = /\.800\.webp(?=#|$)/

/** Whether the picture is of a good: on no ground, with its own shadow, square, in two widths. */
export const isOfGoods = (src: string): boolean => WIDE.test(src)

/** Whether the picture is somebody's own photo, with a ground: neither a good nor a piece of the app's art. */
export const isPhoto = (src: string): boolean =>
  src !== '' && !isOfGoods(src) && !/\/art\/[\w-]+\.webp(?:#|$)/.test(src)

const sourcesOf = (src: string): string => `${src.replace(WIDE, '.400.webp')} 400w, ${src} 800w`

export type LazyImageProps = {
  readonly src: string
  /** Empty when the picture only decorates. */
  readonly alt: string
  readonly width?: number
  readonly height?: number
  /** How wide it is shown, as in the attribute of this name; for a picture that comes in two widths. */
  readonly sizes?: string
  /** Above the fold: no waiting, first in the queue. */
  readonly isEager?: boolean
  /** Small, or beside what counts: behind the other pictures of the page. */
  readonly isQuiet?: boolean
  readonly className?: string | undefined
  /** All tries have failed. */
  readonly onBroken?: () => void
}

/** A server that renders a page has no address: what it cannot tell from its own, the page's policy holds back. */
const sourceOf = (address: string): string => {
  const { location } = globalThis
  if (!location) return address
  const { apiBase, pictureOrigins } = displaySettings
  return knownPicture(address, [location.origin, apiBase, ...pictureOrigins].map(originOf))
}

/** A picture of a known host that loads when near, tries three times, and gives way to a quiet icon. */
export const LazyImage = ({
  src: address,
  alt,
  width = isOfGoods(address) ? 800 : 256,
  height = isOfGoods(address) ? 800 : 256,
  sizes = '100vw',
  isEager = false,
  isQuiet = false,
  className,
  onBroken,
}: LazyImageProps): ReactNode => {
  const src = sourceOf(address)
  const [tries, setTries] = useState({ src, failed: 0, isWaiting: false })
  const now = tries.src === src ? tries : { src, failed: 0, isWaiting: false }
  useEffect(() => {
    if (!now.isWaiting) return
    const timer = setTimeout(
      () => setTries({ src, failed: now.failed, isWaiting: false }),
      RETRY_DELAY_MS * now.failed,
    )
    return () => clearTimeout(timer)
  }, [src, now.failed, now.isWaiting])

  const eagerPriority = isEager ? 'high' : undefined
  if (src === '' || now.failed >= IMAGE_TRIES) {
    return (
      <span
        className={css['missing']}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        <Icon name="image-off" />
      </span>
    )
  }
  const isKnown = loadedImages.has(src)
  return (
    <img
      // A new element per try: a browser does not ask again for a picture it has given up on.
      key={`${src} ${now.isWaiting ? 'waiting' : now.failed}`}
      className={cx(css['image'], className)}
      {...(isOfGoods(src) && !now.isWaiting && { srcSet: sourcesOf(src), sizes })}
      src={now.isWaiting ? undefined : src}
      alt={alt}
      width={width}
      height={height}
      loading={isEager || isKnown ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      fetchPriority={isQuiet ? 'low' : eagerPriority}
      onLoad={(_: SyntheticEvent) => loadedImages.add(src)}
      onError={() => {
        const failed = now.failed + 1
        setTries({ src, failed, isWaiting: failed < IMAGE_TRIES })
        if (failed === IMAGE_TRIES) onBroken?.()
      }}
    />
  )
}
