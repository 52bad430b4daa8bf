import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'
import css from './LazyImage.module.css'
import { loadedImages } from './loaded-images.ts'

/** Requirement S9: three tries in all. */
const IMAGE_TRIES = 3
const RETRY_DELAY_MS = 400

export type LazyImageProps = {
  readonly src: string
  /** Empty when the picture only decorates. */
  readonly alt: string
  readonly width?: number
  readonly height?: number
  /** Above the fold: no waiting, first in the queue. */
  readonly isEager?: boolean
  /** Small, or beside what counts: behind the other pictures of the page. */
  readonly isQuiet?: boolean
  readonly className?: string | undefined
  /** All tries have failed. */
  readonly onBroken?: () => void
}

/** A picture that loads when near, tries three times, and gives way to a quiet icon. */
export const LazyImage = ({
  src,
  alt,
  width = 256,
  height = 256,
  isEager = false,
  isQuiet = false,
  className,
  onBroken,
}: LazyImageProps): ReactNode => {
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
