import type { HistoryEntries } from '../../../ui/navigation/browser-history.ts'

export type FakeHistory = HistoryEntries & {
  readonly back: () => void
  /** Follows a link to a place within the page, as a browser does by itself. */
  readonly hash: (hash: string) => void
  readonly entries: () => readonly string[]
}

/** A browser's history without a browser. */
export const createFakeHistory = (start = '/home'): FakeHistory => {
  let stack = [{ id: 0, url: start }]
  let at = 0
  let lastId = 0
  let heard: () => void = () => undefined
  const current = (): { id: number; url: string } => stack[at] ?? { id: -1, url: '' }
  const push = (url: string): number => {
    lastId += 1
    stack = [...stack.slice(0, at + 1), { id: lastId, url }]
    at += 1
    return lastId
  }
  return {
    url: () => current().url,
    currentId: () => current().id,
    push,
    hash: (hash) => {
      push(current().url.split('#', 1)[0] + hash)
      heard()
    },
    replace: (url) => {
      stack[at] = { id: current().id, url }
      return current().id
    },
    listen: (moved) => {
      heard = moved
      return () => undefined
    },
    back: () => {
      at -= 1
      heard()
    },
    entries: () => stack.map(({ url }) => url),
  }
}
