import { hexText } from './link/hex-text.ts'
import type { MessagingPorts } from './messaging-ports.ts'

const DEVICE_ID = 'lintas_chat_device'
const DAYS = 3

/**
 * The tab's device id, kept over reloads: with a new one the server would keep the old session, too (protocol.md 6.2).
 */
export const deviceIdOf = ({ crypto, tabMemory }: Pick<MessagingPorts, 'crypto' | 'tabMemory'>): string => {
  const kept = tabMemory.read(DEVICE_ID)
  if (kept !== undefined) return kept
  const fresh = `${hexText(crypto.randomBytes(16))}W`
  tabMemory.write(DEVICE_ID, fresh, DAYS)
  return fresh
}
