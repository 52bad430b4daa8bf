const LOOK_MS = 300

/** Calls `leave` once when the parent process has ended; does not keep this one running. */
export const followParent = (leave: () => void): void => {
  const parent = process.ppid
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    leave()
  }, LOOK_MS)
  looking.unref()
}
