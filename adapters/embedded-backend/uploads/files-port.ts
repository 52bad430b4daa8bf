/** What everybody may see (pictures of goods, reviews, avatars), and what its owner and the shop alone may (evidence). */
export const AREAS = ['upload', 'private'] as const
/** Which of the two a file is in. */
export type Area = (typeof AREAS)[number]

/**
 * Keeps the files of shoppers and staff. A name says all about its content: a file is written once, and is whole or not
 * there. Who may read it is asked before, by whoever calls. Rejects where the store does not do what was asked.
 */
export interface FilesPort {
  write(area: Area, name: string, bytes: Uint8Array): Promise<void>
  /** Undefined where there is none. */
  read(area: Area, name: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** A file that is not there is gone as well. */
  remove(area: Area, name: string): Promise<void>
  /** Names of whole files, in no order. */
  names(area: Area): AsyncIterable<string>
  /** Removes what a killed process was writing, long ago at `nowMs`. */
  removeHalves(nowMs: number): Promise<void>
  /** Rejects where the store cannot be used, with why. */
  check(): Promise<void>
}
