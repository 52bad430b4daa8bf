/**
 * Small named values that outlive the page: session token, language, theme, history. Never throws: where nothing can
 * be kept (storage that is full or forbidden), what is written is not there when it is read.
 */
export interface StoragePort {
  read(name: string): string | undefined
  /** Keeps the value for `days`; at most what the adapter can keep. */
  write(name: string, value: string, days: number): void
  remove(name: string): void
}
