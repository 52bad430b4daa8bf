import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { createUploadQueue } from '../../../application/shared/upload-queue.ts'
import type { ActField } from '../../../domain/staff/acts.ts'
import { listIn, moved, textIn } from '../../../domain/staff/editing.ts'
import { ErrorLine } from '../../components/fields/Field.tsx'
import { UploaderTile } from '../../components/fields/UploaderTile.tsx'
import { Icon, IconButton, LazyImage, Tag } from '../../components/kit.ts'
import { useStream } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { useCounter } from '../use-counter.ts'
import css from './catalogue.module.css'
import { type Editing, useEditText, useFieldLabel } from './EditFields.tsx'

/** Most pictures of one upload queue; the field's own limit applies to the draft. */
const MAX_AT_ONCE = 9

/** Pictures being uploaded; each uploaded one is passed to `onArrived` and leaves the queue. */
const usePictureQueue = (onArrived: (address: string) => void) => {
  const { catalogue, pictures } = useCounter()
  const [queue] = useState(() =>
    createUploadQueue({ max: MAX_AT_ONCE, start: [], upload: catalogue.uploadPicture, pictures }),
  )
  // Closing the editor cancels running uploads and releases their previews.
  useEffect(() => queue.dispose, [queue])
  const uploads = useStream(queue.uploads$)
  useEffect(() => {
    const [address] = uploads.urls
    const [done] = uploads.shown.filter(({ phase }) => phase === 'done')
    if (address === undefined || done === undefined) return
    onArrived(address)
    queue.remove(done.id)
  })
  return { ...uploads, queue }
}

type TileProps = {
  readonly address: string
  readonly index: number
  readonly total: number
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
  readonly onDragged: (index: number) => void
  readonly onDropped: () => void
}

/** One picture of the list: moved by dragging or with the arrow keys. */
const PictureTile = ({
  address,
  index,
  total,
  onMove,
  onRemove,
  onDragged,
  onDropped,
}: TileProps): ReactNode => {
  const { t } = useTranslations()
  const press = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowUp: -1,
      ArrowRight: 1,
      ArrowDown: 1,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(index + step)
  }
  const allow = (event: DragEvent): void => event.preventDefault()
  const place = { n: index + 1, total }
  return (
    <li
      className={css['picture']}
      draggable
      onDragStart={() => onDragged(index)}
      onDragEnter={() => onDragged(-1 - index)}
      onDragOver={allow}
      onDrop={(event) => {
        event.preventDefault()
        onDropped()
      }}
    >
      <button
        type="button"
        className={css['pictureMove']}
        aria-label={t('counterCatalogue.movePicture', place)}
        onKeyDown={press}
        onClick={() => onMove(0)}
      >
        <LazyImage src={address} alt="" sizes="120px" />
      </button>
      {index === 0 && total > 1 && (
        <span className={css['mainPicture']}>
          <Tag>{t('counterCatalogue.mainPicture')}</Tag>
        </span>
      )}
      <span className={css['pictureRemove']}>
        <IconButton
          icon="x"
          size={20}
          isFloating
          label={t('counterCatalogue.removePicture', place)}
          onClick={onRemove}
        />
      </span>
    </li>
  )
}

/** The pictures of a field: added, sorted, removed. Some fields take only one. */
export const PicturesField = ({ field, ...editing }: Editing & { readonly field: ActField }): ReactNode => {
  const { editor, state } = editing
  const { t } = useTranslations()
  const id = useId()
  const label = useFieldLabel()(field.name)
  const isOne = field.type === 'picture'
  const max = isOne ? 1 : (field.max ?? MAX_AT_ONCE)
  const list = isOne ? [textIn(state.draft, field.name)].filter(Boolean) : listIn(state.draft, field.name)
  const change = (next: readonly string[]): void =>
    editor.change(field.name, isOne ? (next.at(-1) ?? '') : next)
  const { shown, fault, queue } = usePictureQueue((address) => {
    // Uploading the same file again gives the same address.
    if (isOne || !list.includes(address)) change([...list, address])
  })
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const [announcement, setAnnouncement] = useState('')
  const error = useEditText(state)(field.name) ?? (fault && t(`counterCatalogue.fault.picture.${fault}`))
  const room = Math.max(0, max - list.length - shown.length)
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= list.length) return
    change(moved(list, from, to))
    setAnnouncement(t('counterCatalogue.pictureAt', { n: to + 1, total: list.length }))
  }
  const pick = (files: readonly File[]): void =>
    queue.pick(
      files.filter(({ type }) => type === '' || type.startsWith('image/')).slice(0, isOne ? 1 : room),
    )
  return (
    <fieldset
      className={css['pictures']}
      aria-describedby={error ? `${id}e` : undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        pick([...event.dataTransfer.files])
      }}
    >
      <legend className="visually-hidden">{label}</legend>
      <div className={css['cardHead']} aria-hidden="true">
        <h3>
          <span>{label}</span>
          {!isOne && <span className="ink-3 num">{` ${list.length}/${max}`}</span>}
        </h3>
        {list.length > 1 && <span className="tiny ink-3">{t('counterCatalogue.dragToSort')}</span>}
      </div>
      <ul className={css['pictureGrid']}>
        {list.map((address, index) => (
          <PictureTile
            // Keyed by picture, so that a moved picture keeps its element and the focus.
            key={address}
            address={address}
            index={index}
            total={list.length}
            onMove={(to) => move(index, to)}
            onRemove={() => change(list.filter((_, at) => at !== index))}
            onDragged={(at) => (at < 0 ? setOver(-1 - at) : setDragged(at))}
            onDropped={() => {
              if (dragged !== undefined && over !== undefined) move(dragged, over)
              setDragged(undefined)
            }}
          />
        ))}
        {shown.map((upload, index) => (
          <UploaderTile
            key={upload.id}
            upload={upload}
            n={list.length + index + 1}
            total={list.length + shown.length}
            onRemove={() => queue.remove(upload.id)}
            onRetry={() => queue.retry(upload.id)}
          />
        ))}
        {(room > 0 || isOne) && (
          <li>
            <label className={css['addPicture']}>
              <Icon name="image-plus" size={20} />
              <span>{t(isOne && list.length > 0 ? 'counterCatalogue.changePicture' : 'kit.upload.add')}</span>
              <input
                type="file"
                className="visually-hidden"
                accept="image/*"
                multiple={!isOne}
                aria-label={`${t('kit.upload.add')}: ${label}`}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}e` : undefined}
                onChange={({ target }) => {
                  pick([...(target.files ?? [])])
                  // So that the same picture can be chosen again after it was removed.
                  target.value = ''
                }}
              />
            </label>
          </li>
        )}
      </ul>
      {error && <ErrorLine id={`${id}e`} text={error} />}
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </fieldset>
  )
}
