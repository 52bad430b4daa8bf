/**
 * Small named values that survive the page: session token, language, theme, search history. Never throws: where
 * storage is full or blocked, a written value reads as undefined.
 */
export interface StoragePort {
  read(name: string): string | undefined
  /** Stores the value for `days` days, or as long as the adapter can if that is less. */
  write(name: string, value: string, days: number): void
  remove(name: string): void
}
