/** Broadcasts between the tabs of this browser that run the app. A tab does not receive its own; nothing throws. */
export interface TabsPort {
  /** Sends `text` to the listeners of `topic` in the other tabs; it may be lost. */
  announce(topic: string, text: string): void
  /** Calls `listener` for each text of the topic until `stop`. */
  listen(topic: string, listener: (text: string) => void): { stop(): void }
}
