import { useEffect, useRef, useState } from 'react'
import type { LostAct } from '../../application/wallet/wallet-context.ts'
import { decimalMarkOf } from '../../domain/account/language.ts'
import { centsToDecimal } from '../../domain/shared/money.ts'
import { parseAmount } from '../../domain/wallet/amount-input.ts'
import { useApp } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import { type MoneyKind, useSentAct } from './sent-act.ts'

type Options = {
  readonly kind: MoneyKind
  /** The amount in the form; the form that was sent is emptied. */
  readonly typed: string
  readonly clear: () => void
}

export type Lost = {
  readonly acts: readonly LostAct[]
  /** The shopper goes on with them in sight: what is sent from now on is something new. */
  readonly seen: () => Promise<void>
  /** The server said yes to the form: told again here unless the record comes in sight. */
  readonly answered: (number: string) => void
}

/** What was handed in just before the page went away, and which nobody has seen arrive. */
export const useLost = ({ kind, typed, clear }: Options): Lost => {
  const { wallet, session } = useApp()
  const { language } = useTranslations()
  const sent = useSentAct(kind)
  const [acts, setActs] = useState<readonly LostAct[]>([])
  const inSight = useRef<readonly LostAct[]>([])
  const form = useRef({ typed, clear, language, sent })
  useEffect(() => {
    form.current = { typed, clear, language, sent }
  })
  const seen = async (): Promise<void> => {
    const told = inSight.current
    inSight.current = []
    if (told.length > 0) {
      form.current.sent.forget()
      await wallet.settleLost(told)
    }
  }
  const answered = (number: string): void => {
    const amount = parseAmount(typed, decimalMarkOf(language))
    if (amount.ok) sent.keep(number, centsToDecimal(amount.value))
  }
  const leave = useRef(seen)
  useEffect(() => {
    let isWanted = true
    const see = leave.current
    void wallet.findLost(kind).then((answer) => {
      const found = [...form.current.sent.read(), ...(answer.ok ? answer.value : [])]
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
  return { acts, seen, answered }
}
