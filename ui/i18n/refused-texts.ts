import type { SpokenFault } from './fault-text.ts'

/** The host's words at the field that they are about; undefined when it names none that the form has. */
export const refusedTexts = (
  fault: SpokenFault,
  textOf: (fault: SpokenFault) => string,
): Record<string, string> | undefined =>
  fault.kind === 'rejected' && fault.field !== undefined ? { [fault.field]: textOf(fault) } : undefined
