import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import { Words } from '../Words.tsx'
import css from './Button.module.css'

export type ButtonKind = 'primary' | 'soft' | 'neutral' | 'line' | 'text' | 'teal' | 'danger'

type Look = {
  readonly children: ReactNode
  readonly kind?: ButtonKind
  readonly size?: 'sm' | 'md' | 'lg'
  readonly icon?: IconName
  readonly isBlock?: boolean
  /** Shares a row with its neighbours; the primary one is a quarter wider. */
  readonly isFlex?: boolean
}

export type ButtonProps = Look &
  Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'className' | 'style'> & {
    /** Keeps the width, replaces the label by a spinner, ignores presses. */
    readonly isBusy?: boolean
    readonly isDisabled?: boolean
  }

const lookOf = ({ kind = 'neutral', size = 'md', isBlock, isFlex }: Omit<Look, 'children'>): string =>
  cx(
    css['button'],
    kind !== 'neutral' && css[kind],
    size !== 'md' && css[size],
    isBlock && css['block'],
    isFlex && css['flex'],
  )

const iconSize = (size: Look['size']): 16 | 20 => (size === 'sm' ? 16 : 20)

/** A button for an action. One primary per view; the label is a verb. */
export const Button = ({
  children,
  kind,
  size,
  icon,
  isBlock,
  isFlex,
  isBusy = false,
  isDisabled = false,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps): ReactNode => {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={lookOf({
        ...(kind && { kind }),
        ...(size && { size }),
        isBlock: isBlock === true,
        isFlex: isFlex === true,
      })}
      disabled={isDisabled}
      aria-busy={isBusy || undefined}
      onClick={press}
    >
      {icon && <Icon name={icon} size={iconSize(size)} />}
      <Words>{children}</Words>
    </button>
  )
}

export type ButtonLinkProps = Look & {
  readonly href: string
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly replace?: boolean
}

/** A link that looks like a button, for navigation. */
export const ButtonLink = ({
  children,
  href,
  kind,
  size,
  icon,
  isBlock,
  isFlex,
  onClick,
  replace = false,
}: ButtonLinkProps): ReactNode => (
  <Link
    className={lookOf({
      ...(kind && { kind }),
      ...(size && { size }),
      isBlock: isBlock === true,
      isFlex: isFlex === true,
    })}
    href={href}
    replace={replace}
    {...(onClick && { onClick })}
  >
    {icon && <Icon name={icon} size={iconSize(size)} />}
    <Words>{children}</Words>
  </Link>
)

export type TextLinkProps = {
  readonly children: ReactNode
  readonly href?: string
  readonly onClick?: () => void
  /** Rendered after the text. */
  readonly icon?: IconName
  /** Rendered before the text. */
  readonly leadingIcon?: IconName
}

/** A quiet link, in teal: "Semua >". Without `href` it is a button. */
export const TextLink = ({ children, href, onClick, icon, leadingIcon }: TextLinkProps): ReactNode => {
  const inside = (
    <>
      {leadingIcon && <Icon name={leadingIcon} size={16} />}
      <Words>{children}</Words>
      {icon && <Icon name={icon} size={16} />}
    </>
  )
  if (href === undefined) {
    return (
      <button type="button" className={css['link']} onClick={onClick}>
        {inside}
      </button>
    )
  }
  return (
    <Link className={css['link']} href={href} {...(onClick && { onClick })}>
      {inside}
    </Link>
  )
}
