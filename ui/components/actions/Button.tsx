import type { ComponentPropsWithRef, HTMLAttributes, MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import type { Action } from '../../hooks/use-app.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import { TextRuns } from '../TextRuns.tsx'
import css from './Button.module.css'

export type ButtonKind = 'primary' | 'soft' | 'neutral' | 'line' | 'text' | 'teal' | 'danger'

type Look = {
  readonly children: ReactNode
  readonly kind?: ButtonKind | undefined
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  readonly icon?: IconName | undefined
  readonly isBlock?: boolean | undefined
  /** Shares a row with its neighbours; the primary one is a quarter wider. */
  readonly isFlex?: boolean | undefined
}

type ButtonProps = Look &
  Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'className' | 'style'> & {
    /** Keeps the width, replaces the label by a spinner, ignores presses. */
    readonly isBusy?: boolean
    readonly isDisabled?: boolean
    /** What a press does, once at a time: instead of `isBusy` and `onClick`. */
    readonly action?: Action<[], unknown>
  }

/** The class and the content of a button, and of a link that looks like one. */
const lookOf = ({ children, kind = 'neutral', size = 'md', icon, isBlock, isFlex }: Look) => ({
  className: cx(
    css['button'],
    kind !== 'neutral' && css[kind],
    size !== 'md' && css[size],
    isBlock && css['block'],
    isFlex && css['flex'],
  ),
  children: (
    <>
      {icon && <Icon name={icon} size={size === 'sm' ? 16 : 20} />}
      <TextRuns>{children}</TextRuns>
    </>
  ),
})

/** A button for an action. One primary per view; the label is a verb. */
export const Button = ({
  children,
  kind,
  size,
  icon,
  isBlock,
  isFlex,
  action,
  isBusy = action?.isBusy === true,
  isDisabled = false,
  onClick = () => void action?.run(),
  ...rest
}: ButtonProps): ReactNode => (
  <button
    type="button"
    {...rest}
    {...lookOf({ children, kind, size, icon, isBlock, isFlex })}
    disabled={isDisabled}
    aria-busy={isBusy || undefined}
    onClick={(event) => (isBusy ? event.preventDefault() : onClick(event))}
  />
)

type ButtonLinkProps = Look & {
  readonly href: string
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly replace?: boolean
}

/** A link that looks like a button, for navigation. */
export const ButtonLink = ({ href, onClick, replace = false, ...look }: ButtonLinkProps): ReactNode => (
  <Link {...lookOf(look)} href={href} replace={replace} {...(onClick && { onClick })} />
)

type PressableProps = Pick<HTMLAttributes<HTMLElement>, 'aria-current'> & {
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly href?: string | undefined
  readonly onClick?: (() => void) | undefined
}

/** A link with an `href`, a button with only `onClick`, otherwise plain content; all in the same look. */
export const Pressable = ({ href, onClick, ...rest }: PressableProps): ReactNode => {
  if (href !== undefined) return <Link {...rest} href={href} {...(onClick && { onClick })} />
  return onClick ? <button {...rest} type="button" onClick={onClick} /> : <div {...rest} />
}

type TextLinkProps = {
  readonly children: ReactNode
  readonly href?: string
  readonly onClick?: () => void
  /** Rendered after the text. */
  readonly icon?: IconName
  /** Rendered before the text. */
  readonly leadingIcon?: IconName
}

/** A quiet link, in teal: "Semua >". Without `href` it is a button. */
export const TextLink = ({ children, href, onClick, icon, leadingIcon }: TextLinkProps): ReactNode => (
  <Pressable className={css['link']} href={href} onClick={onClick}>
    {leadingIcon && <Icon name={leadingIcon} size={16} />}
    <TextRuns>{children}</TextRuns>
    {icon && <Icon name={icon} size={16} />}
  </Pressable>
)
