import type { Check } from './check.ts'
import { groupChecks } from './group-checks.ts'
import { kindChecks } from './kind-checks.ts'
import { lineChecks } from './line-checks.ts'
import { createServerApi, NotOfferedError } from './server-api.ts'
import { talkChecks } from './talk-checks.ts'
import { createWorld } from './world.ts'

export type Target = { readonly ws: string; readonly api: string; readonly managerToken?: string }
export type Verdict = {
  readonly name: string
  readonly fault: string | undefined
  /** The call that this server does not have and the check needs. */
  readonly lacks?: string
  readonly ms: number
}

// The last one looks back at all of them.
const checks: readonly Check[] = [...talkChecks, ...kindChecks, ...groupChecks, ...lineChecks]

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
      const found = await run(world).then(
        () => ({ fault: undefined }),
        (cause: unknown) =>
          cause instanceof NotOfferedError
            ? { fault: undefined, lacks: cause.message }
            : { fault: cause instanceof Error ? cause.message : String(cause) },
      )
      const verdict = { name, ...found, ms: Math.round(performance.now() - startedAt) }
      verdicts.push(verdict)
      told(verdict)
    }
  } finally {
    await world.close()
  }
  return verdicts
}
