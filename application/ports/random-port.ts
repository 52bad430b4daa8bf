/** Unguessable ids for requests and messages. */
export interface RandomPort {
  /** 32 lower-case hexadecimal characters from a cryptographic source. */
  hexId(): string
}
