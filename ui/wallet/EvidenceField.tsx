import type { ReactNode } from 'react'
import { EVIDENCE_MOST } from '../../domain/wallet/recharge.ts'
import { Uploader } from '../components/fields/UploaderTile.tsx'
import { type Translations, useTranslations } from '../i18n/translations.ts'
import type { Uploads } from '../pictures/use-uploads.ts'

const problemOf = ({ isBusy, hasFailed, fault }: Uploads, t: Translations['t']): string | undefined => {
  switch (fault) {
    case 'no-picture':
      return t('money.picture.noPicture')
    case 'undecodable':
      return t('money.picture.undecodable')
    case 'too-large':
      return t('money.picture.tooLarge')
    case undefined:
      if (hasFailed) return t('money.picture.failed')
      return isBusy ? t('money.picture.wait') : undefined
  }
}

type EvidenceFieldProps = {
  readonly uploads: Uploads
  readonly label: string
  readonly error: string | undefined
}

/** The proof of the transfer; visible only to the shopper and the platform. */
export const EvidenceField = ({ uploads, label, error }: EvidenceFieldProps): ReactNode => {
  const { t } = useTranslations()
  // A running upload is not an error: it is mentioned only on submit.
  const isAsked = error !== undefined
  const problem = uploads.isBusy && !isAsked && !uploads.fault ? undefined : problemOf(uploads, t)
  return (
    <Uploader
      label={label}
      uploads={uploads.shown}
      most={EVIDENCE_MOST}
      onPick={uploads.pick}
      onRemove={uploads.remove}
      onRetry={uploads.retry}
      error={problem ?? error}
    />
  )
}
