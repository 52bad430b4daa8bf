import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Violation = { readonly id: string; readonly nodes: readonly { readonly html: string }[] }

/** Lets entrances end: the colours of a half-faded sheet are nobody's, and axe would judge them. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)))
    await Promise.allSettled(
      ending.filter(({ playState }) => playState === 'running').map(({ finished }) => finished),
    )
  })

/** Those that can judge a page otherwise in another theme. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** What axe finds wrong on the page as it stands, one line each. Its source is evaluated, once a document: the policy forbids tags. */
export const axeProblems = (page: Page, name: string): Promise<string[]> =>
  problemsBy({ type: 'tag', values: RULES }, page, name)

/** What axe finds wrong with the colours alone: for a page that it has judged in another theme. */
export const colourProblems = (page: Page, name: string): Promise<string[]> =>
  problemsBy({ type: 'rule', values: OF_COLOUR }, page, name)

type RunOnly = { readonly type: 'tag' | 'rule'; readonly values: readonly string[] }

const problemsBy = async (runOnly: RunOnly, page: Page, name: string): Promise<string[]> => {
  await settle(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE)
  const violations = await page.evaluate(async (rules): Promise<readonly Violation[]> => {
    const { axe } = globalThis as unknown as {
      axe: { run: (node: unknown, options: unknown) => Promise<{ violations: readonly Violation[] }> }
    }
    return (await axe.run(document, { runOnly: rules, resultTypes: ['violations'] })).violations
  }, runOnly)
  return violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes[0]?.html.slice(0, 160) ?? ''}`)
}
