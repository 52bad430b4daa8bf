const LOOK_MS = 300

/** Calls `leave` once when the process that started this one has ended; keeps nobody alive by itself. */
export const followParent = (leave: () => void): void => {
  const parent = process.ppid
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    leave()
  }, LOOK_MS)
  looking.unref()
}
