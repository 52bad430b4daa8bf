import { type ReactNode, useSyncExternalStore } from 'react'
import { type DateStyle, formatDate } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'

type MomentProps = {
  /** Unix time in seconds. */
  readonly at: number
  readonly style?: DateStyle
  readonly className?: string | undefined
}

const never = (): (() => void) => () => undefined

/**
 * A time in the reader's own time zone, which a server does not know: server-rendered pages contain only the
 * machine-readable time and an empty line, marked as pending, and the text appears on hydration.
 */
export const Moment = ({ at, style, className }: MomentProps): ReactNode => {
  const { language } = useTranslations()
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const text = formatDate(at, language, style)
  if (text === '') return null
  return (
    <time
      className={className}
      dateTime={new Date(at * 1000).toISOString()}
      data-pending={isHydrated ? undefined : ''}
    >
      {isHydrated ? text : '\u00a0'}
    </time>
  )
}
