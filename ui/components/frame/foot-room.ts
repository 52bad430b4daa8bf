/** Bars at the foot of the window: the tabs, a page's actions, a composer. */
const BARS = 'nav, [data-foot]'

/** Above the last button of a sheet, wherever its content puts it. */
const SHEET_PX = 136

/** What stands in the lower half, down to the edge or to the tabs, is a bar; a rail or a summary beside lines is none. */
const isAtFoot = ({ top, bottom }: DOMRect, windowPx: number): boolean =>
  top > windowPx / 2 && bottom > windowPx - 100

/** How much of the window's foot, in px, is taken by what may not be covered: bars, and a phone's keys. */
export const footRoom = (): number => {
  const windowPx = innerHeight
  // Not every browser tells of it.
  const { visualViewport: view } = window
  const keysPx = view ? windowPx - view.height - view.offsetTop : 0
  const tops = [...document.querySelectorAll(BARS)]
    .filter((bar) => bar.checkVisibility?.() !== false)
    .map((bar) => bar.getBoundingClientRect())
    .filter((box) => isAtFoot(box, windowPx))
    .map(({ top }) => windowPx - top)
  const sheetPx = document.querySelector('dialog[open]') ? SHEET_PX : 0
  return Math.max(sheetPx, keysPx, ...tops)
}
