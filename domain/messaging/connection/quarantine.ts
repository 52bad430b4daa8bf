// A frame that cannot be decoded is redelivered, and the connection is dropped each time. After the third time the
// frame is skipped (requirement E1).

const LIMIT = 3
// Most frames to remember; the oldest is forgotten first.
const REMEMBERED = 50

/** How often each undecodable frame was received, by fingerprint (requirement E1). */
export type Quarantine = ReadonlyMap<string, number>

/** No undecodable frames yet. */
export const NO_QUARANTINE: Quarantine = new Map()

const FNV_PRIME = 0x0100_0193
const FNV_START = 0x811c_9dc5

/** A frame's fingerprint: its length and a hash of its bytes. */
export const fingerprint = (head: number, body: Uint8Array): string => {
  let hash = Math.imul(FNV_START ^ head, FNV_PRIME)
  for (const byte of body) hash = Math.imul(hash ^ byte, FNV_PRIME)
  return `${body.length}:${(hash >>> 0).toString(16)}`
}

/** Counts a failure of a frame; true when it should be skipped instead of dropping the connection. */
export const noteFailure = (state: Quarantine, name: string): readonly [Quarantine, boolean] => {
  const failures = (state.get(name) ?? 0) + 1
  const next = new Map(state)
  next.delete(name)
  next.set(name, failures)
  const oldest = next.keys().next().value
  if (next.size > REMEMBERED && oldest !== undefined) next.delete(oldest)
  return [next, failures >= LIMIT]
}
