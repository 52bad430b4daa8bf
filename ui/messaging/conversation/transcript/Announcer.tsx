import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { TranscriptView } from '../../../../application/messaging/message-store.ts'
import type { Messaging } from '../../../../application/messaging/messaging.ts'
import type { TimerHandle } from '../../../../application/ports/clock-port.ts'
import { shownMessages } from '../../../../domain/messaging/conversations/reading.ts'
import { streamOf } from '../../../../domain/messaging/delivery/stream.ts'
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
    const heard = errors.subscribe(({ kind }) => {
      const mustWait = status$.value.state !== 'connected'
      if (kind === 'rows-lost' && mustWait)
        notices.show('error', { kind: 'key', key: 'chat.conversation.unkept' })
    })
    return () => heard.unsubscribe()
  }, [errors, status$, notices])
}

/** Requirement E7: least milliseconds between two announcements. */
const ANNOUNCE_EVERY_MS = 1000

const isGrowing = (message: Message, { streams }: TranscriptView): boolean =>
  streamOf(message, streams)?.status === 'growing'

/** Complete messages of others that arrived while the conversation is open. */
const freshIn = (view: TranscriptView, uid: string, since: number): readonly Message[] =>
  shownMessages(view.messages, uid).filter(
    (message) => message.messageSeq > since && message.fromUID !== uid && !isGrowing(message, view),
  )

const topOf = ({ messages }: TranscriptView): number =>
  messages.reduce((top, { messageSeq }) => Math.max(top, messageSeq), 0)

type AnnouncerProps = { readonly view: TranscriptView; readonly isReady: boolean }

/**
 * Announces new messages in a live region of its own, because some screen readers read a whole log again. Silent for
 * own messages and history; a streamed answer is announced once, when complete. Also announces status messages of the
 * conversation.
 */
export const Announcer = ({ view, isReady }: AnnouncerProps): ReactNode => {
  const { clock } = useSurroundings()
  const { chat, name } = useConversation()
  const translations = useTranslations()
  const { uid } = chat.client
  useUnsavedNotice(chat.client)
  const [said, setSaid] = useState('')
  const since = useRef<number | undefined>(undefined)
  const told = useRef(new Set<string>())
  const waiting = useRef<readonly Message[]>([])
  const timer = useRef<TimerHandle | undefined>(undefined)
  const failed = view.messages.filter(({ status, fromUID }) => status === 'fail' && fromUID === uid).length
  const known = useRef(failed)
  const [alarm, setAlarm] = useState(0)

  useEffect(() => {
    if (!isReady) return
    if (since.current === undefined) {
      since.current = topOf(view)
      return
    }
    const fresh = freshIn(view, uid, since.current).filter(({ messageID }) => !told.current.has(messageID))
    if (fresh.length === 0) return
    for (const { messageID } of fresh) told.current.add(messageID)
    waiting.current = [...waiting.current, ...fresh]
    timer.current ??= clock.after(ANNOUNCE_EVERY_MS, () => {
      timer.current = undefined
      const [first, ...more] = waiting.current
      waiting.current = []
      if (!first) return
      const text = digestOf(first, uid, translations)
      setSaid(
        more.length > 0
          ? translations.t('chat.conversation.say.many', { count: more.length + 1 })
          : translations.t('chat.conversation.say.one', { name, text }),
      )
    })
  }, [view, isReady, uid, clock, translations, name])

  useEffect(() => {
    if (isReady && failed > known.current) setAlarm((before) => before + 1)
    known.current = failed
  }, [failed, isReady])

  // Returning to a conversation that was only hidden, the reader sees what was not announced.
  useEffect(
    () => () => {
      timer.current?.cancel()
      timer.current = undefined
      waiting.current = []
    },
    [],
  )
  return (
    <>
      <p className="visually-hidden" role="status" data-said="">
        {said}
      </p>
      <p className="visually-hidden" role="alert">
        {alarm > 0 && <span key={alarm}>{translations.t('chat.conversation.say.failed')}</span>}
      </p>
    </>
  )
}
