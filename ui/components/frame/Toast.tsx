import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from '../../i18n/translations.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'
import { Spinner } from '../states/Spinner.tsx'
import css from './Toast.module.css'

/** Bars at the foot of the window: the tabs, a page's actions, a composer. */
const BARS = 'nav, [data-foot]'

/** Above the last button of a sheet, wherever its content puts it. */
const SHEET_PX = 136

/** What stands in the lower half, down to the edge or to the tabs, is a bar; a rail or a summary beside lines is none. */
const isAtFoot = ({ top, bottom }: DOMRect, windowPx: number): boolean =>
  top > windowPx / 2 && bottom > windowPx - 100

/** How much of the window's foot, in px, is taken by what may not be covered: bars, and a phone's keys. */
const footRoom = (): number => {
  const windowPx = innerHeight
  // Not every browser tells of it.
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
}

const ICONS = { info: 'info', success: 'check', error: 'circle-alert' } as const

type ToastRegionProps = {
  /** The newest last; who owns them takes them away in time. */
  readonly toasts: readonly ToastItem[]
}

/**
 * Where short news appears, above the bars and above open sheets. The live regions stand apart from
 * what is seen: a region that is shown together with its first words is not read out.
 */
export const ToastRegion = ({ toasts }: ToastRegionProps): ReactNode => {
  const { t } = useTranslations()
  const region = useRef<HTMLElement>(null)
  const newest = toasts.at(-1)?.id
  // A commit later: what takes the focus with a step is read first, and does not cut the news off.
  const [spoken, setSpoken] = useState(toasts)
  useEffect(() => setSpoken(toasts), [toasts])
  useLayoutEffect(() => {
    // At every step: news may outlive the page that it was said on, and its bars.
    if (newest !== undefined) region.current?.style.setProperty('--foot', `${footRoom()}px`)
  })
  useEffect(() => {
    const element = region.current
    if (!element?.showPopover) return
    // Shown anew for each toast: a dialog opened since then would otherwise cover it.
    if (element.matches(':popover-open')) element.hidePopover()
    if (newest !== undefined) element.showPopover()
  }, [newest])
  const said = (isError: boolean): ReactNode =>
    spoken
      .filter(({ kind }) => (kind === 'error') === isError)
      .map(({ id, text }) => <span key={id}>{`${text} `}</span>)
  return (
    <>
      {/* Not read as a whole: when one of two leaves, the other was heard already. */}
      <p className="visually-hidden" role="status" aria-atomic="false">
        {said(false)}
      </p>
      <p className="visually-hidden" role="alert" aria-atomic="false">
        {said(true)}
      </p>
      <section ref={region} className={css['region']} popover="manual" aria-label={t('kit.toasts')}>
        <div>
          {toasts.map((toast) => (
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
