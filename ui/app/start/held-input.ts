/** What somebody did on a page that was not awake yet, in order; noted by `.tools/face/first-lines/start-late.js`. */
export type HeldInput = {
  readonly type: string
  /** The way from #app down to the element: the same after React has drawn the same page anew. */
  readonly place: readonly number[]
  readonly value?: string
  /** Of a button that can be pressed in: what it showed. */
  readonly pressed?: string | null
}

/** Everything that is held; undefined from the moment at which the page does by itself what is done to it. */
export type Held = {
  held?: HeldInput[] | undefined
  /** Says that the app cannot be had, and offers to load it again. */
  readonly fail?: () => void
}

/** What is shown to be at work since somebody has pressed them. */
const WAITING = ':is(button, a)[aria-busy]'

type Field = HTMLInputElement | HTMLTextAreaElement

const elementAt = (root: Element, place: readonly number[]): Element | undefined => {
  let at: Element | undefined = root
  for (const index of place) at = at?.children[index]
  return at
}

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** React listens for changes of what it last saw in a field: so it is shown an empty one first. */
const type = (field: Field, text: string): void => {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  for (const value of ['', text]) {
    set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

const isTyping = ({ type }: HeldInput): boolean => type === 'input' || type === 'focusin'

/** Types what is held of typing into the fields of today, and holds it no longer. */
const typeAgain = (root: Element, held: HeldInput[]): void => {
  const lastWords = new Map(held.filter((one) => one.type === 'input').map((one) => [one.place.join(), one]))
  held.splice(0, held.length, ...held.filter((one) => !isTyping(one)))
  for (const { place, value = '' } of lastWords.values()) {
    const field = elementAt(root, place)
    if (field && isField(field)) type(field, value)
  }
}

/**
 * For a page that is drawn anew, at the moment at which it is there: whoever was typing goes on in the same field and
 * loses no letter, and keys go on where they were. What was pressed stays held.
 */
export const releaseTyped = (root: Element, early: Held): void => {
  const { held = [] } = early
  const last = held.at(-1)
  // Typing is told of like a finger's: it is not to be held once more.
  early.held = undefined
  typeAgain(root, held)
  early.held = held
  const focused = last && isTyping(last) && elementAt(root, last.place)
  if (focused instanceof HTMLElement && document.activeElement === document.body)
    focused.focus({ preventScroll: true })
}

/** A heart that was empty for a visitor, and is full for the shopper, is as the finger wanted it. */
const isDone = (element: Element, { pressed }: HeldInput): boolean =>
  typeof pressed === 'string' && element.getAttribute('aria-pressed') !== pressed

/** Does again what was done before the code was there. An element that is no longer there is passed over. */
export const releaseHeld = (root: Element, early: Held): void => {
  const { held = [] } = early
  early.held = undefined
  for (const busy of root.querySelectorAll(WAITING)) busy.removeAttribute('aria-busy')
  typeAgain(root, held)
  const last = held.at(-1)
  const element = last && elementAt(root, last.place)
  if (element && isDone(element, last)) return
  if (last?.type === 'submit' && element instanceof HTMLFormElement) element.requestSubmit()
  else if (element instanceof HTMLButtonElement || element instanceof HTMLAnchorElement) element.click()
}
