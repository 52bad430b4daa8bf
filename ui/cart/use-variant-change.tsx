import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CartLine } from '../../domain/cart/cart.ts'
import { VariantChange } from './VariantChange.tsx'

/** The id of a line's button that opens its variants. */
export const variantButtonId = (lineId: string): string => `variant-${lineId}`

type VariantChanging = { readonly open: (line: CartLine) => void; readonly sheet: ReactNode }

/** The sheet that changes a line's variant. */
export const useVariantChange = (): VariantChanging => {
  const [line, setLine] = useState<CartLine | undefined>(undefined)
  const [isOpen, setOpen] = useState(false)
  // Counts openings: a late answer closes only the sheet it belongs to.
  const [opening, setOpening] = useState(0)
  const current = useRef(opening)
  const [changedId, setChangedId] = useState<string | undefined>(undefined)
  useEffect(() => {
    // The button that opened the sheet is gone with its line: focus moves to that of the replacing line.
    if (!isOpen && changedId !== undefined) document.getElementById(variantButtonId(changedId))?.focus()
  }, [isOpen, changedId])
  const close = (lineId?: string): void => {
    if (current.current !== opening) return
    setChangedId(lineId)
    setOpen(false)
  }
  return {
    open: (next) => {
      current.current += 1
      setOpening(current.current)
      setLine(next)
      setChangedId(undefined)
      setOpen(true)
    },
    sheet: line && (
      <VariantChange key={line.id} line={line} isOpen={isOpen} onClose={() => close()} onChanged={close} />
    ),
  }
}
