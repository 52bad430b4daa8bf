import type { TabsPort } from '../../application/ports/tabs-port.ts'

const NAME = 'lintas'

type TabMessage = { readonly topic: string; readonly text: string }
type TabListener = (message: TabMessage) => void

const isTabMessage = (value: unknown): value is TabMessage =>
  typeof value === 'object' &&
  value !== null &&
  'topic' in value &&
  typeof value.topic === 'string' &&
  'text' in value &&
  typeof value.text === 'string'

/** Another tab's message; undefined for anything else that was written there. */
const parseTabMessage = (written: string): TabMessage | undefined => {
  try {
    const value: unknown = JSON.parse(written)
    return isTabMessage(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Carries messages to the browser's other tabs. */
type TabTransport = {
  readonly post: (message: TabMessage) => void
  readonly listen: (listener: TabListener) => void
}

/** Tabs connected by a BroadcastChannel. */
export const createChannelTransport = (channel: BroadcastChannel): TabTransport => ({
  post: (message) => channel.postMessage(message),
  listen: (listener) =>
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isTabMessage(data)) listener(data)
    }),
})

/**
 * For browsers without BroadcastChannel: writing to localStorage causes an event in every other tab. Storage is
 * requested at each write: where it is blocked that throws, and the tab is alone.
 */
export const createStorageTransport = (
  storage: () => Pick<Storage, 'setItem' | 'removeItem'>,
  frame: Pick<Window, 'addEventListener'>,
): TabTransport => ({
  post: (message) => {
    try {
      const area = storage()
      area.setItem(`${NAME}_said`, JSON.stringify(message))
      area.removeItem(`${NAME}_said`)
    } catch {
      // Storage is full or blocked: other tabs learn of it at their next call.
    }
  },
  listen: (listener) =>
    frame.addEventListener('storage', ({ key, newValue }: StorageEvent) => {
      if (key !== `${NAME}_said` || newValue === null) return
      const message = parseTabMessage(newValue)
      if (message) listener(message)
    }),
})

/** The other tabs of this browser, over one connection. */
export const createBroadcastTabs = (transport: TabTransport = defaultTransport()): TabsPort => {
  const listeners = new Map<string, Set<(text: string) => void>>()
  transport.listen(({ topic, text }) => {
    for (const listener of listeners.get(topic) ?? []) listener(text)
  })
  return {
    announce: (topic, text) => transport.post({ topic, text }),
    listen: (topic, listener) => {
      const known = listeners.get(topic) ?? new Set()
      listeners.set(topic, known.add(listener))
      return { stop: () => void known.delete(listener) }
    },
  }
}

const defaultTransport = (): TabTransport =>
  typeof BroadcastChannel === 'function'
    ? createChannelTransport(new BroadcastChannel(NAME))
    : createStorageTransport(() => localStorage, window)

/** For hosts without other tabs. */
export const createLoneTab = (): TabsPort => ({
  announce: () => undefined,
  listen: () => ({ stop: () => undefined }),
})
