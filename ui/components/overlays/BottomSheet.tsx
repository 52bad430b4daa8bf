import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useSheetDrag } from '../../hooks/gestures/use-sheet-drag.ts'
import { closerOf, useModal } from '../../hooks/use-modal.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { IconButton } from '../actions/IconButton.tsx'
import { cx } from '../cx.ts'
import css from './BottomSheet.module.css'

export type BottomSheetProps = {
  readonly isOpen: boolean
  readonly title: string
  readonly children: ReactNode
  /** Shown in place of the title, which is then only read: a product with its price. */
  readonly header?: ReactNode
  /** Actions that stay put under the scrolling content. */
  readonly footer?: ReactNode
  /** Edge to edge under the content: a keypad. */
  readonly base?: ReactNode
  readonly onClose: () => void
  /** Another one is another question in the same sheet: the reader begins at its title again. */
  readonly step?: string
  /** While something irrevocable is under way the sheet stays. */
  readonly isLocked?: boolean
  /** For a sheet that is rendered while it is closed, so that the platform can open it (`openerOf`) before the page is hydrated. */
  readonly byPlatform?: {
    readonly id: string
    /** Told on hydration when it is open already. */
    readonly onOpened: () => void
  }
}

/** Opens from below; from 900 px it is a centred dialog. Drag down, Esc or the cross closes it. */
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
  const asked = useRef(step)
  useEffect(() => {
    if (asked.current === step) return
    asked.current = step
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
            // biome-ignore lint/a11y/noAutofocus: within a closed dialog it says where the focus goes when the platform opens that
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
