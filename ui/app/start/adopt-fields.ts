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

/** Tells React of what stands in a field as if it had been entered just now. */
const enter = (field: Field): void => {
  if (isChoice(field)) {
    field.checked = !field.checked
    field.click()
    return
  }
  const { value } = field
  const { selectionStart: from, selectionEnd: to } = field as Partial<HTMLInputElement>
  field.value = ''
  putText(field, value)
  // Not of a number, and not of a list.
  if (typeof from === 'number') (field as HTMLTextAreaElement).setSelectionRange(from, to ?? from)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
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
export const adoptFields = (root: ParentNode): void => {
  for (const field of root.querySelectorAll('input, textarea, select'))
    if (isField(field) && isEntered(field)) enter(field)
}
