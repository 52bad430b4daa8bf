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
 * A moment in the reader's own time zone, which the server does not know: a page that it renders carries the moment for
 * machines alone and the line it takes, and the text comes when the page is hydrated.
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
    <time className={className} dateTime={new Date(at * 1000).toISOString()}>
      {isHydrated ? text : '\u00a0'}
    </time>
  )
}
