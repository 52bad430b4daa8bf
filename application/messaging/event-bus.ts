import type { LocalEvent, StoreEvent } from './store-event.ts'
import type { TabChannel } from './tab-channel.ts'

/**
 * Events about the account's messages, in order. The parts of the client do not know each other: they publish and
 * listen here. Plain calls for speed, because every incoming message passes through.
 */
export type EventBus = {
  /** For this tab only, and only to the views. */
  readonly show: (event: StoreEvent | LocalEvent) => void
  /** For this tab only: shown, and passed to everything that reacts. */
  readonly notice: (event: StoreEvent) => void
  /** For every tab of the account. */
  readonly publish: (event: StoreEvent) => void
  /** Listeners are called in the order in which they were added: first all views, then all others. */
  readonly onShow: (listener: (event: StoreEvent | LocalEvent) => void) => void
  readonly onEvent: (listener: (event: StoreEvent) => void) => void
}

/** Publishes events to the other tabs, and passes on theirs. */
export const createEventBus = (channel: Pick<TabChannel, 'say' | 'listen'>): EventBus => {
  const showing: ((event: StoreEvent | LocalEvent) => void)[] = []
  const reacting: ((event: StoreEvent) => void)[] = []

  const show = (event: StoreEvent | LocalEvent): void => {
    for (const listener of showing) listener(event)
  }

  const notice = (event: StoreEvent): void => {
    show(event)
    for (const listener of reacting) listener(event)
  }

  channel.listen((note) => {
    if (note.kind === 'event') notice(note.event)
  })

  return {
    show,
    notice,
    publish: (event) => {
      notice(event)
      channel.say({ kind: 'event', event })
    },
    onShow: (listener) => void showing.push(listener),
    onEvent: (listener) => void reacting.push(listener),
  }
}
