import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react'
import { knownPicture, originOf } from '../../../domain/shared/url.ts'
import { displaySettings } from '../../i18n/format.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'
import css from './LazyImage.module.css'
import { loadedImages } from './loaded-images.ts'

/** Requirement S9: three attempts in all. */
const IMAGE_TRIES = 3
const RETRY_DELAY_MS = 400

/** Servers with two widths of a picture put the width before the extension: 800 has a 400 next to it. */
const WIDE = /\.800\.webp(?=#|$)/

/** Further views of a product are there in 640 pixels only. */
const GOODS = /\.(?:800|640|400)\.webp(?=#|$)/

/** Whether it is a goods picture: transparent, with a shadow, square. */
export const isOfGoods = (src: string): boolean => GOODS.test(src)

/** Whether it is a photo with a background: neither a goods picture nor the app's art. */
export const isPhoto = (src: string): boolean =>
  src !== '' && !isOfGoods(src) && !/\/art\/[\w-]+\.webp(?:#|$)/.test(src)

/** The narrower of two widths, where there are two. */
export const narrowOf = (src: string): string => src.replace(WIDE, '.400.webp')

type LazyImageProps = {
  readonly src: string
  /** Empty for decorative pictures. */
  readonly alt: string
  readonly width?: number
  readonly height?: number
  /** The `sizes` attribute, for a picture with two widths. */
  readonly sizes?: string
  /** Above the fold: loaded eagerly with high priority. */
  readonly isEager?: boolean
  /** Loaded with low priority, after the other pictures of the page. */
  readonly isQuiet?: boolean
  readonly className?: string | undefined
  /** Called when all attempts have failed. */
  readonly onBroken?: () => void
}

/**
 * The source of a picture. On a server the page's own address is unknown: foreign pictures are then only blocked by
 * the page's policy.
 */
const sourceOf = (address: string): string => {
  const { location } = globalThis
  if (!location) return address
  const { apiBase, pictureOrigins } = displaySettings
  return knownPicture(address, [location.origin, apiBase, ...pictureOrigins].map(originOf))
}

/** A picture of a known host that loads when near, retries twice, and falls back to an icon. */
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
      // A new element per attempt, because browsers do not retry a failed picture.
      key={`${src} ${now.isWaiting ? 'waiting' : now.failed}`}
      className={cx(css['image'], className)}
      {...(WIDE.test(src) && !now.isWaiting && { srcSet: `${narrowOf(src)} 400w, ${src} 800w`, sizes })}
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
