import { type ReactNode, useEffect, useRef } from 'react'
import type { Message } from '../../../../../domain/messaging/message.ts'
import { IconButton } from '../../../../components/kit.ts'
import { useStream } from '../../../../hooks/use-app.ts'
import { useTranslations } from '../../../../i18n/translations.ts'
import { useConversation } from '../../conversation-context.ts'
import css from './picture.module.css'

type PictureProgressProps = { readonly message: Message }

/** Upload progress of a picture, with pause and cancel. */
export const PictureProgress = ({ message }: PictureProgressProps): ReactNode => {
  const { chat, channel } = useConversation()
  const { t } = useTranslations()
  const upload = useStream(chat.client.upload$(message.clientMsgNo))
  const ring = useRef<HTMLSpanElement>(null)
  const progress = upload?.progress ?? 0
  const isPaused = upload?.status === 'suspend'
  // Again when resumed, which renders another ring.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    ring.current?.style.setProperty('--at', String(progress))
  }, [progress, isPaused])
  const { clientMsgNo } = message
  return (
    <span className={css['overlay']}>
      {isPaused ? (
        <span className={css['paused']} role="status">
          {t('chat.conversation.picture.paused')}
        </span>
      ) : (
        <span
          ref={ring}
          className={css['ring']}
          role="progressbar"
          aria-label={t('chat.conversation.picture.sending')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(progress * 100)}
        />
      )}
      <span className={css['controls']}>
        {/* One button for both actions, so that it keeps the focus. */}
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          label={t(isPaused ? 'chat.conversation.picture.goOn' : 'chat.conversation.picture.pause')}
          onClick={() =>
            isPaused ? chat.client.resumeUpload(clientMsgNo) : chat.client.suspendUpload(clientMsgNo)
          }
        />
        <IconButton
          icon="x"
          label={t('chat.conversation.picture.cancel')}
          onClick={() => chat.client.discard(channel, clientMsgNo)}
        />
      </span>
    </span>
  )
}
