import type { ReactNode } from 'react'
import type { ShownLink } from '../../../application/messaging/shown-link.ts'
import type { StateStream } from '../../../application/shared/streams.ts'
import type { LinkTrouble } from '../../../domain/messaging/connection/link-trouble.ts'
import { cx, Icon, Spinner } from '../../components/kit.ts'
import { useStream } from '../../hooks/use-app.ts'
import { useCountdown } from '../../hooks/use-countdown.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './ConnectionBanner.module.css'

type BannerProps = { readonly link$: StateStream<ShownLink>; readonly onRetry: () => void }

/** Hidden from screen readers, which would read it every second. */
const Wait = ({ until }: { readonly until: number }): ReactNode => {
  const { t } = useTranslations()
  const seconds = useCountdown(until / 1000)
  if (!seconds) return null
  return (
    <span className="num" aria-hidden="true">
      {t('chat.link.in', { seconds })}
    </span>
  )
}

const signOf = (word: LinkTrouble['word'] | 'restored') => {
  if (word === 'restored') return 'check'
  return word === 'offline' ? 'wifi-off' : 'circle-alert'
}

/**
 * Explains why messages cannot be sent, and what can be done. Above the content, never in the way of typing. The same
 * in conversation and list.
 */
export const ConnectionBanner = ({ link$, onRetry }: BannerProps): ReactNode => {
  const { t } = useTranslations()
  const shown = useStream(link$)
  const trouble = shown.kind === 'trouble' ? shown.trouble : undefined
  const isOpen = shown.kind !== 'fine'
  const word = trouble?.word ?? 'restored'
  const isWorking = word === 'connecting' || word === 'waiting'
  const look = trouble?.tone ?? 'ok'
  return (
    <div className={cx(isOpen && css['banner'], isOpen && css[look])}>
      {isOpen && (
        <span className={css['sign']} aria-hidden="true">
          {isWorking ? <Spinner isInherited /> : <Icon name={signOf(word)} size={16} />}
        </span>
      )}
      <p role="status">{isOpen && t(`chat.link.${word}`)}</p>
      {trouble?.word === 'waiting' && shown.kind === 'trouble' && shown.nextAt !== undefined && (
        <Wait until={shown.nextAt} />
      )}
      {trouble?.act && (
        <button type="button" className={css['act']} onClick={onRetry}>
          {t(trouble.act === 'retry' ? 'chat.link.retry' : 'chat.link.useHere')}
        </button>
      )}
    </div>
  )
}
