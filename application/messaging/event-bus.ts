import type { LocalEvent, StoreEvent } from './store-event.ts'
import type { TabChannel } from './tab-channel.ts'

/**
 * What happens to the messages of the account, in the order in which it happens. Its parts do not know each other: they
 * publish here, and listen here. Plain calls, as every message that comes in goes this way.
 */
export type EventBus = {
  /** For this tab alone, and only to be shown. */
  readonly show: (event: StoreEvent | LocalEvent) => void
  /** For this tab alone: shown, and told to whatever waits for it. */
  readonly notice: (event: StoreEvent) => void
  /** For every tab of the account. */
  readonly publish: (event: StoreEvent) => void
  /** Listeners are called in the order in which they were added: first all that show, then all that react. */
  readonly onShow: (listener: (event: StoreEvent | LocalEvent) => void) => void
  readonly onEvent: (listener: (event: StoreEvent) => void) => void
}

/** Notices what the other tabs publish, and publishes to them. */
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
