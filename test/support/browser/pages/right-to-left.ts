import type { Page } from 'playwright-core'

/** A name in letters that run from right to left, with a number at its end: what jumps about if it is not isolated. */
export const HEBREW_NAME = 'חנות השדה 24'

const NAMES = new Set(['mer_name', 'nickname', 'username', 'real_name', 'receiver'])

const renamed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(renamed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      NAMES.has(key) && typeof part === 'string' && part !== '' ? HEBREW_NAME : renamed(part),
    ]),
  )
}

/** Gives every shop and person of the server that name. */
export const renameAll = (page: Page): Promise<unknown> =>
  page.route(
    (url) => url.pathname.startsWith('/api/'),
    async (route) => {
      const answer = await route.fetch().catch(() => undefined)
      const body: unknown = await answer?.json().catch(() => undefined)
      if (!answer || body === undefined) return route.abort()
      await route.fulfill({ response: answer, json: renamed(body) })
    },
  )

/**
 * Runs on the page: where the name stands beside other words with no isolation of its own, be it
 * an element (`bdi`, a block, `dir="auto"`) or the characters for it.
 */
export const mixedNames = (name: string): readonly string[] => {
  const found: string[] = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.textContent ?? ''
    if (!text.includes(name) || text.includes(`\u2068${name}`)) continue
    let box = node.parentElement
    while (
      box &&
      getComputedStyle(box).display === 'inline' &&
      getComputedStyle(box).unicodeBidi === 'normal'
    )
      box = box.parentElement
    const rest = (box?.textContent ?? '').replaceAll(name, '').trim()
    if (box?.checkVisibility() && rest !== '') found.push(box.outerHTML.slice(0, 200))
  }
  return found
}
