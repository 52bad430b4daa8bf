import { useRef, useState } from 'react'
import type { CodeRefusal } from './PaymentSheet.tsx'

type Refused = CodeRefusal & { readonly isLockedOut: boolean }

export type CodeRefusals = {
  /** The last one, until it is forgotten. */
  readonly refused: Refused | undefined
  readonly refuse: (text: string, isLockedOut: boolean) => void
  readonly forget: () => void
}

/** What a payment sheet shows of refused codes: each is another one, also with the same words. */
export const useCodeRefusal = (): CodeRefusals => {
  const [refused, setRefused] = useState<Refused | undefined>(undefined)
  const tries = useRef(0)
  const refuse = (text: string, isLockedOut: boolean): void => {
    tries.current += 1
    setRefused({ id: tries.current, text, isLockedOut })
  }
  return { refused, refuse, forget: () => setRefused(undefined) }
}
