import type { Page } from 'playwright-core'

/** What is found at a stop of the Tab key. */
type Stop = {
  /** Whether one of the targets has the focus. */
  readonly isThere: boolean
  /** What is wrong with the element that has it. */
  readonly fault?: string
  /** Where the element stands in the page's order; -1 when nothing of the page has the focus. */
  readonly at: number
}

/**
 * Runs on the page: whether the focus is where the way leads, whether it is in sight, no bar stands over
 * it (WCAG 2.4.11), and a ring, not cut above or below, says where it is. A sheet that is still on its way in is waited for.
 */
export const lookAround = async (targets: readonly Element[]): Promise<Stop> => {
  const stop = document.activeElement
  const carrying = document.getAnimations().filter(({ effect, playState }) => {
    const isEnding = playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
    return isEnding && effect instanceof KeyframeEffect && effect.target?.contains(stop)
  })
  await Promise.allSettled(carrying.map(({ finished }) => finished))
  const isThere = stop !== null && targets.includes(stop)
  // After the last control the browser's own window has its turn.
  if (!stop || stop === document.body) return { isThere, at: -1 }
  const at = [...document.querySelectorAll('*')].indexOf(stop)
  const name = stop.outerHTML.slice(0, 140)
  const parts: Element[] = [stop]
  for (let part = stop.parentElement; part && parts.length < 5; part = part.parentElement) parts.push(part)
  // A control that is rendered by its label has no size of its own.
  const drawn = parts.find((part) => part.getBoundingClientRect().width > 4)
  const box = drawn?.getBoundingClientRect()
  if (!drawn || !box) return { isThere, at, fault: `has no size: ${name}` }
  const within = (point: number, max: number): number => Math.min(Math.max(point, 1), max - 1)
  const isHeld = (element: Element): boolean => {
    // A toast leaves by itself.
    if (element.closest('[popover]')) return false
    for (let part: Element | null = element; part && part !== document.body; part = part.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(part).position)) return !part.contains(stop)
    return false
  }
  const bars: Element[] = []
  const spots = [0.5, 0.1, 0.9].flatMap((x) =>
    [0.5, 0.15, 0.85].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
  )
  const hit = spots.filter(([x, y]) => {
    if (x !== within(x, innerWidth) || y !== within(y, innerHeight)) return false
    const top = document.elementFromPoint(x, y)
    if (top === null) return false
    if (drawn.contains(top) || top.contains(drawn)) return true
    if (isHeld(top)) bars.push(top)
    return false
  })
  if (hit.length === 0) {
    return {
      isThere,
      at,
      fault: `is hidden or out of sight (${Math.round(box.top)} of ${innerHeight}): ${name}`,
    }
  }
  // Where the middle is free and a bar stands over the rest, less than half is to be read.
  if (bars.length > 4)
    return { isThere, at, fault: `is mostly under ${bars[0]?.outerHTML.slice(0, 60)}: ${name}` }
  const around = [...parts, ...(stop.parentElement?.children ?? [])]
  // A text field's frame grows to two pixels.
  const isField = stop.matches('textarea, input:not([type="radio"], [type="checkbox"], [type="file"])')
  const ringed = around.filter((part) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part)
    const hasFrame = isField && /2px.* inset|inset.* 2px/.test(boxShadow)
    return hasFrame || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1.5)
  })
  const isText = stop.matches('[tabindex="-1"]')
  if (ringed.length === 0 && !isText) return { isThere, at, fault: `has no ring: ${name}` }
  // What cuts its content cuts a ring around that, too; what scrolls has room for it.
  const isOwn = ringed.length === 1 && ringed[0] === stop
  const reach = isOwn ? Number.parseFloat(getComputedStyle(stop).outlineOffset) + 1 : 0
  const own = stop.getBoundingClientRect()
  for (
    let part = stop.parentElement;
    reach > 1 && part && part !== document.body;
    part = part.parentElement
  ) {
    if (getComputedStyle(part).overflowY !== 'hidden') continue
    const edge = part.getBoundingClientRect()
    if (own.top - reach < edge.top || own.bottom + reach > edge.bottom)
      return { isThere, at, fault: `has a ring that is cut: ${name}` }
  }
  return { isThere, at }
}

/**
 * Tabs through a page and back again, at most so many stops either way; gives what is wrong at a stop.
 * On the way down what comes next may stand under a bar at the bottom, on the way up under one at the top.
 */
export const walkFocus = async (page: Page, max: number): Promise<readonly string[]> => {
  const faults = new Set<string>()
  const go = async (way: 'Tab' | 'Shift+Tab'): Promise<number> => {
    for (let stops = 0; stops < max; stops += 1) {
      await page.keyboard.press(way)
      const { at, fault } = await page.evaluate(lookAround, [])
      if (at < 0) return stops
      if (fault !== undefined) faults.add(`${way} ${fault}`)
    }
    return max
  }
  await go('Tab')
  await go('Shift+Tab')
  return [...faults]
}
