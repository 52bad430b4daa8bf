import { createServer } from 'node:net'

/**
 * Rejects with the system's error when the port cannot be opened. Checked before the database is opened, so that a
 * taken port is reported at once.
 */
export const claimPort = (host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => probe.close(() => resolve()))
  })

const POLL_MS = 300

/** Calls `leave` once when the parent process has ended; does not keep this one running. */
export const followParent = (leave: () => void): void => {
  const parent = process.ppid
  const polling = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(polling)
    leave()
  }, POLL_MS)
  polling.unref()
}
