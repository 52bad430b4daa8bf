import type { BackendDeps } from '../../backend-deps.ts'
import { createWukongimClient } from './wukongim-client.ts'
import { createWukongimServer, type WukongimServer } from './wukongim-server.ts'

const made = new WeakMap<BackendDeps, WukongimServer>()

/** The configured WuKongIM server; undefined: the built-in gateway is used. */
export const wukongimOf = (deps: BackendDeps): WukongimServer | undefined => {
  const { clock, log, config } = deps
  const { wukongim } = config
  if (!wukongim) return undefined
  const known = made.get(deps)
  if (known) return known
  const client = createWukongimClient({ ...wukongim, clock, log })
  const server = createWukongimServer(client, wukongim.sockets)
  made.set(deps, server)
  return server
}
