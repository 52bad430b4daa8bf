import { type RefObject, useLayoutEffect } from 'react'

const STOPS = 'a[href]:not([tabindex="-1"]), button:not(:disabled), input:not(:disabled)'

const stopIn = (element: Element | undefined): HTMLElement | null | undefined =>
  element?.matches(STOPS) ? (element as HTMLElement) : element?.querySelector<HTMLElement>(STOPS)

/** The heading of the page or sheet around an element, where reading begins. */
export const headingAround = (element: Element | null): HTMLElement | null | undefined => {
  const frame = element?.closest('dialog') ?? element?.closest('[data-page]')
  return (
    frame?.querySelector<HTMLElement>('[data-autofocus], [data-page-title]') ?? frame?.querySelector('main')
  )
}

/**
 * When the element is removed while it has the focus, the focus goes to what is then in its `place` in the list, to the
 * `heading` of the page, or, of a page itself, to the heading of the `page` that has taken its place (the form that a
 * skeleton stood for); otherwise it would fall back to the top. Not for an element that is only hidden.
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
        const goal = target === 'page' ? headingAround(next ?? null) : (stopIn(next) ?? heading)
        goal?.focus({ preventScroll: true })
      })
    }
  }, [ref, target])
}
