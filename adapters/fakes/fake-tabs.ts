import type { TabsPort } from '../../application/ports/tabs-port.ts'

type Listener = (text: string) => void
type FakeBrowser = {
  readonly openTab: () => TabsPort
  /** Holds back announcements until the returned function is called; then delivers them in order. */
  readonly sleep: () => () => void
}

/** Several tabs of one browser: each receives what the others announce. */
export const createFakeBrowser = (): FakeBrowser => {
  const tabs: Map<string, Set<Listener>>[] = []
  let missed: (() => void)[] | undefined
  return {
    sleep: () => {
      missed = []
      return () => {
        const late = missed ?? []
        missed = undefined
        for (const deliver of late) deliver()
      }
    },
    openTab: () => {
      const own = new Map<string, Set<Listener>>()
      tabs.push(own)
      return {
        announce: (topic, text) => {
          const deliver = (): void => {
            for (const tab of tabs) {
              if (tab !== own) for (const listener of tab.get(topic) ?? []) listener(text)
            }
          }
          if (missed) missed.push(deliver)
          else deliver()
        },
        listen: (topic, listener) => {
          const known = own.get(topic) ?? new Set()
          own.set(topic, known.add(listener))
          return { stop: () => void known.delete(listener) }
        },
      }
    },
  }
}
