import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from '../../i18n/translations.ts'
import { ConfirmDialog } from './Dialog.tsx'

type UnsavedOptions = {
  readonly isDirty: boolean
  readonly title: string
  readonly text: string
  readonly discardLabel: string
  readonly keepLabel: string
  /** Leaves and discards the typed text. */
  readonly onDiscard: () => void
}

export type Unsaved = {
  /** Leaves at once if nothing was typed; asks otherwise. */
  readonly leave: () => void
  readonly dialog: ReactNode
}

/**
 * Asks before typed text is discarded by the form's back arrow or by closing the page. Other navigation does not ask:
 * the page is kept alive with its text.
 */
export const useUnsaved = ({
  isDirty,
  title,
  text,
  discardLabel,
  keepLabel,
  onDiscard,
}: UnsavedOptions): Unsaved => {
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    if (!isDirty) return undefined
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
  const discard = (): void => {
    setAsking(false)
    onDiscard()
  }
  return {
    leave: () => (isDirty ? setAsking(true) : onDiscard()),
    dialog: (
      <ConfirmDialog
        isOpen={isAsking}
        title={title}
        text={text}
        confirmLabel={discardLabel}
        cancelLabel={keepLabel}
        isDanger
        onConfirm={discard}
        onCancel={() => setAsking(false)}
      />
    ),
  }
}

/** The question before a form is discarded, with the texts of `forms`. */
export const useLeaveGuard = (isDirty: boolean, onDiscard: () => void): Unsaved => {
  const { t } = useTranslations()
  return useUnsaved({
    isDirty,
    title: t('forms.leaveTitle'),
    text: t('forms.leaveText'),
    discardLabel: t('forms.discard'),
    keepLabel: t('forms.goOn'),
    onDiscard,
  })
}
