import type { Page } from 'playwright-core'

/** What a phone on its side keeps free: the notch, its mirror image and the line below. */
export const NOTCH = { left: 59, right: 59, bottom: 21 } as const

/** The page from now on as on such a phone (its `env(safe-area-inset-*)`). */
export const withNotch = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: NOTCH })
}

/** Words, icons and fields that lie, wholly or in part, where the notch covers them; what is rendered past an edge to be swiped is none. */
export const underNotch = (page: Page): Promise<readonly string[]> =>
  page.evaluate(({ left, right, bottom }) => {
    const top = document.querySelector('dialog[open]') ?? document.body
    const covered: string[] = []
    // The badge on an icon stands out of it, and a rendering has some nothing around it.
    const OVER = 4
    const isSwiped = (element: Element | null): boolean => {
      for (let one = element; one && one !== document.body; one = one.parentElement) {
        const { overflowX, display } = getComputedStyle(one)
        if (overflowX !== 'visible' && display !== 'inline' && one.scrollWidth > one.clientWidth + 1)
          return true
      }
      return false
    }
    /** Of a bar that stays: what the page itself has below its edge is scrolled up. */
    const isHeld = (element: Element | null): boolean => {
      for (let one = element; one; one = one.parentElement)
        if (getComputedStyle(one).position === 'fixed') return true
      return false
    }
    const judge = (name: string, element: Element, box: DOMRect): void => {
      if (box.width < 2 || box.height < 2 || box.bottom <= 0 || box.top >= innerHeight) return
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return
      const isBeside =
        box.left < left - OVER || box.right > document.documentElement.clientWidth - right + OVER
      const isBelow = isHeld(element) && box.bottom > innerHeight - bottom + OVER
      if (!(isBeside || isBelow) || isSwiped(element)) return
      covered.push(
        `${name} at ${Math.round(box.left)}..${Math.round(box.right)}, ${Math.round(box.top)}..${Math.round(box.bottom)}`,
      )
    }
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || node.nodeValue?.trim() === '' || parent.closest('script, style, noscript')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) judge(`"${node.nodeValue?.trim().slice(0, 30)}"`, parent, box)
    }
    for (const icon of top.querySelectorAll('svg, input, textarea'))
      judge(
        `${icon.tagName} in ${icon.parentElement?.getAttribute('aria-label') ?? icon.parentElement?.className}`,
        icon,
        icon.getBoundingClientRect(),
      )
    return [...new Set(covered)]
  }, NOTCH)
