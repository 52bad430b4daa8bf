import { useEffect } from 'react'
import type { LostAct } from '../../application/wallet/wallet-context.ts'
import { draftText } from '../../domain/shared/fields.ts'
import { parseCents } from '../../domain/shared/money.ts'
import { drafts, useDraftName } from '../hooks/forms/use-draft.ts'

export type MoneyKind = 'recharge' | 'withdraw'

/** What the server has said yes to, until the record shows it: the end of a session may come in between. */
export type SentAct = {
  /** `amount` as a plain decimal. */
  readonly keep: (number: string, amount: string) => void
  readonly read: () => readonly LostAct[]
  readonly forget: () => void
}

export const useSentAct = (kind: MoneyKind): SentAct => {
  const name = useDraftName(`${kind} sent`)
  return {
    keep: (number, amount) => drafts.keep(name, { number, amount }),
    read: () => {
      const kept = drafts.read(name)
      const amount = parseCents(draftText(kept, 'amount'))
      return name === undefined || amount === undefined
        ? []
        : [{ act: name, number: draftText(kept, 'number') ?? '', amount }]
    },
    forget: () => drafts.keep(name, undefined),
  }
}

/** The record is in sight: nothing has to be told by the form any more. */
export const useRecordSeen = (kind: MoneyKind, isShown: boolean): void => {
  const name = useDraftName(`${kind} sent`)
  useEffect(() => {
    if (isShown) drafts.keep(name, undefined)
  }, [name, isShown])
}
