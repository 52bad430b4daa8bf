/**
 * Node's flags for programs that live for seconds: to optimise their code while it runs, the embedded database's WebAssembly
 * and their own, takes longer than they can win by it. Figures of speed are taken without them.
 */
export const SHORT_LIVED: readonly string[] = ['--liftoff-only', '--no-opt']

/** Their environment: hashing a password costs a shop a tenth of a second on purpose, which proves nothing here. */
export const QUICK_HASHES = { LINTAS_PASSWORD_COST: '4' } as const
