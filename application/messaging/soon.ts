/** messaging.md 2: a burst is one emission, at the end of the microtasks that are under way. */
export const soon = (run: () => void): void => void Promise.resolve().then(run)
