import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useSheetDrag } from '../../hooks/gestures/use-sheet-drag.ts'
import { closerOf, useModal } from '../../hooks/use-modal.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { IconButton } from '../actions/IconButton.tsx'
import { cx } from '../cx.ts'
import css from './BottomSheet.module.css'

type BottomSheetProps = {
  readonly isOpen: boolean
  readonly title: string
  readonly children: ReactNode
  /** Shown instead of the title, which is then only for screen readers: a product with its price. */
  readonly header?: ReactNode
  /** Actions fixed below the scrolling content. */
  readonly footer?: ReactNode
  /** Edge to edge below the content: a keypad. */
  readonly base?: ReactNode
  readonly onClose: () => void
  /** A new value means another step in the same sheet: the focus moves to its title. */
  readonly step?: string
  /** While something irrevocable is running the sheet stays open. */
  readonly isLocked?: boolean
  /** For a sheet that is rendered while closed, so that the browser can open it (`openerOf`) before hydration. */
  readonly byPlatform?: {
    readonly id: string
    /** Called on hydration when it is already open. */
    readonly onOpened: () => void
  }
}

/** Opens from the bottom; from 900 px on it is a centred dialog. Dragging down, Esc or the cross closes it. */
export const BottomSheet = ({
  isOpen,
  title,
  children,
  header,
  footer,
  base,
  onClose,
  step,
  isLocked = false,
  byPlatform,
}: BottomSheetProps): ReactNode => {
  const { t } = useTranslations()
  const id = useId()
  const { ref, isPresent } = useModal(isOpen, isLocked ? undefined : onClose, {
    onOpened: byPlatform?.onOpened,
  })
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    ref.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [ref, step])
  const grip = useSheetDrag(ref, isLocked ? undefined : onClose)
  if (!isPresent) return null
  return (
    <dialog
      ref={ref}
      id={byPlatform?.id}
      className={cx(css['sheet'], base !== undefined && css['based'])}
      aria-labelledby={id}
    >
      <div className={css['frame']}>
        <div className={css['grip']} {...grip} />
        <div className={css['head']} {...grip}>
          {header}
          <h2
            id={id}
            className={header === undefined ? css['title'] : 'visually-hidden'}
            tabIndex={-1}
            data-autofocus=""
            // biome-ignore lint/a11y/noAutofocus: decides where focus goes when the browser opens the dialog
            autoFocus={byPlatform !== undefined}
          >
            {title}
          </h2>
          <span className={css['close']}>
            <IconButton
              icon="x"
              label={t('kit.close')}
              isDisabled={isLocked}
              onClick={onClose}
              {...(byPlatform && { command: closerOf(byPlatform.id) })}
            />
          </span>
        </div>
        <div className={css['content']}>{children}</div>
        {footer !== undefined && <div className={css['footer']}>{footer}</div>}
        {base !== undefined && <div className={css['base']}>{base}</div>}
      </div>
    </dialog>
  )
}
