import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Message, shownContent } from '../../../domain/messaging/message.ts'
import { Icon, LazyImage } from '../../components/kit.ts'
import { useWords } from '../../i18n/use-words.ts'
import { LateProgress } from '../LateParts.tsx'
import css from './picture.module.css'
import { useRoom } from './room-context.ts'

/** messaging.md 7: no picture is higher or wider than this. */
const WIDEST = 4 / 3
const HIGHEST = 3 / 4

const shareOf = (width: number, height: number): number =>
  width > 0 && height > 0 ? Math.min(WIDEST, Math.max(HIGHEST, width / height)) : WIDEST

/** A picture in its reserved place; a tap shows it over the whole screen. */
export const PictureBubble = ({
  message,
  isOwn,
}: {
  readonly message: Message
  readonly isOwn: boolean
}): ReactNode => {
  const { previews, viewPicture, name } = useRoom()
  const { t } = useWords()
  const frame = useRef<HTMLButtonElement>(null)
  const [isBroken, setBroken] = useState(false)
  const { body } = shownContent(message)
  const { width, height, url } = body.kind === 'image' ? body : { width: 0, height: 0, url: '' }
  const share = shareOf(width, height)
  useEffect(() => {
    frame.current?.style.setProperty('--share', String(share))
  }, [share])
  const shown = previews.get(message.clientMsgNo) ?? url
  const alt = isOwn ? t('chat.room.picture.yours') : t('chat.room.picture.of', { name })
  return (
    <span className={css['picture']}>
      <button
        ref={frame}
        type="button"
        className={css['frame']}
        aria-label={`${alt}. ${t(isBroken ? 'chat.room.picture.reload' : 'chat.room.picture.open')}`}
        disabled={shown === ''}
        onClick={() => (isBroken ? setBroken(false) : viewPicture(shown))}
      >
        {isBroken && (
          <span className={css['broken']}>
            <Icon name="image-off" />
            {t('chat.room.picture.reload')}
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
      {isOwn && message.status === 'wait' && <LateProgress message={message} />}
    </span>
  )
}
