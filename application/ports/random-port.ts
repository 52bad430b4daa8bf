/** Unguessable unique ids, for example of requests that move money (decision 4). */
export interface RandomPort {
  /** 32 lower-case hexadecimal characters from a cryptographic source. */
  hexId(): string
}
