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

export type MeterProps = {
  readonly label: string
  /** 0-1. */
  readonly value: number
  readonly isOnImage?: boolean
}

/** How far an upload has come. */
export const Meter = ({ label, value, isOnImage = false }: MeterProps): ReactNode => {
  const fill = useRef<HTMLElement>(null)
  useEffect(() => {
    fill.current?.style.setProperty('--at', String(value))
  }, [value])
  return (
    <span
      className={isOnImage ? css['onImage'] : css['meter']}
      role="progressbar"
      tabIndex={-1}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value * 100)}
    >
      <i ref={fill} className={css['fill']} />
    </span>
  )
}
