import { type RefObject, useLayoutEffect } from 'react'

/**
 * When a focused row disappears, the focus moves to its replacement (a recalled message's placeholder) or its
 * neighbour, instead of the top of the page.
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
