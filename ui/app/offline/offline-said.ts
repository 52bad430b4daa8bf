import { createState } from '../../../application/shared/state-stream.ts'

/** What the strip says of network and age; its words and rules come late (ui/app/offline). */
export const said$ = createState<string | undefined>(undefined)
