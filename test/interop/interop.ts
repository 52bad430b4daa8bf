import { chatChecks } from './chat-checks.ts'
import { type Check, ServerDifferenceError } from './check.ts'
import { eventChecks } from './event-checks.ts'
import { groupChecks } from './group-checks.ts'
import { kindChecks } from './kind-checks.ts'
import { lineChecks } from './line-checks.ts'
import { createServerApi, NotOfferedError } from './server-api.ts'
import { createWorld } from './world.ts'

export type Target = {
  readonly ws: string
  readonly api: string
  readonly managerToken?: string
  /** The version of the protocol that is asked for; 4 without it. */
  readonly protocol?: number
}
export type Verdict = {
  readonly name: string
  readonly fault: string | undefined
  /** The call that this server does not have and the check needs. */
  readonly lacks?: string
  /** What this server does otherwise, which the client bears. */
  readonly differs?: string
  readonly ms: number
}

// The last one looks back at all of them.
const checks: readonly Check[] = [...chatChecks, ...kindChecks, ...eventChecks, ...groupChecks, ...lineChecks]

/** Runs our client against a live server and gives one verdict for each thing that must hold. */
export const runInterop = async (
  target: Target,
  told: (verdict: Verdict) => void = () => undefined,
): Promise<readonly Verdict[]> => {
  const api = createServerApi(target.api, target.managerToken)
  const world = createWorld({ ws: target.ws, api, protocol: target.protocol ?? 4 })
  const verdicts: Verdict[] = []
  try {
    for (const uid of [world.ana, world.ben]) await api.registerToken(uid, world.tokenOf(uid))
    for (const { name, run } of checks) {
      const startedAt = performance.now()
      const found = await run(world).then(
        () => ({ fault: undefined }),
        (cause: unknown) => {
          if (cause instanceof NotOfferedError) return { fault: undefined, lacks: cause.message }
          if (cause instanceof ServerDifferenceError) return { fault: undefined, differs: cause.message }
          return { fault: cause instanceof Error ? cause.message : String(cause) }
        },
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
