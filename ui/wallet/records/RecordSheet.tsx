import type { ReactNode } from 'react'
import { BottomSheet } from '../../components/forms.ts'
import { Button, type KeyValue, KeyValues, Note } from '../../components/kit.ts'
import { useCopy } from '../../hooks/use-share.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { SentPictures } from '../../pictures/SentPictures.tsx'

/** The details of a record. */
export type RecordDetail = {
  readonly title: string
  readonly number: string
  readonly facts: readonly KeyValue[]
  readonly sum?: KeyValue
  readonly refuseReason?: string
  /** The address of the attached picture; '' without one. */
  readonly evidence?: string
}

type RecordSheetProps = {
  readonly isOpen: boolean
  readonly detail: RecordDetail | undefined
  readonly onClose: () => void
}

/** One record in full, with its number to copy. */
export const RecordSheet = ({ isOpen, detail, onClose }: RecordSheetProps): ReactNode => {
  const { t } = useTranslations()
  const copy = useCopy()
  if (!detail) return null
  const { title, number, facts, sum, refuseReason = '', evidence = '' } = detail
  const known = facts.filter(({ value }) => value !== '')
  return (
    <BottomSheet
      isOpen={isOpen}
      title={title}
      onClose={onClose}
      footer={
        number !== '' && (
          <Button kind="neutral" icon="copy" isBlock onClick={() => void copy(number)}>
            {t('records.copyNumber')}
          </Button>
        )
      }
    >
      {refuseReason !== '' && <Note tone="bad">{t('records.refusedFor', { reason: refuseReason })}</Note>}
      <KeyValues
        rows={number === '' ? known : [{ label: t('records.number'), value: number }, ...known]}
        {...(sum && { sum })}
      />
      {evidence !== '' && <SentPictures label={t('records.evidence')} pictures={[evidence]} />}
    </BottomSheet>
  )
}
