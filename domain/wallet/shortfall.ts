import type { Cents } from '../shared/money.ts'

/** What the balance lacks to pay `amount`; zero when it is enough. */
export const shortfallOf = (amount: Cents, balance: Cents): Cents => Math.max(0, amount - balance) as Cents
