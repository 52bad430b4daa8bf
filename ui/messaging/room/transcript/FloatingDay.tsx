import { type ReactNode, type RefObject, useEffect } from 'react'
import type { TimerHandle } from '../../../../application/ports/clock-port.ts'
import { useApp } from '../../../hooks/use-app.ts'
import { useTold } from '../../../hooks/use-told.ts'
import { formatRelativeDay } from '../../../i18n/format.ts'
import { useWords } from '../../../i18n/use-words.ts'
import css from './transcript.module.css'

const LINGER_MS = 1000

export type FloatingDayProps = {
  readonly scroller: RefObject<HTMLElement | null>
  readonly topRow: () => HTMLElement | undefined
}

/** The day of what is at the top, while the reader scrolls. */
export const FloatingDay = ({ scroller, topRow }: FloatingDayProps): ReactNode => {
  const { clock } = useApp()
  const { language } = useWords()
  const [day, setDay] = useTold('')
  useEffect(() => {
    const element = scroller.current
    let timer: TimerHandle | undefined
    const scrolled = (): void => {
      const at = Number(topRow()?.dataset['at'] ?? 0)
      if (at > 0) setDay(formatRelativeDay(at, clock.now() / 1000, language))
      timer?.cancel()
      timer = clock.after(LINGER_MS, () => setDay(''))
    }
    element?.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      timer?.cancel()
      element?.removeEventListener('scroll', scrolled)
    }
  }, [scroller, topRow, clock, language, setDay])
  return (
    <p className={css['floating']} data-shown={day !== ''} aria-hidden="true">
      {day}
    </p>
  )
}
