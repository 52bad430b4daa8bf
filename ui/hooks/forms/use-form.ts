import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'

/** A drag ends without a mouseup. */
const ENDS = ['mouseup', 'dragend'] as const

type Presses = { isDown: boolean; readonly waiting: (() => void)[] }

/**
 * Runs an action at once or, while a mouse button is down, after the click. A field loses focus at mousedown: an
 * error text that appears then would move the button away from under the mouse, and there would be no click. Mouse
 * events, because a finger's pointer events are over before its press moves the focus.
 */
export const useAfterPress = (): ((act: () => void) => void) => {
  const presses = useRef<Presses>({ isDown: false, waiting: [] })
  useEffect(() => {
    const { current } = presses
    const down = (): void => {
      current.isDown = true
    }
    const up = (): void => {
      current.isDown = false
      // The click follows in the same task.
      setTimeout(() => {
        for (const act of current.waiting.splice(0)) act()
      })
    }
    window.addEventListener('mousedown', down, true)
    for (const end of ENDS) window.addEventListener(end, up, true)
    return () => {
      window.removeEventListener('mousedown', down, true)
      for (const end of ENDS) window.removeEventListener(end, up, true)
    }
  }, [])
  return useCallback((act) => {
    const { isDown, waiting } = presses.current
    if (isDown) waiting.push(act)
    else act()
  }, [])
}

type Texts = Readonly<Record<string, unknown>>
/** One sentence for each invalid field. */
export type FormErrors<T extends Texts> = { readonly [K in keyof T]?: string | undefined }

type FormOptions<T extends Texts> = {
  readonly initial: T
  /** The domain's check as sentences; runs on blur, then on every change, and on submit. */
  readonly check: (values: T) => FormErrors<T>
  /** Runs when the check passes. Returns sentences for what the server refused, per field. */
  readonly onSubmit: (values: T) => Promise<FormErrors<T> | undefined>
}

export type FormField<V> = {
  readonly name: string
  readonly value: V
  readonly error: string | undefined
  readonly onChange: (value: V) => void
  readonly onBlur: () => void
}

export type Form<T extends Texts> = {
  readonly values: T
  readonly ref: RefObject<HTMLFormElement | null>
  /** The props of a field component: `<TextField label={…} {...form.field('name')} />`. */
  readonly field: <K extends keyof T & string>(name: K) => FormField<T[K]>
  readonly set: (change: Partial<T>) => void
  readonly submit: (event?: FormEvent) => void
  readonly reset: (values: T) => void
  readonly isBusy: boolean
  readonly isDirty: boolean
}

/** The server's refusals, and the values that were refused. */
type Refusal<T extends Texts> = { readonly of: Partial<T>; readonly texts: FormErrors<T> }

const hasErrors = (errors: Readonly<Record<string, unknown>>): boolean => Object.values(errors).some(Boolean)

/** Focuses the first invalid field. */
const focusFirstError = (form: HTMLElement | null): void => {
  form?.querySelector<HTMLElement>('[aria-invalid="true"],[data-invalid="true"]')?.focus()
}

/** The state of one form: values, visited fields, errors, and whether it is being submitted. */
export const useForm = <T extends Texts>({ initial, check, onSubmit }: FormOptions<T>): Form<T> => {
  const ref = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Refusal<T>>({ of: {}, texts: {} })
  const [isBusy, setBusy] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const afterPress = useAfterPress()
  const errors = check(values)

  useEffect(() => {
    if (refusals > 0) focusFirstError(ref.current)
  }, [refusals])

  const see = (...names: readonly string[]): void => setSeen((known) => new Set([...known, ...names]))
  const set = (change: Partial<T>): void => {
    setValues((before) => ({ ...before, ...change }))
    setDirty(true)
  }
  /** A field edited since then, or while the call was running, is not refused any more. */
  const refusalOf = (name: keyof T): string | undefined =>
    Object.is(refused.of[name], values[name]) ? refused.texts[name] : undefined

  const submit = async (): Promise<void> => {
    see(...Object.keys(values))
    if (hasErrors(errors)) {
      setRefusals((count) => count + 1)
      return
    }
    setBusy(true)
    try {
      const answer = await onSubmit(values)
      if (answer && hasErrors(answer)) {
        setRefused({ of: values, texts: answer })
        setRefusals((count) => count + 1)
      } else {
        setRefused({ of: {}, texts: {} })
        setDirty(false)
      }
    } finally {
      setBusy(false)
    }
  }
  return {
    values,
    ref,
    set,
    isBusy,
    isDirty,
    field: (name) => ({
      name,
      value: values[name],
      error: refusalOf(name) ?? (seen.has(name) ? errors[name] : undefined),
      // The compiler widens a computed name to string; it is a key of T.
      onChange: (value) => set({ [name]: value } as unknown as Partial<T>),
      onBlur: () => afterPress(() => see(name)),
    }),
    submit: (event) => {
      event?.preventDefault()
      if (!isBusy) void submit()
    },
    reset: (next) => {
      setValues(next)
      setSeen(new Set())
      setRefused({ of: {}, texts: {} })
      setDirty(false)
    },
  }
}

/** Safari's key code for the key that ends a composition. */
const KEY_OF_COMPOSITION = 229

/**
 * Whether a key belongs to an input method (Japanese, Chinese, Korean): Enter then accepts a candidate and arrows
 * select one. Key handlers of text fields ignore these.
 */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === KEY_OF_COMPOSITION
