import type { Stoppable } from '../time/clock.ts'

/**
 * The server processes that share one database. In a shop of one process there is nobody else: messages reach nobody
 * (who publishes one has it), and every leader lease is held at once.
 */
export interface Cluster {
  /** Publishes to every other process, in order. Any length, valid UTF-8. Nothing is kept for a later subscriber. */
  publish(topic: string, payload: string): void
  subscribe(topic: string, heard: (payload: string) => void): { stop(): void }
  /** Told when messages of others may have been missed: the connection to them was down for a while. */
  onGap(heard: () => void): { stop(): void }
  /**
   * Holds a leader lease, which only one process has at a time: `acquire` runs when this process gets it, and what it
   * gives is stopped when the lease is lost. Such work must still bear a short overlap with the last holder's.
   */
  lead(lease: string, acquire: () => Stoppable): Stoppable
  /** Runs `work` while no other process runs work of that name. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Number of this process among its likes; 0 where there are no others. */
  readonly processId: number
  /** SQL text of a query that gives the numbers of the processes that are alive. */
  readonly aliveSql: string
  close(): Promise<void>
}

const SILENCE = { stop: () => undefined }

/** A shop of one process. */
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
