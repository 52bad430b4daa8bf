import type { Page } from 'playwright-core'

/** A finger's target by design; names of goods and shops within rows are links as high as their lines. */
const TARGET_PX = 44
const NAME_IN_ROW = /^\S+ <a (?:lang="\S+" )?href="\/(?:detail|shop)\//

/**
 * Runs on the page: targets in sight smaller than `least` either way. A link within a sentence may be
 * as high as its line (WCAG 2.5.8, "inline"); a control that its label renders is as large as the label;
 * what a `::before` or `::after` adds counts.
 */
const tooSmall = (min: number): readonly string[] => {
  const added = (element: Element): readonly [number, number] => {
    const sizes = ['::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part)
      if (style.content === 'none' || style.position !== 'absolute') return [0, 0] as const
      return [Number.parseFloat(style.width) || 0, Number.parseFloat(style.height) || 0] as const
    })
    return [Math.max(...sizes.map(([x]) => x)), Math.max(...sizes.map(([, y]) => y))]
  }
  const isWithinWords = (element: Element): boolean => {
    if (getComputedStyle(element).display !== 'inline') return false
    return (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim()
  }
  const isOutOfSight = (element: Element): boolean =>
    !element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) ||
    (element.matches('.visually-hidden, [class*="skip"]') && !element.closest('label'))
  return [
    ...document.querySelectorAll(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"]',
    ),
  ]
    .filter((element) => !isOutOfSight(element) && !isWithinWords(element))
    .filter((element) => {
      // The skip link is cut away until it has the focus.
      if (getComputedStyle(element).clipPath === 'inset(50%)' && !element.closest('label')) return false
      const drawn = element.closest('label') ?? element
      // What stands out of its label and belongs to it is pressed too.
      const parts = [drawn, ...(drawn === element ? [] : [element.parentElement ?? drawn])]
      const boxes = parts.map((part) => part.getBoundingClientRect())
      const [width, height] = [
        Math.max(...boxes.map((box) => box.width)),
        Math.max(...boxes.map((box) => box.height)),
      ]
      const [moreX, moreY] = added(element)
      return Math.max(width, moreX) < min - 0.5 || Math.max(height, moreY) < min - 0.5
    })
    .map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return `${Math.round(width)}x${Math.round(height)} ${element.outerHTML.slice(0, 120)}`
    })
}

/** Targets in sight under 44 px, but for names of goods and shops within rows, which are 24 (WCAG 2.5.8). */
export const smallTargets = async (page: Page): Promise<readonly string[]> => [
  ...(await page.evaluate(tooSmall, TARGET_PX)).filter((spot) => !NAME_IN_ROW.test(spot)),
  ...(await page.evaluate(tooSmall, 24)).filter((spot) => NAME_IN_ROW.test(spot)),
]
