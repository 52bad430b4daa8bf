import type { ReactNode } from 'react'
import type { ApiFault } from '../../domain/api/fault.ts'
import { ART } from '../components/art.ts'
import { ButtonLink, EmptyState, ErrorState } from '../components/kit.ts'
import { useFaultText } from '../i18n/fault-text.ts'
import { useTranslations } from '../i18n/translations.ts'

type AddressMissingProps = {
  readonly fault: ApiFault
  /** The list from which the form was opened. */
  readonly list: string
  readonly onRetry: () => void
}

/**
 * An address that could not be loaded. A refusal would be repeated, so it links to the list instead of offering a
 * retry.
 */
export const AddressMissing = ({ fault, list, onRetry }: AddressMissingProps): ReactNode => {
  const { t } = useTranslations()
  const faultText = useFaultText()
  if (fault.kind !== 'rejected') return <ErrorState isTall text={faultText(fault)} onRetry={onRetry} />
  return (
    <EmptyState
      isTall
      image={ART.compass}
      title={t('addresses.missingTitle')}
      text={t('addresses.missingText')}
      action={
        <ButtonLink kind="primary" href={list} replace isBlock>
          {t('addresses.toList')}
        </ButtonLink>
      }
    />
  )
}
