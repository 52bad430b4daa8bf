/**
 * Small named values that outlive the page: session token, language, theme, search history. Never throws: where
 * storage is full or forbidden, a value that was written reads as undefined.
 */
export interface StoragePort {
  read(name: string): string | undefined
  /** Keeps the value for `days` days, or for as long as the adapter can where that is less. */
  write(name: string, value: string, days: number): void
  remove(name: string): void
}
