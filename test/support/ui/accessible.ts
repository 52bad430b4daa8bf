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

/** Elements that a label can be for. */
const LABELABLE = new Set(['BUTTON', 'INPUT', 'METER', 'OUTPUT', 'PROGRESS', 'SELECT', 'TEXTAREA'])

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
  const byFor =
    element.id && LABELABLE.has(element.tagName) ? document.querySelector(`label[for="${element.id}"]`) : null
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

const LIVE = '[role="status"], [role="alert"], [aria-live]'

export type Announced = {
  /** What was heard since the last question, in order: `title`, `focus`, `status` and `alert` with their words. */
  readonly take: () => Promise<readonly string[]>
  readonly stop: () => void
}

/**
 * Hears a page as a screen reader does: the document's title, what takes the focus, and the live regions. A region
 * that comes together with its words is not read out; one that is atomic is read as a whole at each change.
 */
export const listenTo = (page: Document): Announced => {
  const heard: string[] = []
  const last = new Map<string | Element, string>()
  const textOf = (node: Node | null): string => (node?.textContent ?? '').trim()
  const say = (kind: string, text: string): void => {
    if (text !== '') heard.push(`${kind}: ${text}`)
  }
  /** A title or an atomic region: the same words again are no news. */
  const sayWhole = (kind: string, key: string | Element, text: string): void => {
    if (last.get(key) !== text) say(kind, text)
    last.set(key, text)
  }
  const elementOf = (node: Node): Element | null =>
    node.nodeType === 1 ? (node as Element) : node.parentElement
  const hear = (records: readonly MutationRecord[]): void => {
    const fresh = records.flatMap(({ addedNodes }) => [...addedNodes])
    const whole = new Set<Element>()
    for (const { target, addedNodes, type } of records) {
      const at = elementOf(target)
      if (at?.closest('title')) sayWhole('title', 'title', page.title)
      const region = at?.closest(LIVE)
      if (!region || fresh.some((node) => node.contains(region))) continue
      const kind = region.getAttribute('role') ?? 'status'
      if (region.getAttribute('aria-atomic') !== 'false') whole.add(region)
      else if (type === 'characterData') say(kind, textOf(target))
      else for (const node of addedNodes) say(kind, textOf(node))
    }
    for (const region of whole) sayWhole(region.getAttribute('role') ?? 'status', region, textOf(region))
  }
  const observer = new MutationObserver(hear)
  observer.observe(page, { childList: true, characterData: true, subtree: true })
  const onFocus = ({ target }: Event): void => {
    hear(observer.takeRecords())
    say('focus', textOf(target as Node))
  }
  page.addEventListener('focusin', onFocus)
  return {
    take: async () => {
      await Promise.resolve()
      hear(observer.takeRecords())
      return heard.splice(0)
    },
    stop: () => {
      observer.disconnect()
      page.removeEventListener('focusin', onFocus)
    },
  }
}
