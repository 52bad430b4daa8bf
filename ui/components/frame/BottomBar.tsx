import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useStream, useSurroundings } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { cx } from '../cx.ts'
import networkNoteCss from '../states/NetworkNote.module.css'
import type { Column } from './AppBar.tsx'
import css from './BottomBar.module.css'

/** Says that an action needs a network, while offline. */
export const NetworkNote = (): ReactNode => {
  const { lifecycle } = useSurroundings()
  const { t } = useTranslations()
  const { isOnline } = useStream(lifecycle.life$)
  return (
    <p className={networkNoteCss['note']} role="status">
      {!isOnline && t('offline.needsNetwork')}
    </p>
  )
}

/**
 * The largest part of the window that the bar, with the tabs below it, may cover. A larger bar is at the end of the
 * page instead.
 */
const TALL_SHARE = 0.3

/**
 * Keeps `--foot-h`, the height of the bar at the bottom of the window, so that what takes the focus is scrolled clear
 * of it (WCAG 2.4.11). In large type on a small window the bar would leave too little room, and does not stick.
 */
const useFootHeight = (): RefObject<HTMLElement | null> => {
  const self = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const bar = self.current
    if (!bar || typeof ResizeObserver !== 'function') return undefined
    const root = document.documentElement
    const measure = (): void => {
      const { position, bottom } = getComputedStyle(bar)
      // On wide windows the bar follows a form, or is next to the lines.
      const lift = bottom === 'auto' ? undefined : Number.parseFloat(bottom)
      const height = bar.offsetHeight
      const isTall = lift !== undefined && height + lift > window.innerHeight * TALL_SHARE
      bar.toggleAttribute('data-tall', isTall)
      const isHeld = position === 'sticky' && lift !== undefined && !isTall
      root.style.setProperty('--foot-h', isHeld ? `${height}px` : '0px')
    }
    const observer = new ResizeObserver(measure)
    observer.observe(bar)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
      root.style.removeProperty('--foot-h')
    }
  }, [])
  return self
}

type BottomBarProps = {
  readonly children: ReactNode
  /** Aligns the actions with the page's column; from 900 px on a form's bar follows the form. */
  readonly column?: Column
  /** The action calls the server: shows a note while offline. */
  readonly needsNetwork?: boolean
}

/** The bar with a page's main action, sticky at the bottom (above the tabs on a tab root). */
export const BottomBar = ({ children, column = 'wide', needsNetwork = false }: BottomBarProps): ReactNode => {
  const { t } = useTranslations()
  const self = useFootHeight()
  return (
    <section ref={self} className={cx(css['bar'], css[column])} aria-label={t('kit.actions')} data-foot="">
      <div className={css['inside']}>
        {needsNetwork && <NetworkNote />}
        {children}
      </div>
    </section>
  )
}
