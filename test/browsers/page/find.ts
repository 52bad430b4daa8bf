/** What is looked for, as it goes to the page: a regular expression by its source. */
export type Wanted = {
  readonly role: string
  readonly name: string
  readonly isPattern: boolean
  /** Kept pages stay in the document out of sight: a shopper means what is to be seen. */
  readonly isAnywhere: boolean
}

/**
 * Runs on the page and stands alone: the elements of a role and a name, each wanted inside those before. `field` is
 * whatever bears a label, `text` the innermost element that reads so.
 */
export const find = (path: readonly Wanted[]): readonly Element[] => {
  const TAGS: { readonly [role: string]: string } = {
    button: 'button, input[type=submit], summary',
    link: 'a[href]',
    textbox:
      'textarea, input:not([type]), input[type=text], input[type=email], input[type=tel], input[type=url]',
    searchbox: 'input[type=search]',
    checkbox: 'input[type=checkbox]',
    radio: 'input[type=radio]',
    heading: 'h1, h2, h3, h4',
    dialog: 'dialog',
    list: 'ul, ol',
    listitem: 'li',
    region: 'section',
    group: 'fieldset',
    img: 'img, svg',
    article: 'article',
    combobox: 'select',
    option: 'option',
    field: 'input, textarea, select',
    text: '*',
  }
  const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()
  const read = (node: Node): string => {
    if (node.nodeType === 3) return node.textContent ?? ''
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt')
    return label ?? [...node.childNodes].map(read).join(' ')
  }
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby')
    if (by) {
      const parts = by.split(' ').map((id) => document.getElementById(id))
      return plain(parts.map((part) => (part ? read(part) : '')).join(' '))
    }
    const label = element.getAttribute('aria-label')
    if (label) return plain(label)
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null
    if (labels?.length) return plain([...labels].map(read).join(' '))
    if (element instanceof HTMLFieldSetElement) {
      const legend = element.querySelector('legend')
      return legend ? plain(read(legend)) : ''
    }
    return plain([...element.childNodes].map(read).join(' ') || element.getAttribute('alt') || '')
  }
  const isInSight = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0
  }
  const among = (root: ParentNode, { role, name, isPattern, isAnywhere }: Wanted): Element[] => {
    const pattern = isPattern ? new RegExp(name) : undefined
    const fits = (text: string): boolean => (pattern ? pattern.test(text) : name === '' || text === name)
    const own = role === 'field' || role === 'text' ? '' : `, [role=${role}]`
    return [...root.querySelectorAll((TAGS[role] ?? 'never') + own)].filter((element) => {
      const given = element.getAttribute('role')
      if (own !== '' && given !== null && given !== role) return false
      if (role === 'text') {
        const text = plain(element.textContent ?? '')
        const isInner = [...element.children].some((child) => fits(plain(child.textContent ?? '')))
        if (!fits(text) || isInner || /^(SCRIPT|STYLE|TITLE)$/.test(element.tagName)) return false
      } else if (!fits(nameOf(element))) return false
      return isAnywhere || isInSight(element)
    })
  }
  let roots: readonly ParentNode[] = [document]
  for (const wanted of path) roots = roots.flatMap((root) => among(root, wanted))
  return roots as readonly Element[]
}
