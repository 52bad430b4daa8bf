import type { TabsPort } from '../../application/ports/tabs-port.ts'

const NAME = 'lintas'

type Said = { readonly topic: string; readonly text: string }
type Heard = (said: Said) => void

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' &&
  value !== null &&
  'topic' in value &&
  typeof value.topic === 'string' &&
  'text' in value &&
  typeof value.text === 'string'

/** Another tab's message; undefined for anything else that was written there. */
const saidOf = (written: string): Said | undefined => {
  try {
    const value: unknown = JSON.parse(written)
    return isSaid(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Carries messages to the browser's other tabs. */
type TabWire = { readonly say: (said: Said) => void; readonly hear: (heard: Heard) => void }

/** Tabs connected by a BroadcastChannel. */
export const createChannelWire = (channel: BroadcastChannel): TabWire => ({
  say: (said) => channel.postMessage(said),
  hear: (heard) =>
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isSaid(data)) heard(data)
    }),
})

/**
 * For browsers without BroadcastChannel: writing to localStorage causes an event in every other tab. Storage is
 * requested at each write: where it is blocked that throws, and the tab is alone.
 */
export const createStorageWire = (
  storage: () => Pick<Storage, 'setItem' | 'removeItem'>,
  frame: Pick<Window, 'addEventListener'>,
): TabWire => ({
  say: (said) => {
    try {
      const area = storage()
      area.setItem(`${NAME}_said`, JSON.stringify(said))
      area.removeItem(`${NAME}_said`)
    } catch {
      // Storage is full or blocked: other tabs learn of it at their next call.
    }
  },
  hear: (heard) =>
    frame.addEventListener('storage', ({ key, newValue }: StorageEvent) => {
      if (key !== `${NAME}_said` || newValue === null) return
      const said = saidOf(newValue)
      if (said) heard(said)
    }),
})

/** The other tabs of this browser, over one connection. */
export const createBroadcastTabs = (wire: TabWire = defaultWire()): TabsPort => {
  const listeners = new Map<string, Set<(text: string) => void>>()
  wire.hear(({ topic, text }) => {
    for (const heard of listeners.get(topic) ?? []) heard(text)
  })
  return {
    announce: (topic, text) => wire.say({ topic, text }),
    listen: (topic, heard) => {
      const known = listeners.get(topic) ?? new Set()
      listeners.set(topic, known.add(heard))
      return { stop: () => void known.delete(heard) }
    },
  }
}

const defaultWire = (): TabWire =>
  typeof BroadcastChannel === 'function'
    ? createChannelWire(new BroadcastChannel(NAME))
    : createStorageWire(() => localStorage, window)

/** For hosts without other tabs. */
export const createLoneTab = (): TabsPort => ({
  announce: () => undefined,
  listen: () => ({ stop: () => undefined }),
})
