import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import type { Command } from '../../hooks/use-modal.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import { Count } from '../surfaces/Badge.tsx'
import css from './IconButton.module.css'

type IconButtonProps = {
  readonly icon: IconName
  /** The accessible name. */
  readonly label: string
  /** A link when given. */
  readonly href?: string
  readonly onClick?: () => void
  /** A count at the corner, when above zero; also part of the name. */
  readonly badge?: number
  /** A plain dot at the corner for news. */
  readonly hasDot?: boolean
  /** Makes it a toggle: filled and accent when on. */
  readonly isPressed?: boolean | undefined
  /** Round and raised, over a picture. */
  readonly isFloating?: boolean
  readonly isDisabled?: boolean
  /** Disabled for now without losing the focus. */
  readonly isIdle?: boolean
  readonly isBusy?: boolean
  readonly size?: 24 | 20
  /** What the browser does at a press, even before hydration (`openerOf`, `closerOf`). */
  readonly command?: Command
  readonly className?: string | undefined
}

/** A round icon button with a 44 px target. */
export const IconButton = ({
  icon,
  label,
  href,
  onClick,
  badge = 0,
  hasDot = false,
  isPressed,
  isFloating = false,
  isDisabled = false,
  isIdle = false,
  isBusy = false,
  size = 24,
  command,
  className,
}: IconButtonProps): ReactNode => {
  const { t } = useTranslations()
  const news = badge > 0 ? t('kit.badge', { name: label, count: badge }) : t('kit.hasNews', { name: label })
  const name = badge > 0 || hasDot ? news : label
  const look = cx(css['button'], isFloating && css['floating'], className)
  const inside = (
    <>
      <Icon name={icon} size={size} isFilled={isPressed === true} />
      {badge > 0 && <Count value={badge} className={css['count']} />}
      {badge === 0 && hasDot && <span className={css['dot']} />}
    </>
  )
  if (href !== undefined) {
    return (
      <Link className={look} href={href} aria-label={name} {...(onClick && { onClick })}>
        {inside}
      </Link>
    )
  }
  const press = (event: MouseEvent): void => {
    // The app handles it now.
    if (command) event.preventDefault()
    onClick?.()
  }
  return (
    <button
      {...command}
      type="button"
      className={look}
      aria-label={name}
      aria-pressed={isPressed}
      aria-busy={isBusy || undefined}
      aria-disabled={isIdle || undefined}
      disabled={isDisabled}
      onClick={isBusy || isIdle ? undefined : press}
    >
      {inside}
    </button>
  )
}
