import { gatewayOf, gatewayPart } from '../../../../adapters/embedded-backend/chat/gateway/gateway-part.ts'
import { createSystemRandom } from '../../../../adapters/embedded-backend/secrets/random.ts'
import { createBackend } from '../../../../adapters/embedded-backend/server.ts'
import { type BackendConfig, defaultConfig } from '../../../../adapters/embedded-backend/start/config.ts'
import { createSystemClock } from '../../../../adapters/embedded-backend/time/clock.ts'
import { openTestDatabase } from '../database/test-database.ts'
import { smallWorld } from '../world/small-world.ts'

export type LiveBackend = {
  readonly origin: string
  readonly address: string
  readonly gateway: ReturnType<typeof gatewayOf>
  readonly errors: readonly string[]
  readonly close: () => Promise<void>
}

/** The messaging server of the backend on a port of its own: real sockets, real SQL in memory, real time. */
export const startLiveBackend = async (config: Partial<BackendConfig> = {}): Promise<LiveBackend> => {
  const errors: string[] = []
  const backend = await createBackend(
    { ...defaultConfig, dataDir: undefined, publicDir: undefined, seed: { kind: 'empty' }, ...config },
    {
      database: await openTestDatabase(),
      clock: createSystemClock(),
      random: createSystemRandom(),
      log: {
        write: (level, event, fields) =>
          void (level === 'error' && errors.push(`${event} ${JSON.stringify(fields)}`)),
      },
      parts: [gatewayPart],
      loadWorld: async () => smallWorld,
    },
  )
  const origin = await backend.listen(0)
  return {
    origin,
    address: `${origin.replace('http', 'ws')}/im-ws`,
    gateway: gatewayOf(backend.deps),
    errors,
    close: backend.close,
  }
}
