import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Violation = { readonly id: string; readonly nodes: readonly { readonly html: string }[] }

/** Those that can judge a page otherwise in another theme. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** What axe finds wrong on the page as it stands, one line each. Its source is evaluated, once a document: the policy forbids tags. */
export const axeProblems = (page: Page, name: string): Promise<string[]> =>
  problemsBy({ type: 'tag', values: RULES }, page, name)

/** What axe finds wrong with the colours alone: for a page that it has judged in another theme. */
export const colourProblems = (page: Page, name: string): Promise<string[]> =>
  problemsBy({ type: 'rule', values: OF_COLOUR }, page, name)

type RunOnly = { readonly type: 'tag' | 'rule'; readonly values: readonly string[] }

/** How often a page is judged again because something has entered meanwhile. */
const MAX_ROUNDS = 5

/**
 * Runs on the page: axe, once entrances have ended, and again if one has begun meanwhile. The colours of a half-faded
 * sheet or toast are nobody's.
 */
const judge = async ([runOnly, maxRounds]: readonly [RunOnly, number]): Promise<readonly Violation[]> => {
  const { axe } = globalThis as unknown as {
    axe: { run: (node: unknown, options: unknown) => Promise<{ violations: readonly Violation[] }> }
  }
  let begun = 0
  const count = (): void => {
    begun += 1
  }
  const starts = ['animationstart', 'transitionrun']
  for (const start of starts) document.addEventListener(start, count, true)
  // Pages that are kept behind the one in sight: axe would find nothing in them, but ask for the style of each element.
  const exclude = [...document.querySelectorAll('[data-kept]')].filter((page) => !page.checkVisibility())
  const entering = (): readonly Animation[] =>
    document
      .getAnimations()
      .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)))
      .filter(({ playState }) => playState === 'running')
  // What came while axe held the page has no event before the next frame, but is among the animations.
  const hasBegun = (): boolean => begun > 0 || entering().length > 0
  let violations: readonly Violation[] = []
  for (let round = 0; round === 0 || (hasBegun() && round < maxRounds); round += 1) {
    await Promise.allSettled(entering().map(({ finished }) => finished))
    begun = 0
    violations = (await axe.run({ exclude }, { runOnly, resultTypes: ['violations'] })).violations
  }
  for (const start of starts) document.removeEventListener(start, count, true)
  return violations
}

const problemsBy = async (runOnly: RunOnly, page: Page, name: string): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE)
  const violations = await page.evaluate(judge, [runOnly, MAX_ROUNDS] as const)
  return violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes[0]?.html.slice(0, 160) ?? ''}`)
}
