import { createState } from '../../application/shared/state-stream.ts'

/** What the strip says about the age of what is shown. Here, so that the strip need not wait for ui/app/offline. */
export const said$ = createState<string | undefined>(undefined)
