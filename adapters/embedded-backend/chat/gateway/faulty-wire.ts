import type { GatewayFaults } from './gateway-options.ts'
import type { Wire } from './presence/client-session.ts'

/** A connection that tests can cut. */
export type CutWire = Wire & {
  /** The part of these bytes that arrives. */
  readonly arriving: (bytes: Uint8Array) => Uint8Array
  /** Whether the connection has been cut. */
  readonly isCut: () => boolean
}

/** A connection that is cut at a given byte of either direction, for tests; without faults it is unchanged. */
export const createCutWire = (wire: Wire, faults: GatewayFaults): CutWire => {
  const passed = { received: 0, sent: 0 }
  let isCut = false

  const pass = (way: 'received' | 'sent', bytes: Uint8Array): Uint8Array => {
    const { cut } = faults
    const conversation = cut?.way === way ? Math.max(0, cut.at - passed[way]) : Number.POSITIVE_INFINITY
    passed[way] += bytes.length
    if (bytes.length < conversation) return bytes
    isCut = true
    return bytes.subarray(0, conversation)
  }

  return {
    ...wire,
    write: (bytes) => {
      if (isCut) return
      const left = pass('sent', bytes)
      if (left.length > 0) wire.write(left)
    },
    arriving: (bytes) => pass('received', bytes),
    isCut: () => isCut,
  }
}

/** Writes RECVs in order; tests can make it write each twice or swap pairs. */
export const createRecvWriter = (
  write: (bytes: Uint8Array) => void,
  faults: GatewayFaults,
): ((bytes: Uint8Array) => void) => {
  let swapped: Uint8Array | undefined
  return (bytes) => {
    if (faults.recvs === 'swap' && !swapped) {
      swapped = bytes
      return
    }
    write(bytes)
    if (faults.recvs === 'twice') write(bytes)
    if (swapped) write(swapped)
    swapped = undefined
  }
}
