import { type RefObject, useLayoutEffect } from 'react'

const STOPS = 'a[href]:not([tabindex="-1"]), button:not(:disabled), input:not(:disabled)'

const stopIn = (element: Element | undefined): HTMLElement | null | undefined =>
  element?.matches(STOPS) ? (element as HTMLElement) : element?.querySelector<HTMLElement>(STOPS)

/** The heading of the page or sheet that contains an element. */
export const headingAround = (element: Element | null): HTMLElement | null | undefined => {
  const frame = element?.closest('dialog') ?? element?.closest('[data-page]')
  return (
    frame?.querySelector<HTMLElement>('[data-autofocus], [data-page-title]') ?? frame?.querySelector('main')
  )
}

/**
 * When a focused element is removed, the focus moves to the element now in its `place` of the list, to the `heading`
 * of the page, or, for a whole page, to the heading of the `page` that replaces it (the form after its skeleton);
 * otherwise it would be lost. Not for an element that is only hidden.
 */
export const useRestoreFocusOnUnmount = (
  ref: RefObject<HTMLElement | null>,
  target: 'place' | 'heading' | 'page',
): void => {
  useLayoutEffect(() => {
    const gone = ref.current
    return () => {
      if (!gone?.contains(document.activeElement)) return
      const list = gone.parentElement
      const at = [...(list?.children ?? [])].indexOf(gone)
      const heading = headingAround(gone)
      queueMicrotask(() => {
        if (gone.isConnected || document.activeElement !== document.body) return
        const row = target !== 'heading' && list?.isConnected ? list.children : []
        const next = row[Math.min(at, row.length - 1)]
        const stop = target === 'page' ? headingAround(next ?? null) : (stopIn(next) ?? heading)
        stop?.focus({ preventScroll: true })
      })
    }
  }, [ref, target])
}
