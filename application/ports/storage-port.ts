/** Small named values that outlive the page: session token, language, theme, history. */
export interface StoragePort {
  read(name: string): string | undefined
  /** Keeps the value for `days`; at most what the adapter can keep. */
  write(name: string, value: string, days: number): void
  remove(name: string): void
}
