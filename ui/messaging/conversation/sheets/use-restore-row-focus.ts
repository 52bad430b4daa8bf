import { type RefObject, useLayoutEffect } from 'react'

/**
 * A row that goes while it has the focus leaves it to what stands in its place, as a recalled message to its line, or
 * to its neighbour: otherwise a keyboard would begin again at the top of the page.
 */
export const useRestoreRowFocus = (ref: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const row = ref.current
    return () => {
      const lane = row?.parentElement
      if (!lane || !row.contains(document.activeElement)) return
      const neighbours = [row.previousElementSibling, row.nextElementSibling]
      queueMicrotask(() => {
        // A conversation that is only hidden keeps its rows.
        if (row.isConnected) return
        const rows = [...lane.querySelectorAll<HTMLElement>('[data-row]')]
        const successor =
          rows.find(({ dataset }) => dataset['row'] === row.dataset['row']) ??
          rows.find((other) => neighbours.includes(other))
        successor?.focus({ preventScroll: true })
      })
    }
  }, [ref])
}
