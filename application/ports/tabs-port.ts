/** Talks to the same app in other tabs of this browser. A tab does not hear itself, and nothing throws. */
export interface TabsPort {
  announce(topic: string, text: string): void
  listen(topic: string, heard: (text: string) => void): { stop(): void }
}
