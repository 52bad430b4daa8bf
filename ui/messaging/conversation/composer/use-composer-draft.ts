import { useCallback, useEffect, useRef, useState } from 'react'
import type { TimerHandle } from '../../../../application/ports/clock-port.ts'
import { channelKey } from '../../../../domain/messaging/channels/channel.ts'
import { keptDraft } from '../../../../domain/messaging/content/message-text.ts'
import { draftText } from '../../../../domain/shared/fields.ts'
import { drafts } from '../../../hooks/forms/use-draft.ts'
import { useStream, useSurroundings } from '../../../hooks/use-app.ts'
import type { ConversationScope } from '../conversation-context.ts'

/** Requirement E7: after the last key. */
const SAVE_AFTER_MS = 300

export type ComposerDraft = { readonly text: string; readonly set: (text: string) => void }

/** What stands in the composer; kept for the next visit, on this device and others. */
export const useComposerDraft = ({
  chat: { client },
  channel,
}: Pick<ConversationScope, 'chat' | 'channel'>): ComposerDraft => {
  const { clock, lifecycle } = useSurroundings()
  const extra = useStream(client.conversation$(channelKey(channel)))?.extra
  const kept = extra?.draft ?? ''
  const name = `${client.uid} chat ${channelKey(channel)}`
  // The server learns of a draft when it can be reached: until then this tab alone remembers it, over a reload too.
  const [own] = useState(() => draftText(drafts.read(name), 'text'))
  const [text, setText] = useState(own ?? kept)
  const isTouched = useRef(own !== undefined)
  const saved = useRef(kept)
  const latest = useRef(text)
  const timer = useRef<TimerHandle | undefined>(undefined)

  /** What this tab has saved and not yet seen back. */
  const awaited = useRef<string | undefined>(undefined)

  if (awaited.current === kept) awaited.current = undefined
  // The list may come after the conversation: nobody has written yet, so its draft is taken. Where nothing stands here that is
  // not saved, another tab or device has gone on writing, or has sent it.
  const isSaved = awaited.current === undefined && latest.current === saved.current
  const isNews = isTouched.current ? isSaved && kept !== keptDraft(saved.current) : kept !== text
  if (isNews) {
    setText(kept)
    latest.current = kept
    saved.current = kept
  }

  // What the server has need not be kept here, too: after a reload it would be older than what was done with it since.
  const isKept = extra !== undefined && !extra.isUnsaved && kept === text
  useEffect(() => {
    if (isKept) drafts.keep(name, undefined)
  }, [isKept, name])

  const save = useCallback(() => {
    timer.current?.cancel()
    timer.current = undefined
    if (latest.current === saved.current) return
    saved.current = latest.current
    awaited.current = keptDraft(latest.current)
    client.saveDraft(channel, latest.current)
  }, [client, channel])

  // A page that goes, or is ended while it is hidden, tells the last words.
  useEffect(() => {
    const living = lifecycle.life$.subscribe((life) => {
      if (!life.isVisible || life.isLeaving) save()
    })
    return () => living.unsubscribe()
  }, [lifecycle, save])

  const set = useCallback(
    (next: string) => {
      isTouched.current = true
      latest.current = next
      setText(next)
      drafts.keep(name, next === '' ? undefined : { text: next })
      timer.current?.cancel()
      timer.current = clock.after(SAVE_AFTER_MS, save)
    },
    [clock, save, name],
  )
  useEffect(() => {
    if (own !== undefined) timer.current = clock.after(SAVE_AFTER_MS, save)
    return save
  }, [own, clock, save])
  return { text, set }
}
