import type { BeaconPort } from '../../../application/ports/beacon-port.ts'

export type FakeBeacon = BeaconPort & { readonly arrived: string[] }

/** Keeps what was sent, or loses it. */
export const createFakeBeacon = (canReach = true): FakeBeacon => {
  const arrived: string[] = []
  return { arrived, send: (text) => void (canReach && arrived.push(text)) }
}
