import type { Locator, Page } from 'playwright-core'

/** Roles that say nothing without a name. */
const NEEDS_NAME =
  /^(?:button|link|textbox|searchbox|radio|checkbox|switch|combobox|tab|dialog|alertdialog|img|spinbutton|slider|radiogroup|tablist)\b/

const MAX_LOOKS = 100

/** What a screen reader finds in a part of the page, in order: a role, its name, its states. */
const readAloud = async (part: Locator): Promise<readonly string[]> => {
  const tree = await part.ariaSnapshot()
  return tree
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/^- /, '')
        .replace(/^'(.*)'(:.*)?$/, '$1$2'),
    )
    .filter((line) => line !== '' && !line.startsWith('/'))
}

/** The first of these that does not come after those before it; undefined when all do. */
const firstMissing = (lines: readonly string[], wanted: readonly RegExp[]): RegExp | undefined => {
  let at = 0
  for (const want of wanted) {
    const found = lines.slice(at).findIndex((line) => want.test(line))
    if (found < 0) return want
    at += found + 1
  }
  return undefined
}

/** Waits until a part of the page reads so, in this order, with a name for everything that can be used. */
export const untilItReads = async (page: Page, part: Locator, wanted: readonly RegExp[]): Promise<void> => {
  let lines: readonly string[] = []
  for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
    lines = await readAloud(part)
    if (!firstMissing(lines, wanted)) break
    await page.evaluate(() => new Promise((drawn) => setTimeout(() => requestAnimationFrame(drawn), 100)))
  }
  const missing = firstMissing(lines, wanted)
  if (missing) throw new Error(`${missing} is not read in its place on ${page.url()}:\n${lines.join('\n')}`)
  const unnamed = lines.filter((line) => NEEDS_NAME.test(line) && !/^\w+ "/.test(line))
  if (unnamed.length > 0) throw new Error(`without a name on ${page.url()}: ${unnamed.join(', ')}`)
}
