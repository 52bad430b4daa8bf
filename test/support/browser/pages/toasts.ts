import type { Page } from 'playwright-core'
import { until } from '../../until.ts'

/** A busy machine takes its time. */
const PATIENCE_MS = 60_000
/** Between two looks. */
const POLL_MS = 50

/**
 * Runs before every page of a browser test: notes the words of toasts as they are announced. A toast lives 1.2 s, and who
 * looks for it every half second on a busy machine comes too late.
 */
export const noteToasts = (): void => {
  const announced: string[] = []
  Object.assign(window, { announced })
  const lines = 'p[role="status"] > span, p[role="alert"] > span'
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue
      const added = node.matches(lines) ? [node] : [...node.querySelectorAll(lines)]
      announced.push(...added.map(({ textContent }) => textContent))
    }
  }).observe(document, { childList: true, subtree: true })
}

/** Runs on the page: whether these words were announced; each announcement counts once. */
const takeAnnounced = (words: string): boolean => {
  const { announced = [] } = window as unknown as { announced?: string[] }
  const at = announced.findIndex((line) => line.includes(words))
  if (at >= 0) announced.splice(at, 1)
  return at >= 0
}

/** Waits until a page says these words, or has said them in a toast since they were last waited for. */
export const untilSaid = (page: Page, words: string): Promise<void> => {
  const text = page.getByText(words).first()
  const isSaid = async (): Promise<boolean> =>
    (await page.evaluate(takeAnnounced, words)) || (await text.count()) > 0
  // While the page changes to another document, neither can be asked.
  return until(() => isSaid().catch(() => false), PATIENCE_MS, POLL_MS)
}

/** A toast as it became visible. */
export type SeenToast = {
  readonly text: string
  /** Of the region around it: without its stylesheet it would be in the flow of the page. */
  readonly position: string
  readonly top: number
}

/**
 * From the next page on: the visible toasts, each noted as soon as the page has opened the region around it, because a
 * toast does not wait for a test. Nothing is seen of one that is only announced.
 */
export const recordToasts = async (page: Page): Promise<() => Promise<readonly SeenToast[]>> => {
  await page.addInitScript(() => {
    const seen = new Map<Element, unknown>()
    Object.assign(window, { seenToasts: seen })
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[popover="manual"]:popover-open > div > div')) {
        const region = toast.closest('[popover]')
        if (seen.has(toast) || !region) continue
        const { top } = toast.getBoundingClientRect()
        seen.set(toast, { text: toast.textContent, position: getComputedStyle(region).position, top })
      }
    }).observe(document, { childList: true, subtree: true })
  })
  return () =>
    page.evaluate(() => {
      const { seenToasts } = window as unknown as { seenToasts: ReadonlyMap<Element, SeenToast> }
      return [...seenToasts.values()]
    })
}

/** Waits until these words were announced as a toast, whether or not the page says them too. */
export const untilAnnounced = (page: Page, words: string): Promise<void> =>
  until(() => page.evaluate(takeAnnounced, words), PATIENCE_MS, POLL_MS)

type Box = { readonly top: number; readonly bottom: number }
/** Where a toast and something else on the page are at the same time, in px from the top of the window. */
export type ToastPlace = { readonly toast: Box; readonly other: Box }

/**
 * From the next page on: where the first toast comes to rest, measured in the page as soon as it is visible together with
 * what `selector` finds, because it does not wait for a test.
 */
export const measureToast = async (page: Page, selector: string): Promise<() => Promise<ToastPlace>> => {
  await page.addInitScript((wanted) => {
    const isVisible = (element: Element): boolean =>
      element.checkVisibility() && element.getBoundingClientRect().height > 0
    const boxOf = (element: Element): Box => {
      const { top, bottom } = element.getBoundingClientRect()
      return { top, bottom }
    }
    const look = (): void => {
      const toast = [...document.querySelectorAll('[popover="manual"] > div > div')].find(isVisible)
      const other = [...document.querySelectorAll(wanted)].find(isVisible)
      if (!toast || !other) return void requestAnimationFrame(look)
      for (const movement of toast.getAnimations()) movement.finish()
      Object.assign(window, { toastPlace: { toast: boxOf(toast), other: boxOf(other) } })
    }
    requestAnimationFrame(look)
  }, selector)
  return async () => {
    const measured = await page.waitForFunction(
      () => (window as unknown as { toastPlace?: ToastPlace }).toastPlace,
    )
    return measured.jsonValue() as Promise<ToastPlace>
  }
}
