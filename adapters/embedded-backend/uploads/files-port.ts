/** Public files (pictures of goods, reviews, avatars), and private ones for their owner and the shop (evidence). */
export const AREAS = ['upload', 'private'] as const
/** The area of a file. */
export type Area = (typeof AREAS)[number]

/**
 * Storage for files of shoppers and staff. Names depend on the content: a file is written once, and complete or
 * absent. Callers check access. Rejects when the storage fails.
 */
export interface FilesPort {
  write(area: Area, name: string, bytes: Uint8Array): Promise<void>
  /** Undefined where there is none. */
  read(area: Area, name: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Removing a file that does not exist succeeds. */
  remove(area: Area, name: string): Promise<void>
  /** Names of complete files, in no order. */
  names(area: Area): AsyncIterable<string>
  /** Removes incomplete files that a killed process left long before `nowMs`. */
  removeHalves(nowMs: number): Promise<void>
  /** Rejects with the reason when the storage cannot be used. */
  check(): Promise<void>
}
