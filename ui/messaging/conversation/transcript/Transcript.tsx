import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { TranscriptView } from '../../../../application/messaging/message-store.ts'
import { boundsOf } from '../../../../domain/messaging/conversations/message-window.ts'
import { shownMessages, topOf } from '../../../../domain/messaging/conversations/reading.ts'
import {
  dayNames,
  keyOfRow,
  type Row,
  rowsOf,
} from '../../../../domain/messaging/conversations/transcript-rows.ts'
import type { SeqRange } from '../../../../domain/messaging/delivery/seq-ranges.ts'
import { type StreamState, streamOf } from '../../../../domain/messaging/delivery/stream.ts'
import type { Message } from '../../../../domain/messaging/message.ts'
import { Button, Spinner, TextLink } from '../../../components/kit.ts'
import { useAction, useStream, useSurroundings } from '../../../hooks/use-app.ts'
import { useTimed } from '../../../hooks/use-countdown.ts'
import { dayNumber, formatDate, formatRelativeDay } from '../../../i18n/format.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { useConversation } from '../conversation-context.ts'
import type { OpenedConversation } from '../use-open-conversation.ts'
import { MessageRow } from './bubble/MessageRow.tsx'
import { LineRow } from './LineRow.tsx'
import { FloatingDay } from './reading/FloatingDay.tsx'
import { JumpButtons } from './reading/JumpButtons.tsx'
import { useReminders } from './reading/use-reminders.ts'
import { useSeen } from './reading/use-seen.ts'
import { useTranscriptScroll } from './reading/use-transcript-scroll.ts'
import css from './transcript.module.css'

/** A gap in the messages, loaded on request. */
const Gap = ({ range }: { readonly range: SeqRange }): ReactNode => {
  const { chat, channel } = useConversation()
  const { t } = useTranslations()
  const fill = useAction(() => chat.client.fillGap(channel, range))
  return (
    <p className={css['line']}>
      <Button kind="line" size="sm" action={fill}>
        {t('chat.conversation.gap')}
      </Button>
    </p>
  )
}

type TranscriptRowProps = {
  readonly row: Row
  readonly unread: number
  readonly streams: ReadonlyMap<string, StreamState>
  readonly dayName: (seconds: number) => string
}

/** One row of the transcript, of any kind. */
const TranscriptRow = ({ row, unread, streams, dayName }: TranscriptRowProps): ReactNode => {
  const { t } = useTranslations()
  switch (row.kind) {
    case 'day':
      return (
        <p className={css['line']} data-day="">
          {dayName(row.at)}
        </p>
      )
    case 'gap':
      return <Gap range={row.range} />
    case 'unread':
      return (
        <p className={css['unread']}>
          <span>{t('chat.conversation.unread', { count: unread })}</span>
        </p>
      )
    case 'note':
      return <p className={css['line']}>{row.text}</p>
    case 'line':
      return <LineRow rowKey={row.key} message={row.message} />
    case 'message': {
      const { message, isOwn, isLast, key } = row
      const stream = streamOf(message, streams)
      return <MessageRow rowKey={key} message={message} isOwn={isOwn} isLast={isLast} stream={stream} />
    }
  }
}

/** How many messages of others arrived since the reader left the end; older ones below a jump are not new. */
const useNewBelow = (messages: readonly Message[], end: number, uid: string): number => {
  const seen = useRef(0)
  if (end >= messages.length) {
    seen.current = Math.max(seen.current, topOf(messages))
    return 0
  }
  return messages.slice(end).filter(({ fromUID, messageSeq }) => fromUID !== uid && messageSeq > seen.current)
    .length
}

/** The transcript's functions for the conversation around it. */
export type TranscriptHandle = {
  readonly toEnd: () => void
  /** Scrolls to a message by id or number, loading older pages as needed; false when it is not found. */
  readonly find: (messageID: string, messageSeq: number) => Promise<boolean>
}

type TranscriptProps = {
  readonly view: TranscriptView
  readonly opened: OpenedConversation
  readonly handle: RefObject<TranscriptHandle | null>
  readonly children?: ReactNode
}

/** The messages of a conversation; older ones are loaded when their end comes near (requirements E5 and E7). */
export const Transcript = ({ view, opened, handle, children }: TranscriptProps): ReactNode => {
  const { clock } = useSurroundings()
  const { chat, channel, name, notes } = useConversation()
  const { t, language } = useTranslations()
  const { uid } = chat.client
  const shown = useMemo(() => shownMessages(view.messages, uid), [view.messages, uid])
  const keys = useMemo(() => shown.map(keyOfRow), [shown])
  const grow = useRef<() => void>(() => undefined)
  const nearTop = useRef<() => void>(() => undefined)
  const [older] = useState(() => chat.olderOf(channel, () => grow.current()))
  const phase = useStream(older.phase$)
  const scroll = useTranscriptScroll({ keys, rendered: shown, onNearTop: () => nearTop.current() })
  grow.current = scroll.growUp
  const { start, end } = boundsOf(scroll.window, keys)
  nearTop.current = start > 0 ? scroll.growUp : older.more
  const dayOf = useMemo(() => dayNames((seconds) => formatDate(seconds, language, 'day')), [language])
  const today = useTimed(dayNumber)
  // biome-ignore lint/correctness/useExhaustiveDependencies: day names change at midnight
  const dayName = useCallback(
    (at: number) => formatRelativeDay(at, clock.now() / 1000, language),
    [clock, language, today],
  )
  const rows = useMemo(() => {
    const { gaps } = view
    const messages = shown.slice(start, end)
    const until = shown[end]?.timestamp ?? Number.POSITIVE_INFINITY
    const visibleNotes = notes.filter(({ at }) => at < until)
    return rowsOf({ messages, gaps, uid, unreadSeq: opened.unreadSeq, dayOf, notes: visibleNotes })
  }, [shown, start, end, view, uid, opened.unreadSeq, dayOf, notes])
  const below = useNewBelow(shown, end, uid)
  const { mention, others, finish } = useReminders(shown)
  const isFar = scroll.isFar || end < shown.length
  useSeen(scroll.ref, shown, rows, mention)

  const last = shown.at(-1)
  const lastOwn = last && last.fromUID === uid && last.status === 'wait' ? keyOfRow(last) : ''
  const { toEnd, show } = scroll
  useEffect(() => {
    // Own messages scroll to the end; those of others wait until the reader scrolls down.
    if (lastOwn !== '') toEnd()
  }, [lastOwn, toEnd])

  const find = useCallback(
    async (messageID: string, messageSeq: number) => {
      const message = await older.until(
        (one) =>
          (messageID !== '' && one.messageID === messageID) ||
          (messageSeq > 0 && one.messageSeq === messageSeq),
      )
      if (message) show(keyOfRow(message))
      return message !== undefined
    },
    [older, show],
  )
  useImperativeHandle(handle, () => ({ toEnd, find }), [toEnd, find])

  return (
    <section className={css['transcript']} aria-label={t('chat.conversation.transcript', { name })}>
      <FloatingDay scroller={scroll.ref} topRow={scroll.topRow} />
      <div ref={scroll.ref} className={css['scroller']} onScroll={scroll.onScroll} data-scroller="">
        <div className={css['lane']}>
          {phase === 'loading' && (
            <p className={css['line']}>
              <Spinner /> <span>{t('chat.conversation.older')}</span>
            </p>
          )}
          {phase === 'failed' && (
            <p className={css['line']}>
              <span>{t('chat.conversation.olderFailed')}</span>{' '}
              <TextLink onClick={older.more}>{t('kit.retry')}</TextLink>
            </p>
          )}
          {view.isComplete && start === 0 && shown.length > 0 && (
            <p className={css['line']}>{t('chat.conversation.beginning')}</p>
          )}
          {rows.map((row) => (
            <TranscriptRow
              key={row.key}
              row={row}
              unread={opened.unread}
              streams={view.streams}
              dayName={dayName}
            />
          ))}
          {children}
        </div>
      </div>
      {(isFar || mention || others.length > 0) && (
        <JumpButtons
          isFar={isFar}
          count={below}
          onEnd={toEnd}
          others={others}
          onOther={(reminder) => {
            if (reminder.messageSeq > 0) void find('', reminder.messageSeq)
            finish(reminder)
          }}
          {...(mention && { onMention: () => void find('', mention.seq).then(() => mention.done()) })}
        />
      )}
    </section>
  )
}
