/** Sends a small text to the server and waits for no answer; works in a page that is being unloaded, too. Never throws. */
export interface BeaconPort {
  send(text: string): void
}
