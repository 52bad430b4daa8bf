import { type ReactNode, useEffect, useRef } from 'react'
import css from './ProgressBar.module.css'

export type ProgressBarProps = {
  /** 0-1 while a page is under way; undefined when there is nothing to show. */
  readonly value: number | undefined
}

/** The 3 px line on top of the window while a route loads. */
export const ProgressBar = ({ value }: ProgressBarProps): ReactNode => {
  const line = useRef<HTMLElement>(null)
  useEffect(() => {
    line.current?.style.setProperty('--at', String(value ?? 0))
  }, [value])
  return (
    <div className={css['bar']} data-shown={value !== undefined} aria-hidden="true">
      <i ref={line} className={css['line']} />
    </div>
  )
}
