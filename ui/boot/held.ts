/**
 * What somebody does on a page that is not hydrated yet, and the app does once it is. Links, forms with an address, dialogs that a button opens by
 * command, radios and fields work by themselves and are left alone: what stands in a field is adopted on hydration. The rest is
 * kept with its element, which hydration leaves in its place; where something else is rendered in its place, the name of its action or field
 * leads to the same one, or to none.
 */
export type Held = {
  readonly element: Element
  /** The value of the button that has sent a form, and the field that was being written in. */
  readonly submitter?: string
  readonly focused?: Element | null
}

/** What the first lines of the page leave for the app, as `window.lintasEarly`. */
export type Early = {
  /** Buttons that were pressed and forms that were sent; undefined from the moment at which the app itself does what is done to the page. */
  held: Held[] | undefined
  /** What had the focus last. */
  focused?: Element | undefined
  /** The browser's offer to install the shop, which comes once. */
  install?: Event
  /** Says that the app cannot be had, and offers to load it again. */
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
 * The name of an action or field: what the code calls it, or else what it is called on the page; within the card or row of
 * a list, together with where that leads. Empty where it has none.
 */
const nameOf = (element: Element): string => {
  const name = ownName(element)
  const item = element.closest('article, li')?.querySelector('a[href]')?.getAttribute('href') ?? ''
  return name && `${element.localName} ${name} ${item}`.trim()
}

/** The element that was meant: itself if it is still there, or else the one that has its name now; none where there are several. */
const meantBy = (root: Element, element: Element, name = nameOf(element)): Element | undefined => {
  if (root.contains(element)) return element
  const [found, another] = [...root.querySelectorAll(CONTROLS)].filter((one) => name && nameOf(one) === name)
  return another ? undefined : found
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isEntered = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((one) => one.selected !== one.defaultSelected)
  // Of a group of radios the one that is on tells of the others.
  if (isChoice(field))
    return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
  return field.value !== field.defaultValue
}

/** Enters the text of a field as a finger would, and puts the caret where it stood there. */
const typeInto = (field: Field, typed: Field): void => {
  const { selectionStart: from, selectionEnd: to } = typed as Partial<HTMLInputElement>
  const text = typed.value
  field.value = ''
  // Behind React's back: a setter of its own on each field tells it what it has seen already.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  // Not of a number, and not of a list.
  if (typeof from !== 'number') return
  const place = (): void => {
    if (field.value === text) (field as HTMLTextAreaElement).setSelectionRange(from, to ?? from)
  }
  place()
  // React writes a text that it keeps in a state once more when it has rendered that state, which moves the caret to its end.
  queueMicrotask(place)
}

/** Tells React of what was entered, as if it had been just now: into the field itself, or the one in its place. */
const enter = (field: Field, from: Field): void => {
  if (!isChoice(field)) typeInto(field, from)
  else if (field === from || field.checked !== (from as HTMLInputElement).checked) {
    if (field === from) field.checked = !field.checked
    field.click()
  }
}

/**
 * To be called before the app is rendered into a page; gives what is to be called in the same piece of work as the first commit, before
 * anything is rendered again. React's state begins with what the server has rendered: it is told of all that was typed or chosen since, in the
 * fields of before or, where the page was rendered anew, in those in their place. What was pressed stays held.
 */
export const keepFields = (root: Element, early: Pick<Early, 'held' | 'focused'>): (() => void) => {
  // Named while they stand in the document: no label is known of what has left it.
  const names = new Map(
    [...root.querySelectorAll<Field>('input, textarea, select')].map((field) => [field, nameOf(field)]),
  )
  return () => {
    const { held } = early
    // What React is told looks like a finger's: it is not to be held once more.
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

/** Does what was pressed, each once and in its order; from now on nothing is held. */
export const release = (root: Element, early: Pick<Early, 'held'>): void => {
  const { held = [] } = early
  early.held = undefined
  for (const busy of root.querySelectorAll('button[aria-busy], a[aria-busy]'))
    busy.removeAttribute('aria-busy')
  for (const form of root.querySelectorAll<HTMLElement>('form[inert]')) form.inert = false
  const done = new Set<Element>()
  for (const { element: pressed, submitter, focused } of held) {
    const element = meantBy(root, pressed)
    if (!element || done.has(element)) continue
    done.add(element)
    if (element instanceof HTMLFormElement) {
      // A form that rests gives the focus away.
      if (focused instanceof HTMLElement && document.activeElement === document.body) focused.focus()
      const buttons = [...element.elements].filter((part) => part instanceof HTMLButtonElement)
      element.requestSubmit(buttons.find(({ type, value }) => type === 'submit' && value === submitter))
    } else (element as HTMLElement).click()
  }
}
