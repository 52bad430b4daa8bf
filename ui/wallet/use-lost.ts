import { useEffect, useRef, useState } from 'react'
import type { LostAct } from '../../application/wallet/wallet-context.ts'
import { decimalMarkOf, parseAmount } from '../../domain/wallet/amount-input.ts'
import { useApp } from '../hooks/use-app.ts'
import { useWords } from '../i18n/use-words.ts'

type Options = {
  readonly kind: 'recharge' | 'withdraw'
  /** The amount in the form; the form that was sent is emptied. */
  readonly typed: string
  readonly clear: () => void
}

export type Lost = {
  readonly acts: readonly LostAct[]
  /** The shopper goes on with them in sight: what is sent from now on is something new. */
  readonly seen: () => Promise<unknown>
}

/** What was handed in just before the page was loaded anew, whose answer nobody has seen. */
export const useLost = ({ kind, typed, clear }: Options): Lost => {
  const { wallet, session } = useApp()
  const { language } = useWords()
  const [acts, setActs] = useState<readonly LostAct[]>([])
  const inSight = useRef<readonly LostAct[]>([])
  const form = useRef({ typed, clear, language })
  useEffect(() => {
    form.current = { typed, clear, language }
  })
  const seen = async (): Promise<unknown> => {
    const told = inSight.current
    inSight.current = []
    return told.length > 0 && wallet.settleLost(told)
  }
  const leave = useRef(seen)
  useEffect(() => {
    let isWanted = true
    const see = leave.current
    void wallet.findLost(kind).then((answer) => {
      const found = answer.ok ? answer.value : []
      if (!isWanted || found.length === 0) return
      inSight.current = found
      setActs(found)
      const now = form.current
      const amount = parseAmount(now.typed, decimalMarkOf(now.language))
      if (amount.ok && found.some((one) => one.amount === amount.value)) now.clear()
    })
    return () => {
      isWanted = false
      setActs([])
      // Whoever is sent to the door has perhaps not read them: they are told again afterwards.
      if (session.session$.value.kind === 'signed-in') void see()
      inSight.current = []
    }
  }, [wallet, session, kind])
  return { acts, seen }
}
