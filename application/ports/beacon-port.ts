/**
 * Sends a small text to the server without waiting for an answer; works even while the page is unloading. Never
 * throws.
 */
export interface BeaconPort {
  send(text: string): void
}
