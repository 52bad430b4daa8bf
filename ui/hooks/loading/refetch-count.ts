import { createState } from '../../../application/shared/state-stream.ts'

/**
 * Counts how often everything on the screen was to be asked for anew, because the network is back. One for the
 * page: what asks stands in every context, what counts comes late (ui/app/offline).
 */
export const refetchCount$ = createState(0)
