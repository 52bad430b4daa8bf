import { useEffect, useRef, useState } from 'react'
import type { LostAct, MoneyKind } from '../../application/wallet/wallet-context.ts'
import { decimalMarkOf } from '../../domain/account/language.ts'
import { parseAmount } from '../../domain/wallet/amount-input.ts'
import { drafts, useDraftName } from '../hooks/forms/use-draft.ts'
import { useApp } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'

type Options = {
  readonly kind: MoneyKind
  /** The amount in the form; the form is cleared if it was the one submitted. */
  readonly typed: string
  readonly clear: () => void
}

export type LostSubmissions = {
  readonly acts: readonly LostAct[]
  /** The shopper continues while they are visible: what is sent from now on is a new submission. */
  readonly markSeen: () => Promise<void>
  /** The server accepted the form: shown here again unless the record is seen first. */
  readonly recordAccepted: (number: string) => void
}

/** The storage name of submissions of this kind. */
const useSentName = (kind: MoneyKind): string | undefined => useDraftName(`${kind} sent`)

/** Submissions made just before the page closed, which the shopper has not seen yet. */
export const useLost = ({ kind, typed, clear }: Options): LostSubmissions => {
  const { wallet } = useApp()
  const { language } = useTranslations()
  const name = useSentName(kind)
  const [acts, setActs] = useState<readonly LostAct[]>([])
  const amount = parseAmount(typed, decimalMarkOf(language))
  const form = useRef({ amount, clear, name })
  useEffect(() => {
    form.current = { amount, clear, name }
  })
  const [journal] = useState(() =>
    wallet.openJournal(kind, {
      read: () => drafts.read(form.current.name),
      keep: (sent) => drafts.keep(form.current.name, sent),
    }),
  )
  useEffect(() => {
    let isWanted = true
    void journal.unseen().then((found) => {
      if (!isWanted || found.length === 0) return
      journal.markShown(found)
      setActs(found)
      const { amount: now, clear: empty } = form.current
      if (now.ok && found.some((one) => one.amount === now.value)) empty()
    })
    return () => {
      isWanted = false
      setActs([])
      journal.leave()
    }
  }, [journal])
  return {
    acts,
    markSeen: journal.markSeen,
    recordAccepted: (number) => {
      if (amount.ok) journal.recordAccepted(number, amount.value)
    },
  }
}

/** The record is visible: the form need not show submissions any more. */
export const useRecordSeen = (kind: MoneyKind, isShown: boolean): void => {
  const name = useSentName(kind)
  useEffect(() => {
    if (isShown) drafts.keep(name, undefined)
  }, [name, isShown])
}
