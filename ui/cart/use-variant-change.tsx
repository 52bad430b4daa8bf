import { type ReactNode, useEffect, useState } from 'react'
import type { CartLine } from '../../domain/cart/cart.ts'
import { VariantChange } from './VariantChange.tsx'

/** The button of a line that leads to its variants. */
export const variantButtonId = (lineId: string): string => `variant-${lineId}`

type VariantChanging = { readonly open: (line: CartLine) => void; readonly sheet: ReactNode }

/** The sheet in which a line gets another variant. */
export const useVariantChange = (): VariantChanging => {
  const [line, setLine] = useState<CartLine | undefined>(undefined)
  const [isOpen, setOpen] = useState(false)
  const [changedId, setChangedId] = useState<string | undefined>(undefined)
  useEffect(() => {
    // The button that opened the sheet went with its line: the focus goes on in the one that took its place.
    if (!isOpen && changedId !== undefined) document.getElementById(variantButtonId(changedId))?.focus()
  }, [isOpen, changedId])
  return {
    open: (next) => {
      setLine(next)
      setChangedId(undefined)
      setOpen(true)
    },
    sheet: line && (
      <VariantChange
        key={line.id}
        line={line}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChanged={(lineId) => {
          setChangedId(lineId)
          setOpen(false)
        }}
      />
    ),
  }
}
