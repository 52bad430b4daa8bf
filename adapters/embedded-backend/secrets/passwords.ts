import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'

/** Slow hashing of passwords and payment codes. */
export interface Passwords {
  hash(secret: string): Promise<string>
  matches(secret: string, hash: string): Promise<boolean>
  /** Takes as long as a comparison, so that timing does not reveal whether an account exists. */
  pretend(secret: string): Promise<void>
}

const KEY_BYTES = 32

/**
 * How many hashes run in parallel. Node's four threads also read files: more hashes than cores would not be faster,
 * and would delay pictures during a rush of sign-ins.
 */
const MAX_AT_ONCE = Math.min(3, availableParallelism())

let atWork = 0
const waiting: (() => void)[] = []

/** Waits for a free slot, in order of arrival. */
const inPlace = async <T>(work: () => Promise<T>): Promise<T> => {
  if (atWork < MAX_AT_ONCE) atWork += 1
  else await new Promise<void>((enter) => waiting.push(enter))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else atWork -= 1
  }
}

const deriveNow = (secret: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const N = 2 ** cost
    scrypt(secret.normalize('NFC'), salt, KEY_BYTES, { N, r: 8, p: 1, maxmem: 256 * N * 8 }, (fault, key) =>
      fault ? reject(fault) : resolve(key),
    )
  })

const derive = (secret: string, salt: Buffer, cost: number): Promise<Buffer> =>
  inPlace(() => deriveNow(secret, salt, cost))

/** scrypt with N = 2^cost; stored as "scrypt$cost$salt$key", so that the cost can be raised later. */
export const createPasswords = (cost: number): Passwords => ({
  hash: async (secret) => {
    const salt = randomBytes(16)
    const key = await derive(secret, salt, cost)
    return `scrypt$${cost}$${salt.toString('base64')}$${key.toString('base64')}`
  },
  matches: async (secret, hash) => {
    const [scheme, storedCost, salt, key] = hash.split('$')
    if (scheme !== 'scrypt' || storedCost === undefined || salt === undefined || key === undefined)
      return false
    const expected = Buffer.from(key, 'base64')
    const actual = await derive(secret, Buffer.from(salt, 'base64'), Number(storedCost))
    return actual.length === expected.length && timingSafeEqual(actual, expected)
  },
  pretend: async (secret) => {
    await derive(secret, randomBytes(16), cost)
  },
})

const digestOf = (text: string): Uint8Array => createHash('sha256').update(text).digest()

/** Whether a secret matches. Hashes have equal length and are compared in constant time. */
export const isSameSecret = (sent: string, secret: string): boolean =>
  timingSafeEqual(digestOf(sent), digestOf(secret))
