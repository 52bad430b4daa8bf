import { type ReactNode, useRef } from 'react'
import { useRestoreFocusOnUnmount } from '../../hooks/use-restore-focus.ts'
import { cx } from '../cx.ts'
import { AppBar, type Column } from './AppBar.tsx'
import css from './Page.module.css'

type PageProps = {
  readonly children: ReactNode
  /** The page's h1, in a bar with a back arrow. */
  readonly title?: string | undefined
  /** The end of that bar. */
  readonly actions?: ReactNode
  /** What its arrow does, by default back in history. */
  readonly onBack?: (() => void) | undefined
  /** Another AppBar than that. */
  readonly bar?: ReactNode
  /** A BottomBar, when the page has one main action; or a quiet line at the bottom of the screen. */
  readonly footer?: ReactNode
  /** bg for catalogue and forms, canvas for account, order and wallet pages. */
  readonly surface?: 'bg' | 'canvas'
  readonly column?: Column
  /** Tab roots reserve space for the tab bar on phones. */
  readonly isRoot?: boolean
  /** Selection and primary buttons in teal. */
  readonly isWallet?: boolean
  readonly isBusy?: boolean
  /** No gutter: the content reaches the screen edges. */
  readonly isBleeding?: boolean
  readonly className?: string | undefined
  /** Class of the whole page, bars included. */
  readonly frame?: string | undefined
}

/** The frame of every screen: bar, one main landmark, action bar. */
export const Page = ({
  children,
  title,
  actions,
  onBack,
  column = 'wide',
  bar = title === undefined && actions === undefined ? undefined : (
    <AppBar column={column} title={title} actions={actions} onBack={onBack} />
  ),
  footer,
  surface = 'bg',
  isRoot = false,
  isWallet = false,
  isBusy = false,
  isBleeding = false,
  className,
  frame,
}: PageProps): ReactNode => {
  const self = useRef<HTMLDivElement>(null)
  useRestoreFocusOnUnmount(self, 'page')
  return (
    <div
      ref={self}
      className={cx(css['page'], css[surface], isRoot && css['rootPage'], isWallet && 'is-wallet', frame)}
      data-page=""
    >
      {bar}
      <main
        className={cx(isBleeding ? css['bleed'] : css['wrap'], css[column], css['main'], className)}
        tabIndex={-1}
        data-main=""
        aria-busy={isBusy || undefined}
      >
        {children}
      </main>
      {footer}
    </div>
  )
}
