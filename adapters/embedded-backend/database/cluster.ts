import type { Stoppable } from '../time/stoppable.ts'

/**
 * The server processes that share one database. In a shop of one process there is nobody else: words reach nobody
 * (who says them has heard them), and every office is held at once.
 */
export interface Cluster {
  /** Tells every other process, in order. Any length, valid UTF-8. What is said is not kept. */
  announce(topic: string, word: string): void
  listen(topic: string, heard: (word: string) => void): { stop(): void }
  /** Hears that words of others may have been missed: the line to them was down for a while. */
  onGap(heard: () => void): { stop(): void }
  /**
   * Holds an office that only one process has at a time: `takeUp` runs when it falls to this one, and what it gives
   * is stopped when the office is lost. Work of an office must still bear a short overlap with its last holder.
   */
  lead(office: string, takeUp: () => Stoppable): Stoppable
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
  announce: () => undefined,
  listen: () => SILENCE,
  onGap: () => SILENCE,
  lead: (_, takeUp) => takeUp(),
  exclusively: (_, work) => work(),
  processId: 0,
  aliveSql: 'select 0',
  close: async () => undefined,
})
