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
