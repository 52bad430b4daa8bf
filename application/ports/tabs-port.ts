/** Broadcasts between the tabs of this browser in which the app is open. A tab does not hear itself; nothing throws. */
export interface TabsPort {
  /** Sends `text` to whoever listens to `topic` in the other tabs; there is no answer, and it may be lost. */
  announce(topic: string, text: string): void
  /** Calls `heard` for each text of the topic until `stop`. */
  listen(topic: string, heard: (text: string) => void): { stop(): void }
}
