import type { Stoppable } from '../time/clock.ts'

/**
 * The server processes that share one database. With only one process, published messages reach nobody and every
 * leader lease is granted at once.
 */
export interface Cluster {
  /** Publishes to all other processes, in order. Any length, valid UTF-8. Nothing is stored for later subscribers. */
  publish(topic: string, payload: string): void
  subscribe(topic: string, listener: (payload: string) => void): { stop(): void }
  /** Called when messages of others may have been missed, because the connection was down for a while. */
  onGap(listener: () => void): { stop(): void }
  /**
   * Holds a leader lease, which only one process has at a time: `acquire` runs when this process gets it, and its
   * result is stopped when the lease is lost. The work must tolerate a short overlap with the previous holder's.
   */
  lead(lease: string, acquire: () => Stoppable): Stoppable
  /** Runs `work` while no other process runs work with that name. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>
  /** The number of this process among those of the shop; 0 without others. */
  readonly processId: number
  /** An SQL query that returns the numbers of the running processes. */
  readonly aliveSql: string
  close(): Promise<void>
}

const SILENCE = { stop: () => undefined }

/** The cluster of a shop with one process. */
export const createLoneCluster = (): Cluster => ({
  publish: () => undefined,
  subscribe: () => SILENCE,
  onGap: () => SILENCE,
  lead: (_, acquire) => acquire(),
  exclusively: (_, work) => work(),
  processId: 0,
  aliveSql: 'select 0',
  close: async () => undefined,
})
