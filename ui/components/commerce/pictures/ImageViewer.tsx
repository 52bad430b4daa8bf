import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { ZOOM_AT_REST } from '../../../../domain/catalogue/zoom.ts'
import { useZoom } from '../../../hooks/gestures/use-zoom.ts'
import { useModal } from '../../../hooks/use-modal.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { IconButton } from '../../actions/IconButton.tsx'
import { LazyImage } from '../../states/LazyImage.tsx'
import type { GalleryPicture } from './Gallery.tsx'
import css from './ImageViewer.module.css'

type ImageViewerProps = {
  readonly pictures: readonly GalleryPicture[]
  /** The picture shown; undefined while closed. */
  readonly index: number | undefined
  readonly onMove: (index: number) => void
  readonly onClose: () => void
  /** A further action for the picture, next to the close button. */
  readonly action?: ReactNode
}

type StageProps = {
  readonly picture: GalleryPicture
  readonly onSwipe: (step: 1 | -1) => void
  readonly onDismiss: () => void
}

const Stage = ({ picture, ...gestures }: StageProps): ReactNode => {
  const stage = useRef<HTMLDivElement>(null)
  const zoom = useZoom(stage, picture.src, gestures)
  useEffect(() => {
    const style = stage.current?.style
    style?.setProperty('--zoom', String(zoom.scale))
    style?.setProperty('--x', `${zoom.x}px`)
    style?.setProperty('--y', `${zoom.y}px`)
  }, [zoom])
  return (
    <div ref={stage} className={css['stage']} data-zoomed={zoom.scale > 1} data-rest={zoom === ZOOM_AT_REST}>
      <LazyImage key={picture.src} src={picture.src} alt={picture.alt} width={1024} height={1024} isEager />
    </div>
  )
}

const ARROWS = [
  ['previous', 'chevron-left', -1],
  ['next', 'chevron-right', 1],
] as const

/** A full-screen picture: pinch or double tap to zoom, swipe or arrow keys for the next, pull down to close. */
export const ImageViewer = ({ pictures, index, onMove, onClose, action }: ImageViewerProps): ReactNode => {
  const { t } = useTranslations()
  const { ref, isPresent } = useModal(index !== undefined, onClose)
  const shown = useRef(0)
  if (index !== undefined) shown.current = index
  const at = shown.current
  const picture = pictures[at]
  const total = pictures.length
  const move = (step: number): void => {
    if (pictures[at + step]) onMove(at + step)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') move(1)
    if (event.key === 'ArrowLeft') move(-1)
  }
  if (!isPresent || !picture) return null
  return (
    <dialog ref={ref} className={css['viewer']} aria-label={t('kit.gallery.viewer')} onKeyDown={onKeyDown}>
      <Stage picture={picture} onSwipe={move} onDismiss={onClose} />
      <div className={css['bar']}>
        <p className={css['count']} role="status">
          <span aria-hidden="true">{`${at + 1}/${total}`}</span>
          <span className="visually-hidden">{t('kit.gallery.photo', { n: at + 1, total })}</span>
        </p>
        <span className={css['acts']}>
          {action}
          <IconButton icon="x" label={t('kit.close')} onClick={onClose} />
        </span>
      </div>
      {picture.caption !== undefined && (
        <p className={css['caption']} aria-hidden="true">
          {picture.caption}
        </p>
      )}
      {total > 1 &&
        ARROWS.map(([name, icon, step]) => (
          <span key={name} className={css[name]}>
            <IconButton
              icon={icon}
              label={t(`kit.gallery.${name}`)}
              isIdle={!pictures[at + step]}
              onClick={() => move(step)}
            />
          </span>
        ))}
    </dialog>
  )
}
