import { useCallback, useEffect, useRef } from 'react'
import type { OpenSheet } from '../conversation-context.ts'

export type SheetFocus = {
  readonly open: (sheet: OpenSheet) => void
  /** Gives something the focus, when a sheet is closing as soon as it is gone. */
  readonly focus: (element: HTMLElement | null | undefined) => void
}

const focused = (): HTMLElement | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement : undefined

/** One sheet may lead to another: the focus goes back to where it was before the first (requirement E7). */
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
      // What lies under an open dialog cannot take the focus.
      if (isOpen.current) back.current = element ?? undefined
      else element?.focus()
    }, []),
  }
}
