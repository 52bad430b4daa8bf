import { useSyncExternalStore } from 'react'

/** design.md 7: from here on the rail stands at the side, and the chat has two panes. */
const WIDE = '(min-width: 900px)'

const subscribe = (notify: () => void): (() => void) => {
  const media = window.matchMedia(WIDE)
  media.addEventListener('change', notify)
  return () => media.removeEventListener('change', notify)
}
const read = (): boolean => window.matchMedia(WIDE).matches

/** Whether the window is wide, for what styles alone cannot say. Drawn narrow on a server. */
export const useWideWindow = (): boolean => useSyncExternalStore(subscribe, read, () => false)
