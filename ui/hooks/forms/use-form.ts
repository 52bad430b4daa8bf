import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createForm, errorAt, type FormRules, newForm } from '../../../application/shared/form.ts'

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
type FormOptions<T extends Texts> = FormRules<T> & { readonly initial: T }

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

/** Focuses the first invalid field. */
const focusFirstError = (form: HTMLElement | null): void => {
  form?.querySelector<HTMLElement>('[aria-invalid="true"],[data-invalid="true"]')?.focus()
}

/** The state of one form: values, visited fields, errors, and whether it is being submitted. */
export const useForm = <T extends Texts>({ initial, ...rules }: FormOptions<T>): Form<T> => {
  const ref = useRef<HTMLFormElement>(null)
  const [state, setState] = useState(() => newForm(initial))
  const [form] = useState(() => createForm(initial, rules, setState))
  useLayoutEffect(() => form.follow(rules))
  const { values, isBusy, isDirty, refusals } = state
  const afterPress = useAfterPress()
  const errors = rules.check(values)

  useEffect(() => {
    if (refusals > 0) focusFirstError(ref.current)
  }, [refusals])

  return {
    values,
    ref,
    set: form.set,
    isBusy,
    isDirty,
    field: (name) => ({
      name,
      value: values[name],
      error: errorAt(state, errors, name),
      // The compiler widens a computed name to string; it is a key of T.
      onChange: (value) => form.set({ [name]: value } as unknown as Partial<T>),
      onBlur: () => afterPress(() => form.touch(name)),
    }),
    submit: (event) => {
      event?.preventDefault()
      void form.submit()
    },
    reset: form.reset,
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
