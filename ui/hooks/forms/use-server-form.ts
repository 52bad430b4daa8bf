import { useState } from 'react'
import type { FormErrors } from '../../../application/shared/form.ts'
import { isUnanswered } from '../../../domain/api/fault.ts'
import type { Result } from '../../../domain/shared/result.ts'
import { type DisplayedFault, firstTexts, useFaultText } from '../../i18n/fault-text.ts'
import { type Form, useForm } from './use-form.ts'

type Texts = Readonly<Record<string, unknown>>
type FieldFault = { readonly kind: string; readonly field: string }
type SendFault<F> = { readonly kind: 'form'; readonly faults: readonly F[] } | DisplayedFault

type ServerFormOptions<T extends Texts, F extends FieldFault, V> = {
  readonly initial: T
  /** The domain's check. */
  readonly check: (values: T) => Result<unknown, readonly F[]>
  /** The sentence for a fault of a field. */
  readonly textOf: (fault: F) => string
  /** What the domain does not check: pictures that are still uploading, terms that must be accepted. */
  readonly further?: (values: T) => FormErrors<T>
  /** The field of this form that shows a fault, if it has another name here. */
  readonly fieldOf?: (field: string, values: T) => string
  /** Sends the values; undefined if the shopper decided otherwise. */
  readonly send: (values: T) => Promise<Result<V, SendFault<F>> | undefined>
  readonly onSent: (value: V, values: T) => void
  /** The field that shows a refusal, by default the one that the server names; undefined: the whole form shows it. */
  readonly refusedField?: (fault: DisplayedFault) => string | undefined
  /** Shown if it is unknown whether the server carried out the call. */
  readonly unansweredText?: string
}

export type ServerForm<T extends Texts> = Form<T> & {
  /** A refusal that belongs to no field, shown next to the button after its toast is gone. */
  readonly problem: string | undefined
}

const fieldNamedByServer = (fault: DisplayedFault): string | undefined =>
  fault.kind === 'rejected' ? fault.field : undefined

/** A form that is checked by the domain and sent to the server, whose refusals it shows at their fields. */
export const useServerForm = <T extends Texts, F extends FieldFault, V>(
  options: ServerFormOptions<T, F, V>,
): ServerForm<T> => {
  const {
    initial,
    check,
    textOf,
    further,
    fieldOf = (field) => field,
    send,
    onSent,
    unansweredText,
  } = options
  const { refusedField = fieldNamedByServer } = options
  const faultText = useFaultText()
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const textsOf = (faults: readonly F[], values: T): FormErrors<T> =>
    firstTexts(faults, textOf, ({ field }) => fieldOf(field, values)) as FormErrors<T>
  const form = useForm<T>({
    initial,
    check: (values) => {
      const checked = check(values)
      const others = Object.entries(further?.(values) ?? {}).filter(([, text]) => text !== undefined)
      const texts: FormErrors<T> = checked.ok ? {} : textsOf(checked.fault, values)
      return { ...texts, ...Object.fromEntries(others) }
    },
    onSubmit: async (values) => {
      setProblem(undefined)
      const sent = await send(values)
      if (sent?.ok) onSent(sent.value, values)
      if (sent?.ok) return undefined
      if (!sent) return {}
      const { fault } = sent
      if (fault.kind === 'form') return textsOf(fault.faults, values)
      const field = refusedField(fault)
      if (field !== undefined) return { [fieldOf(field, values)]: faultText(fault) } as FormErrors<T>
      setProblem(isUnanswered(fault) ? (unansweredText ?? faultText(fault)) : faultText(fault))
      return {}
    },
  })
  const reset = (values: T): void => {
    setProblem(undefined)
    form.reset(values)
  }
  return { ...form, reset, problem }
}
