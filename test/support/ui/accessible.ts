const IMPLICIT: Readonly<Record<string, string>> = {
  A: 'link',
  ARTICLE: 'article',
  BUTTON: 'button',
  DIALOG: 'dialog',
  FIELDSET: 'group',
  H1: 'heading',
  H2: 'heading',
  H3: 'heading',
  IMG: 'img',
  LI: 'listitem',
  MAIN: 'main',
  NAV: 'navigation',
  OL: 'list',
  SELECT: 'combobox',
  TEXTAREA: 'textbox',
  UL: 'list',
}

const INPUT_ROLES: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  number: 'spinbutton',
  radio: 'radio',
  search: 'searchbox',
}

/** The role a reader would announce: the one written, or the element's own. */
export const roleOf = (element: HTMLElement): string | undefined => {
  const written = element.getAttribute('role')
  if (written) return written
  if (element.tagName === 'INPUT') return INPUT_ROLES[element.getAttribute('type') ?? ''] ?? 'textbox'
  return IMPLICIT[element.tagName]
}

const words = (element: Element): string => {
  const parts = [...element.childNodes].map((node) => {
    if (node.nodeType === 3) return node.textContent ?? ''
    return node instanceof HTMLElement && node.getAttribute('aria-hidden') !== 'true' ? words(node) : ''
  })
  return parts.join('')
}

/** The name of an element, near enough to the standard for our own markup. */
export const accessibleName = (element: HTMLElement): string => {
  const label = element.getAttribute('aria-label')
  if (label) return label
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  if (ids.length > 0) return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  const byFor = element.id ? document.querySelector(`label[for="${element.id}"]`) : null
  if (byFor) return (byFor.textContent ?? '').trim()
  const around = element.tagName === 'INPUT' ? element.closest('label') : null
  if (around) return words(around).trim()
  if (element.tagName === 'IMG') return element.getAttribute('alt') ?? ''
  return words(element).trim()
}

/** What describes an element: its help or its error. */
export const descriptionOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()
