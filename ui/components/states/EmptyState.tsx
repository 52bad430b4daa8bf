import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Query } from '../../hooks/loading/use-query.ts'
import { useStream, useSurroundings } from '../../hooks/use-app.ts'
import { useRestoreFocusOnUnmount } from '../../hooks/use-restore-focus.ts'
import { type DisplayedFault, useFaultText } from '../../i18n/fault-text.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { Button, ButtonLink } from '../actions/Button.tsx'
import { cx } from '../cx.ts'
import css from './EmptyState.module.css'
import { RouteArt } from './RouteArt.tsx'

const useSaidOnPage = (words: string, isAnnounced: boolean): void => {
  const { notices } = useSurroundings()
  useLayoutEffect(() => notices.sayOnPage(words, isAnnounced), [notices, words, isAnnounced])
}

type EmptyStateProps = {
  readonly title: string
  readonly text?: string
  readonly image: string
  /** Where the one button leads, and its label. */
  readonly href?: string
  readonly linkLabel?: string
  /** The link replaces this page in the history. */
  readonly replace?: boolean
  /** Something else than a link: one button. */
  readonly action?: ReactNode
  /** Fills the remaining height, centred; otherwise as high as needed. */
  readonly isTall?: boolean
}

/** Nothing here yet, and what to do about it. */
export const EmptyState = (props: EmptyStateProps): ReactNode => {
  const { title, text, image, href, linkLabel, replace = false, action, isTall = false } = props
  useSaidOnPage(title, false)
  return (
    <div className={cx(css['state'], isTall && css['tall'])}>
      <RouteArt image={image} />
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {(href !== undefined || action !== undefined) && (
        <div className={css['action']}>
          {href !== undefined && (
            <ButtonLink kind="primary" href={href} replace={replace} isBlock>
              {linkLabel}
            </ButtonLink>
          )}
          {action}
        </div>
      )}
    </div>
  )
}

type ErrorStateProps = {
  /** "Tidak tersambung ke server"; a default is used when left out. */
  readonly title?: string
  /** The fault as text, from fault-text. */
  readonly text: string
  readonly onRetry?: () => void
  /** The button's label; "try again" when left out. */
  readonly retryLabel?: string
  readonly isBusy?: boolean
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
  children,
  isTall = false,
  needsNetwork = true,
}: ErrorStateProps): ReactNode => {
  const { t } = useTranslations()
  const frame = useRef<HTMLDivElement>(null)
  useSaidOnPage(text, true)
  // Its button disappears when pressed, so the focus is restored.
  useRestoreFocusOnUnmount(frame, 'heading')
  return (
    <div ref={frame} className={cx(css['state'], isTall && css['tall'])} role="alert">
      <RouteArt isBroken />
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

type QueryStateProps<F extends DisplayedFault> = {
  readonly query: Pick<Query<unknown, F>, 'phase' | 'fault' | 'retry'>
  /** While it is loading. */
  readonly skeleton: ReactNode
  readonly isTall?: boolean
  /** Shown in place of the fault with its retry: a refusal may lead elsewhere. */
  readonly failed?: (fault: F) => ReactNode
}

/** What a query shows until it has a value: a placeholder, or why it failed with a retry. */
export const QueryState = <F extends DisplayedFault>({
  query,
  skeleton,
  isTall = false,
  failed,
}: QueryStateProps<F>): ReactNode => {
  const faultText = useFaultText()
  const { phase, fault, retry } = query
  if (phase === 'loading') return skeleton
  if (phase !== 'failed' || !fault) return null
  return failed ? failed(fault) : <ErrorState isTall={isTall} text={faultText(fault)} onRetry={retry} />
}
