import type { ReactNode } from 'react'
import type { Messaging } from '../../../application/messaging/messaging.ts'
import type { LinkTrouble } from '../../../domain/messaging/connection/link-trouble.ts'
import { cx, Icon, Spinner } from '../../components/kit.ts'
import { useCountdown } from '../../hooks/use-countdown.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './ConnectionBanner.module.css'
import { useLinkTrouble } from './use-link-trouble.ts'

type BannerProps = { readonly client: Messaging }

/** Not for readers: a number that changes each second would be read out each second. */
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

const Act = ({ act, client }: BannerProps & { readonly act: NonNullable<LinkTrouble['act']> }): ReactNode => {
  const { t } = useTranslations()
  return (
    <button type="button" className={css['act']} onClick={() => client.retry()}>
      {t(act === 'retry' ? 'chat.link.retry' : 'chat.link.useHere')}
    </button>
  )
}

const signOf = (word: LinkTrouble['word'] | 'restored') => {
  if (word === 'restored') return 'check'
  return word === 'offline' ? 'wifi-off' : 'circle-alert'
}

/**
 * Says what keeps messages from going, and what can be done about it. It stands above the content and never in the
 * way of typing. Conversation and list show the same one.
 */
export const ConnectionBanner = ({ client }: BannerProps): ReactNode => {
  const { t } = useTranslations()
  const shown = useLinkTrouble(client)
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
      {trouble?.act && <Act act={trouble.act} client={client} />}
    </div>
  )
}
