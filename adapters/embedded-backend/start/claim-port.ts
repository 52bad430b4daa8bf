import { createServer } from 'node:net'

/**
 * Rejects with the system's fault when the port cannot be opened. Asked before the database is made
 * ready, so that somebody whose port is taken hears of it at once.
 */
export const claimPort = (host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
