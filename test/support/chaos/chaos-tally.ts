import type { Click } from './chaos-clicks.ts'
import type { ChaosClick, Walked } from './chaos-walk.ts'
import type { Want } from './chaos-wants.ts'

type Sums = { wanted: number; inStorm: number; atLast: number }

const fateOf = (told: string): string => told.split(' ').at(-1) ?? ''

/** Counts what walks came by: acts, what was wanted and told, and what happened to their calls. */
export const createChaosTally = () => {
  const acts = new Map<Click, number>()
  const wants = new Map<Want, Sums>()
  const fates = new Map<string, number>()
  return {
    acts: acts as ReadonlyMap<Click, number>,
    add: (clicks: readonly ChaosClick[], walked: Walked): void => {
      for (const { what } of clicks) acts.set(what, (acts.get(what) ?? 0) + 1)
      for (const fate of walked.fates.map(fateOf)) fates.set(fate, (fates.get(fate) ?? 0) + 1)
      for (const [want, one] of Object.entries(walked.told) as [Want, Sums][]) {
        const sum = wants.get(want) ?? { wanted: 0, inStorm: 0, atLast: 0 }
        wants.set(want, {
          wanted: sum.wanted + one.wanted,
          inStorm: sum.inStorm + one.inStorm,
          atLast: sum.atLast + one.atLast,
        })
      }
    },
    lines: (): readonly string[] => [
      `acts: ${[...acts].map(([what, count]) => `${what} ${count}`).join(', ')}`,
      ...[...wants].map(
        ([want, { wanted, inStorm, atLast }]) =>
          `${want}: ${wanted} wanted, ${inStorm} told in the storm, ${atLast} told at last`,
      ),
      `fates: ${[...fates].map(([fate, count]) => `${fate} ${count}`).join(', ')}`,
    ],
  }
}
