import { type ReactNode, useEffect } from 'react'
import { IconButton } from '../components/IconButton.tsx'
import { useTold } from '../hooks/use-told.ts'
import { useWords } from '../i18n/use-words.ts'
import css from './BackToTop.module.css'

const SCREENS_DOWN = 2

const toTop = (): void => {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
  document.querySelector<HTMLElement>('[data-kept]:not([hidden]) [data-page-title]')?.focus({
    preventScroll: true,
  })
}

/** A way back up, once two screens lie above (screens.md 3). */
export const BackToTop = (): ReactNode => {
  const { t } = useWords()
  const [isFar, setFar] = useTold(false)
  useEffect(() => {
    const look = (): void => setFar(window.scrollY > SCREENS_DOWN * window.innerHeight)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [setFar])
  if (!isFar) return null
  return (
    <div className={css['place']}>
      <IconButton icon="arrow-up" label={t('catalogue.toTop')} isFloating onClick={toTop} />
    </div>
  )
}
