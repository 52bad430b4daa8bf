import { fieldsOf } from '../shared/fields.ts'
import type { ApiFault } from './fault.ts'

/** The field that a refusal of the server is about, where it says so. */
export const refusedField = (fault: ApiFault): string | undefined => {
  const field = fault.kind === 'rejected' ? fieldsOf(fault.details)?.['field'] : undefined
  return typeof field === 'string' ? field : undefined
}
