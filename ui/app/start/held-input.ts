/** What somebody did on a page that was not awake yet, in order; noted by `.tools/face/first-lines/start-late.js`. */
export type HeldInput = {
  readonly type: string
  /** The way from #app down to the element: the same after React has drawn the same page anew. */
  readonly place: readonly number[]
  readonly value?: string
}

/** Everything that is held; undefined from the moment at which the page does by itself what is done to it. */
export type Held = {
  held?: readonly HeldInput[] | undefined
  /** Says that the app cannot be had, and offers to load it again. */
  readonly fail?: () => void
}

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

/** Does again what was done before the code was there. An element that is no longer there is passed over. */
export const releaseHeld = (root: Element, early: Held): void => {
  const { held = [] } = early
  early.held = undefined
  const lastWords = new Map(held.filter((one) => one.type === 'input').map((one) => [one.place.join(), one]))
  for (const { place, value = '' } of lastWords.values()) {
    const field = elementAt(root, place)
    if (field && isField(field)) type(field, value)
  }
  const last = held.findLast((one) => one.type !== 'input')
  const element = last && elementAt(root, last.place)
  if (last?.type === 'submit' && element instanceof HTMLFormElement) element.requestSubmit()
  else if (element instanceof HTMLButtonElement || element instanceof HTMLAnchorElement) element.click()
}
