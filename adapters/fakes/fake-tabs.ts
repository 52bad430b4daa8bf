import type { TabsPort } from '../../application/ports/tabs-port.ts'

/** Several tabs of one browser: each hears what the others announce. */
export const createFakeBrowser = (): { readonly openTab: () => TabsPort } => {
  const tabs: Map<string, Set<(text: string) => void>>[] = []
  return {
    openTab: () => {
      const own = new Map<string, Set<(text: string) => void>>()
      tabs.push(own)
      return {
        announce: (topic, text) => {
          for (const tab of tabs) {
            if (tab !== own) for (const heard of tab.get(topic) ?? []) heard(text)
          }
        },
        listen: (topic, heard) => {
          const known = own.get(topic) ?? new Set()
          own.set(topic, known.add(heard))
          return { stop: () => void known.delete(heard) }
        },
      }
    },
  }
}
