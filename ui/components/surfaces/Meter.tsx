import { type ReactNode, useEffect, useRef } from 'react'
import css from './Meter.module.css'

type MeterProps = {
  readonly label: string
  /** 0-1. */
  readonly value: number
  readonly isOnImage?: boolean
}

/** The progress of an upload. */
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
