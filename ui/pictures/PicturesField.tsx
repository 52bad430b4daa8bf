import type { ReactNode } from 'react'
import { Uploader } from '../components/fields/UploaderTile.tsx'
import { type Translations, useTranslations } from '../i18n/translations.ts'
import type { Uploads } from './use-uploads.ts'

type PicturesFieldProps = {
  readonly label: string
  readonly uploads: Uploads
  readonly max: number
  readonly error?: string | undefined
}

/** Why a form with these pictures cannot be submitted. */
export const uploadsProblem = ({ isBusy, hasFailed }: Uploads, t: Translations['t']): string | undefined => {
  if (isBusy) return t('forms.picture.wait')
  return hasFailed ? t('forms.picture.failed') : undefined
}

/** The pictures of a form. */
export const PicturesField = ({ label, uploads, max, error }: PicturesFieldProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <Uploader
      label={label}
      uploads={uploads.shown}
      max={max}
      onPick={uploads.pick}
      onRemove={uploads.remove}
      onRetry={uploads.retry}
      error={uploads.fault ? t(`forms.picture.${uploads.fault}`) : error}
    />
  )
}
