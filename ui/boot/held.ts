/**
 * An action on a page that is not hydrated yet, which the app carries out afterwards. Links, forms with an address,
 * dialogs opened by command, radios and fields work without code and are left alone: field values are adopted on
 * hydration. Other actions are held with their element, which hydration keeps; if it is replaced, the element with
 * the same action or field name is used, or none.
 */
export type Held = {
  readonly element: Element
  /** The button value of a submitted form, and the field that had the caret. */
  readonly submitter?: string | undefined
  readonly focused?: Element | null
}

/** The state that the boot script leaves for the app, as `window.lintasEarly`. */
export type Early = {
  /** Pressed buttons and submitted forms; undefined once the app handles them itself. */
  held: Held[] | undefined
  /** The last focused element. */
  focused?: Element | undefined
  /** The browser's install prompt, which comes only once. */
  install?: Event
  /** Shows that the app could not be loaded, and offers a reload. */
  readonly fail: () => void
}

declare global {
  interface Window {
    lintasEarly?: Early
  }
}

const isChoice = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')

const CONTROLS = 'button, a[href], input, textarea, select, form'

const ownName = (element: Element): string => {
  const called = element.getAttribute('data-action') ?? element.getAttribute('name')
  if (called) return isChoice(element) ? `${called} ${element.value}` : called
  if (element instanceof HTMLFormElement)
    return [...element.querySelectorAll('input, textarea')].map(ownName).join()
  const { labels } = element as HTMLInputElement
  return (labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
}

/**
 * The name of an action or field: from the code, or else its label on the page; within a card or list row together
 * with its link. Empty where it has none.
 */
const nameOf = (element: Element): string => {
  const name = ownName(element)
  const item = element.closest('article, li')?.querySelector('a[href]')?.getAttribute('href') ?? ''
  return name && `${element.localName} ${name} ${item}`.trim()
}

/** The intended element: itself if it still exists, or else the one with the same name; none if there are several. */
const meantBy = (root: Element, element: Element, name = nameOf(element)): Element | undefined => {
  if (root.contains(element)) return element
  const [found, another] = [...root.querySelectorAll(CONTROLS)].filter((one) => name && nameOf(one) === name)
  return another ? undefined : found
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isEntered = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((one) => one.selected !== one.defaultSelected)
  // In a group of radios only the selected one matters.
  if (isChoice(field))
    return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
  return field.value !== field.defaultValue
}

/** Enters a value like a user, with its caret: into the field, or its replacement. */
const enter = (field: Field, from: Field): void => {
  if (isChoice(field)) {
    if (field !== from && field.checked === (from as HTMLInputElement).checked) return
    if (field === from) field.checked = !field.checked
    field.click()
    return
  }
  const { selectionStart: start, selectionEnd: end } = from as Partial<HTMLInputElement>
  const text = from.value
  field.value = ''
  // React overrides the setter on each field, which would make it ignore the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  // Not available for number fields and selects.
  if (typeof start !== 'number') return
  // React writes a controlled value again after rendering, which moves the caret to its end.
  queueMicrotask(() => {
    if (field.value === text) (field as HTMLTextAreaElement).setSelectionRange(start, end ?? start)
  })
}

/**
 * A mouse button that is down while what is under it is rendered anew: the browser tells the click to neither. Once it
 * is up, the element in its place is clicked; after hydration this ends with the next press.
 */
const keepPress = (root: Element, early: Pick<Early, 'held'>): void => {
  let pressed: Element | null = root.querySelector(':is(button, a[href]):active')
  let name = pressed ? nameOf(pressed) : ''
  const down = ({ target }: Event): void => {
    pressed = target instanceof Element ? target.closest('button, a[href]') : null
    name = pressed ? nameOf(pressed) : ''
  }
  const up = ({ target, pointerType }: PointerEvent): void => {
    const isLost = pressed !== null && pointerType === 'mouse' && !root.contains(pressed)
    const element = isLost && pressed ? meantBy(root, pressed, name) : undefined
    if (element?.contains(target as Node)) (element as HTMLElement).click()
    pressed = null
    if (early.held) return
    removeEventListener('pointerdown', down, true)
    removeEventListener('pointerup', up, true)
  }
  addEventListener('pointerdown', down, true)
  addEventListener('pointerup', up, true)
}

/**
 * Call before the app is rendered into a page; call the returned function in the same task as the first commit,
 * before anything renders again. React's state starts with the server-rendered values, so everything typed or
 * selected since is replayed, into the same fields or their replacements. Presses stay held.
 */
export const keepFields = (root: Element, early: Pick<Early, 'held' | 'focused'>): (() => void) => {
  keepPress(root, early)
  // Named while they are in the document, because labels are unknown once they have left it.
  const names = new Map(
    [...root.querySelectorAll<Field>('input, textarea, select')].map((field) => [field, nameOf(field)]),
  )
  return () => {
    const { held } = early
    // The replayed events look like a user's and must not be held again.
    early.held = undefined
    for (const [from, name] of names) {
      const field = meantBy(root, from, name)
      if (field && isEntered(from)) enter(field as Field, from)
      const isLeft = from === early.focused && field !== from && document.activeElement === document.body
      if (isLeft) (field as Field | undefined)?.focus({ preventScroll: true })
    }
    early.held = held
  }
}

/** Ends the busy state of everything that was pressed. */
export const endWaiting = (root: ParentNode): void => {
  for (const busy of root.querySelectorAll('button[aria-busy], a[aria-busy]'))
    busy.removeAttribute('aria-busy')
  for (const form of root.querySelectorAll<HTMLElement>('form[inert]')) form.inert = false
}

/** Carries out the held presses, each once and in order; from now on nothing is held. */
export const release = (root: Element, early: Pick<Early, 'held'>): void => {
  const { held = [] } = early
  early.held = undefined
  // The error of the boot script, in case the code was late.
  document.querySelector('.late-card')?.remove()
  endWaiting(root)
  const done = new Set<Element>()
  for (const { element: pressed, submitter, focused } of held) {
    const element = meantBy(root, pressed)
    if (!element || done.has(element)) continue
    done.add(element)
    if (element instanceof HTMLFormElement) {
      // An inert form loses the focus.
      if (focused instanceof HTMLElement && document.activeElement === document.body) focused.focus()
      const buttons = [...element.elements].filter((part) => part instanceof HTMLButtonElement)
      element.requestSubmit(buttons.find(({ type, value }) => type === 'submit' && value === submitter))
    } else (element as HTMLElement).click()
  }
}
