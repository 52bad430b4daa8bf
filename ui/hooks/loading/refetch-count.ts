import { createState } from '../../../application/shared/streams.ts'

/**
 * Rises by one whenever everything on the screen is to be loaded again because the network is back. One for the whole
 * page: queries of every context read it, and `ui/app/offline`, whose code is loaded late, raises it.
 */
export const refetchCount$ = createState(0)
