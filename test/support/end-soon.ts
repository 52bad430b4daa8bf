const SUMMARY_MS = 2_000

/** Ends a command some time after its last test: the database in this process leaves a timer that keeps Node up. */
export const endSoon = (): void => void setTimeout(() => process.exit(), SUMMARY_MS).unref()
