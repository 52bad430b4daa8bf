import { ReasonCode } from './reason.ts'

// Apart from the codes, so that a build which names none of them keeps none of the names.

export type ReasonName = keyof typeof ReasonCode

const NAMES = Object.keys(ReasonCode) as readonly ReasonName[]

/** The name of a code, or "reason-31" for one that is newer than this list. */
export const reasonName = (code: number): ReasonName | `reason-${number}` => NAMES[code] ?? `reason-${code}`
