import type { Locator, Page } from 'playwright-core'

/** Somebody without a mouse: only keys, and at each stop a look at where they are. */
export type Keyboard = {
  /** What was wrong at the stops so far, one line each. */
  readonly faults: string[]
  /** Tabs on (or back) until the target has the focus. */
  readonly tabTo: (target: Locator, way?: 'Tab' | 'Shift+Tab') => Promise<void>
  readonly press: (...keys: readonly string[]) => Promise<void>
  /** Tabs to the target and presses Enter. */
  readonly enter: (target: Locator) => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** Waits until the focus is at the page's heading or its main part, as after a step. */
  readonly atHeading: () => Promise<void>
  /** Waits until the focus is in an open dialog. */
  readonly inDialog: () => Promise<void>
}

const MOST_STOPS = 90

/** Runs on the page: whether the focus is where the way leads, and what is wrong with the element that has it. */
const lookAround = (targets: readonly Element[]): { readonly isThere: boolean; readonly fault?: string } => {
  const stop = document.activeElement
  const isThere = stop !== null && targets.includes(stop)
  // After the last control the browser's own window has its turn.
  if (!stop || stop === document.body) return { isThere }
  const name = stop.outerHTML.slice(0, 140)
  const parts: Element[] = [stop]
  for (let part = stop.parentElement; part && parts.length < 5; part = part.parentElement) parts.push(part)
  // A control that is drawn by its label has no size of its own.
  const drawn = parts.find((part) => part.getBoundingClientRect().width > 4)
  const box = drawn?.getBoundingClientRect()
  if (!drawn || !box) return { isThere, fault: `has no size: ${name}` }
  const within = (point: number, most: number): number => Math.min(Math.max(point, 1), most - 1)
  const spots = [0.5, 0.1, 0.9].flatMap((x) =>
    [0.5, 0.15, 0.85].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
  )
  const hit = spots.filter(([x, y]) => {
    if (x !== within(x, innerWidth) || y !== within(y, innerHeight)) return false
    const top = document.elementFromPoint(x, y)
    return top !== null && (drawn.contains(top) || top.contains(drawn))
  })
  if (hit.length === 0) {
    return { isThere, fault: `is hidden or out of sight (${Math.round(box.top)} of ${innerHeight}): ${name}` }
  }
  const around = [...parts, ...(stop.parentElement?.children ?? [])]
  // A text field's frame grows to two pixels.
  const isField = stop.matches('textarea, input:not([type="radio"], [type="checkbox"], [type="file"])')
  const hasRing = around.some((part) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part)
    const hasFrame = isField && /2px.* inset|inset.* 2px/.test(boxShadow)
    return hasFrame || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1.5)
  })
  const isText = stop.matches('[tabindex="-1"]')
  return hasRing || isText ? { isThere } : { isThere, fault: `has no ring: ${name}` }
}

/** Hands a page to somebody who has only keys. */
export const keyboardOf = (page: Page): Keyboard => {
  const faults: string[] = []
  const note = (fault: string): void => {
    const line = `${new URL(page.url()).pathname}: ${fault}`
    if (!faults.includes(line)) faults.push(line)
  }

  const keyboard: Keyboard = {
    faults,
    tabTo: async (target, way = 'Tab') => {
      await target.first().waitFor({ state: 'attached' })
      for (let stops = 0; stops < MOST_STOPS; stops += 1) {
        const { isThere, fault } = await target.evaluateAll(lookAround)
        // Where the way began nobody has come by a key.
        if (fault !== undefined && stops > 0) note(fault)
        if (isThere) return
        await page.keyboard.press(way)
      }
      throw new Error(`no way by ${way} to ${target} on ${page.url()}`)
    },
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key)
    },
    enter: async (target) => {
      await keyboard.tabTo(target)
      await page.keyboard.press('Enter')
    },
    type: (text) => page.keyboard.type(text),
    atHeading: async () => {
      await page.waitForFunction(() => document.activeElement?.matches('[data-page-title], main'))
    },
    inDialog: async () => {
      await page.waitForFunction(() => document.activeElement?.closest('dialog[open]'))
    },
  }
  return keyboard
}
