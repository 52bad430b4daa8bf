import type { World } from './world.ts'

/** One thing that must hold on any server of the protocol. It throws with the reason when it does not. */
export type Check = { readonly name: string; readonly run: (world: World) => Promise<void> }
