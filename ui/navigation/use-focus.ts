import { useEffect, useRef } from 'react'
import type { Place } from './navigator.ts'

/** The page element of a place; a replaced query keeps the page. */
export type VisiblePage = { readonly place: Place | undefined; readonly shownId: number | undefined }

export const isSamePage = (before: VisiblePage, { place, shownId }: VisiblePage): boolean =>
  place?.arrival === 'replace' && before.shownId === shownId && shownId !== undefined

const focusIn = (page: Element | null, left: HTMLElement | undefined): void => {
  const heading = page?.querySelector<HTMLElement>('[data-page-title]') ?? page?.querySelector('main')
  const goal = left?.isConnected && page?.contains(left) ? left : heading
  goal?.focus({ preventScroll: true })
}

/**
 * After a navigation the focus moves to the new page's heading (or its content, if it has none); after Back, to the
 * element that had it when the page was left.
 */
export const useFocus = (place: Place | undefined, shownId: number | undefined): void => {
  const last = useRef<VisiblePage>({ place: undefined, shownId: undefined })
  const left = useRef(new WeakMap<Element, HTMLElement>())

  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return
      const page = target.closest('[data-kept]')
      if (page) left.current.set(page, target)
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    const before = last.current
    const now = { place, shownId }
    last.current = now
    if (!before.place || before.place === place || isSamePage(before, now)) return
    const page = document.querySelector(`[data-kept="${shownId ?? 'none'}"]`)
    focusIn(page, page && place?.arrival === 'back' ? left.current.get(page) : undefined)
  }, [place, shownId])
}
