import { BehaviorSubject, Subscription } from 'rxjs'
import { type Channel, channelKey } from '../../domain/messaging/channels/channel.ts'
import { keptDraft } from '../../domain/messaging/content/message-text.ts'
import { draftText } from '../../domain/shared/fields.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { Drafts } from '../shared/drafts.ts'
import { type StateStream, stateOf } from '../shared/streams.ts'
import type { Messaging } from './messaging.ts'

/** Requirement E7: in milliseconds after the last key. */
const SAVE_AFTER_MS = 300

/** The text of a composer. */
export type ComposerDraft = {
  readonly text$: StateStream<string>
  /** What is typed now. It is saved a moment later, or when the page may be about to go. */
  readonly set: (text: string) => void
  /** Follows what other tabs and devices do to the draft; calling what it gives saves the draft and ends that. */
  readonly attend: () => () => void
}

type Deps = {
  readonly client: Pick<Messaging, 'uid' | 'conversation$' | 'saveDraft'>
  readonly channel: Channel
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly drafts: Pick<Drafts, 'read' | 'keep'>
}

/**
 * What stands in the composer of a conversation, kept for the next visit: the server learns of it when it can be
 * reached, and until then this tab alone remembers it, over a reload too. Another tab's or device's newer text takes
 * its place unless something stands here that is not saved.
 */
export const createComposerDraft = (deps: Deps): ComposerDraft => {
  const { client, channel, clock, lifecycle, drafts } = deps
  const conversation$ = client.conversation$(channelKey(channel))
  const name = `${client.uid} chat ${channelKey(channel)}`
  const serverText = (): string => conversation$.value?.extra?.draft ?? ''
  const own = draftText(drafts.read(name), 'text')
  const text$ = new BehaviorSubject(own ?? serverText())
  let isTouched = own !== undefined
  let saved = serverText()
  /** What was saved here and not yet seen back. */
  let awaited: string | undefined
  let timer: TimerHandle | undefined

  /** What the server has need not be kept here, too: after a reload it would be older than what was done with it since. */
  const isAtServer = (): boolean => {
    const extra = conversation$.value?.extra
    return extra !== undefined && !extra.isUnsaved && extra.draft === text$.value
  }

  const follow = (): void => {
    const kept = serverText()
    if (awaited === kept) awaited = undefined
    // The list may come after the conversation: nobody has written yet, so its draft is taken. Where nothing stands here
    // that is not saved, another tab or device has gone on writing, or has sent it.
    const isSaved = awaited === undefined && text$.value === saved
    const isNews = isTouched ? isSaved && kept !== keptDraft(saved) : kept !== text$.value
    if (isNews) {
      saved = kept
      text$.next(kept)
    }
    if (isAtServer()) drafts.keep(name, undefined)
  }

  const save = (): void => {
    timer?.cancel()
    if (text$.value === saved) return
    saved = text$.value
    awaited = keptDraft(saved)
    client.saveDraft(channel, saved)
  }

  const saveSoon = (): void => {
    timer?.cancel()
    timer = clock.after(SAVE_AFTER_MS, save)
  }

  return {
    text$: stateOf(text$),
    set: (text) => {
      isTouched = true
      text$.next(text)
      drafts.keep(name, text === '' || isAtServer() ? undefined : { text })
      saveSoon()
    },
    attend: () => {
      const attending = new Subscription(save)
      attending.add(conversation$.subscribe(follow))
      // A page that goes, or is ended while it is hidden, tells the last words.
      attending.add(
        lifecycle.life$.subscribe(({ isVisible, isLeaving }) => {
          if (!isVisible || isLeaving) save()
        }),
      )
      if (text$.value !== saved) saveSoon()
      return () => attending.unsubscribe()
    },
  }
}
