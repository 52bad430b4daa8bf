import { type ReactNode, useEffect, useRef } from 'react'
import { ART } from '../../components/art.ts'
import { Avatar, Icon } from '../../components/kit.ts'
import { Meter } from '../../components/surfaces/Meter.tsx'
import { useTranslations } from '../../i18n/translations.ts'
import { useUploads } from '../../pictures/use-uploads.ts'
import css from './profile.module.css'

type AvatarFieldProps = {
  readonly value: string
  readonly onChange: (url: string) => void
  readonly onBusy: (isBusy: boolean) => void
}

/** The shopper's public picture, and a way to change it. */
export const AvatarField = ({ value, onChange, onBusy }: AvatarFieldProps): ReactNode => {
  const { t } = useTranslations()
  const uploads = useUploads({ most: 1 })
  const [upload] = uploads.shown
  const [url] = uploads.urls
  const { isBusy } = uploads
  // The latest callbacks: a form creates new ones with every render.
  const told = useRef({ onChange, onBusy })
  useEffect(() => {
    told.current = { onChange, onBusy }
  })
  useEffect(() => {
    if (url !== undefined) told.current.onChange(url)
  }, [url])
  useEffect(() => told.current.onBusy(isBusy), [isBusy])
  const problem = uploads.fault ?? (uploads.hasFailed ? 'failed' : undefined)
  return (
    <div className={css['avatar']}>
      <Avatar image={url ?? upload?.preview ?? (value || ART.face)} category="food" size="m" isRound isFace />
      <label className={css['pick']}>
        <Icon name="camera" size={20} />
        <span>{t('profile.changePicture')}</span>
        <input
          type="file"
          className="visually-hidden"
          accept="image/*"
          onChange={(event) => {
            uploads.replace([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </label>
      {upload?.phase === 'uploading' && (
        <Meter label={t('kit.upload.progress', { n: 1 })} value={upload.progress} />
      )}
      {problem !== undefined && (
        <p className="small bad" role="alert">
          {t(`forms.picture.${problem}`)}
        </p>
      )}
    </div>
  )
}
