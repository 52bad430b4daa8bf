import { type ReactNode, useEffect, useState } from 'react'
import type { Draft } from '../../../application/shared/drafts.ts'
import { drafts, useKeepDraft } from '../../hooks/forms/use-draft.ts'
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

type GuardedDraft = {
  /** From `useDraftName`. */
  readonly name: string | undefined
  readonly draft: Draft
  readonly isDirty: boolean
  /** Empties the form and leaves; the draft is removed. */
  readonly onDiscard: () => void
}

/** Keeps what is typed for a reload, and asks before it is discarded. */
export const useGuardedDraft = ({ name, draft, isDirty, onDiscard }: GuardedDraft): Unsaved => {
  useKeepDraft(name, draft, isDirty)
  return useLeaveGuard(isDirty, () => {
    drafts.keep(name, undefined)
    onDiscard()
  })
}
