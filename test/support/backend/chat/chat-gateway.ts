import { createNobleCrypto } from '../../../../adapters/crypto/noble-crypto.ts'
import {
  createGateway,
  type Gateway,
  type GatewayDeps,
} from '../../../../adapters/embedded-backend/chat/gateway/gateway.ts'
import { createFakeClock, type FakeClock, settle } from '../../../../adapters/fakes/fake-clock.ts'
import { connectTo, type GatewayClient } from './gateway-client.ts'
import { createMemoryLog } from './memory-log.ts'

export type ChatGateway = {
  readonly clock: FakeClock
  readonly gateway: Gateway
  /** Connects somebody and waits for CONNACK. */
  readonly enter: (uid: string, more?: Partial<Parameters<typeof connectTo>[1]>) => Promise<GatewayClient>
  readonly failures: unknown[]
}

/** Lets everything that a message sets off happen. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 4; turn++) await settle()
}

/** A gateway in memory and virtual time, with the tokens of ana and ben. */
export const openChatGateway = async (more: Partial<GatewayDeps> = {}): Promise<ChatGateway> => {
  const clock = createFakeClock()
  const failures: unknown[] = []
  const gateway = createGateway({
    clock,
    crypto: createNobleCrypto(),
    log: createMemoryLog(),
    failed: (cause) => void failures.push(cause),
    ...more,
  })
  for (const uid of ['ana', 'ben']) await gateway.register(uid, `token-${uid}`, 1, 0)
  return {
    clock,
    gateway,
    failures,
    enter: async (uid, who = {}) => {
      const client = connectTo(gateway, { uid, ...who })
      await settled()
      return client
    },
  }
}
