import type { World } from './world.ts'

/** One thing that must hold on any server of the protocol. It throws with the reason when it does not. */
export type Check = { readonly name: string; readonly run: (world: World) => Promise<void> }

/** The server does otherwise than the protocol's description, in a way that is known and that the client bears. */
export class ServerDifferenceError extends Error {
  override name = 'ServerDifferenceError'
}
