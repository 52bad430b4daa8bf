import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../components/actions/IconButton.tsx'
import { useDistinctState } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './BackToTop.module.css'

const SCREENS_DOWN = 2

const toTop = (page: Element | null | undefined): void => {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' })
  // The button disappears; focus goes to its own page, not to one kept alive.
  page?.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true })
}

/** A button to scroll to the top, shown after two screens. */
export const BackToTop = (): ReactNode => {
  const { t } = useTranslations()
  const [isFar, setFar] = useDistinctState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const update = (): void => setFar(window.scrollY > SCREENS_DOWN * window.innerHeight)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [setFar])
  if (!isFar) return null
  return (
    <div ref={place} className={css['place']}>
      <IconButton
        icon="arrow-up"
        label={t('catalogue.toTop')}
        isFloating
        onClick={() => toTop(place.current?.closest('[data-page]'))}
      />
    </div>
  )
}
