type Texts = Readonly<Record<string, unknown>>

/** One sentence for each invalid field. */
export type FormErrors<T extends Texts> = { readonly [K in keyof T]?: string | undefined }

/** What a form does with its values. */
export type FormRules<T extends Texts> = {
  /** The domain's check as sentences; applied on blur, then on every change, and on submit. */
  readonly check: (values: T) => FormErrors<T>
  /**
   * Runs when the check passes. Undefined: accepted. Otherwise not, and sentences for what the server refused, per field;
   * none of them when the refusal belongs to no field, or nobody knows what became of it.
   */
  readonly onSubmit: (values: T) => Promise<FormErrors<T> | undefined>
}

/** The state of one form. */
export type FormState<T extends Texts> = {
  readonly values: T
  /** Fields that were left once; the others show no fault of the check yet. */
  readonly touched: ReadonlySet<string>
  /** The server's refusals, and the values that were refused. */
  readonly refused: { readonly of: Partial<T>; readonly texts: FormErrors<T> }
  readonly isBusy: boolean
  readonly isDirty: boolean
  /** How many submissions were refused, by the check or the server. */
  readonly refusals: number
}

/** Changes the state of a form. */
export type FormFlow<T extends Texts> = {
  /** The rules from now on. */
  readonly follow: (rules: FormRules<T>) => void
  readonly set: (change: Partial<T>) => void
  /** Marks fields as left. */
  readonly touch: (...names: readonly string[]) => void
  /** Checks and submits; does nothing while a submission is under way. */
  readonly submit: () => Promise<void>
  readonly reset: (values: T) => void
}

/** A form that nobody has touched. */
export const newForm = <T extends Texts>(values: T): FormState<T> => ({
  values,
  touched: new Set(),
  refused: { of: {}, texts: {} },
  isBusy: false,
  isDirty: false,
  refusals: 0,
})

/**
 * The error at a field: the server's, until the field is edited, or else the check's. A field edited while the call was
 * running is not refused.
 */
export const errorAt = <T extends Texts>(
  { values, touched, refused }: FormState<T>,
  errors: FormErrors<T>,
  name: keyof T & string,
): string | undefined => {
  const refusal = Object.is(refused.of[name], values[name]) ? refused.texts[name] : undefined
  return refusal ?? (touched.has(name) ? errors[name] : undefined)
}

const hasErrors = (errors: Readonly<Record<string, unknown>>): boolean => Object.values(errors).some(Boolean)

/** `onState` is called with each new state. */
export const createForm = <T extends Texts>(
  initial: T,
  initialRules: FormRules<T>,
  onState: (state: FormState<T>) => void,
): FormFlow<T> => {
  let state = newForm(initial)
  let rules = initialRules

  const change = (part: Partial<FormState<T>>): void => {
    state = { ...state, ...part }
    onState(state)
  }
  const touch = (...names: readonly string[]): void =>
    change({ touched: new Set([...state.touched, ...names]) })
  const refuse = (part: Partial<FormState<T>>): void => change({ ...part, refusals: state.refusals + 1 })

  const submit = async (): Promise<void> => {
    const { values } = state
    touch(...Object.keys(values))
    if (hasErrors(rules.check(values))) {
      refuse({})
      return
    }
    change({ isBusy: true })
    try {
      const texts = await rules.onSubmit(values)
      if (texts && hasErrors(texts)) refuse({ refused: { of: values, texts } })
      else change({ refused: { of: {}, texts: {} } })
      // What was typed during the call, or was not accepted, is not saved.
      if (texts === undefined && state.values === values) change({ isDirty: false })
    } finally {
      change({ isBusy: false })
    }
  }

  return {
    follow: (next) => {
      rules = next
    },
    set: (values) => change({ values: { ...state.values, ...values }, isDirty: true }),
    touch,
    submit: async () => {
      if (!state.isBusy) await submit()
    },
    reset: (values) => change({ ...newForm(values), isBusy: state.isBusy, refusals: state.refusals }),
  }
}
