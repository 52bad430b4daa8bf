import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { TranscriptView } from '../../../../application/messaging/message-store.ts'
import type { Messaging } from '../../../../application/messaging/messaging.ts'
import type { Message } from '../../../../domain/messaging/message.ts'
import { useSurroundings } from '../../../hooks/use-app.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { digestOf } from '../../digest.ts'
import { useConversation } from '../conversation-context.ts'

/**
 * Announces when this device has no storage for a waiting message: it is sent while the page stays open, but lost
 * when it closes. A message sent at once needs no storage.
 */
const useUnsavedNotice = ({ errors, status$ }: Messaging): void => {
  const { notices } = useSurroundings()
  useEffect(() => {
    const errorSubscription = errors.subscribe(({ kind }) => {
      const mustWait = status$.value.state !== 'connected'
      if (kind === 'rows-lost' && mustWait)
        notices.show('error', { kind: 'key', key: 'chat.conversation.unkept' })
    })
    return () => errorSubscription.unsubscribe()
  }, [errors, status$, notices])
}

type AnnouncerProps = { readonly view: TranscriptView; readonly isReady: boolean }

/**
 * Announces new messages in a live region of its own, because some screen readers read a whole log again. Silent for
 * own messages and history; a streamed answer is announced once, when complete. Also announces status messages of the
 * conversation.
 */
export const Announcer = ({ view, isReady }: AnnouncerProps): ReactNode => {
  const { chat, name } = useConversation()
  const translations = useTranslations()
  const { uid } = chat.client
  useUnsavedNotice(chat.client)
  const [announcement, setAnnouncement] = useState('')
  const announce = useRef((_: readonly [Message, ...Message[]]): void => undefined)
  announce.current = ([first, ...more]) =>
    setAnnouncement(
      more.length > 0
        ? translations.t('chat.conversation.say.many', { count: more.length + 1 })
        : translations.t('chat.conversation.say.one', { name, text: digestOf(first, uid, translations) }),
    )
  const [announcements] = useState(() => chat.announcementsOf((messages) => announce.current(messages)))
  useEffect(() => {
    if (isReady) announcements.follow(view)
  }, [view, isReady, announcements])
  useEffect(() => announcements.rest, [announcements])
  const failed = view.messages.filter(({ status, fromUID }) => status === 'fail' && fromUID === uid).length
  const known = useRef(failed)
  const [alarm, setAlarm] = useState(0)

  useEffect(() => {
    if (isReady && failed > known.current) setAlarm((before) => before + 1)
    known.current = failed
  }, [failed, isReady])

  return (
    <>
      <p className="visually-hidden" role="status" data-announcement="">
        {announcement}
      </p>
      <p className="visually-hidden" role="alert">
        {alarm > 0 && <span key={alarm}>{translations.t('chat.conversation.say.failed')}</span>}
      </p>
    </>
  )
}
