import type { Check } from './check.ts'
import { lineChecks } from './line-checks.ts'
import { createServerApi } from './server-api.ts'
import { talkChecks } from './talk-checks.ts'
import { createWorld } from './world.ts'

export type Target = { readonly ws: string; readonly api: string; readonly managerToken?: string }
export type Verdict = { readonly name: string; readonly fault: string | undefined; readonly ms: number }

const checks: readonly Check[] = [...talkChecks, ...lineChecks]

/** Runs our client against a live server and gives one verdict for each thing that must hold. */
export const runInterop = async (
  target: Target,
  told: (verdict: Verdict) => void = () => undefined,
): Promise<readonly Verdict[]> => {
  const api = createServerApi(target.api, target.managerToken)
  const world = createWorld({ ws: target.ws, api })
  const verdicts: Verdict[] = []
  try {
    for (const uid of [world.ana, world.ben]) await api.registerToken(uid, world.tokenOf(uid))
    for (const { name, run } of checks) {
      const startedAt = performance.now()
      const fault = await run(world).then(
        () => undefined,
        (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)),
      )
      const verdict = { name, fault, ms: Math.round(performance.now() - startedAt) }
      verdicts.push(verdict)
      told(verdict)
    }
  } finally {
    await world.close()
  }
  return verdicts
}
