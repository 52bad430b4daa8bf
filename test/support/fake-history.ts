import type { HistoryPort } from '../../ui/app/place.ts'

export type FakeHistory = HistoryPort & {
  readonly back: () => void
  readonly entries: () => readonly string[]
}

/** A browser's history without a browser. */
export const createFakeHistory = (start = '/home'): FakeHistory => {
  let stack = [{ id: 0, url: start }]
  let at = 0
  let lastId = 0
  let heard: () => void = () => undefined
  const current = (): { id: number; url: string } => stack[at] ?? { id: -1, url: '' }
  return {
    url: () => current().url,
    currentId: () => current().id,
    push: (url) => {
      lastId += 1
      stack = [...stack.slice(0, at + 1), { id: lastId, url }]
      at += 1
      return lastId
    },
    replace: (url) => {
      stack[at] = { id: current().id, url }
      return current().id
    },
    listen: (moved) => {
      heard = moved
    },
    back: () => {
      at -= 1
      heard()
    },
    entries: () => stack.map(({ url }) => url),
  }
}
