import { useCallback, useEffect, useRef } from 'react'
import type { OpenSheet } from '../conversation-context.ts'

type SheetFocus = {
  readonly open: (sheet: OpenSheet) => void
  /** Focuses an element, after a closing sheet is gone. */
  readonly focus: (element: HTMLElement | null | undefined) => void
}

const focused = (): HTMLElement | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement : undefined

/** One sheet may open another: the focus returns to where it was before the first (requirement E7). */
export const useSheetFocus = (
  sheet: OpenSheet | undefined,
  setSheet: (sheet: OpenSheet) => void,
): SheetFocus => {
  const back = useRef<HTMLElement | undefined>(undefined)
  const isOpen = useRef(false)
  isOpen.current = sheet !== undefined
  useEffect(() => {
    if (sheet) return
    if (back.current?.isConnected) back.current.focus({ preventScroll: true })
    back.current = undefined
  }, [sheet])
  return {
    open: useCallback(
      (next) => {
        back.current ??= focused()
        setSheet(next)
      },
      [setSheet],
    ),
    focus: useCallback((element) => {
      // Elements below an open dialog cannot be focused.
      if (isOpen.current) back.current = element ?? undefined
      else element?.focus()
    }, []),
  }
}
