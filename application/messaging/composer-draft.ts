import { BehaviorSubject, Subscription } from 'rxjs'
import { type Channel, channelKey } from '../../domain/messaging/channels/channel.ts'
import { keptDraft } from '../../domain/messaging/content/message-text.ts'
import { draftText } from '../../domain/shared/fields.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { Drafts } from '../shared/drafts.ts'
import { type StateStream, stateOf } from '../shared/streams.ts'
import type { Messaging } from './messaging.ts'

/** Requirement E7: how long after the last key a draft is saved, in milliseconds. */
const SAVE_AFTER_MS = 300

/** The text of a composer. */
export type ComposerDraft = {
  readonly text$: StateStream<string>
  /** Sets the typed text. It is saved shortly after, or when the page may be closing. */
  readonly set: (text: string) => void
  /** Follows changes of the draft in other tabs and devices; the returned function saves the draft and ends this. */
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
 * The text in a conversation's composer, kept for the next visit. It is sent to the server when that can be reached;
 * until then only this tab stores it, also over a reload. Newer text of another tab or device replaces it, unless there
 * is unsaved text here.
 */
export const createComposerDraft = (deps: Deps): ComposerDraft => {
  const { client, channel, clock, lifecycle, drafts } = deps
  const conversation$ = client.conversation$(channelKey(channel))
  const name = `${client.uid} chat ${channelKey(channel)}`
  const serverText = (): string => conversation$.value?.extra?.draft ?? ''
  const localDraft = draftText(drafts.read(name), 'text')
  const text$ = new BehaviorSubject(localDraft ?? serverText())
  let isTouched = localDraft !== undefined
  let saved = serverText()
  /** The text that was saved here, until the server's copy arrives. */
  let unconfirmed: string | undefined
  let timer: TimerHandle | undefined

  /** Text that the server has is not kept in the tab as well: after a reload it could be older than the server's. */
  const isAtServer = (): boolean => {
    const extra = conversation$.value?.extra
    return extra !== undefined && !extra.isUnsaved && extra.draft === text$.value
  }

  const follow = (): void => {
    const serverDraft = serverText()
    if (unconfirmed === serverDraft) unconfirmed = undefined
    // The list may arrive after the conversation was opened: its draft is used if nobody has typed yet. Without unsaved
    // text here, another tab or device has changed the draft, or sent it.
    const isSaved = unconfirmed === undefined && text$.value === saved
    const isNews = isTouched ? isSaved && serverDraft !== keptDraft(saved) : serverDraft !== text$.value
    if (isNews) {
      saved = serverDraft
      text$.next(serverDraft)
    }
    if (isAtServer()) drafts.keep(name, undefined)
  }

  const save = (): void => {
    timer?.cancel()
    if (text$.value === saved) return
    saved = text$.value
    unconfirmed = keptDraft(saved)
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
      // The last text is saved when the page is left or hidden, because it may be closed then.
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
