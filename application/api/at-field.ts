import { type ApiFault, refusedField } from '../../domain/api/fault.ts'
import { fail, type Result } from '../../domain/shared/result.ts'

/** What a form calls the fields that the server has other names for. */
export type FieldNames = Readonly<Record<string, string>>

/** Says which field of a form a refusal is about, where the host names one and the form has it. */
export const atField =
  (names: FieldNames) =>
  <T>(answer: Result<T, ApiFault>): Result<T, ApiFault> => {
    const named = answer.ok ? undefined : refusedField(answer.fault)
    if (answer.ok || answer.fault.kind !== 'rejected' || named === undefined) return answer
    const field = Object.hasOwn(names, named) ? names[named] : undefined
    return field === undefined ? answer : fail({ ...answer.fault, field })
  }
