/** What is over its budget, a line each. */
export const measureSizes: () => Promise<{ readonly over: readonly string[] }>
