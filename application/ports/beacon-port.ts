/** Carries a small text to the host without an answer, also from a page that is going away. Never throws. */
export interface BeaconPort {
  send(text: string): void
}
