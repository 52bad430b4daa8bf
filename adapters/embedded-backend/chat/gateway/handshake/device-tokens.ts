import { createHash, timingSafeEqual } from 'node:crypto'
import type { Connect } from '../../../../../domain/messaging/wire/packets.ts'
import type { MessageLog } from '../log/message-log.ts'

/** The tokens with which devices connect. Only their hashes are stored. */
export type DeviceTokens = {
  readonly put: (uid: string, deviceFlag: number, token: string, level: 0 | 1) => Promise<void>
  /** -1 means every device flag. */
  readonly remove: (uid: string, deviceFlag: number) => Promise<void>
  /** The token's level if it is valid for uid and device flag. */
  readonly levelOf: (connect: Connect) => Promise<0 | 1 | undefined>
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
const isSameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Tokens by uid and device type, stored as hashes. */
export const createDeviceTokens = (
  log: Pick<MessageLog, 'token' | 'putToken' | 'removeToken'>,
): DeviceTokens => ({
  put: (uid, deviceFlag, token, level) => log.putToken(uid, deviceFlag, { hash: hashOf(token), level }),
  remove: async (uid, deviceFlag) => {
    for (const flag of deviceFlag === -1 ? [0, 1, 2] : [deviceFlag]) await log.removeToken(uid, flag)
  },
  levelOf: async ({ uid, token, deviceFlag }) => {
    const known = await log.token(uid, deviceFlag)
    return known && isSameHash(known.hash, hashOf(token)) ? known.level : undefined
  },
})
