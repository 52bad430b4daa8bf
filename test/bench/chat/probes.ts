import type { CDPSession, Page } from 'playwright-core'

// What is measured, in the page: instants are taken there, so that the way to this process does not count.

/** Milliseconds from a press until what it brings is in the document, and until the frame with it is rendered. */
export type FromTap = { readonly thereMs: number; readonly paintedMs: number }

/** Presses something, and looks for what that brings. */
export const fromTap = async (
  page: Page,
  selector: string,
  brings: (page: Page) => Promise<{ readonly match: string; readonly text: string }>,
): Promise<FromTap> => {
  const wanted = await brings(page)
  const measured = page.evaluate(
    ({ match, text }) =>
      new Promise<FromTap>((resolve) => {
        let tappedAt = 0
        let thereMs = 0
        const isThere = (): boolean =>
          [...document.querySelectorAll<HTMLElement>(match)].some(
            (one) =>
              one.checkVisibility() && (one.getAttribute('aria-label') ?? one.textContent).includes(text),
          )
        const painted = (): void => {
          // After this frame's rendering: a message comes when it is done.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => resolve({ thereMs, paintedMs: performance.now() - tappedAt })
            port2.postMessage(0)
          })
        }
        const watcher = new MutationObserver(() => {
          if (tappedAt === 0 || !isThere()) return
          watcher.disconnect()
          thereMs = performance.now() - tappedAt
          painted()
        })
        addEventListener(
          'click',
          (event) => {
            tappedAt = event.timeStamp
            watcher.observe(document.body, {
              childList: true,
              subtree: true,
              attributes: true,
              attributeFilter: ['style', 'aria-label'],
            })
          },
          { capture: true, once: true },
        )
      }),
    wanted,
  )
  await page.locator(selector).filter({ visible: true }).first().click()
  return measured
}

export type Frames = {
  readonly perSecond: number
  /** Frames that took more than one and a half of the time they have. */
  readonly late: number
  readonly count: number
  readonly longestMs: number
  readonly maxRows: number
}

/** Scrolls by the wheel, as the browser's own input does, and looks at every frame on the way. */
export const framesWhile = async (
  page: Page,
  session: CDPSession,
  { distance, speed, times }: { readonly distance: number; readonly speed: number; readonly times: number },
): Promise<Frames> => {
  await page.evaluate(() => {
    const frames: number[] = []
    const state = { frames, maxRows: 0, isOver: false }
    Object.assign(window, { framesSeen: state })
    const step = (at: number): void => {
      frames.push(at)
      if (frames.length % 10 === 0) {
        const lane = document.querySelector('[data-scroller]')
        state.maxRows = Math.max(state.maxRows, lane?.firstElementChild?.childElementCount ?? 0)
      }
      if (!state.isOver) requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
  for (let turn = 0; turn < times; turn++) {
    await session.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 400,
      yDistance: distance,
      speed,
      // The wheel: fingers that leave the screen do not scroll.
      gestureSourceType: 'mouse',
      preventFling: false,
    })
  }
  return page.evaluate(() => {
    const { framesSeen } = window as unknown as {
      framesSeen: { frames: number[]; maxRows: number; isOver: boolean }
    }
    framesSeen.isOver = true
    const steps = framesSeen.frames.slice(1).map((at, index) => at - (framesSeen.frames[index] ?? at))
    const whole = steps.reduce((sum, one) => sum + one, 0)
    return {
      perSecond: (steps.length * 1000) / whole,
      late: steps.filter((one) => one > 25).length,
      count: steps.length,
      longestMs: Math.max(...steps),
      maxRows: framesSeen.maxRows,
    }
  })
}

/** How far the first visible row moves, at most, while `happen` brings rows in above it. */
export const shiftWhile = async (page: Page, happen: () => Promise<void>): Promise<number> => {
  await page.evaluate(() => {
    const scroller = [...document.querySelectorAll<HTMLElement>('[data-scroller]')].find((one) =>
      one.checkVisibility(),
    )
    const edge = scroller?.getBoundingClientRect().top ?? 0
    const row = [...(scroller?.querySelectorAll('article') ?? [])].find(
      (one) => one.getBoundingClientRect().top > edge,
    )
    const from = row?.getBoundingClientRect().top ?? Number.NaN
    const state = { max: 0, isOver: false }
    Object.assign(window, { shiftSeen: state })
    const step = (): void => {
      const now = row?.isConnected ? row.getBoundingClientRect().top : Number.NaN
      state.max = Number.isNaN(now) ? Number.POSITIVE_INFINITY : Math.max(state.max, Math.abs(now - from))
      if (!state.isOver) requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
  await happen()
  return page.evaluate(() => {
    const { shiftSeen } = window as unknown as { shiftSeen: { max: number; isOver: boolean } }
    shiftSeen.isOver = true
    return shiftSeen.max
  })
}
