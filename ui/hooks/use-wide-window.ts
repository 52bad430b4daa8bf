import { useSyncExternalStore } from 'react'

/** Requirement D7: from this width on navigation is a rail at the side, and the chat has two panes. */
const WIDE = '(min-width: 900px)'

const subscribe = (notify: () => void): (() => void) => {
  const media = window.matchMedia(WIDE)
  media.addEventListener('change', notify)
  return () => media.removeEventListener('change', notify)
}
const read = (): boolean => window.matchMedia(WIDE).matches

/** Whether the window is wide, for what media queries in CSS cannot do. False where a page is rendered on the server. */
export const useWideWindow = (): boolean => useSyncExternalStore(subscribe, read, () => false)
