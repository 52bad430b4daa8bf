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
 * Says it when this device has no room for a message that must wait: it goes out while the page stays open, but is gone
 * when it is closed. One that leaves at once needs no keeping.
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

/** Requirement E7: no more than one sentence in this time. */
const ANNOUNCE_EVERY_MS = 1000

const isGrowing = (message: Message, { streams }: TranscriptView): boolean =>
  streamOf(message, streams)?.status === 'growing'

/** The messages of others that came in while the conversation is open, and are complete. */
const freshIn = (view: TranscriptView, uid: string, since: number): readonly Message[] =>
  shownMessages(view.messages, uid).filter(
    (message) => message.messageSeq > since && message.fromUID !== uid && !isGrowing(message, view),
  )

const topOf = ({ messages }: TranscriptView): number =>
  messages.reduce((top, { messageSeq }) => Math.max(top, messageSeq), 0)

type AnnouncerProps = { readonly view: TranscriptView; readonly isReady: boolean }

/**
 * Reads new messages out: a region of its own, for a list that is a log is read again in full by some readers.
 * Silent for own messages and for history; a streamed answer is read once, when it is complete. It also says what the
 * conversation learns beside its messages.
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

  // Whoever comes back to a conversation that was only out of sight sees what was not said.
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
