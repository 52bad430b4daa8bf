import { type FocusEvent, type ReactNode, type RefObject, useRef } from 'react'
import { useRestoreFocusOnUnmount } from '../../hooks/use-restore-focus.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import { TextRuns } from '../TextRuns.tsx'
import css from './Chip.module.css'

type ChipProps = {
  readonly children: ReactNode
  readonly onClick?: () => void
  readonly icon?: IconName
  /** Makes it a toggle. */
  readonly isPressed?: boolean | undefined
  /** The press removes it: a cross is shown and the name says "remove". */
  readonly isRemovable?: boolean
  readonly label?: string
}

const NOTHING: RefObject<null> = { current: null }

/** A pill for a filter, a past search, a shortcut. */
export const Chip = ({
  children,
  onClick,
  icon,
  isPressed,
  isRemovable = false,
  label,
}: ChipProps): ReactNode => {
  const { t } = useTranslations()
  const button = useRef<HTMLButtonElement>(null)
  useRestoreFocusOnUnmount(isRemovable ? button : NOTHING, 'place')
  const removes =
    isRemovable && typeof children === 'string' ? t('kit.remove', { name: children }) : undefined
  return (
    <button
      ref={button}
      type="button"
      className={css['chip']}
      aria-pressed={isPressed}
      aria-label={label ?? removes}
      onClick={onClick}
    >
      {icon && <Icon name={icon} size={16} />}
      <TextRuns>{children}</TextRuns>
      {isRemovable && <Icon name="x" size={16} />}
    </button>
  )
}

type ChipRowProps = {
  readonly children: ReactNode
  readonly label: string
  /** Wraps onto several lines instead of scrolling sideways. */
  readonly isWrapping?: boolean
}

/** Browsers consider a partly visible chip to be in view. A touched chip stays in place. */
const showWhole = ({ target }: FocusEvent): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Chips in one line that scrolls sideways, to the edges of the screen. */
export const ChipRow = ({ children, label, isWrapping = false }: ChipRowProps): ReactNode => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex scroller in every browser
  <div
    className={isWrapping ? css['wrap'] : css['row']}
    role="group"
    aria-label={label}
    onFocus={isWrapping ? undefined : showWhole}
  >
    {children}
  </div>
)
