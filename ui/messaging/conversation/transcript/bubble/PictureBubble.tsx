import { type ReactNode, useEffect, useState } from 'react'
import type { Chat } from '../../../../../application/messaging/messaging-context.ts'
import { type Message, shownContent } from '../../../../../domain/messaging/message.ts'
import { Icon, LazyImage } from '../../../../components/kit.ts'
import { useTranslations } from '../../../../i18n/translations.ts'
import { useConversation } from '../../conversation-context.ts'
import { PictureProgress } from './PictureProgress.tsx'
import css from './picture.module.css'

/** Requirement E7: widest and narrowest aspect ratio of a picture. */
const WIDEST = 4 / 3
const HIGHEST = 3 / 4

const shareOf = (width: number, height: number): number =>
  width > 0 && height > 0 ? Math.min(WIDEST, Math.max(HIGHEST, width / height)) : WIDEST

/** Reserves a frame in the picture's aspect ratio, so that nothing moves when it loads. */
const shapeFor =
  (width: number, height: number) =>
  (frame: HTMLElement | null): void =>
    frame?.style.setProperty('--share', String(shareOf(width, height)))

/** A picture waiting for upload since before a reload; empty until it is read, or when it was not stored. */
const useKeptPicture = ({ client, previews }: Chat, clientMsgNo: string, isWanted: boolean): string => {
  const [url, setUrl] = useState('')
  useEffect(() => {
    if (!isWanted) return undefined
    let isThere = true
    let made = ''
    void client.fileOf(clientMsgNo).then((file) => {
      if (!isThere || !file) return
      made = previews.preview(file.content)
      setUrl(made)
    })
    return () => {
      isThere = false
      setUrl('')
      previews.release(made)
    }
  }, [client, previews, clientMsgNo, isWanted])
  return url
}

type PictureBubbleProps = { readonly message: Message; readonly isOwn: boolean }

/** A picture in its reserved frame; a tap opens the viewer. */
export const PictureBubble = ({ message, isOwn }: PictureBubbleProps): ReactNode => {
  const { chat, previews, viewPicture, name } = useConversation()
  const { t } = useTranslations()
  const [isBroken, setBroken] = useState(false)
  const { body } = shownContent(message)
  const { width, height, url } = body.kind === 'image' ? body : { width: 0, height: 0, url: '' }
  const whole = previews.get(message.clientMsgNo) ?? url
  const kept = useKeptPicture(chat, message.clientMsgNo, isOwn && whole === '')
  const shown = whole || kept
  const alt = isOwn ? t('chat.conversation.picture.yours') : t('chat.conversation.picture.of', { name })
  return (
    <span className={css['picture']}>
      <button
        ref={shapeFor(width, height)}
        type="button"
        className={css['frame']}
        aria-label={`${alt}. ${t(isBroken ? 'chat.conversation.picture.reload' : 'chat.conversation.picture.open')}`}
        disabled={whole === ''}
        onClick={() => (isBroken ? setBroken(false) : viewPicture(whole))}
      >
        {isBroken && (
          <span className={css['broken']}>
            <Icon name="image-off" />
            <span>{t('chat.conversation.picture.reload')}</span>
          </span>
        )}
        {shown !== '' && !isBroken && (
          <LazyImage
            src={shown}
            alt=""
            width={width || 400}
            height={height || 300}
            onBroken={() => setBroken(true)}
          />
        )}
      </button>
      {isOwn && message.status === 'wait' && <PictureProgress message={message} />}
    </span>
  )
}
