import { type ReactNode, useRef } from 'react'
import { useRestoreFocusOnUnmount } from '../../hooks/focus/use-restore-focus.ts'
import { useStream, useSurroundings } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { Button } from '../actions/Button.tsx'
import { cx } from '../cx.ts'
import css from './EmptyState.module.css'
import { RouteArt } from './RouteArt.tsx'

export type EmptyStateProps = {
  readonly title: string
  readonly text?: string
  readonly image?: string
  /** One button, usually a ButtonLink. */
  readonly action?: ReactNode
  /** Fills the remaining height, centred; otherwise as high as needed. */
  readonly isTall?: boolean
}

/** Nothing here yet, and what to do about it. */
export const EmptyState = ({ title, text, image, action, isTall = false }: EmptyStateProps): ReactNode => (
  <div className={cx(css['state'], isTall && css['tall'])}>
    <RouteArt image={image} />
    <h2>{title}</h2>
    {text !== undefined && <p>{text}</p>}
    {action !== undefined && <div className={css['action']}>{action}</div>}
  </div>
)

export type ErrorStateProps = {
  /** "Tidak tersambung ke server"; a default is used when left out. */
  readonly title?: string
  /** The fault as text, from fault-text. */
  readonly text: string
  readonly onRetry?: () => void
  /** The button's label; "try again" when left out. */
  readonly retryLabel?: string
  readonly isBusy?: boolean
  readonly image?: string
  /** A second way out: a TextLink home. */
  readonly children?: ReactNode
  readonly isTall?: boolean
  /** Retrying needs a network: while offline only that is shown. */
  readonly needsNetwork?: boolean
}

const Cause = ({ text }: { readonly text: string }): ReactNode => {
  const { t } = useTranslations()
  const { isOnline } = useStream(useSurroundings().lifecycle.life$)
  return <span>{isOnline ? text : t('offline.needsNetwork')}</span>
}

/** An error with its explanation and a retry. */
export const ErrorState = ({
  title,
  text,
  onRetry,
  retryLabel,
  isBusy = false,
  image,
  children,
  isTall = false,
  needsNetwork = true,
}: ErrorStateProps): ReactNode => {
  const { t } = useTranslations()
  const frame = useRef<HTMLDivElement>(null)
  // Its button disappears when pressed, so the focus is restored.
  useRestoreFocusOnUnmount(frame, 'heading')
  return (
    <div ref={frame} className={cx(css['state'], isTall && css['tall'])} role="alert">
      <RouteArt isBroken image={image} />
      <h2>{title ?? t('kit.errorTitle')}</h2>
      <p>{needsNetwork ? <Cause text={text} /> : text}</p>
      {onRetry && (
        <div className={css['action']}>
          <Button kind="primary" icon="refresh-cw" isBusy={isBusy} onClick={onRetry} isBlock>
            {retryLabel ?? t('kit.retry')}
          </Button>
        </div>
      )}
      {children}
    </div>
  )
}
