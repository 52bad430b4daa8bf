import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SaidOnPage } from '../../../application/shared/notices.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'
import { Spinner } from '../states/Spinner.tsx'
import css from './Toast.module.css'

/** Bars at the bottom of the window: tabs, a page's actions, a composer. */
const BARS = 'nav, [data-foot]'

/** Above the last button of a sheet. */
const SHEET_PX = 136

/** Elements in the lower half that reach the bottom edge or the tabs are bars; a rail or a side summary is not. */
const isAtFoot = ({ top, bottom }: DOMRect, windowPx: number): boolean =>
  top > windowPx / 2 && bottom > windowPx - 100

/** How many px at the bottom must not be covered: bars, and a phone's keyboard. */
const footRoom = (): number => {
  const windowPx = innerHeight
  // Not supported by every browser.
  const { visualViewport: view } = window
  const keysPx = view ? windowPx - view.height - view.offsetTop : 0
  const tops = [...document.querySelectorAll(BARS)]
    .filter((bar) => bar.checkVisibility?.() !== false)
    .map((bar) => bar.getBoundingClientRect())
    .filter((box) => isAtFoot(box, windowPx))
    .map(({ top }) => windowPx - top)
  const sheetPx = document.querySelector('dialog[open]') ? SHEET_PX : 0
  return Math.max(sheetPx, keysPx, ...tops)
}

type ToastKind = 'info' | 'success' | 'error' | 'loading'

type ToastItem = {
  readonly id: string | number
  readonly kind: ToastKind
  readonly text: string
  readonly action?: { readonly label: string; readonly onClick: () => void }
  /** The page says the same: the toast is at most announced. */
  readonly onPage?: SaidOnPage | undefined
}

const ICONS = { info: 'info', success: 'check', error: 'circle-alert' } as const

type ToastRegionProps = {
  /** Newest last; the owner removes them in time. */
  readonly toasts: readonly ToastItem[]
}

/**
 * Toasts, above the bars and open sheets. The live regions are separate from the visible ones, because a region that
 * appears together with its first text is not announced.
 */
export const ToastRegion = ({ toasts }: ToastRegionProps): ReactNode => {
  const { t } = useTranslations()
  const region = useRef<HTMLElement>(null)
  const shown = toasts.filter(({ onPage }) => !onPage)
  const newest = shown.at(-1)?.id
  // One commit later: a focus change of the same step is read first and would otherwise cut the announcement off.
  const [announced, setAnnounced] = useState(toasts)
  useEffect(() => setAnnounced(toasts), [toasts])
  useLayoutEffect(() => {
    if (newest === undefined) return undefined
    // After every navigation, because a toast may outlive its page and its bars.
    const place = (): void => region.current?.style.setProperty('--foot', `${footRoom()}px`)
    place()
    // A page's bar may come with its data, after the toast: it writes `--foot-h` to the root.
    const bars = new MutationObserver(place)
    bars.observe(document.documentElement, { attributeFilter: ['style'] })
    return () => bars.disconnect()
  })
  useEffect(() => {
    const element = region.current
    if (!element?.showPopover) return undefined
    // Shown again for each toast, and when a dialog opens, which would cover it.
    const raise = (): void => {
      if (element.matches(':popover-open')) element.hidePopover()
      if (newest !== undefined) element.showPopover()
    }
    raise()
    if (newest === undefined) return undefined
    const dialogs = new MutationObserver((changes) => {
      if (changes.some(({ target }) => target instanceof HTMLDialogElement && target.open)) raise()
    })
    dialogs.observe(document.body, { attributeFilter: ['open'], subtree: true })
    return () => dialogs.disconnect()
  }, [newest])
  const announcementsOf = (isError: boolean): ReactNode =>
    announced
      .filter(({ kind, onPage }) => (kind === 'error') === isError && !onPage?.isAnnounced)
      .map(({ id, text }) => <span key={id}>{`${text} `}</span>)
  return (
    <>
      {/* Not atomic: when one of two toasts disappears, the other is not announced again. */}
      <p className="visually-hidden" role="status" aria-atomic="false">
        {announcementsOf(false)}
      </p>
      <p className="visually-hidden" role="alert" aria-atomic="false">
        {announcementsOf(true)}
      </p>
      <section ref={region} className={css['region']} popover="manual" aria-label={t('kit.toasts')}>
        <div>
          {shown.map((toast) => (
            <Toast key={toast.id} toast={toast} />
          ))}
        </div>
      </section>
    </>
  )
}

/** One toast. */
export const Toast = ({ toast }: { readonly toast: ToastItem }): ReactNode => (
  <div className={cx(css['toast'], css[toast.kind])}>
    {toast.kind === 'loading' ? <Spinner isInherited /> : <Icon name={ICONS[toast.kind]} size={20} />}
    <span>{toast.text}</span>
    {toast.action && (
      <button type="button" className={css['action']} onClick={toast.action.onClick}>
        {toast.action.label}
      </button>
    )}
  </div>
)
