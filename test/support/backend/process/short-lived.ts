/**
 * Node's flag for programs that live for seconds: the embedded database is WebAssembly, and to optimise its code while it
 * runs takes longer than they can win by it. Figures of speed are taken without it.
 */
export const SHORT_LIVED: readonly string[] = ['--liftoff-only']

/** Their environment: hashing a password costs a shop a tenth of a second on purpose, which proves nothing here. */
export const QUICK_HASHES = { LINTAS_PASSWORD_COST: '4' } as const
