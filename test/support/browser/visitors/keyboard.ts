import type { Locator, Page } from 'playwright-core'
import { lookAround } from '../accessibility/focus.ts'

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

const MAX_STOPS = 90

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
      for (let stops = 0; stops < MAX_STOPS; stops += 1) {
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

const MAX_PRESSES = 10

/**
 * A finger that rests on the middle of a thing until the press has opened something, then lifts. What moves away before the
 * finger is down is pressed where it lies then: answers, quick replies and pictures arrive when they do.
 */
export const longPress = async (page: Page, on: Locator, opened: Locator): Promise<void> => {
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchEnd' | 'touchCancel', at?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    // What has just been written moves until it lies where it stays.
    await on.click({ trial: true })
    const aim = await on.evaluateHandle((thing) => {
      const { left, top, width, height } = thing.getBoundingClientRect()
      const isHit = new Promise<boolean>((tell) => {
        const hear = ({ target }: Event): void => tell(thing.contains(target as Node))
        addEventListener('pointerdown', hear, { capture: true, once: true })
      })
      return { at: { x: left + width / 2, y: top + height / 2 }, isHit }
    })
    await touch('touchStart', await aim.evaluate(({ at }) => at))
    if (await aim.evaluate(({ isHit }) => isHit)) {
      await opened.waitFor()
      await touch('touchEnd')
      return
    }
    await touch('touchCancel')
  }
  throw new Error('what is to be pressed never lies still')
}
