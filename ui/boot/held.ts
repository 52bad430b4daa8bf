/**
 * What somebody does on a page that is not hydrated yet, and the app does once it is. Links, forms with an address, dialogs that a button opens by
 * command, radios and fields work by themselves and are left alone: what stands in a field is adopted on hydration. The rest is
 * kept with its element, which hydration leaves in its place, and by the name of its action or field: where something else is rendered
 * in its place the name leads to the same action or to none.
 */
export type HeldInput = {
  readonly kind: 'press' | 'text' | 'focus' | 'submit'
  readonly element: Element
  readonly name: string
  /** The letters of a field. */
  readonly text?: string
  /** The value of the button that has sent a form, and the field that was being written in. */
  readonly submitter?: string
  readonly focused?: Element | null
}

/** What the first lines of the page leave for the app, as `window.lintasEarly`. */
export type Early = {
  /** Undefined from the moment at which the app itself does what is done to the page. */
  held: HeldInput[] | undefined
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

const CONTROLS = 'button, a[href], input, textarea, select, form'

const ownName = (element: Element): string => {
  const called = element.getAttribute('data-action') ?? element.getAttribute('name')
  if (called) return called
  if (element instanceof HTMLFormElement)
    return [...element.querySelectorAll('input, textarea')].map(ownName).join()
  const { labels } = element as HTMLInputElement
  return (labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
}

/**
 * The name of an action or field: what the code calls it, or else what it is called on the page; within the card or row of
 * a list, together with where that leads. Empty where it has none.
 */
export const nameOf = (element: Element): string => {
  const name = ownName(element)
  const item = element.closest('article, li')?.querySelector('a[href]')?.getAttribute('href') ?? ''
  return name && `${element.localName} ${name} ${item}`.trim()
}

/** The one element of that name; undefined where there is none, or several. */
const findNamed = (root: ParentNode, name: string): Element | undefined => {
  const [found, another] = [...root.querySelectorAll(CONTROLS)].filter((element) => nameOf(element) === name)
  return another ? undefined : found
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')

/** Sets the text behind React's back: a setter of its own on each field tells it what it has seen already. */
const putText = (field: Field, text: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)

/** Enters a text as a finger would; the caret stays where it is in a text that stands there already. */
const typeInto = (field: Field, text: string): void => {
  const { selectionStart: from, selectionEnd: to } = field as Partial<HTMLInputElement>
  const isThere = field.value === text
  field.value = ''
  putText(field, text)
  // Not of a number, and not of a list.
  if (isThere && typeof from === 'number') (field as HTMLTextAreaElement).setSelectionRange(from, to ?? from)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Tells React of what stands in a field as if it had been entered just now. */
const enter = (field: Field): void => {
  if (isChoice(field)) {
    field.checked = !field.checked
    field.click()
    return
  }
  typeInto(field, field.value)
}

const isEntered = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((one) => one.selected !== one.defaultSelected)
  // Of a group of radios the one that is on tells of the others.
  if (isChoice(field))
    return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
  return field.value !== field.defaultValue
}

/**
 * What was typed or chosen in a server-rendered page before it was hydrated stands in its fields; React's state begins with what the
 * server has rendered. To be called in the same piece of work as the hydration, before anything is rendered again: the
 * state is told of all that differs, so that nothing is lost.
 */
const adoptFields = (root: ParentNode): void => {
  for (const field of root.querySelectorAll('input, textarea, select'))
    if (isField(field) && isEntered(field)) enter(field)
}

/** The element that was meant, if it is still there, or else the one that has its name now. */
const meantBy = (root: Element, { element, name }: HeldInput): Element | undefined =>
  root.contains(element) ? element : findNamed(root, name)

/** The acts that are held beside what is typed. */
const isAct = ({ kind }: HeldInput): boolean => kind === 'press' || kind === 'submit'

/**
 * For a page that was hydrated: its fields are those of before, and React is told of what stands in them; in the same piece of work, before
 * anything is rendered again. What was pressed stays held.
 */
export const adoptHeld = (root: Element, early: Pick<Early, 'held'>): void => {
  const { held = [] } = early
  // What React is told looks like a finger's: it is not to be held once more.
  early.held = undefined
  adoptFields(root)
  early.held = held.filter(isAct)
}

/**
 * For a page that was rendered anew: types what is held into the fields of today, and has the keys go on where they were. What was
 * pressed stays held.
 */
export const releaseText = (root: Element, early: Pick<Early, 'held'>): void => {
  const { held = [] } = early
  early.held = undefined
  const texts = new Map(held.flatMap((one) => (one.text === undefined ? [] : [[one.name, one]])))
  for (const one of texts.values()) {
    const field = meantBy(root, one)
    if (field && isField(field)) typeInto(field, one.text ?? '')
  }
  const last = held.at(-1)
  const focused = last && !isAct(last) && meantBy(root, last)
  if (focused instanceof HTMLElement && document.activeElement === document.body)
    focused.focus({ preventScroll: true })
  early.held = held.filter(isAct)
}

/** Does what was pressed, each once and in its order; from now on nothing is held. */
export const release = (root: Element, early: Pick<Early, 'held'>): void => {
  const { held = [] } = early
  early.held = undefined
  for (const busy of root.querySelectorAll('button[aria-busy], a[aria-busy]'))
    busy.removeAttribute('aria-busy')
  for (const form of root.querySelectorAll<HTMLElement>('form[inert]')) form.inert = false
  const done = new Set<Element>()
  for (const one of held) {
    const element = meantBy(root, one)
    if (!element || done.has(element)) continue
    done.add(element)
    if (element instanceof HTMLFormElement) {
      // A form that rests gives the focus away.
      if (one.focused instanceof HTMLElement && document.activeElement === document.body) one.focused.focus()
      const buttons = [...element.elements].filter((part) => part instanceof HTMLButtonElement)
      element.requestSubmit(buttons.find(({ type, value }) => type === 'submit' && value === one.submitter))
    } else if (element instanceof HTMLElement) element.click()
  }
}
