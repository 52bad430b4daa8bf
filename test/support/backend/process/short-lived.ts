/**
 * Node's flag for programs that live for seconds: the embedded database is WebAssembly, and to optimise its code while it
 * runs takes longer than they can win by it. Figures of speed are taken without it.
 */
export const SHORT_LIVED: readonly string[] = ['--liftoff-only']
