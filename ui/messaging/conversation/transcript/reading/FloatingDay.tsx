import { type ReactNode, type RefObject, useEffect } from 'react'
import type { TimerHandle } from '../../../../../application/ports/clock-port.ts'
import { useDistinctState, useSurroundings } from '../../../../hooks/use-app.ts'
import { formatRelativeDay } from '../../../../i18n/format.ts'
import { useTranslations } from '../../../../i18n/translations.ts'
import css from '../transcript.module.css'

const LINGER_MS = 1000

type FloatingDayProps = {
  readonly scroller: RefObject<HTMLElement | null>
  readonly topRow: () => HTMLElement | undefined
}

/** Whether the day line of the row is visible above it. */
const isNamedAbove = (row: Element, edge: number): boolean => {
  for (
    let line = row.previousElementSibling;
    line && line.tagName === 'P';
    line = line.previousElementSibling
  ) {
    if (line.hasAttribute('data-day')) return line.getBoundingClientRect().bottom > edge
  }
  return false
}

/** The day of the top row, while the reader scrolls; hidden if its day line is visible. */
export const FloatingDay = ({ scroller, topRow }: FloatingDayProps): ReactNode => {
  const { clock } = useSurroundings()
  const { language } = useTranslations()
  const [day, setDay] = useDistinctState('')
  useEffect(() => {
    const element = scroller.current
    let timer: TimerHandle | undefined
    const scrolled = (): void => {
      const row = topRow()
      const at = Number(row?.dataset['at'] ?? 0)
      const isShownAbove = !row || !element || isNamedAbove(row, element.getBoundingClientRect().top)
      setDay(at > 0 && !isShownAbove ? formatRelativeDay(at, clock.now() / 1000, language) : '')
      timer?.cancel()
      timer = clock.after(LINGER_MS, () => setDay(''))
    }
    element?.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      timer?.cancel()
      setDay('')
      element?.removeEventListener('scroll', scrolled)
    }
  }, [scroller, topRow, clock, language, setDay])
  return (
    <p className={css['floating']} data-shown={day !== ''} aria-hidden="true">
      {day}
    </p>
  )
}
