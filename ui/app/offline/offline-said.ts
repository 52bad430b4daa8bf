import { createState } from '../../../application/shared/streams.ts'

/** What the strip says of network and age; its words and rules come late (ui/app/offline). */
export const said$ = createState<string | undefined>(undefined)

/** What a press on the strip does, while what is in sight may come sooner when it is asked for again. */
export const again$ = createState<(() => void) | undefined>(undefined)
