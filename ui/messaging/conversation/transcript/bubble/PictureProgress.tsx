import { type ReactNode, useEffect, useRef } from 'react'
import type { Message } from '../../../../../domain/messaging/message.ts'
import { Icon, IconButton } from '../../../../components/kit.ts'
import { useStream } from '../../../../hooks/use-app.ts'
import { useTranslations } from '../../../../i18n/translations.ts'
import { useConversation } from '../../conversation-context.ts'
import css from './picture.module.css'

export type PictureProgressProps = { readonly message: Message }

/** How far the picture is on its way, with a way to stop it. */
export const PictureProgress = ({ message }: PictureProgressProps): ReactNode => {
  const { chat, channel } = useConversation()
  const { t } = useTranslations()
  const upload = useStream(chat.client.upload$(message.clientMsgNo))
  const ring = useRef<HTMLSpanElement>(null)
  const progress = upload?.progress ?? 0
  useEffect(() => {
    ring.current?.style.setProperty('--at', String(progress))
  }, [progress])
  if (upload?.status === 'suspend') {
    return (
      <button
        type="button"
        className={css['veil']}
        onClick={() => chat.client.resumeUpload(message.clientMsgNo)}
      >
        <Icon name="rotate-ccw" />
        <span>{t('chat.room.picture.again')}</span>
      </button>
    )
  }
  return (
    <span className={css['veil']}>
      <span
        ref={ring}
        className={css['ring']}
        role="progressbar"
        aria-label={t('chat.room.picture.sending')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(progress * 100)}
      />
      <span className={css['stop']}>
        <IconButton
          icon="x"
          label={t('chat.room.picture.cancel')}
          onClick={() => chat.client.discard(channel, message.clientMsgNo)}
        />
      </span>
    </span>
  )
}
