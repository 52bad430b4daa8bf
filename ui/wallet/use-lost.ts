import { useEffect, useRef, useState } from 'react'
import type { LostAct } from '../../application/wallet/wallet-context.ts'
import { decimalMarkOf, parseAmount } from '../../domain/wallet/amount-input.ts'
import { useApp } from '../hooks/use-app.ts'
import { useWords } from '../i18n/use-words.ts'

type Lost = {
  readonly kind: 'recharge' | 'withdraw'
  /** The amount in the form; the form that was sent is emptied. */
  readonly typed: string
  readonly clear: () => void
}

/** What was handed in just before the page was loaded anew, whose answer nobody has seen. */
export const useLost = ({ kind, typed, clear }: Lost): LostAct | undefined => {
  const { wallet } = useApp()
  const { language } = useWords()
  const [lost, setLost] = useState<LostAct | undefined>(undefined)
  const form = useRef({ typed, clear })
  useEffect(() => {
    form.current = { typed, clear }
  })
  useEffect(() => {
    let isWanted = true
    void wallet.settleLost(kind).then((found) => {
      const last = found.at(-1)
      if (!isWanted || !last) return
      setLost(last)
      const amount = parseAmount(form.current.typed, decimalMarkOf(language))
      if (amount.ok && found.some((one) => one.amount === amount.value)) form.current.clear()
    })
    return () => {
      isWanted = false
    }
  }, [wallet, kind, language])
  return lost
}
