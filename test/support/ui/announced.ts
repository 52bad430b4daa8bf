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
