import { type ReactNode, useId, useRef } from 'react'
import type { QueuedUpload } from '../../../application/shared/upload-queue.ts'
import { useRestoreFocusOnUnmount } from '../../hooks/use-restore-focus.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { Icon } from '../icons/Icon.tsx'
import { Meter } from '../surfaces/Meter.tsx'
import { ErrorLine } from './Field.tsx'
import css from './UploaderTile.module.css'

type UploaderProps = {
  readonly label: string
  readonly uploads: readonly QueuedUpload[]
  readonly max: number
  readonly onPick: (files: readonly File[]) => void
  readonly onRemove: (id: string) => void
  readonly onRetry: (id: string) => void
  readonly error?: string | undefined
}

/** Pictures to upload, four in a row, with their state. */
export const Uploader = ({
  label,
  uploads,
  max,
  onPick,
  onRemove,
  onRetry,
  error,
}: UploaderProps): ReactNode => {
  const { t } = useTranslations()
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}e` : undefined}>
      <legend className="visually-hidden">{label}</legend>
      <div className={css['head']}>
        <span aria-hidden="true">{label}</span>
        <span className={css['count']}>{t('kit.upload.count', { n: uploads.length, total: max })}</span>
      </div>
      <ul className={css['grid']}>
        {uploads.map((upload, index) => (
          <UploaderTile
            key={upload.id}
            upload={upload}
            n={index + 1}
            total={uploads.length}
            onRemove={() => onRemove(upload.id)}
            onRetry={() => onRetry(upload.id)}
          />
        ))}
        {uploads.length < max && (
          <li>
            <label className={css['add']}>
              <Icon name="image-plus" size={20} />
              <span>{t('kit.upload.add')}</span>
              <input
                type="file"
                className={css['input']}
                accept="image/*"
                multiple
                aria-label={`${t('kit.upload.add')}: ${label}`}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}e` : undefined}
                onChange={(event) => {
                  onPick([...(event.target.files ?? [])].slice(0, max - uploads.length))
                  // So that the same picture can be selected again after removal.
                  event.target.value = ''
                }}
              />
            </label>
          </li>
        )}
      </ul>
      {error && (
        <div className={css['error']}>
          <ErrorLine id={`${id}e`} text={error} />
        </div>
      )}
    </fieldset>
  )
}

type TileProps = {
  readonly upload: QueuedUpload
  readonly n: number
  readonly total: number
  readonly onRemove: () => void
  readonly onRetry: () => void
}

/** One picture: preview, overlay while uploading, red outline when it failed. */
export const UploaderTile = ({ upload, n, total, onRemove, onRetry }: TileProps): ReactNode => {
  const { t } = useTranslations()
  const tile = useRef<HTMLLIElement>(null)
  useRestoreFocusOnUnmount(tile, 'place')
  return (
    <li ref={tile} className={css['tile']} data-phase={upload.phase}>
      <img src={upload.preview} alt={t('kit.gallery.photo', { n, total })} width="96" height="96" />
      {upload.phase === 'uploading' && (
        <span className={css['overlay']}>
          <span>{`${Math.round(upload.progress * 100)}%`}</span>
          <Meter label={t('kit.upload.progress', { n })} value={upload.progress} isOnImage />
        </span>
      )}
      {upload.phase === 'failed' && (
        <button type="button" className={css['overlay']} onClick={onRetry}>
          <Icon name="rotate-ccw" size={20} />
          <span>{t('kit.upload.again')}</span>
        </button>
      )}
      <button
        type="button"
        className={css['remove']}
        aria-label={t('kit.upload.remove', { n })}
        onClick={onRemove}
      >
        <Icon name="x" size={14} />
      </button>
    </li>
  )
}
