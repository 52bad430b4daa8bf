import { createHash, timingSafeEqual } from 'node:crypto'

const digestOf = (text: string): Uint8Array => createHash('sha256').update(text).digest()

/** Whether what was sent is the secret. Digests are of one length, and take the same time whatever was sent. */
export const isSameSecret = (sent: string, secret: string): boolean =>
  timingSafeEqual(digestOf(sent), digestOf(secret))
