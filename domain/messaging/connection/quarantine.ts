// A frame that this client cannot read comes again with every redelivery, and each time the link is dropped for it.
// After the third time it is stepped over (requirement E1).

const LIMIT = 3
// Frames that are remembered; the oldest is forgotten first.
const REMEMBERED = 50

/** How often each undecodable frame was met, by fingerprint (requirement E1). */
export type Quarantine = ReadonlyMap<string, number>

/** No undecodable frame met. */
export const NO_QUARANTINE: Quarantine = new Map()

const FNV_PRIME = 0x0100_0193
const FNV_START = 0x811c_9dc5

/** A short name for a frame: its length and a hash of its bytes. */
export const fingerprint = (head: number, body: Uint8Array): string => {
  let hash = Math.imul(FNV_START ^ head, FNV_PRIME)
  for (const byte of body) hash = Math.imul(hash ^ byte, FNV_PRIME)
  return `${body.length}:${(hash >>> 0).toString(16)}`
}

/** Counts one failure of a frame; true when it is to be stepped over instead of dropping the link for it. */
export const noteFailure = (state: Quarantine, name: string): readonly [Quarantine, boolean] => {
  const failures = (state.get(name) ?? 0) + 1
  const next = new Map(state)
  next.delete(name)
  next.set(name, failures)
  const oldest = next.keys().next().value
  if (next.size > REMEMBERED && oldest !== undefined) next.delete(oldest)
  return [next, failures >= LIMIT]
}
