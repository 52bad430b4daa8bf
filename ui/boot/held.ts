/**
 * What somebody does on a page whose code has not come yet, and the app does once it is there. Links, forms with an
 * address and popovers work by themselves and are left alone; the rest is noted by the name of its button or field:
 * whatever the app draws in its place, a name leads to the same action or to none.
 */
export type HeldInput = {
  readonly kind: 'press' | 'text' | 'focus' | 'submit'
  readonly name: string
  /** The letters of a field. */
  readonly text?: string
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
export const findNamed = (root: ParentNode, name: string): Element | undefined => {
  const [found, another] = [...root.querySelectorAll(CONTROLS)].filter((element) => nameOf(element) === name)
  return another ? undefined : found
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** React listens for changes of what it last saw in a field: so it is shown an empty one first. */
const type = (field: Field, text: string): void => {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  const event = field instanceof HTMLSelectElement ? 'change' : 'input'
  for (const value of ['', text]) {
    set?.call(field, value)
    field.dispatchEvent(new Event(event, { bubbles: true }))
  }
}

/** Types what is held into the fields of today, and has the keys go on where they were. What was pressed stays held. */
export const releaseText = (root: Element, early: Pick<Early, 'held'>): void => {
  const { held = [] } = early
  // What is typed now is told of like a finger's: it is not to be held once more.
  early.held = undefined
  const texts = new Map(held.flatMap(({ name, text }) => (text === undefined ? [] : [[name, text]])))
  for (const [name, text] of texts) {
    const field = findNamed(root, name)
    if (field && 'value' in field) type(field as Field, text)
  }
  const last = held.at(-1)
  const focused = last && (last.kind === 'focus' || last.kind === 'text') && findNamed(root, last.name)
  if (focused instanceof HTMLElement && document.activeElement === document.body)
    focused.focus({ preventScroll: true })
  early.held = held.filter(({ kind }) => kind === 'press' || kind === 'submit')
}

/** Does what was pressed, each once and in its order; from now on nothing is held. */
export const release = (root: Element, early: Pick<Early, 'held'>): void => {
  const { held = [] } = early
  early.held = undefined
  for (const busy of root.querySelectorAll('button[aria-busy], a[aria-busy]'))
    busy.removeAttribute('aria-busy')
  for (const name of new Set(held.map((one) => one.name))) {
    const element = findNamed(root, name)
    if (element instanceof HTMLFormElement) element.requestSubmit()
    else if (element instanceof HTMLElement) element.click()
  }
}
