/** Calls `run` in a microtask, so that a burst of changes is one emission (messaging.md 2). */
export const soon = (run: () => void): void => void Promise.resolve().then(run)
