import { type ReactNode, useId } from 'react'
import { useModal } from '../../hooks/use-modal.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { Button } from '../actions/Button.tsx'
import css from './Dialog.module.css'

type DialogProps = {
  readonly isOpen: boolean
  /** A question or a statement. */
  readonly title: string
  readonly children?: ReactNode
  /** Two equal buttons, the safe one first. */
  readonly actions: ReactNode
  /** For Esc or a press outside; leave it out while it must not be closed. */
  readonly onClose?: (() => void) | undefined
  readonly isAlert?: boolean
}

/** A small modal dialog in the middle of the screen. */
export const Dialog = ({
  isOpen,
  title,
  children,
  actions,
  onClose,
  isAlert = false,
}: DialogProps): ReactNode => {
  const id = useId()
  const { ref, isPresent } = useModal(isOpen, onClose)
  if (!isPresent) return null
  return (
    <dialog
      ref={ref}
      className={css['dialog']}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={id}
      aria-describedby={children === undefined ? undefined : `${id}t`}
    >
      <div className={css['inside']}>
        <h2 id={id}>{title}</h2>
        {children !== undefined && (
          <div id={`${id}t`} className={css['text']}>
            {children}
          </div>
        )}
        <div className={css['actions']}>{actions}</div>
      </div>
    </dialog>
  )
}

type ConfirmDialogProps = {
  readonly isOpen: boolean
  /** "Batalkan pesanan?" */
  readonly title: string
  readonly text?: string
  /** The verb of the action: "Batalkan". */
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly isDanger?: boolean
  readonly isBusy?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before an irrevocable action. The focus starts on the safe choice. */
export const ConfirmDialog = ({
  isOpen,
  title,
  text,
  confirmLabel,
  cancelLabel,
  isDanger = false,
  isBusy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <Dialog
      isOpen={isOpen}
      isAlert
      title={title}
      onClose={isBusy ? undefined : onCancel}
      actions={
        <>
          <Button onClick={onCancel} isDisabled={isBusy}>
            {cancelLabel ?? t('kit.cancel')}
          </Button>
          <Button kind={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  )
}
