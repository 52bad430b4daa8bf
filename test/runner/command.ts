/** What `node build.mjs COMMAND ARGS...` was called with. */
export type Command = { readonly command: string; readonly args: readonly string[] }

/** An error whose message says all: `build.mjs` prints it without a stack. */
export const plainError = (message: string): Error => Object.assign(new Error(message), { isPlain: true })
